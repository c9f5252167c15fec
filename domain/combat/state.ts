import { z } from 'zod';
import { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { CompanionTurn, UsedPower } from '#domain/rules/activity/companion.ts';
import { Attack, Effect } from '#domain/rules/attack-data.ts';
import { Legend } from '#domain/rules/legendary-data.ts';
import { SlotCasting, Spellcasting } from '#domain/rules/spell-data.ts';
import { Ability, Advantage, ConditionName, DamageType, words } from '#domain/rules/combat-terms.ts';
import { Aura, InAura } from './auras/aura.ts';
import { AppliedCondition } from './follow/applied-condition.ts';
import { FightPanel } from './place/fight-panel.ts';
import { FightDoor } from './place/fight-door.ts';
import { OpenSaves } from './reactions/asked-save.ts';
import { OpenOffer } from './reactions/offer.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { TurnMovement, unmoved } from './place/turn-movement.ts';
import { Happening } from './follow/happening.ts';
import { Award, Yielded } from './follow/outcome.ts';
import { StandingArea } from './use/areas/standing-area.ts';
import { CarriedItem } from './use/items/carried.ts';
import { UsedActivity } from './use/used-activity.ts';
import { HeroFeatures } from './use/hero-features.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { D20Modifier, DeathSaves, KeptExperience, KeptHitPoints } from '#domain/limits/game-values.ts';
import { Id } from '#domain/ids.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { Item } from '#domain/character/character.ts';

/** What a sheet or a stat block brings into a fight. */
export const CombatantProfileShape = z.object({
  id: Id,
  name: words(gameLimits.nameLength).min(1),
  /** Heroes fall and fight for their life at 0 hit points; NPCs die. */
  kind: z.enum(['hero', 'npc']),
  side: z.enum(['heroes', 'foes', 'others']),
  /** The character or monster it comes from. */
  source: z.string().nullable(),
  armorClass: z.int().min(0).max(gameLimits.armorClass),
  hitPoints: KeptHitPoints,
  maxHitPoints: KeptHitPoints.min(1),
  temporaryHitPoints: KeptHitPoints.default(0),
  initiativeBonus: D20Modifier,
  /** The score, which decides ties. */
  dexterity: z.int().min(0).max(gameLimits.score),
  /** What is added to a saving throw, by ability. */
  saves: z.record(Ability, z.int()),
  attacks: z.array(Attack).default([]),
  effects: z.array(Effect).default([]),
  attacksPerTurn: z.int().min(1).max(gameLimits.attacksPerTurn).default(1),
  /** Spells cast without slots. */
  spellcasting: Spellcasting.nullable().default(null),
  /** Spells cast with slots, as heroes do. */
  slotCasting: SlotCasting.nullable().default(null),
  /** What heroes can do by class, species and feats. */
  features: HeroFeatures.nullable().default(null),
  /** Spells and features of the campaign’s own that a hero uses, as they stood when the fight last followed the sheet. */
  homebrew: z.array(HomebrewEntry).default([]),
  legend: Legend.nullable().default(null),
  resistances: z.array(DamageType).default([]),
  immunities: z.array(DamageType).default([]),
  vulnerabilities: z.array(DamageType).default([]),
  conditionImmunities: z.array(ConditionName).default([]),
  /** Whether players do not know of it. */
  hidden: z.boolean().default(false),
  /** For the DM alone. */
  notes: words(gameLimits.combatNotesLength).default(''),
  /** Experience for defeating it. */
  xp: KeptExperience.default(0),
  /** What each ability adds to checks; its saves stand for it where that is not known. */
  abilities: z.record(Ability, z.int()).optional(),
  /** What is added to checks of a skill, where that is more than its ability. */
  skills: z.partialRecord(z.enum(skillNames), z.int()).optional(),
  /** Skills that something lasting helps or hinders, as loud armor does. */
  skillModes: z.partialRecord(z.enum(skillNames), Advantage).optional(),
  proficiency: z.int().optional(),
  /** What can be shot: the item as the sheet has it, its place there, and how many are left. */
  ammunition: z.array(z.object({ item: Item, at: z.int().min(0), left: z.int().min(0) })).default([]),
  /** Magic items that somebody carries, with what was used of them. */
  items: z.array(CarriedItem).default([]),
  size: z.enum(sizes).optional(),
  /** What somebody who was called does besides attacks, where their own stat block says it. */
  powers: z.array(UsedActivity).optional(),
  /** What kind of creature its stat block says that it is. */
  type: z.enum(monsterTypes).optional(),
  /** Of a hero, all levels together. */
  level: z.int().min(1).max(20).optional(),
  /** Feet that it goes or flies in a turn, whichever is more, where its stat block says it; of a hero those that they walk before effects, exhaustion and conditions. */
  speed: z.int().min(0).max(battleMapLimits.speedFeet).optional(),
  /** Has Pack Tactics: attacks with advantage beside an ally of the target’s foes (SRD 5.2.1). */
  packTactics: z.literal(true).optional(),
  /** Has Life Bond: regains what whoever called it regains by a spell beside it (SRD 5.2.1, Find Steed). */
  lifeBond: z.literal(true).optional(),
  /** Of a creature that is met in its lair: its legend and experience are those it has there. */
  inLair: z.literal(true).optional(),
  /** A thing that can be broken: it rolls no initiative and takes no turns. */
  isObject: z.literal(true).optional(),
  /** Of a thing that is a door of a battle map, which one: it is broken there at 0 hit points. */
  door: FightDoor.optional(),
  /** Of a thing that is a section of a wall on a battle map, which one: it stands there until it is broken or its spell is over. */
  panel: FightPanel.optional(),
  /** Who called it, when it acts, whether it is gone at 0 hit points, and whether it attacks only when it is told to; left out for everybody who came by themselves. */
  summoned: z.object({ by: Id, acts: CompanionTurn, vanishes: z.boolean(), onCommand: z.literal(true).optional() }).optional(),
});
export interface CombatantProfile extends z.infer<typeof CombatantProfileShape> {}
export interface CombatantProfileInput extends z.input<typeof CombatantProfileShape> {}
/** @alias The same under its name, by which the compiler compares it, and not field by field. */
export const CombatantProfile: z.ZodType<CombatantProfile, CombatantProfileInput> = CombatantProfileShape;

/** What a creature has of its own while an effect holds it in another form. */
const OwnForm = z.object({
  effectId: Id,
  own: CombatantProfileShape.pick({
    armorClass: true,
    dexterity: true,
    saves: true,
    attacks: true,
    effects: true,
    attacksPerTurn: true,
    legend: true,
    resistances: true,
    immunities: true,
    vulnerabilities: true,
    conditionImmunities: true,
    abilities: true,
    skills: true,
    size: true,
  }),
});
export type OwnForm = z.infer<typeof OwnForm>;

/** Somebody in a fight. */
export const CombatantShape = CombatantProfileShape.extend({
  /** What the dice gave; null until the fight starts. */
  initiative: z.int().nullable(),
  conditions: z.array(AppliedCondition),
  /** What spells, features and items changed about them for a time. */
  activeEffects: z.array(ActiveEffect).default([]),
  /** What it concentrates on. */
  concentration: z.string().nullable(),
  deathSaves: DeathSaves,
  /** At 0 hit points and no longer dying. */
  stable: z.boolean(),
  dead: z.boolean(),
  /** Effects that have not come back yet, by name. */
  spent: z.array(z.string()),
  /** Powers that were used and are counted. */
  powersUsed: z.array(UsedPower).default([]),
  /** Spells of so many uses a day that were cast, each as often as it was; by the name of their pool where they share one. */
  spellsCast: z.array(z.string()).default([]),
  /** Legendary actions since the end of its last turn, by name. */
  legendaryActionsUsed: z.array(z.string()).default([]),
  /** Failed saves made after all by legendary resistance. */
  legendaryResistancesUsed: z.int().min(0).default(0),
  /** Whether it uses its legendary resistance on failed saves. */
  legendaryResistanceEnabled: z.boolean().default(true),
  /** Whether its reaction was taken since the start of its last turn. */
  reactionUsed: z.boolean().default(false),
  /** What was shot or thrown in this fight, and how often. */
  shots: z.array(z.object({ itemId: z.string(), count: z.int().min(1) })).default([]),
  /** Whom they ride; nobody where it is null or left out. */
  rides: Id.nullable().optional(),
  /** What comes back when the form that a creature is in ends; null in its own. */
  ownForm: OwnForm.nullable().optional(),
  /** What the auras of others, and their own, do to them where they stand now; left out for who stands in none. */
  inAura: InAura.optional(),
  /** Who damaged it, the latest first. */
  damagedBy: z.array(Id),
});
export interface Combatant extends z.infer<typeof CombatantShape> {}
export interface CombatantInput extends z.input<typeof CombatantShape> {}
/** @alias The same under its name, by which the compiler compares it, and not field by field. */
export const Combatant: z.ZodType<Combatant, CombatantInput> = CombatantShape;

/** A fight: gathering until initiative is rolled, running, and over. */
export const CombatShape = z.object({
  phase: z.enum(['gathering', 'running', 'over']),
  /** 0 before the first. */
  round: z.int().min(0),
  /** Whose turn it is. */
  active: Id.nullable(),
  /** Whether the turn began with somebody dying who has rolled no death save in it; left out by earlier builds. */
  deathSaveDue: z.boolean().optional(),
  /** Attacks made in this turn. */
  attacksMade: z.int().min(0),
  /** Whether the bonus action of this turn was taken. */
  bonusActionUsed: z.boolean().default(false),
  /** Whether a spell slot was spent in this turn: it can be one in each (SRD 5.2). */
  slotUsed: z.boolean().default(false),
  /** What was used in this turn that can be used once in each: whose, and which. */
  usedThisTurn: z.array(z.string()).default([]),
  /** Names of the attacks that were made in this turn. */
  attackedWith: z.array(z.string()).default([]),
  /** What was done in this turn that features may follow. */
  happened: z.array(Happening).default([]),
  /** What of its movement whoever acts has used in this turn, where a battle map counts it. */
  movement: TurnMovement.default(unmoved),
  /** The battle map that it stands on, whichever the table is shown; null where it stands on none. */
  mapId: Id.nullable().default(null),
  /** Areas of spells that stay, with who stands in them. */
  areas: z.array(StandingArea).max(gameLimits.combatants).default([]),
  /** Auras that somebody always has; left out where nobody has any. */
  auras: z.array(Aura).max(gameLimits.combatants).optional(),
  /** What somebody is asked before the last step goes on; null where nothing waits. */
  reaction: OpenOffer.nullable().default(null),
  /** Others who are asked about the same happening at the same moment. */
  alsoAsked: z.array(OpenOffer).max(gameLimits.combatants).default([]),
  /** What the narrator plays on with after a reaction: the turn of one NPC, or those of all until a hero acts; null where it plays nothing. */
  npcsPlay: z.enum(['one', 'all']).nullable().default(null),
  /** The saves that players are asked for before the last step goes on; null where none are. */
  saves: OpenSaves.nullable().default(null),
  /** Those of its foes who are people of the story, where it began there: it is over by itself once one side is beaten. */
  fromStory: z.array(Id).max(gameLimits.combatants).optional(),
  /** Those who stand further down in the order for a second turn in the first round; left out where nobody does. */
  actAgain: z.array(Id).max(gameLimits.combatants).optional(),
  /** Foes who have left it and count as defeated; left out where none has. */
  yielded: z.array(Yielded).max(gameLimits.combatants).optional(),
  /** Doors of battle maps whose locks were opened in it, in their order; left out where none was. */
  openedLocks: z.array(FightDoor).optional(),
  /** In the order in which they act; in the order they joined while gathering. */
  combatants: z.array(Combatant),
  award: Award.nullable(),
});
export interface Combat extends z.infer<typeof CombatShape> {}
export interface CombatInput extends z.input<typeof CombatShape> {}
/** @alias The same under its name, by which the compiler compares it, and not field by field. */
export const Combat: z.ZodType<Combat, CombatInput> = CombatShape;

/** A fight nobody has joined. */
export function newCombat(): Combat {
  return {
    phase: 'gathering',
    round: 0,
    active: null,
    attacksMade: 0,
    bonusActionUsed: false,
    slotUsed: false,
    usedThisTurn: [],
    attackedWith: [],
    happened: [],
    movement: unmoved,
    mapId: null,
    areas: [],
    reaction: null,
    alsoAsked: [],
    npcsPlay: null,
    saves: null,
    combatants: [],
    award: null,
  };
}

/** A combatant as it joins a fight; hit points above the maximum are brought down to it. A hero may join down. */
export function combatantOf(profile: CombatantProfile): Combatant {
  return {
    ...profile,
    hitPoints: Math.min(profile.hitPoints, profile.maxHitPoints),
    initiative: null,
    conditions: [],
    activeEffects: [],
    concentration: null,
    deathSaves: { successes: 0, failures: 0 },
    stable: false,
    dead: profile.kind === 'npc' && profile.hitPoints === 0,
    spent: [],
    powersUsed: [],
    spellsCast: [],
    legendaryActionsUsed: [],
    legendaryResistancesUsed: 0,
    legendaryResistanceEnabled: true,
    reactionUsed: false,
    shots: [],
    damagedBy: [],
  };
}

/** Whether somebody can still be harmed, helped or take turns. */
export const isAlive = ({ dead }: Combatant): boolean => !dead;

/** Whether a hero is at 0 hit points, dying or stable. */
export const isDown = ({ dead, hitPoints }: Combatant): boolean => !dead && hitPoints === 0;

/** Whether a fight waits in the middle of a step for somebody who was asked. */
export function isWaiting({ reaction, saves }: Pick<Combat, 'reaction' | 'saves'>): boolean {
  return reaction !== null || saves !== null;
}
