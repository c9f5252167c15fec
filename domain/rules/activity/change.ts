import { z } from 'zod';
import { Ability, ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { AttackKind } from './activation.ts';
import { Formula } from './formula.ts';

const Mode = z.enum(['advantage', 'disadvantage']);
const Abilities = z.union([z.array(Ability).min(1), z.literal('all')]);
const Skill = z.enum(skillNames);
const Types = z.union([z.array(DamageType).min(1), z.literal('all')]);
/** Which attacks are meant; any where it is left out. */
const With = AttackKind;
/** When it holds, in a few of our own words; what cannot be counted is for the table to judge. */
const When = z.string().min(1).max(160);
const Against = z.enum(['source', 'others', 'marked']);
const Speed = z.enum(['walk', 'fly', 'swim', 'climb', 'burrow', 'all']);
/** What an effect can make its bearer do first in each own turn. */
/** Ways to go over level ground, as a map shows them. */
export const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
export type Direction = (typeof directions)[number];
export const mustDo = ['dashAway', 'goNamedWay', 'goThatWay', 'attackAtRandom'] as const;
const Feet = z.int().min(0).max(500);

/** One thing that an effect changes about whoever bears it. */
export const Change = z.discriminatedUnion('on', [
  /** Armor class: something added, another way to reckon it (`base` plus abilities), or a least value. */
  z.object({
    on: z.literal('armorClass'),
    add: Formula.optional(),
    base: z.int().optional(),
    abilities: z.array(Ability).optional(),
    least: z.int().optional(),
    when: When.optional(),
  }),
  /** The bearer's attack rolls. `against`: only against whoever gave the effect, against all others, or against those whom its spell has marked. */
  z.object({
    on: z.literal('attackRolls'),
    add: Formula.optional(),
    mode: Mode.optional(),
    with: With.optional(),
    /** Only with spells that are cast in this class. */
    castIn: z.string().min(1).max(64).optional(),
    against: Against.optional(),
    /** Only the next one, which ends the effect. */
    next: z.boolean().optional(),
    when: When.optional(),
  }),
  /** Attack rolls of others against the bearer. `against`: those alone of others than whoever gave the effect. */
  z.object({
    on: z.literal('attacksAgainst'),
    add: Formula.optional(),
    mode: Mode.optional(),
    with: With.optional(),
    against: z.literal('others').optional(),
    next: z.boolean().optional(),
    when: When.optional(),
  }),
  /** Damage that the bearer's attacks deal. */
  z.object({
    on: z.literal('damageRolls'),
    add: Formula.optional(),
    type: DamageType.optional(),
    with: With.optional(),
    against: Against.optional(),
    mode: Mode.optional(),
    when: When.optional(),
  }),
  /** The weapon that the effect lies on: what may be in the place of its own, and whether its bearer is trained with it. */
  z.object({
    on: z.literal('weapon'),
    /** The ability it may be used with; `spellcasting`: that of the spell. */
    ability: z.union([Ability, z.literal('spellcasting')]).optional(),
    /** Its dice by the level of whoever gives the effect, the lowest first. */
    dice: z
      .array(z.object({ from: z.int().min(1).max(20), dice: Formula }))
      .min(1)
      .optional(),
    /** Types of damage, of which one or its own is chosen with each hit. */
    types: z.array(DamageType).min(1).optional(),
    trained: z.literal(true).optional(),
  }),
  z.object({
    on: z.literal('criticalHits'),
    from: z.int().min(15).max(19).optional(),
    dice: z.int().min(1).max(6).optional(),
    with: With.optional(),
  }),
  z.object({
    on: z.literal('savingThrows'),
    abilities: Abilities,
    add: Formula.optional(),
    mode: Mode.optional(),
    /** Trained in them. */
    proficient: z.boolean().optional(),
    /** Only the next one, which ends the effect. */
    next: z.boolean().optional(),
    when: When.optional(),
  }),
  z.object({
    on: z.literal('abilityChecks'),
    abilities: Abilities.optional(),
    skills: z.array(Skill).min(1).optional(),
    add: Formula.optional(),
    mode: Mode.optional(),
    proficient: z.enum(['half', 'once', 'twice']).optional(),
    /** The d20 counts at least so much. */
    least: z.int().min(2).max(20).optional(),
    when: When.optional(),
  }),
  z.object({ on: z.literal('initiative'), add: Formula.optional(), mode: Mode.optional() }),
  z.object({ on: z.literal('deathSaves'), mode: Mode.optional(), add: Formula.optional() }),
  z.object({ on: z.literal('concentration'), mode: Mode }),
  /** Once, a d20 test that has failed: so much is added to it, and the effect ends. */
  z.object({ on: z.literal('failedTest'), add: Formula }),
  /** A speed in feet: added, set, or multiplied (0.5, 2); 0 stops. `asWalking`: as much as the walking speed. */
  z.object({
    on: z.literal('speed'),
    of: Speed,
    add: z.int().min(-100).max(200).optional(),
    set: Feet.optional(),
    times: z.number().min(0).max(4).optional(),
    asWalking: z.boolean().optional(),
    hover: z.boolean().optional(),
  }),
  /** Movement beside that of the turn, in feet. `unprovoked`: without opportunity attacks; `teleports`: nothing lies between. */
  z.object({ on: z.literal('movement'), feet: Formula, unprovoked: z.literal(true).optional(), teleports: z.literal(true).optional() }),
  /** What happens by itself at the start or the end of each of the bearer's turns: one of some conditions ends, inspiration, or healing of who is bloodied and up. */
  z.object({
    on: z.literal('ownTurn'),
    at: z.enum(['start', 'end']),
    endsOne: z.array(ConditionName).min(1).optional(),
    inspires: z.literal(true).optional(),
    rallies: Formula.optional(),
  }),
  z.object({ on: z.literal('resistance'), types: Types, when: When.optional() }),
  z.object({ on: z.literal('immunity'), types: Types, when: When.optional() }),
  z.object({ on: z.literal('vulnerability'), types: Types, when: When.optional() }),
  /** Damage taken is less by so much, or halved. */
  z.object({
    on: z.literal('damageTaken'),
    less: Formula.optional(),
    half: z.boolean().optional(),
    types: Types.optional(),
    when: When.optional(),
  }),
  /** Whoever gave the effect takes as much damage as its bearer. */
  z.object({ on: z.literal('sharedDamage') }),
  /** Whoever hits the bearer in melee from within 5 feet takes damage. */
  z.object({ on: z.literal('strikesBack'), formula: Formula, type: DamageType }),
  /** Whoever aims an attack or a spell that does damage at the bearer saves first, or it is lost. */
  z.object({ on: z.literal('ward'), save: Ability }),
  /** So many illusory doubles, of which a hit may strike one in the bearer's place. */
  z.object({ on: z.literal('doubles'), left: z.int().min(1).max(5) }),
  z.object({ on: z.literal('conditionImmunity'), conditions: z.array(ConditionName).min(1), when: When.optional() }),
  z.object({ on: z.literal('hitPointMaximum'), add: Formula }),
  z.object({
    on: z.literal('abilityScore'),
    ability: Ability,
    add: z.int().min(-10).max(10).optional(),
    least: z.int().min(1).max(30).optional(),
    most: z.int().min(1).max(30).optional(),
  }),
  z.object({
    on: z.literal('sense'),
    sense: z.enum(['darkvision', 'blindsight', 'tremorsense', 'truesight']),
    feet: Feet,
    more: z.boolean().optional(),
  }),
  z.object({ on: z.literal('size'), steps: z.int().min(-2).max(2) }),
  z.object({ on: z.literal('carrying'), times: z.number().min(0.1).max(4) }),
  /** Actions more in each of the bearer's turns. */
  z.object({
    on: z.literal('actions'),
    add: z.int().min(-1).max(2),
    /** How many attacks at most are made with such an action. */
    attacks: z.int().min(0).max(4).optional(),
    /** Whether it cannot be the Magic action. */
    noMagic: z.literal(true).optional(),
    only: z.string().max(160).optional(),
  }),
  z.object({ on: z.literal('attacksPerAction'), count: z.int().min(2).max(4) }),
  z.object({ on: z.literal('spellSaveDc'), add: z.int().min(1).max(5) }),
  z.object({ on: z.literal('spellAttacks'), add: z.int().min(1).max(5) }),
  z.object({
    on: z.literal('cannot'),
    what: z.enum([
      'act',
      'takeReactions',
      'takeBonusActions',
      'regainHitPoints',
      'makeOpportunityAttacks',
      'castSpells',
      'castCostlySpells',
      'speak',
      'move',
      'hide',
      'turnInvisible',
      'teleport',
      'concentrate',
      'provokeOpportunityAttacks',
      'beSurprised',
      'sleepByMagic',
    ]),
  }),
  /** Its bearer is on another plane: nobody reaches them, and they reach nobody. */
  z.object({ on: z.literal('away') }),
  /**
   * What the bearer does first in each own turn: dashes away from whoever gave the effect, goes the way that they or the dice have named, or
   * attacks whom the dice name.
   */
  z.object({ on: z.literal('must'), what: z.enum(mustDo), way: z.enum(directions).optional() }),
  /** Trained with these weapons, armor, tools or languages, by name. */
  z.object({
    on: z.literal('proficiency'),
    of: z.enum(['weapon', 'armor', 'tool', 'language', 'skill', 'mastery']),
    names: z.array(z.string().min(1)).optional(),
    choose: z.int().min(1).max(5).optional(),
  }),
  /** A spell that is always prepared; `free` times for each rest without a slot, null for at will. */
  z.object({
    on: z.literal('spell'),
    spell: z.string().min(1),
    from: z.int().min(1).max(20).optional(),
    ability: z.union([Ability, z.literal('chosen')]).optional(),
    free: z.object({ times: z.int().min(1).max(5).nullable(), rest: z.enum(['short', 'long']) }).optional(),
  }),
]);
export type Change = z.infer<typeof Change>;
