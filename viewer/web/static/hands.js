// Fingers and mouse: tap a figure, drag a figure, turn the table, pinch to zoom, two fingers or the right button to shift.
const STILL_PX = 7;

// Words that come and go below the table must not move it under a finger that holds somebody.
const keep_still = (still) => { document.body.style.gridTemplateRows = still ? getComputedStyle(document.body).gridTemplateRows : ""; };

export function hands(stage, { tap, drag, drop }) {
  const { canvas } = stage, fingers = new Map();
  let held = null;

  canvas.addEventListener("pointerdown", (event) => {
    try { canvas.setPointerCapture(event.pointerId); } catch { /* a pointer that is gone already */ }
    fingers.set(event.pointerId, event);
    if (held?.figure && held.moved) drop(held.figure, held.last); // a second finger turns and zooms, and drags nobody
    keep_still(false);
    const plain = fingers.size === 1 && event.button === 0 && !event.shiftKey;
    held = plain && stage.camera ? { from: event, figure: stage.pick(event), moved: false } : null;
  });

  canvas.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before || !stage.camera) return;
    fingers.set(event.pointerId, event);
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (held && !held.moved && Math.hypot(event.clientX - held.from.clientX, event.clientY - held.from.clientY) > STILL_PX) {
      held.moved = true;
      keep_still(held.figure);
    }
    if (held && !held.moved) return;
    if (held) held.last = event;
    if (held?.figure && drag && drag(held.figure, event)) return;
    if (fingers.size === 2) pinch(before, event, dx, dy);
    else if (event.shiftKey || event.buttons === 2) stage.camera.pan(dx, dy, canvas.clientHeight);
    else stage.camera.turn(dx, dy);
    stage.draw();
  });

  for (const end of ["pointerup", "pointercancel"])
    canvas.addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      if (held && event.type === "pointerup" && !held.moved) tap(held.figure, event);
      else if (held?.figure && held.moved) drop(held.figure, event);
      keep_still(false);
      held = null;
    });

  function pinch(before, event, dx, dy) {
    const other = [...fingers.values()].find((one) => one.pointerId !== event.pointerId);
    const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    stage.camera.zoom(apart(before) / Math.max(apart(event), 1));
    stage.camera.pan(dx / 2, dy / 2, canvas.clientHeight);
  }

  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("wheel", (event) => { event.preventDefault(); stage.camera?.zoom(Math.exp(0.001 * event.deltaY)); stage.draw(); }, { passive: false });
  canvas.addEventListener("keydown", (event) => {
    const turns = { ArrowLeft: [-20, 0], ArrowRight: [20, 0], ArrowUp: [0, -20], ArrowDown: [0, 20] }[event.key], zooms = { "+": 0.9, "-": 1.1 }[event.key];
    if (!stage.camera || (!turns && !zooms)) return;
    if (turns) stage.camera.turn(...turns); else stage.camera.zoom(zooms);
    event.preventDefault();
    stage.draw();
  });
}
