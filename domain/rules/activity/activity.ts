import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { Ability, ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { lentActions } from '#domain/rules/common-actions.ts';
import { masteryNames } from '#domain/rules/weapon-terms.ts';
import { Activation, Consumption } from './activation.ts';
import { areaFields } from './areas/area-fields.ts';
import { CompanionTurn } from './companion.ts';
import { Duration } from './duration.ts';
import { LastingEffect } from './effect.ts';
import { Formula } from './formula.ts';
import { MadeItem } from './on-items/made-item.ts';
import { Reach, Targets } from './reach.ts';

/** How often something happens within one use: rays, darts, beams. */
const Count = z.object({
  base: z.int().min(1).max(20),
  perSlot: z.int().min(1).max(4).optional(),
  /** As a cantrip grows: one more at levels 5, 11 and 17. */
  cantrip: z.boolean().optional(),
});

/** Whose nature makes a save without a roll: those immune to one of these conditions, with one of these traits, of these kinds of creatures. */
export const MadeByNature = z.object({
  immuneTo: z.array(ConditionName).optional(),
  traits: z.array(z.string().min(1).max(80)).optional(),
  kinds: z.array(z.string().min(1).max(40)).optional(),
});
export type MadeByNature = z.infer<typeof MadeByNature>;

/** Damage of one kind. */
const DamagePart = z.object({
  formula: Formula,
  /** One type; of several, whoever uses it chooses one. */
  types: z.array(DamageType).min(1),
  /** More for each slot level above the spell's own, or for each `everySlots` of them. */
  perSlot: Formula.optional(),
  everySlots: z.int().min(2).max(3).optional(),
  /** As many dice again at levels 5, 11 and 17. */
  cantrip: z.boolean().optional(),
  /** So many times the formula, at least once. */
  times: Formula.optional(),
  /** Of the type of the attack that it is dealt with. */
  sameType: z.boolean().optional(),
  /** When it is dealt, where it is not always, in a few of our own words. */
  when: z.string().min(1).max(160).optional(),
});

const Healing = z.object({
  /** `all`: every hit point that is lost. */
  formula: z.union([Formula, z.literal('all')]),
  what: z.enum(['hitPoints', 'temporaryHitPoints', 'hitPointMaximum']),
  perSlot: Formula.optional(),
  /** Nobody is healed above this part of their hit point maximum. */
  upTo: z.literal('half').optional(),
  /** A pool that is shared among the targets. */
  shared: z.boolean().optional(),
});

const Save = z.object({
  /** One ability; of several, the target chooses. */
  abilities: z.array(Ability).min(1).max(3),
  /** The DC: the spell's, a fixed number, or 8 + proficiency + an ability of whoever uses it. */
  dc: z.union([z.literal('spell'), z.int().min(5).max(30), z.object({ ability: Ability })]).optional(),
  onSave: z.enum(['none', 'half']),
  /** Who is willing, and stands with whoever uses it, does not save. */
  spares: z.literal('willing').optional(),
  /** Who makes it without a roll: those immune to one of these conditions, with one of these traits, of these kinds of creatures. */
  madeBy: MadeByNature.optional(),
  /** Who saves with advantage, or fails or makes it by themselves, in a few of our own words. */
  note: z.string().min(1).max(200).optional(),
});

/** Something that was spent and comes back: uses by their id, up to a number where one stands, a slot, or several. */
const Gain = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('use'),
    id: z.string().min(1),
    amount: z.union([Formula, z.literal('all')]),
    upTo: z.int().min(1).max(20).optional(),
  }),
  z.object({ kind: z.literal('slot'), level: z.int().min(1).max(9) }),
  /** Slots whose levels add up to so many at most, none above `most`: those that are chosen, or the highest that are spent. */
  z.object({ kind: z.literal('slots'), levels: Formula, most: z.int().min(1).max(9) }),
  /** Slots of a pact: all of them, or half of the most there are, rounded up. */
  z.object({ kind: z.literal('pactSlots'), amount: z.enum(['half', 'all']) }),
]);
export type Gain = z.infer<typeof Gain>;

const base = {
  /** Unique within the entry; needed where there are several. */
  id: z
    .string()
    .regex(/^[a-z][A-Za-z\d]*$/)
    .optional(),
  name: z.string().min(1).max(80).optional(),
  /** `cast`: when the spell is cast or the feature is used. `active`: again and again while it lasts. */
  while: z.enum(['cast', 'active']).optional(),
  /** The entry's own where it is left out. */
  activation: Activation.optional(),
  reach: Reach.optional(),
  targets: Targets.optional(),
  consumes: z.array(Consumption).optional(),
  duration: Duration.optional(),
  /** From this level of the class or character on, and up to this one. */
  from: z.int().min(1).max(20).optional(),
  until: z.int().min(1).max(20).optional(),
  effects: z.array(LastingEffect).optional(),
  /**
   * The way of another feature that it is part of, by its key. Outside of fights it comes about with that one; in a fight it follows it
   * in the same turn, once, and damage strikes those alone who failed the save of that one.
   */
  goesWith: z.string().min(1).max(80).optional(),
  /** It strikes nobody twice in a turn, together with whatever else of its spell or feature has this or comes with a save by itself. */
  oncePerTarget: z.literal(true).optional(),
  ...areaFields,
  /** Actions of everybody's that are taken with it: Dash, Hide and the like. */
  takes: z.array(z.enum(lentActions)).min(1).optional(),
  /** Ends what its feature or spell has left on its targets, given by whoever uses it; a save that deals no damage ends it on those who make it. */
  endsOwn: z.literal(true).optional(),
  /** What it ends on its targets: conditions, of exhaustion one level, and effects of some kinds; `one`: only what is chosen of it. */
  cures: z
    .object({
      conditions: z.array(ConditionName),
      effects: z
        .array(z.enum(['curse', 'abilityScore', 'hitPointMaximum']))
        .min(1)
        .optional(),
      one: z.literal(true).optional(),
    })
    .optional(),
  /** Ends the spells that lie on its targets: up to the level that it is used at, and higher ones by a check. */
  dispels: z.literal(true).optional(),
  /** Its targets stop dying without waking: for those alone who are at 0 hit points. */
  stabilizes: z.literal(true).optional(),
  /** Its target, who is dead, is to be reborn in a new body: the sheet asks in which. */
  reembodies: z.literal(true).optional(),
  /** What it gives back to whoever uses it. */
  gives: z.array(Gain).min(1).optional(),
  /** Things that come into the inventory of whoever uses it. */
  makes: z.array(MadeItem).min(1).optional(),
  /** Targets are pushed so many feet away: those who fail a save, else those who are no larger than Large. */
  pushes: z.int().min(5).max(60).optional(),
  /** Whoever uses it teleports so many feet at most, to a free place that they see. */
  teleports: z.int().min(5).max(1000).optional(),
  /** Of a hit that it goes with: the mastery that counts in place of the weapon's own. */
  mastery: z.enum(masteryNames).optional(),
  /** What is rolled again: the weapon's damage, of which the better roll counts. */
  rerolls: z.object({ what: z.literal('weaponDamage') }).optional(),
  /** Whoever uses it and the target exchange their places in the turn order. */
  swapsInitiative: z.literal(true).optional(),
  /** Chosen among the others when its spell is cast, though no rule carries it out: its note is told. */
  isChosen: z.literal(true).optional(),
  /** Why no rule of a fight carries it out and the table judges it, in a few of our own words. */
  judged: z.string().min(1).max(200).optional(),
  /** What a table must judge itself, in a few of our own words. */
  note: z.string().min(1).max(400).optional(),
};

const attackActivity = z.object({
  ...base,
  kind: z.literal('attack'),
  attack: z.object({
    form: z.enum(['melee', 'ranged']),
    with: z.enum(['spell', 'weapon', 'unarmed', 'natural']),
    ability: Ability.optional(),
    /** What is added to the d20 in all, where a stat block says so. */
    bonus: z.int().min(-5).max(30).optional(),
    count: Count.optional(),
    /** With a weapon: types that its damage may be of in place of its own, and damage beside it that a cantrip has grown by. */
    types: z.array(DamageType).min(1).optional(),
    grown: z.object({ formula: Formula, type: DamageType }).optional(),
    /** Made by a creature that one has called: as it is told, or with its reaction. */
    by: z.enum(['companion', 'companionReaction']).optional(),
  }),
  damage: z.array(DamagePart).optional(),
  /** Half of the damage dealt comes back as hit points. */
  drains: z.literal(true).optional(),
  /** A save that a hit asks for. */
  save: Save.optional(),
});
export interface AttackActivity extends z.infer<typeof attackActivity> {}
const saveActivity = z.object({ ...base, kind: z.literal('save'), save: Save, damage: z.array(DamagePart).optional() });
export interface SaveActivity extends z.infer<typeof saveActivity> {}

const checkActivity = z.object({
  ...base,
  kind: z.literal('check'),
  check: z.object({
    abilities: z.array(Ability).min(1),
    skills: z.array(z.string().min(1)).optional(),
    dc: z.union([z.literal('spell'), z.int().min(5).max(30), z.literal('contest'), z.literal('table')]),
    formulaDc: Formula.optional(),
    /** Success writes the spell of the scroll into a wizard's spellbook. */
    copies: z.literal(true).optional(),
  }),
  damage: z.array(DamagePart).optional(),
});
export interface CheckActivity extends z.infer<typeof checkActivity> {}

/** Damage without a roll to hit and without a save. */
const damageActivity = z.object({
  ...base,
  kind: z.literal('damage'),
  damage: z.array(DamagePart).min(1),
  count: Count.optional(),
  /** Whoever has no more hit points than this dies in place of the damage. */
  slays: z.int().min(1).max(500).optional(),
});
export interface DamageActivity extends z.infer<typeof damageActivity> {}

const healActivity = z.object({ ...base, kind: z.literal('heal'), healing: z.array(Healing).min(1) });
export interface HealActivity extends z.infer<typeof healActivity> {}

const effectActivity = z.object({ ...base, kind: z.literal('effect') });
export interface EffectActivity extends z.infer<typeof effectActivity> {}

const summonActivity = z.object({
  ...base,
  kind: z.literal('summon'),
  creatures: z
    .array(
      z.object({
        monster: z.string().min(1),
        count: Formula.optional(),
        /** So many more for each slot level above the spell's own. */
        perSlot: z.int().min(1).max(4).optional(),
        note: z.string().max(240).optional(),
      }),
    )
    .min(1),
  /** How those who come stand beside whoever called them; left out where the table decides. */
  joins: z
    .object({
      acts: CompanionTurn,
      /** An earlier one goes. */
      single: z.literal(true).optional(),
      /** They never attack. */
      peaceful: z.literal(true).optional(),
      /** They attack only as what others do says. */
      onCommand: z.literal(true).optional(),
      /** A die says which of them comes. */
      drawn: z.literal(true).optional(),
      /** At 0 hit points they are gone. */
      vanishes: z.literal(true).optional(),
    })
    .optional(),
});
export interface SummonActivity extends z.infer<typeof summonActivity> {}

/** Nothing that a rule counts; perhaps a roll, with a face of its dice that is rolled again. */
const utilityActivity = z.object({
  ...base,
  kind: z.literal('utility'),
  roll: z.object({ formula: Formula, label: z.string().min(1).max(80), again: z.int().min(1).max(100).optional() }).optional(),
  /** The spell that an item casts, by its id, and the level it is cast at. The numbers are those of whoever uses the item where none stand. */
  casts: z
    .object({
      spell: z.string().min(1).max(gameLimits.contentIdLength),
      level: z.int().min(0).max(9),
      dc: z.int().min(5).max(30).optional(),
      toHit: z.int().min(-5).max(30).optional(),
    })
    .optional(),
  /** A spell that stands on the item itself is read off it: at this level, with these numbers. */
  scroll: z.object({ level: z.int().min(0).max(9), dc: z.int().min(5).max(30), toHit: z.int().min(-5).max(30) }).optional(),
});
export interface UtilityActivity extends z.infer<typeof utilityActivity> {}

/** Something that somebody can do. What stands on its entry (a spell's range, a weapon's damage) is not repeated here. */
export const Activity: z.ZodType<Activity, Activity> = z.discriminatedUnion('kind', [
  attackActivity,
  saveActivity,
  checkActivity,
  damageActivity,
  healActivity,
  effectActivity,
  summonActivity,
  utilityActivity,
]);
/** Each kind is named, so that the compiler compares them by name and not field by field. */
export type Activity =
  | AttackActivity
  | SaveActivity
  | CheckActivity
  | DamageActivity
  | HealActivity
  | EffectActivity
  | SummonActivity
  | UtilityActivity;
