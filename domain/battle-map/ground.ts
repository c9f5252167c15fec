import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { Ground, GroundChange, GroundChangeInput, Stamp, Token, TokenInput, Wall } from './state.ts';

// Apart from `state.ts`, so that pages that draw a map do not carry the parser of schemas.

/** What a map is made of, without who stands on it. */
export const groundOf = ({ name, grid, terrain, walls, lights, stamps, drawings, ambient, air, sight }: Ground): Ground => ({
  name,
  grid,
  terrain,
  walls,
  lights,
  stamps,
  ...(drawings !== undefined && { drawings }),
  ambient,
  ...(air !== undefined && { air }),
  sight,
});

/** A stamp with all that was left out of it. */
const stampFrom = (stamp: StampInput): Stamp => ({ ...stamp, forDm: stamp.forDm ?? false });

/** A token with all that was left out of it, as the schema fills it in. */
export const tokenFrom = (token: TokenInput): Token => ({
  id: token.id,
  name: token.name,
  cell: token.cell,
  size: token.size ?? 1,
  characterId: token.characterId ?? null,
  masterId: token.masterId ?? null,
  combatantId: token.combatantId ?? null,
  hidden: token.hidden ?? false,
  side: token.side ?? 'others',
  ...(token.body && { body: true }),
  darkvision: token.darkvision ?? 0,
  light: token.light ?? null,
  speed: token.speed ?? battleMapLimits.usualSpeed,
});

type StampInput = Extract<GroundChangeInput, { kind: 'stamps' }>['stamps'][number];
type WallInput = Extract<GroundChangeInput, { kind: 'walls' }>['walls'][number];
/** A wall with all that was left out of it. */
export const wallFrom = ({ between, kind, open = false, locked = false, lockDifficulty, substance, broken }: WallInput): Wall => ({
  between,
  kind,
  open,
  locked,
  ...(lockDifficulty !== undefined && { lockDifficulty }),
  ...(substance && { substance }),
  ...(broken && { broken }),
});

/** A change without what goes without saying: a map has many walls, and few of them are open or locked. */
export function leanChange(change: GroundChange): GroundChangeInput {
  if (change.kind !== 'all' && change.kind !== 'walls') return change;
  const walls = change.walls.map(({ between, kind, open, locked, lockDifficulty, substance, broken }) => ({
    between,
    kind,
    ...(open ? { open } : {}),
    ...(locked ? { locked } : {}),
    ...(lockDifficulty === undefined ? {} : { lockDifficulty }),
    ...(substance ? { substance } : {}),
    ...(broken ? { broken } : {}),
  }));
  return { ...change, walls };
}

/** A stroke with all that was left out of it: its walls are closed and not locked, its stamps for everybody. */
export function changeFrom(change: GroundChangeInput): GroundChange {
  if (change.kind === 'walls') return { ...change, walls: change.walls.map(wallFrom) };
  if (change.kind === 'stamps') return { ...change, stamps: change.stamps.map(stampFrom) };
  if (change.kind !== 'all') return change;
  const { stamps, ...rest } = change;
  return { ...rest, walls: change.walls.map(wallFrom), ...(stamps === undefined ? {} : { stamps: stamps.map(stampFrom) }) };
}
