import { ambientLights, terrains } from '#domain/battle-map/terrain.ts';
import type { GroundChange } from '#domain/battle-map/state.ts';
import { isListOf, isOneOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';
import type { Guard } from '#web/lib/drafts/stored-shape.ts';
import type { Step } from '#web/features/battle-map/data/strokes.ts';
import { areOwnDrawings, isAbsentOr, isAir, isCell, isLight, isPair, isStamp, isTrue, isWall } from './read-ground.ts';

type Kind = GroundChange['kind'];
type OfKind<Each extends Kind> = Extract<GroundChange, { kind: Each }>;

const kindOf = <Each extends Kind>(kind: Each): Guard<Each> => isOneOf([kind]);

const guards: { [Each in Kind]: Guard<OfKind<Each>> } = {
  name: isShape<OfKind<'name'>>({ kind: kindOf('name'), name: isText }),
  terrain: isShape<OfKind<'terrain'>>({ kind: kindOf('terrain'), cells: isListOf(isCell), terrain: isOneOf(terrains) }),
  walls: isShape<OfKind<'walls'>>({ kind: kindOf('walls'), walls: isListOf(isWall) }),
  noWalls: isShape<OfKind<'noWalls'>>({ kind: kindOf('noWalls'), between: isListOf(isPair) }),
  light: isShape<OfKind<'light'>>({ kind: kindOf('light'), light: isLight }),
  noLight: isShape<OfKind<'noLight'>>({ kind: kindOf('noLight'), cell: isCell }),
  stamps: isShape<OfKind<'stamps'>>({ kind: kindOf('stamps'), stamps: isListOf(isStamp), drawings: isAbsentOr(areOwnDrawings) }),
  noStamps: isShape<OfKind<'noStamps'>>({ kind: kindOf('noStamps'), ids: isListOf(isText) }),
  ambient: isShape<OfKind<'ambient'>>({ kind: kindOf('ambient'), ambient: isOneOf(ambientLights) }),
  air: isShape<OfKind<'air'>>({ kind: kindOf('air'), air: isAir }),
  sight: isShape<OfKind<'sight'>>({ kind: kindOf('sight'), sight: isTrue }),
  all: isShape<OfKind<'all'>>({
    kind: kindOf('all'),
    terrain: isText,
    walls: isListOf(isWall),
    lights: isListOf(isLight),
    stamps: isAbsentOr(isListOf(isStamp)),
    drawings: isAbsentOr(areOwnDrawings),
  }),
};

const isChange: Guard<GroundChange> = (kept): kept is GroundChange => {
  const kind = partOf(kept, 'kind');
  return Object.entries<Guard<unknown>>(guards).some(([each, guard]) => each === kind && guard(kept));
};

/** Whether what was kept are steps of somebody who draws. */
export const isSteps: Guard<Step[]> = isListOf(isShape<Step>({ undo: isChange, redo: isChange }));
