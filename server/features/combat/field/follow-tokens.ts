import { bodyOf, withBodies } from '#domain/battle-map/fight/bodies.ts';
import { besideWall, raisedIn } from '#domain/battle-map/fight/panels.ts';
import { tokenOfFighter } from '#domain/battle-map/fight/place-those.ts';
import { thrown } from '#domain/battle-map/fight/thrown.ts';
import { cellNear, tokenOfCalled } from '#domain/battle-map/fight/token-of-called.ts';
import { middleOf } from '#domain/battle-map/grid.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import { Token } from '#domain/battle-map/state.ts';
import type { BattleMap } from '#domain/battle-map/state.ts';
import { cellsWalked } from '#domain/combat/acts/walk.ts';
import type { CombatEntry } from '#domain/combat/log.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { riderOf } from '#domain/combat/riding.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { battlefieldOf, findFoughtMap } from './battlefield.ts';

/** What of a step moves tokens: what happened in it, and where whoever took it teleports. */
interface Moving {
  events: readonly CombatEvent[];
  lands?: number | undefined;
}

type Moved = NonNullable<CombatEntry['tokens']>;

const called = ({ combatants }: Combat) => combatants.filter(({ summoned }) => summoned !== undefined);
const isIn = ({ combatants }: Combat, { id }: Combatant) => combatants.some((one) => one.id === id);

/** A map whose tokens are moved one after the other: it remembers each in between, and how those of the fight stood at first. */
class MovingTokens {
  map: BattleMap;
  readonly passed: BattleMap[] = [];
  readonly #were = new Map<string, Moved[number]>();

  constructor(map: BattleMap) {
    this.map = map;
  }

  get were(): Moved {
    return [...this.#were.values()];
  }

  put({ id: combatantId }: Combatant, token: Token): void {
    const before = this.map.tokens.find(({ id }) => id === token.id);
    this.#note({ combatantId, cell: before?.cell ?? null });
    const tokens = before ? this.map.tokens.map((each) => (each === before ? token : each)) : [...this.map.tokens, token];
    this.#become(tokens);
  }

  /** Has the token of who is out of the fight go, or lie there as a body where they are dead. */
  take({ id: combatantId, dead }: Combatant, token: Token): void {
    this.#note({ combatantId, cell: token.cell, token });
    this.#become(this.map.tokens.flatMap((each) => (each.id !== token.id ? [each] : dead ? [bodyOf(each)] : [])));
  }

  #note(was: Moved[number]): void {
    const { combatantId } = was;
    // Who was pushed and then left stood where they were before the push.
    const { cell } = this.#were.get(combatantId) ?? was;
    this.#were.set(combatantId, { ...this.#were.get(combatantId), ...was, cell });
  }

  #become(tokens: Token[]): void {
    this.passed.push(this.map);
    this.map = { ...this.map, tokens };
  }
}

/** Puts a creature that somebody called on the map beside them, where they stand on it. */
function putCalled(moving: MovingTokens, combat: Combat, one: Combatant, cell?: number): void {
  const caller = combat.combatants.find(({ id }) => id === one.summoned?.by);
  const beside = caller && tokenOfFighter(moving.map.tokens, caller);
  if (!beside || tokenOfFighter(moving.map.tokens, one)) return;
  moving.put(one, tokenOfCalled(moving.map, one, beside, cell));
}

/** Whoever rides somebody who teleports comes along, as near as there is room. */
function takeRider(moving: MovingTokens, { combatants }: Combat, mount: Combatant, lands: number): void {
  const rider = riderOf(combatants, mount.id);
  const token = rider && tokenOfFighter(moving.map.tokens, rider);
  if (token) moving.put(rider, { ...token, cell: cellNear(moving.map, token, lands) });
}

/** The rider of whoever goes, or whom they ride. */
const companionOf = ({ combatants }: Combat, goer: Combatant): Combatant | undefined =>
  riderOf(combatants, goer.id) ?? combatants.find(({ id }) => id === goer.rides);

/** Rider and mount go together: whoever of them does not walk comes along, as near to where the walk has come as there is room. */
function takeAlong(moving: MovingTokens, { combat, step, waits }: CombatEntry): void {
  if (step.name !== 'move') return;
  const end = step.way.slice(0, cellsWalked(step, combat, waits !== null)).at(-1);
  const goer = combat.combatants.find(({ id }) => id === step.actorId);
  const companion = goer && companionOf(combat, goer);
  const token = companion && tokenOfFighter(moving.map.tokens, companion);
  if (end === undefined || !token) return;
  const tokens = moving.map.tokens.map((each) => (each.id === step.tokenId ? { ...each, cell: end } : each));
  moving.put(companion, { ...token, cell: cellNear({ ...moving.map, tokens }, token, end) });
}

/** Pushes and pulls whom something that happened throws. */
function throwThose(moving: MovingTokens, combat: Combat, events: readonly CombatEvent[]): void {
  for (const { kind, actorId, targetId, amount } of events) {
    if (kind !== 'pushed' && kind !== 'pulled') continue;
    const field = battlefieldOf(moving.map, combat);
    const [from, one] = [field.placed.find(({ id }) => id === actorId), field.placed.find(({ id }) => id === targetId)];
    const fighter = combat.combatants.find(({ id }) => id === targetId);
    if (!from || !one || !fighter) continue;
    for (const cell of thrown(field, one, from, amount ?? 0, kind === 'pushed' ? 'away' : 'towards')) {
      const token = tokenOfFighter(moving.map.tokens, fighter);
      if (token) moving.put(fighter, { ...token, cell });
    }
  }
}

/** Whoever stands where a wall is raised comes to stand beside it. */
function putBeside(moving: MovingTokens, before: Combat, combat: Combat): void {
  const { id: mapId, grid } = moving.map;
  for (const { by, cells } of raisedIn(before, combat, mapId)) {
    const inWay = battlefieldOf(moving.map, before).placed.filter(({ token }) => cellsOf(grid, token).some((cell) => cells.includes(cell)));
    for (const { id } of inWay) {
      const field = battlefieldOf(moving.map, before);
      const [one, maker] = [field.placed.find((each) => each.id === id), field.placed.find((each) => each.id === by)];
      const fighter = combat.combatants.find((each) => each.id === id);
      const token = fighter && tokenOfFighter(moving.map.tokens, fighter);
      const cell = one && besideWall(field, one, cells, middleOf(grid, (maker ?? one).token.cell));
      if (token && cell !== undefined && cell !== null) moving.put(fighter, { ...token, cell });
    }
  }
}

/**
 * Has the tokens of a fight follow a step: who was pushed goes away from who pushed them, who teleports stands where they wanted, with their
 * rider, who walks has their rider or mount come along, and creatures that were called come and go, as does whoever is taken out of the
 * fight. Answers how those stood who were moved; whoever walks is followed apart.
 */
export async function followTokens(
  { tx, campaignId }: CombatTransaction,
  before: Combat,
  entry: CombatEntry,
  { events, lands }: Moving,
): Promise<Moved> {
  const { combat, step } = entry;
  const came = called(combat).filter((one) => !isIn(before, one));
  // A hero who leaves a fight is still there.
  const went = before.combatants.filter((one) => one.kind !== 'hero' && !isIn(combat, one));
  const isThrown = events.some(({ kind }) => kind === 'pushed' || kind === 'pulled');
  const ridesOn = step.name === 'move' && combat.combatants.some(({ rides }) => rides);
  const isRaised = combat.combatants.some((one) => one.panel && !isIn(before, one));
  if (lands === undefined && !isThrown && !ridesOn && !isRaised && came.length === 0 && went.length === 0) return [];
  const kept = await findFoughtMap(tx.sql, campaignId, combat);
  if (!kept) return [];
  let were: Moved = [];
  await tableMap.followFight(tx, { campaignId, mapId: kept.map.id }, (map) => {
    const moving = new MovingTokens(map);
    throwThose(moving, combat, events);
    putBeside(moving, before, combat);
    takeAlong(moving, entry);
    const actor = 'actorId' in step ? combat.combatants.find(({ id }) => id === step.actorId) : undefined;
    const token = actor && tokenOfFighter(moving.map.tokens, actor);
    if (lands !== undefined && token) {
      moving.put(actor, { ...token, cell: lands });
      takeRider(moving, combat, actor, lands);
    }
    for (const one of came) putCalled(moving, combat, one);
    for (const one of went) {
      const gone = tokenOfFighter(moving.map.tokens, one);
      if (gone) moving.take(one, gone);
    }
    ({ were } = moving);
    return were.length === 0 ? null : { map: moving.map, passed: moving.passed.slice(1) };
  });
  return were;
}

/** Puts the tokens that a step moved back to where they stood before it, once it was taken back; `combat` is the fight before it. */
export async function takeBackTokens(
  { tx, campaignId }: CombatTransaction,
  { tokens, combat: after }: CombatEntry,
  combat: Combat,
): Promise<void> {
  if (tokens === undefined || after.mapId === null) return;
  await tableMap.followFight(tx, { campaignId, mapId: after.mapId }, (map) => {
    const moving = new MovingTokens(map);
    for (const { combatantId, cell, token: was } of tokens) {
      const one = [...combat.combatants, ...after.combatants].find(({ id }) => id === combatantId);
      const token = one && tokenOfFighter(moving.map.tokens, one);
      const left = Token.safeParse(was).data;
      if (one && left && cell !== null) moving.put(one, { ...left, cell });
      else if (token && cell === null) moving.take(one, token);
      else if (token && cell !== null) moving.put(one, { ...token, cell });
      else if (one && cell !== null) putCalled(moving, combat, one, cell);
    }
    return { map: moving.map };
  });
}

/** Leaves the dead of a fight that is put away as bodies on its map. */
export async function leaveBodies(tx: Tx, campaignId: string, { mapId, combatants }: Combat): Promise<void> {
  const kept = await findFoughtMap(tx.sql, campaignId, { phase: 'running', mapId });
  if (!kept) return;
  await tableMap.followFight(tx, { campaignId, mapId: kept.map.id }, (map) => {
    const tokens = withBodies(map.tokens, combatants);
    return tokens.some(({ body }, n) => body !== map.tokens[n]?.body) ? { map: { ...map, tokens } } : null;
  });
}
