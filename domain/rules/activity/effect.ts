import { z } from 'zod';
import { Becoming } from '#domain/rules/attack-data.ts';
import { Ability, ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { DifficultyClass } from '#domain/limits/game-values.ts';
import { Change, directions } from './change.ts';
import { WrittenDuration } from './duration.ts';
import { WeaponWanted } from './on-items/weapon-wanted.ts';
import { FormTerms } from './shape.ts';
import { Formula } from './formula.ts';

/** What failed saves at turns bring, each or only after so many: damage, or another effect in place of the one they are made against. */
const SaveFailure = z.object({
  /** After so many failures, and then it is saved against no more; as many successes end the effect, in any order. */
  of: z.int().min(2).max(5).optional(),
  /** `times`: so many times the formula, where it grows. Of the type that was chosen at use where it names none. */
  damage: z.object({ formula: Formula, type: DamageType.optional(), times: Formula.optional() }).optional(),
  /** It lasts as long as the effect would have where it says nothing else. */
  becomes: Becoming.optional(),
});
export type SaveFailure = z.infer<typeof SaveFailure>;

/** What ends an effect early. */
export const Ending = z.discriminatedUnion('by', [
  /** A save of the bearer, at a turn's start or end, when damage is taken, or with an action. */
  z.object({
    by: z.literal('save'),
    when: z.enum(['endOfTurn', 'startOfTurn', 'damage', 'action', 'hourly', 'daily']),
    ability: Ability.optional(),
    mode: z.literal('advantage').optional(),
    failure: SaveFailure.optional(),
    /** It ends all that the same spell has left on the bearer. */
    whole: z.literal(true).optional(),
    /** Only where the bearer does not see whoever gave it, which a battle map tells. */
    unseen: z.literal(true).optional(),
  }),
  /** An ability check against the save DC, with an action. */
  z.object({ by: z.literal('check'), skills: z.array(z.string().min(1)).min(1), whose: z.enum(['target', 'anyone']) }),
  z.object({ by: z.literal('damage') }),
  /** Whoever gave it, or somebody of their side, deals damage to the bearer. */
  z.object({ by: z.literal('harmBySide') }),
  z.object({ by: z.literal('dealingDamage') }),
  /** Whoever gave it has no hit points left, or is incapacitated or dead. */
  z.object({ by: z.literal('giver'), is: z.enum(['down', 'incapacitated']) }),
  z.object({ by: z.literal('attacking') }),
  z.object({ by: z.literal('casting') }),
  /** The bearer takes an action, a bonus action or a reaction that is no attack and no spell. */
  z.object({ by: z.literal('acting') }),
  /** Somebody shakes or wakes the bearer, or frees them, with an action. */
  z.object({ by: z.literal('help') }),
  z.object({ by: z.literal('leavingArea') }),
  /** The bearer, who is in a shape, has no temporary hit points left. */
  z.object({ by: z.literal('noTemporaryHitPoints') }),
  z.object({ by: z.literal('condition'), condition: ConditionName }),
  /** It is a curse: what ends curses ends it. */
  z.object({ by: z.literal('uncursed') }),
  /** Its bearer wears armor; where that is said, heavy armor alone. */
  z.object({ by: z.literal('armor'), heavy: z.literal(true).optional() }),
  /** It is a fire that its bearer puts out with an action, and is prone then. */
  z.object({ by: z.literal('puttingOut') }),
  /** The item that it lies on is no longer held or worn; one that is no longer carried ends it always. */
  z.object({ by: z.literal('letGo') }),
  /**
   * The bearer's turn ends in which they neither attacked, nor forced a saving throw, nor kept it up; not the one it began in.
   * `before`: only for those below this level. `byUse`: nothing but its own use keeps it up.
   */
  z.object({ by: z.literal('idle'), before: z.int().min(2).max(20).optional(), byUse: z.literal(true).optional() }),
  /** Anything else, in a few of our own words. */
  z.object({ by: z.literal('other'), what: z.string().min(1).max(160) }),
]);
export type Ending = z.infer<typeof Ending>;

/** What an effect leaves on its bearer when it ends. */
export const Aftermath = z.object({
  name: z.string().min(1).max(80),
  conditions: z.array(ConditionName),
  changes: z.array(Change),
});

/** What a die brings upon somebody, until the end of the turn that goes on. */
const Drawn = Aftermath.extend({
  /** The highest number that brings it. */
  upTo: z.int().min(1).max(100),
  /** The ways of which a second die says one: what its bearer must do is to go there. */
  ways: z.array(z.enum(directions)).min(2).optional(),
  /** It lasts until the bearer’s next turn starts. */
  untilNextTurn: z.literal(true).optional(),
});
export type Drawn = z.infer<typeof Drawn>;

/** What happens to the bearer again and again while the effect lasts. */
export const Tick = z.object({
  when: z.enum(['startOfTurn', 'endOfTurn', 'sourceStartOfTurn', 'sourceEndOfTurn']),
  /** `times`: so many times the formula, where it grows. */
  damage: z.object({ formula: Formula, type: DamageType, times: Formula.optional() }).optional(),
  /** A save against that damage; it strikes nobody twice in a turn. `dc`: as it was reckoned when the effect began. */
  save: z.object({ ability: Ability, onSave: z.enum(['half', 'none']), dc: DifficultyClass.optional() }).optional(),
  heal: Formula.optional(),
  temporaryHitPoints: Formula.optional(),
  /** One level of exhaustion, which goes with the effect. */
  exhausts: z.literal(true).optional(),
  /** A die that says what comes upon the bearer: the first of these whose number is as high. */
  draws: z.object({ dice: Formula, results: z.array(Drawn).min(2) }).optional(),
});
export type Tick = z.infer<typeof Tick>;

/** What lasts after something was used. What no rule counts stands in `text`. */
const lastingEffectSchema = z.object({
  /** Where an activity leaves several, or the effect has a name of its own. */
  name: z.string().min(1).max(80).optional(),
  /** Who bears it: the targets, or whoever used it. */
  bearer: z.enum(['targets', 'self']).optional(),
  /** When it comes about: always, on a hit, on a failed save, or on a save that was made. The activity's kind decides where it is left out. */
  after: z.enum(['use', 'hit', 'miss', 'criticalHit', 'failedSave', 'madeSave', 'damage']).optional(),
  /** One of several, chosen at use: those with the same word exclude each other. */
  choice: z.string().min(1).max(40).optional(),
  changes: z.array(Change).optional(),
  conditions: z.array(ConditionName).optional(),
  /** Levels of exhaustion. */
  exhaustion: z.int().min(1).max(6).optional(),
  /** As long as the spell or feature where it is left out. */
  duration: WrittenDuration.optional(),
  ends: z.array(Ending).optional(),
  tick: Tick.optional(),
  /** Its bearer takes the shape of a creature that is chosen at use: by the rules of Wild Shape, or by terms of its own. */
  shape: z.union([z.literal('wildShape'), FormTerms]).optional(),
  /** What comes upon its bearer once it is over, until the end of their next turn. */
  leaves: Aftermath.optional(),
  /** It is laid on a weapon that its bearer carries. */
  liesOn: WeaponWanted.optional(),
  /** Comes about only where its spell is cast at such a level. */
  slot: z.object({ from: z.int().min(1).max(9).optional(), until: z.int().min(1).max(9).optional() }).optional(),
  text: z.string().min(1).max(400).optional(),
});
export interface LastingEffect extends z.infer<typeof lastingEffectSchema> {}
export interface LastingEffectInput extends z.input<typeof lastingEffectSchema> {}
export const LastingEffect: z.ZodType<LastingEffect, LastingEffectInput> = lastingEffectSchema;
