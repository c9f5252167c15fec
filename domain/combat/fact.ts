import { z } from 'zod';
import { Party } from '#domain/fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { Roll } from '#domain/dice/roll.ts';
import { Health, healthOf } from './effects/health.ts';
import { commanderOf } from './commanded.ts';
import { isDecidedBySave } from './reactions/saving-throw-text.ts';
import type { Combat, Combatant } from './state.ts';
import { CombatEvent } from './follow/event.ts';
import type { CombatAudience, HitPointsShown } from './view.ts';

/** Why the narrator lets an NPC do something: what it does, and what makes the target one or keeps it from acting. */
export const NpcReason = z.object({
  does: z.enum(['attack', 'effect', 'legendary', 'standUp', 'walk', 'dash', 'wait']),
  because: z.enum([
    'damagedItLast',
    'concentrates',
    'wounded',
    'inReach',
    'inRange',
    'cannotAct',
    'turnIsUsed',
    'nobodyToFight',
    'noAttack',
    'isProne',
    'outOfReach',
    'mustFlee',
  ]),
});
export type NpcReason = z.infer<typeof NpcReason>;

/**
 * What one audience may know of something that happened in a fight, without words: `tellCombatFact` finds those. A fact holds no
 * more than its audience may read.
 */
export const CombatFact = z.object({
  area: z.literal('combat'),
  kind: z.enum([
    ...CombatEvent.shape.kind.options,
    'prepared',
    'closed',
    'mended',
    'sheetFollowed',
    'sheetUndone',
    'walkUndone',
    'waitUndone',
    'areaUndone',
    'npcChoice',
    'levelReady',
    'wentOn',
  ]),
  /** Who did it; `unseen` for the hidden, null for nobody in particular. */
  actor: z.union([Party, z.literal('unseen')]).nullable(),
  /** Whom it befell. */
  target: Party.nullable(),
  /** The attack, effect, condition, spell or damage types. */
  name: z.string(),
  /** Null where there is none, and for those who do not learn numbers. */
  amount: z.int().nullable(),
  outcome: CombatEvent.shape.outcome,
  /** How the target is afterwards, for those who do not learn numbers. */
  health: Health.nullable(),
  reason: NpcReason.nullable(),
  /** Whether it was taken back. */
  undone: z.boolean(),
  /** Whom else the step befell that was taken back: those whom just this befell, and all others. */
  others: z.object({ likewise: z.array(Party), besides: z.array(Party) }).optional(),
  rolls: z.array(Roll),
});
export type CombatFact = z.infer<typeof CombatFact>;

/** A fact of a fight; what is not named has nothing to say. */
export function combatFact(kind: CombatFact['kind'], given: Partial<Omit<CombatFact, 'area' | 'kind'>> = {}): CombatFact {
  const nothing = { actor: null, target: null, name: '', amount: null, outcome: null, health: null, reason: null };
  return { area: 'combat', kind, ...nothing, undone: false, rolls: [], ...given };
}

/** Whether a fact is about this combatant: they did it, or it befell them. */
export function concerns({ actor, target }: CombatFact, id: string): boolean {
  return target?.id === id || (actor !== null && actor !== 'unseen' && actor.id === id);
}

const dmOnly: readonly CombatEvent['kind'][] = ['hidden', 'noted', 'renewed', 'recharge', 'legendaryResistance', 'lair'];
const inNumbers: readonly CombatEvent['kind'][] = ['damage', 'heal', 'temporary'];

/** Dice that players may see: those of visible people, without the difficulty that belongs to somebody's stat block; that of keeping concentration is in the rules, and that of a hero's spell is known to all. */
function shownRolls(
  { kind, name, amount, rolls }: CombatEvent,
  { doer, target, isCalled }: { doer: Combatant | undefined; target: Combatant | undefined; isCalled: boolean },
): Roll[] {
  if (doer?.hidden === true) return [];
  // What a creature rolled to hide is what finding it must reach.
  if (kind === 'check' && doer?.kind === 'npc') return [];
  // What it adds to a save is of its stat block, as armor class is.
  if (kind === 'save' && target?.kind === 'npc' && !isCalled) return [];
  const secret = kind === 'attack' ? target?.kind === 'npc' : kind === 'save' && amount === null && !isDecidedBySave(name);
  return secret ? rolls.map((roll) => ({ ...roll, against: null })) : rolls;
}

/** A fight before and after the step that an event belongs to. */
interface Change {
  before: Combat;
  after: Combat;
}

/**
 * What an audience learns of an event. Players learn nothing of what befalls the hidden, and of the actions of the hidden only that
 * somebody unseen did them, without dice; numbers of NPCs as `shown` allows. Null is for what players do not learn of.
 */
export function combatFactFor(audience: CombatAudience, fight: Change, event: CombatEvent, shown: HitPointsShown): CombatFact | null {
  const named = (id: string | null) => [...fight.after.combatants, ...fight.before.combatants].find((one) => one.id === id);
  const [doer, target] = [named(event.actorId), named(event.targetId)];
  const { kind, name, amount, outcome, rolls } = event;
  const isCalledByHero = (one: Combatant) => commanderOf(fight.after, one) !== undefined || commanderOf(fight.before, one) !== undefined;
  const whole = combatFact(kind, {
    actor: doer ? partyOf(doer) : null,
    target: target ? partyOf(target) : null,
    name,
    amount,
    outcome,
    rolls,
  });
  if (audience === 'dm') return whole;
  if (dmOnly.includes(kind) || target?.hidden === true) return null;
  if (doer?.hidden === true && target === undefined) return null;
  // That a creature could react is the Dungeon Master's.
  if (kind === 'asked' && doer?.kind === 'npc') return null;
  const isCalled = target !== undefined && isCalledByHero(target);
  const actor = doer?.hidden === true ? 'unseen' : whole.actor;
  const learnt: CombatFact = { ...whole, actor, rolls: shownRolls(event, { doer, target, isCalled }) };
  const numbers = shown === 'numbers' || target?.kind === 'hero' || isCalled || !inNumbers.includes(kind) || !target;
  // That it dies says it.
  if (kind === 'damage' && !numbers && healthOf(target) === 'dead') return null;
  if (kind === 'check' && doer?.kind === 'npc') return { ...learnt, amount: null };
  return numbers ? learnt : { ...learnt, name: '', amount: amount === 0 ? 0 : null, health: healthOf(target) };
}
