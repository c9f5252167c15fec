import { z } from 'zod';
import { Shares } from '#domain/rules/magic/shares.ts';
import { Effect } from '#domain/rules/attack-data.ts';
import { ActiveEffect, Until } from '#domain/rules/activity/active-effect.ts';
import { Paid } from './follow/outcome.ts';
import { CombatantProfile } from './state.ts';
import { Crossings } from './place/crossing.ts';
import { FightDoor } from './place/fight-door.ts';
import { walking } from './place/walking.ts';
import { ReactionAnswer } from './reactions/offer.ts';
import { Rider, Shaper, UsedActivity } from './use/used-activity.ts';
import { Ability, Advantage, ConditionName, Cover, DamageType, words, hazards } from '#domain/rules/combat-terms.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId, DifficultyClass, HitPointAmount, Initiative } from '#domain/limits/game-values.ts';
import { Id } from '#domain/ids.ts';
import { commonActions } from '#domain/rules/common-actions.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { OpeningLock } from '#domain/rules/locks/opening-lock.ts';

const Targets = z.array(Id).max(gameLimits.combatants);
const Name = words(gameLimits.nameLength);
const named = <Name extends string>(name: Name) => ({ name: z.literal(name) });

/** What the situation adds to an attack. */
const situation = {
  /** What it gives besides conditions. */
  advantage: Advantage.default('none'),
  cover: Cover.default('none'),
  /** Whether they stand within 5 feet; by itself so for anything but ranged attacks. */
  close: z.boolean().optional(),
};

/** How a spell is cast in a fight. */
const casting = {
  actorId: Id,
  targetIds: Targets.default([]),
  /** The level of the slot; 0 for cantrips and for creatures that need none. */
  slot: z.int().min(0).max(9).default(0),
  /** What pays for a spell in place of a slot, at its own level: a use of the sheet, by its id. */
  paidBy: ContentId.optional(),
  /** The words of what is chosen at casting, where a spell leaves a choice. */
  choice: z.string().max(gameLimits.nameLength).nullable().default(null),
  /** Of several types of damage the one that is chosen. */
  damageType: DamageType.nullable().default(null),
  /** Whom an area spares that spares those who are named. */
  sparedIds: Targets.optional(),
  /** How a pool of healing is divided; those who are left out divide what is left. */
  shares: Shares.optional(),
  ...situation,
};

const attack = {
  ...named('attack'),
  actorId: Id,
  targetId: Id,
  /** Name of the attack. */
  attack: Name,
  /** Whether the mastery of the weapon is left out; it is used otherwise. */
  plain: z.boolean().optional(),
  /** Whether whoever it brings to 0 hit points is knocked out instead: a melee attack alone can do that. */
  knockOut: z.literal(true).optional(),
  /** Beyond the normal range of the weapon. */
  long: z.boolean().optional(),
  /** How a versatile weapon is held, and which of several types of damage it deals: as it is carried and its own where it is not said. */
  hands: z.enum(['one', 'two']).optional(),
  damageType: DamageType.optional(),
  /** The second target of a weapon that cleaves. */
  cleaveId: Id.optional(),
  ...situation,
};

/** How many things can go with one hit. */
const riders = 5;
/** How many more go with one by themselves. */
const ridersByThemselves = 5;

const ActivityIndex = z.int().min(0).max(40).default(0);
const PoolAmount = z.int().min(1).max(200).default(1);

/** Something that goes with a hit: a feature or a spell by its id. */
const TakenRider = z.object({
  kind: z.enum(['feature', 'spell']).default('feature'),
  id: ContentId,
  activity: ActivityIndex,
  slot: casting.slot,
  paidBy: casting.paidBy,
  choice: casting.choice,
  damageType: casting.damageType,
  ally: Rider.shape.ally,
});
export type TakenRider = z.infer<typeof TakenRider>;

/** How many things can change one spell. */
const shapers = 5;

/** Something that changes a spell, such as an option of Metamagic: a feature by its id, and which of its activities. */
const TakenShaper = z.object({
  id: ContentId,
  activity: ActivityIndex,
  targetIds: Shaper.shape.targetIds,
  damageType: Shaper.shape.damageType,
});
export type TakenShaper = z.infer<typeof TakenShaper>;

/** A legendary action, after the turn of somebody else, with what is chosen where it casts a spell. */
const legendary = {
  ...named('legendary'),
  actorId: Id,
  action: Name,
  targetIds: Targets.default([]),
  activity: ActivityIndex,
  choice: casting.choice,
  damageType: casting.damageType,
  ...situation,
};

/** Somebody leaves; a foe who flees or gives up counts as defeated. */
const leaving = { ...named('leave'), targetId: Id, yields: z.literal(true).optional() };

const simpleSteps = [
  /** Rolls everyone's initiative; the surprised roll with disadvantage. */
  z.object({ ...named('start'), surprised: z.array(Id).default([]) }),
  z.object({ ...named('next') }),
  /** An effect of its own, used on others. */
  z.object({ ...named('use'), actorId: Id, effect: Name, targetIds: Targets, cover: Cover.default('none') }),
  /** An effect from elsewhere: a trap, a spell, the ground. */
  z.object({ ...named('save'), actorId: Id.nullable(), effect: Effect, targetIds: Targets.min(1), cover: Cover.default('none') }),
  /** A spell of a creature's own list. */
  z.object({ ...named('cast'), actorId: Id, spell: Name }),
  /** Whether a creature uses its legendary resistance or keeps it. */
  z.object({ ...named('legendaryResistance'), targetId: Id, on: z.boolean() }),
  /** Whether a creature is in its lair, where some can do more. */
  z.object({ ...named('lair'), targetId: Id, on: z.boolean() }),
  /** Whoever leads gives somebody another place in the order. */
  z.object({ ...named('initiative'), targetId: Id, initiative: Initiative }),
  /** Somebody falls so many feet. */
  z.object({ ...named('fall'), targetId: Id, feet: z.int().min(1).max(gameLimits.fallFeet) }),
  /** Somebody is on fire, or has no air. */
  z.object({ ...named('hazard'), targetId: Id, hazard: z.enum(hazards) }),
  z.object({ ...named('damage'), actorId: Id.nullable(), targetId: Id, amount: HitPointAmount, type: DamageType.nullable() }),
  z.object({ ...named('heal'), targetId: Id, amount: HitPointAmount }),
  z.object({ ...named('temporary'), targetId: Id, amount: HitPointAmount }),
  z.object({ ...named('deathSave'), targetId: Id }),
  z.object({ ...named('stabilize'), targetId: Id }),
  /** Brings the dead back with that many hit points. */
  z.object({ ...named('revive'), targetId: Id, amount: HitPointAmount.min(1) }),
  z.object({
    ...named('condition'),
    from: Id.nullable(),
    targetId: Id,
    condition: ConditionName,
    until: Until.nullable().default(null),
    saveEnds: z.object({ ability: Ability, dc: DifficultyClass }).nullable().default(null),
    held: z.boolean().default(false),
  }),
  z.object({ ...named('endCondition'), targetId: Id, condition: ConditionName }),
  z.object({ ...named('concentrate'), actorId: Id, on: Name.min(1) }),
  z.object({ ...named('endConcentration'), actorId: Id }),
  z.object({ ...named('hide'), targetId: Id, hidden: z.boolean() }),
  z.object({ ...named('note'), targetId: Id, notes: words(gameLimits.combatNotesLength) }),
  /** What somebody who was asked does: one of the ways, or nothing. */
  z.object({ ...named('react'), reactorId: Id, ...ReactionAnswer.shape }),
  /** Rolls saves that are asked for: the player of a hero their own, whoever leads anybody's. */
  z.object({ ...named('rollSaves'), saverIds: Targets.min(1) }),
  /** The fight waits for the answer as long as it takes. */
  z.object({ ...named('holdReaction') }),
  /** The narrator plays on with no NPC. */
  z.object({ ...named('stopNpcs') }),
  /** What everybody can do: Dash, Hide, a grapple, standing up. */
  z.object({
    ...named('act'),
    actorId: Id,
    action: z.enum(commonActions),
    targetIds: Targets.default([]),
    /** With which skill, where there is a choice. */
    skill: z.enum(skillNames).nullable().default(null),
    /** What is readied and what sets it off. */
    text: words(gameLimits.readiedLength).default(''),
    /** The spell that is readied, and what is spent on it. */
    spell: z.object({ id: ContentId, slot: casting.slot, paidBy: casting.paidBy }).optional(),
  }),
  /** Ends an effect that somebody is under. */
  z.object({ ...named('endEffect'), targetId: Id, effectId: Id }),
] as const;

/** What people do in a fight that stands. None carries a result of dice: the server rolls. */
export const TakenStep = z.discriminatedUnion('name', [
  ...simpleSteps,
  z.object(leaving),
  z.object({ ...attack, riders: z.array(TakenRider).max(riders).default([]) }),
  /** Adds to the last hit of this turn what can be decided once it is known. */
  z.object({ ...named('addToHit'), actorId: Id, targetId: Id, riders: z.array(TakenRider).min(1).max(riders) }),
  z.object(legendary),
  /** A feature or a creature's power by its id, and which of the things that it lets one do. */
  z.object({
    ...named('useFeature'),
    feature: ContentId,
    activity: ActivityIndex,
    /** How much of a pool. */
    amount: PoolAmount,
    ...casting,
  }),
  /** A magic item that is carried, by the id of its row, one of the ways to use it by its key, and which activity of a spell that it casts. */
  z.object({ ...named('useItem'), item: ContentId, way: ContentId, activity: ActivityIndex, ...casting }),
  /** What a creature can do by its stat block besides attacks: a power by its id, and which of the things that it lets one do. */
  z.object({ ...named('usePower'), power: ContentId, activity: ActivityIndex, ...casting }),
  /** A spell by its id, and which of its activities where it has several. */
  z.object({
    ...named('castSpell'),
    spell: ContentId,
    activity: ActivityIndex,
    ...casting,
    shapers: z.array(TakenShaper).max(shapers).default([]),
  }),
  /** A creature of homebrew gets the numbers that its entry has now. */
  z.object({ ...named('renew'), targetId: Id }),
  /** Somebody comes into an area that stays, or leaves it. */
  z.object({ ...named('standIn'), areaId: Id, targetId: Id, inside: z.boolean() }),
]);
export type TakenStep = z.infer<typeof TakenStep>;
/** The same as it is sent: what may be left out is. */
export type GivenStep = z.input<typeof TakenStep>;

/** Everything that can be done in a fight. */
export const CombatStep = z.discriminatedUnion('name', [
  ...simpleSteps,
  /** With what a hero has paid for it, as the server has taken it from the purse. */
  z.object({ ...leaving, paid: Paid.optional() }),
  z.object({
    ...attack,
    riders: z
      .array(Rider)
      .max(riders + ridersByThemselves)
      .default([]),
  }),
  z.object({ ...named('addToHit'), actorId: Id, targetId: Id, riders: z.array(Rider).min(1).max(riders) }),
  /** A spell or feature with what it does, as content says it. */
  z.object({
    ...named('useActivity'),
    used: UsedActivity,
    amount: PoolAmount,
    ...casting,
    shapers: z.array(Shaper).max(shapers).default([]),
  }),
  /** A legendary action with the spell that it casts, as content says it. */
  z.object({ ...legendary, used: UsedActivity.optional() }),
  z.object({ ...named('join'), profile: CombatantProfile }),
  z.object({ ...named('renew'), targetId: Id, profile: CombatantProfile }),
  /** What was rolled in the story reaches several at once: each takes what their save has left of the damage, and bears what its failure leaves. */
  z.object({
    ...named('deal'),
    actorId: Id.nullable(),
    hits: z
      .array(
        z.object({
          targetId: Id,
          damage: z.array(z.object({ amount: HitPointAmount, type: DamageType.nullable() })),
          effects: z.array(ActiveEffect).default([]),
        }),
      )
      .min(1),
  }),
  /** Somebody goes over a battle map in their own turn; those whose reach they leave may answer. */
  z.object({ ...named('move'), actorId: Id, ...walking }),
  /** A hero beside a locked door of a battle map tries to open it, as the sheet and the map say it: whether they are trained with the tools, what helps, and what must be reached. */
  z.object({ ...named('openLock'), actorId: Id, door: FightDoor, ...OpeningLock.shape, dc: DifficultyClass }),
  /** Some come into areas that stay, or leave them. */
  z.object({ ...named('cross'), crossings: Crossings.min(1) }),
  /** Ends the fight; foes who fled or yielded count as defeated when named. Where heroes rise by milestones nobody gains experience. */
  z.object({ ...named('end'), yielded: z.array(Id).default([]), byMilestone: z.literal(true).optional() }),
]);
export type CombatStep = z.infer<typeof CombatStep>;
export type CombatStepInput = z.input<typeof CombatStep>;
export type CombatStepNamed<Name extends CombatStep['name']> = Extract<CombatStep, { name: Name }>;
