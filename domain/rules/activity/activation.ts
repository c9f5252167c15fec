import { z } from 'zod';
import { DamageType } from '#domain/rules/combat-terms.ts';
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
  'finesseOrRanged',
]);
export type AttackKind = z.infer<typeof AttackKind>;

/**
 * What can be answered in the middle of what others do: a hit, damage, a spell, leaving one's reach, dropping to 0 hit points, a saving
 * throw that failed.
 */
export const triggers = ['hit', 'damaged', 'spell', 'leaving', 'falling', 'failedSave'] as const;
export type Trigger = (typeof triggers)[number];

/** What must have happened in the turn that goes on before something can be used. Each time it happened, it is used once. */
const Follows = z.object({
  /** What was used, by the ids of features and spells, with that of the activity behind it where one alone is meant. */
  used: z.array(z.string().min(1)).min(1).optional(),
  /** What of the turn was used. */
  takes: z.enum(['action', 'bonusAction']).optional(),
  /** What does not count. */
  except: z.array(z.string().min(1)).min(1).optional(),
  /** An attack that hit, by the spells or weapons of these ids; with any where none stands. */
  hit: z.object({ with: z.array(z.string().min(1)).min(1).optional(), critical: z.literal(true).optional() }).optional(),
});

/** What it costs to use something. */
export const Activation = z.object({
  kind: z.enum(['action', 'bonusAction', 'reaction', 'attack', 'free', 'minutes', 'hours', 'legendary', 'none']),
  /** How many minutes or hours, or how many legendary actions. */
  amount: z.int().min(1).max(100).optional(),
  /** What a reaction answers, or when something free happens, in a few of our own words. */
  trigger: z.string().min(1).max(240).optional(),
  /** What it is offered for by itself. `with` and `types`: for which attacks and damage alone; `seen`: of an attacker who is seen. */
  answers: z
    .object({
      to: z.enum(triggers),
      with: AttackKind.optional(),
      types: z.array(DamageType).min(1).optional(),
      seen: z.boolean().optional(),
      /** For those whom one has called, and not for oneself. */
      forCompanion: z.literal(true).optional(),
    })
    .optional(),
  follows: Follows.optional(),
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
      /** The attack gives up any advantage. */
      withoutAdvantage: z.literal(true).optional(),
      /** Only where the d20 shows at least so much. */
      natural: z.int().min(2).max(20).optional(),
      /** It goes with every attack by itself: nobody would leave it out. */
      always: z.literal(true).optional(),
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
