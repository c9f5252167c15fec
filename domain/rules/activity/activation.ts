import { z } from 'zod';
import { ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { Formula } from './formula.ts';

/** Which attacks are meant. */
export const AttackKind = z.enum([
  'melee',
  'ranged',
  'weapon',
  'meleeWeapon',
  'rangedWeapon',
  'spell',
  'unarmed',
  'strength',
  'thisWeapon',
  'pactWeapon',
  'finesseOrRanged',
]);
export type AttackKind = z.infer<typeof AttackKind>;

/**
 * What can be answered in the middle of a step: a hit on oneself or on anybody, damage that one is about to take, damage,
 * damage that somebody rolls without an attack, a spell, leaving one's reach, dropping to 0 hit
 * points, an attack of one's own that misses, a check or a save that fails, a check of somebody else that
 * succeeds, damage of an attack that was brought to 0, landing from a fall.
 */
export const triggers = [
  'hit',
  'anyHit',
  'taking',
  'damaged',
  'anyDamage',
  'spell',
  'leaving',
  'falling',
  'missed',
  'failedCheck',
  'anyCheck',
  'failedSave',
  'deflected',
  'landing',
] as const;
export type Trigger = (typeof triggers)[number];

/** What becomes of a d20 that was rolled: it shows a face, something is added or taken away, or it is rolled again. */
export const D20Change = z.object({
  set: z.int().min(1).max(20).optional(),
  add: Formula.optional(),
  again: z.enum(['plain', 'advantage']).optional(),
});
export type D20Change = z.infer<typeof D20Change>;

/** What becomes of a spell by something that is chosen with its cast. */
export const Shaping = z.discriminatedUnion('does', [
  /** So many of those who must save make their save by themselves, and take no damage where it would be half. */
  z.object({ does: z.literal('spare'), most: Formula }),
  /** One target saves with disadvantage. */
  z.object({ does: z.literal('hinderSave') }),
  /** The range is doubled; what reaches by touch reaches 30 feet. */
  z.object({ does: z.literal('reachFarther') }),
  /** The duration is doubled, up to a day, and concentration on it is kept with advantage. */
  z.object({ does: z.literal('lastLonger') }),
  /** It takes a bonus action in place of an action. */
  z.object({ does: z.literal('hasten') }),
  /** It needs no components, so that nobody counters it. */
  z.object({ does: z.literal('silence') }),
  /** One of these types of damage becomes another of them. */
  z.object({ does: z.literal('changeType'), types: z.array(DamageType).min(2) }),
  /** It counts as cast with a slot of a higher level: one more target, where a higher slot gives one. */
  z.object({ does: z.literal('raiseLevel') }),
  /** So many damage dice are rolled again; it is spent when there are low ones. */
  z.object({ does: z.literal('rollDamageAgain'), most: Formula }),
  /** The d20 of an attack that misses is rolled again; it is spent with the miss. */
  z.object({ does: z.literal('rollAttackAgain') }),
  /** Damage is the highest that the dice can show, for slots up to a level. `backlash`: for each slot level from the second use on; one die more with each use. */
  z.object({ does: z.literal('maximize'), upTo: z.int().min(1).max(9), backlash: z.object({ dice: Formula, type: DamageType }) }),
]);
export type Shaping = z.infer<typeof Shaping>;

/** What must have happened in the turn that goes on before something can be used. Each time it happened, it is used once. */
const Follows = z.object({
  /** What was used, by the ids of features and spells, with that of the activity behind it where one alone is meant. */
  used: z.array(z.string().min(1)).min(1).optional(),
  /** What of the turn was used. */
  takes: z.enum(['action', 'bonusAction']).optional(),
  /** What does not count. */
  except: z.array(z.string().min(1)).min(1).optional(),
  /** Each time, one way alone of its feature: another of them counts as this one. */
  oneWay: z.literal(true).optional(),
  /** An attack that hit, by the spells, features or weapons of these ids; with any where none stands. */
  hit: z
    .object({
      with: z.array(z.string().min(1)).min(1).optional(),
      critical: z.literal(true).optional(),
      /** Only on somebody whom this spell of one's own has marked. */
      marked: z.string().min(1).optional(),
      /** It is used on others than the one who was hit. */
      others: z.literal(true).optional(),
    })
    .optional(),
});

/** What it costs to use something. */
export const Activation = z.object({
  kind: z.enum(['action', 'bonusAction', 'reaction', 'attack', 'free', 'minutes', 'hours', 'legendary', 'none']),
  /** How many minutes or hours, or how many legendary actions. */
  amount: z.int().min(1).max(100).optional(),
  /** What a reaction answers, or when something free happens, in a few of our own words. */
  trigger: z.string().min(1).max(240).optional(),
  /** Only when a rest is finished: it is done on the sheet, and in no fight. */
  rest: z.enum(['short', 'long']).optional(),
  /**
   * What it is offered for by itself. `with` and `types`: for which attacks and damage alone; `seen`: of an attacker who is seen;
   * `conditions`: for saves against one of these; `whose`: whose save, one's own where it is left out; `d20`: what becomes of the roll;
   * `kept`: it is not spent where that does not help.
   */
  answers: z
    .object({
      to: z.enum(triggers),
      with: AttackKind.optional(),
      types: z.array(DamageType).min(1).optional(),
      seen: z.boolean().optional(),
      /** For those whom one has called, and not for oneself. */
      forCompanion: z.literal(true).optional(),
      conditions: z.array(ConditionName).min(1).optional(),
      whose: z.literal('any').optional(),
      d20: D20Change.optional(),
      kept: z.literal(true).optional(),
    })
    .optional(),
  follows: Follows.optional(),
  /** Only once nobody is left standing on whom the spell lies. */
  afterFall: z.literal(true).optional(),
  /** A fight does it by itself at its moment, and nobody says it there. */
  byItself: z.literal(true).optional(),
  /** Used with a hit: it is chosen with the attack, and comes about when that hits. `with`: with which attacks alone. */
  hit: z
    .object({
      with: AttackKind.optional(),
      /** Effects that whoever attacks must be under, by their names. */
      under: z.array(z.string().min(1)).min(1).optional(),
      /** Another thing that must go with the same hit, by its feature. */
      along: z.string().min(1).optional(),
      /** How many things at most go along with it, from each level on. */
      most: z.array(z.tuple([z.int().min(1).max(20), z.int().min(1).max(5)])).optional(),
      /** Dice that this other thing rolls less. */
      lessens: Formula.optional(),
      /** The roll must have advantage; or none of either, and an ally of whoever attacks is within 5 feet of the target and can act. */
      needs: z.literal('advantageOrAlly').optional(),
      /** The attack gives up any advantage. */
      withoutAdvantage: z.literal(true).optional(),
      /** Only where the d20 shows at least so much. */
      natural: z.int().min(2).max(20).optional(),
      /** It goes with every attack by itself: nobody would leave it out. */
      always: z.literal(true).optional(),
    })
    .optional(),
  /** Used with a spell: it is chosen with the cast, and changes it. */
  cast: z
    .object({
      shaping: Shaping,
      /** Of those with the same word one is chosen, beside any that go with another. */
      group: z.string().min(1).max(40).optional(),
      beside: z.literal(true).optional(),
      /** Only for spells of this school, or of this class. */
      school: z.string().min(1).max(40).optional(),
      class: z.string().min(1).max(40).optional(),
    })
    .optional(),
});
export type Activation = z.infer<typeof Activation>;

/** What is spent by using something. A spell's slot is not named: casting it spends the slot. */
export const Consumption = z.discriminatedUnion('kind', [
  /** Uses of a feature by its id, one where no amount stands. */
  z.object({ kind: z.literal('use'), id: z.string().min(1), amount: Formula.optional() }),
  /** Charges of the item. */
  z.object({ kind: z.literal('charges'), amount: z.int().min(1).max(50) }),
  z.object({ kind: z.literal('hitDie'), amount: z.int().min(1).max(20) }),
  z.object({ kind: z.literal('slot'), level: z.int().min(1).max(9).optional() }),
  /** Back when a d6 at the start of a turn shows this or more. */
  z.object({ kind: z.literal('recharge'), from: z.int().min(2).max(6) }),
  z.object({ kind: z.literal('perDay'), times: z.int().min(1).max(20) }),
  z.object({ kind: z.literal('perRest'), rest: z.enum(['short', 'long']), times: z.int().min(1).max(20) }),
  /** Once in each of one's turns. */
  z.object({ kind: z.literal('oncePerTurn') }),
  z.object({ kind: z.literal('ammunition') }),
  /** The item itself is used up. */
  z.object({ kind: z.literal('item') }),
]);
export type Consumption = z.infer<typeof Consumption>;
