"""The chapters of movement, one module per kind of leg.

walks      on foot, swimming, crawling, off an edge, off the table (MOV, SWIM, CROUCH)
jumps      over a void to something no higher (JUMP)
leaps      straight up (LEAP)
combined   a jump and a leap in one (COMBO)
climbs     walls, ladders and ropes (CLIMB, LADDER)
dives      down on an enemy (DIVE)
contacts   where a move ends near an enemy (ENG)
flights    checks shared by legs in the air
walls      checks shared by leaps and climbs
"""
