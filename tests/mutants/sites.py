"""Finds the places of a module at which a small fault can be put in, and puts one in.

A fault changes one operator, one number, one condition, or leaves one step out. Names, texts, annotations, assertions
and what only proposes an answer (`proposals.py`) are left alone: changing them breaks no rule.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from functools import cache

from tests.mutants.proposals import PROPOSING, ROOT, SUGGEST, proposals

RULE_ID = re.compile(r"\b[A-Z]{2,6}-[A-Z]+-\d+\b|\bability/\w+")
SHOWN = 70

COMPARISONS = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SUMS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """One fault: where, what it was and what it is."""

    path: str
    owner: str
    """The function or method that it is in, as `Class.method`; empty for what a module does when it is loaded."""
    line: int
    number: int
    """Its place among the faults of its module."""
    before: str
    after: str
    again: int
    """How many faults of the same look come before it in its owner."""
    rules: tuple[str, ...]
    """The rules that its owner cites."""

    @property
    def id(self) -> str:
        return f"{self.path}::{self.owner or 'module'}::{self.before} -> {self.after}#{self.again}"


def mutants_of(path: str) -> tuple[Mutant, ...]:
    """Every fault that can be put into a module, in the order of its lines."""
    tree = parse(path)
    spared = _spared(path)
    lines = (ROOT / path).read_text("utf-8").splitlines()
    seen: Counter[tuple[str, str, str]] = Counter()
    found = []
    for number, site in enumerate(_sites(tree, spared)):
        look = (site.owner, *site.shown())
        cited = _cited(lines, tree, site)
        found.append(Mutant(path, site.owner, site.line, number, look[1], look[2], seen[look], cited))
        seen[look] += 1
    return tuple(found)


def with_fault(path: str, number: int) -> ast.Module:
    """A module with one of its faults."""
    tree = parse(path)
    _sites(tree, _spared(path))[number].put_in()
    return ast.fix_missing_locations(tree)


def parse(path: str) -> ast.Module:
    return ast.parse((ROOT / path).read_text("utf-8"), path)


def _spared(path: str) -> frozenset[str]:
    return proposals(path.split("/")[1])


@dataclass
class _Site:
    """A place in a tree, and what it can become."""

    owner: str
    scope: tuple[int, int]
    parent: ast.AST
    field: str
    place: int | None
    """The place in the list, where the field is one."""
    becomes: ast.AST

    @property
    def node(self) -> ast.AST:
        held = getattr(self.parent, self.field)
        return held if self.place is None else held[self.place]

    @property
    def line(self) -> int:
        return getattr(self.node, "lineno", None) or getattr(self.parent, "lineno", self.scope[0])

    def shown(self) -> tuple[str, str]:
        """The smallest expression around it, before and after."""
        whole = self.parent if isinstance(self.node, ast.cmpop | ast.operator | ast.boolop) else self.node
        before = _short(whole)
        kept = self.node
        self._set(self.becomes)
        after = _short(self.parent if whole is self.parent else self.becomes)
        self._set(kept)
        return before, after

    def put_in(self) -> None:
        self._set(self.becomes)

    def _set(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def _short(node: ast.AST) -> str:
    """A node in a line; of a condition only what is tested."""
    if isinstance(node, ast.If):
        return f"if {_short(node.test)}"
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def _sites(tree: ast.Module, spared: frozenset[str] = frozenset({SUGGEST})) -> list[_Site]:
    walk = _Walk(spared)
    walk.through(tree, "", (1, 1), "")
    return walk.found


@dataclass
class _Walk:
    """Collects the sites of a module, but for those in what has one of these names."""

    spared: frozenset[str]
    found: list[_Site] = field(default_factory=list)

    def through(self, node: ast.AST, owner: str, scope: tuple[int, int], in_class: str) -> None:
        for name, value in ast.iter_fields(node):
            if _is_spared(node, name):
                continue
            for place, child in enumerate(value) if isinstance(value, list) else ((None, value),):
                if not isinstance(child, ast.AST) or _is_left_alone(node, child, self.spared):
                    continue
                self.found += [_Site(owner, scope, node, name, place, new) for new in _faults(child)]
                if isinstance(child, FUNCTIONS) and not owner:
                    self.through(child, in_class + child.name, (child.lineno, child.end_lineno or 0), in_class)
                elif isinstance(child, ast.ClassDef) and not owner:
                    span = (child.lineno, child.end_lineno or 0)
                    self.through(child, owner, span, f"{in_class}{child.name}.")
                else:
                    self.through(child, owner, scope, in_class)


def _is_spared(node: ast.AST, field: str) -> bool:
    """Types and decorators are no rules."""
    return field in ("annotation", "returns", "decorator_list", "type_params", "keywords" if _is_class(node) else "")


def _is_class(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef)


def _is_left_alone(parent: ast.AST, child: ast.AST, spared: frozenset[str]) -> bool:
    if isinstance(child, ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
        return True  # a docstring
    if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
        return True
    if isinstance(child, FUNCTIONS) and child.name in spared:
        return True
    if isinstance(child, ast.Assign) and any(isinstance(one, ast.Name) and one.id in spared for one in child.targets):
        return True
    is_alias = isinstance(parent, ast.Module) and isinstance(child, ast.Assign) and _is_type(child.value)
    return is_alias or isinstance(child, ast.JoinedStr)


def _is_type(value: ast.AST) -> bool:
    """Whether a module gives a name to a type, such as `Interval = tuple[float, float]`."""
    return isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name)


def _faults(node: ast.AST) -> list[ast.AST]:
    """What a node can become, each time one small fault."""
    if isinstance(node, ast.cmpop):
        return [COMPARISONS[type(node)]()]
    if isinstance(node, ast.operator):
        return [SUMS[type(node)]()] if type(node) in SUMS else []
    if isinstance(node, ast.boolop):
        return [ast.Or() if isinstance(node, ast.And) else ast.And()]
    if isinstance(node, ast.expr):
        return [ast.copy_location(new, node) for new in _faults_of_value(node)]
    return [ast.copy_location(new, node) for new in _faults_of_step(node)]


def _faults_of_value(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.Constant):
        return _faults_of_constant(node)
    if isinstance(node, ast.UnaryOp):
        return [copy(node.operand)] if isinstance(node.op, ast.Not | ast.USub) else []
    if isinstance(node, ast.IfExp):
        return [ast.IfExp(node.test, node.orelse, node.body)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TWINS:
        return [ast.Call(ast.copy_location(ast.Name(TWINS[node.func.id]), node), node.args, node.keywords)]
    return []


def _faults_of_constant(node: ast.Constant) -> list[ast.expr]:
    if isinstance(node.value, bool):
        return [ast.Constant(not node.value)]
    if isinstance(node.value, int | float):
        return [ast.Constant(node.value + 1)]
    return []


def _faults_of_step(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        return [ast.Pass()]
    if isinstance(node, ast.If) and not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
        return [ast.If(ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node), node.body, node.orelse)]
    if isinstance(node, ast.comprehension) and node.ifs:
        return [ast.comprehension(node.target, node.iter, [], node.is_async)]
    if isinstance(node, ast.Continue):
        return [ast.Break()]
    return [ast.Continue()] if isinstance(node, ast.Break) else []


def _cited(lines: list[str], tree: ast.Module, site: _Site) -> tuple[str, ...]:
    """The rules that stand on the line of a fault, or else in its function, or else in its module."""
    first, last = site.scope
    around = lines[site.line - 1 : site.line + 1] if not site.owner else lines[site.line - 1 : site.line]
    within = lines[first - 1 : last] if site.owner else lines[site.line - 1 : site.line + 3]
    for some in (around, within, [ast.get_docstring(tree) or ""]):
        found = RULE_ID.findall("\n".join(some))
        if found:
            return tuple(dict.fromkeys(found))
    return ()


@cache
def modules_of(game: str) -> tuple[str, ...]:
    """The modules that hold rules of a game; its bots hold none, and doors only lead to others."""
    folder = ROOT / "skirmish" / game
    found = (path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py")
    inside = (path.relative_to(ROOT) for path in found)
    return tuple(path.as_posix() for path in inside if not PROPOSING & set(path.parts))
