import type { FightNumbers } from '#domain/combat/npc/profile-from-stat-block.ts';
import { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { Attack, Effect } from '#domain/rules/attack-data.ts';
import { CombatantShape } from '#domain/combat/state.ts';
import { SlotCasting } from '#domain/rules/spell-data.ts';
import { mustDo } from '#domain/rules/activity/change.ts';
import { CastingBar } from '#domain/rules/casting-bar.ts';
import { commonActions } from '#domain/rules/common-actions.ts';
import { OpenOffer } from '#domain/combat/reactions/offer.ts';
import type { AtHand, PowerDeed } from '#domain/combat/deeds/power-deeds.ts';
import { Happening } from '#domain/combat/follow/happening.ts';
import { HeroFeatures } from '#domain/combat/use/hero-features.ts';
import type { ListChange } from '#domain/difference.ts';
import { Stand } from '#domain/combat/place/stand.ts';
import { CombatView } from '#domain/combat/view.ts';
import type { CombatViewChange } from '#domain/combat/view-change.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { Roll } from '#domain/dice/roll.ts';
import { z } from 'zod';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** A line of the fight's story, as the asking person may hear it. */
export const CombatLogLine = z.object({
  key: z.string(),
  sentence: z.string(),
  rolls: z.array(Roll),
  /** Told to those who lead: the narrator did it for an NPC. */
  byNarrator: z.literal(true).optional(),
  /** It says that something before was taken back. */
  takesBack: z.literal(true).optional(),
});
export type CombatLogLine = z.infer<typeof CombatLogLine>;
/** An adventurer of the table, in a fight or not. */
export const TableHero = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  level: z.int(),
  hitPoints: z.int(),
  maxHitPoints: z.int(),
  temporaryHitPoints: z.int(),
  armorClass: z.int(),
  experience: z.int(),
  /** Has earned a level that was not taken yet. */
  mayLevelUp: z.boolean(),
});
export type TableHero = z.infer<typeof TableHero>;
/** What the asking person's own hero can do, and what of it may be done now. */
const ownHeroSchema = z.object({
  id: z.string(),
  /** The hero who commands them, where they are none: by whom they were called, or who rides them. */
  calledBy: z.string().optional(),
  /** Whether that hero rides them. */
  isRidden: z.literal(true).optional(),
  attacks: z.array(Attack),
  effects: z.array(Effect),
  spent: z.array(z.string()),
  attacksMade: z.int(),
  attacksPerTurn: z.int(),
  concentration: z.string().nullable(),
  /** Spells that are ready, with their numbers and slots; null for those who cast none. */
  slotCasting: SlotCasting.nullable(),
  /** What class, species and feats let them do, with what is left of it; null by the quick rules. */
  features: HeroFeatures.nullable(),
  /** Spells and features of the campaign’s own that the hero uses. */
  homebrew: CombatantShape.shape.homebrew.unwrap(),
  /** Ids of features whose effects go on, on whomever. */
  activeFeatures: z.array(z.string()),
  /** Ids of what was used in this turn that can be used once in each. */
  usedThisTurn: z.array(z.string()),
  /** What this hero did in this turn that their features may follow. */
  happened: z.array(Happening),
  /** What the hero is under; `spell` and `slot` of a spell of their own that goes on and does something later, `hasArea` where its area stays in the fight. */
  activeEffects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      text: z.string(),
      spell: z.string().nullable(),
      slot: z.int().nullable(),
      hasArea: z.literal(true).optional(),
    }),
  ),
  /** What keeps the hero from casting. */
  castingBar: CastingBar.nullable().default(null),
  bonusActionUsed: z.boolean(),
  slotUsed: z.boolean(),
  /** Names of the attacks that were made this turn. */
  attackedWith: z.array(z.string()),
  /** What can be shot, and how much of it is left. */
  ammunition: CombatantShape.shape.ammunition.unwrap(),
  /** Magic items that the hero carries, with what was used of them. */
  items: CombatantShape.shape.items.unwrap(),
  /** Ids of items and spells of the hero whose effects go on. */
  activeItems: z.array(z.string()),
  level: z.int().optional(),
  /** What was shot or thrown and not taken up again, by the id of the item. */
  shots: CombatantShape.shape.shots.unwrap(),
  reactionUsed: z.boolean(),
  /** What this hero is asked before the fight goes on; `by` is null for somebody unseen. */
  reaction: OpenOffer.omit({ byId: true }).extend({ by: z.string().nullable() }).nullable(),
  /** What everybody can do and this hero cannot now, by a code that says why. */
  refusedActs: z.array(z.object({ action: z.enum(commonActions), code: z.string() })),
  /** What an effect makes this hero do in each own turn; left out where none does, or it is done. */
  must: z.object({ what: z.enum(mustDo), name: z.string(), by: z.string().nullable() }).optional(),
  /** Whether an action is readied that has not been taken. */
  isReadied: z.boolean(),
  /** The spell that is readied, by its name, with the level of the slot that was spent on it; left out where none is. */
  readiedSpell: z.object({ name: z.string(), slot: z.int().min(0).max(9) }).optional(),
  /** What content says of those items that can do something. */
  wares: z.array(z.custom<MagicWare>(isObject)).optional(),
  /** What somebody who was called does besides attacks. */
  deeds: z.array(z.custom<PowerDeed>(isObject)).optional(),
  /** What they know of somebody whom they have marked: what it resists, what does nothing to it, and what hurts it more. */
  lore: z
    .array(
      z.object({ id: z.string(), resistances: z.array(z.string()), immunities: z.array(z.string()), vulnerabilities: z.array(z.string()) }),
    )
    .optional(),
  /** Whether no Magic action is left of the turn although an action is. */
  noMagic: z.literal(true).optional(),
  /** The condition for which the hero can do nothing at all now, by its name; left out where there is none. */
  stoppedBy: z.string().optional(),
  /** Whether spells are what their class does most, so that they stand before weapons. */
  spellsFirst: z.literal(true).optional(),
  moves: z.object({ attack: z.boolean(), action: z.boolean(), actions: z.int().min(0), deathSave: z.boolean(), endTurn: z.boolean() }),
});
export interface OwnHero extends z.infer<typeof ownHeroSchema> {}
export interface OwnHeroInput extends z.input<typeof ownHeroSchema> {}
export const OwnHero: z.ZodType<OwnHero, OwnHeroInput> = ownHeroSchema;
/** The fight of a table as one person sees it. */
const SeenFight = z.object({
  id: z.string(),
  /** The entry it stands at; steps name it. */
  number: z.int(),
  view: CombatView,
  /** The last lines, oldest first. */
  lines: z.array(CombatLogLine),
  hero: OwnHero.nullable(),
  /** Those who do what the player says: whom this hero has called, and the mount that they control. */
  companions: z.array(OwnHero).default([]),
  /** What everybody does besides attacks; for those who lead alone. */
  atHand: z.array(z.custom<AtHand>(isObject)).optional(),
});
export type SeenFight = z.infer<typeof SeenFight>;
/** Stat blocks that were looked for. */
export const FoundMonsters = z.object({
  monsters: z.array(StatBlock),
  total: z.int(),
  /** What the one that was asked for by its id fights with, away from its lair and in it; left out where none was. */
  numbers: z.custom<Record<'away' | 'home', FightNumbers>>(isObject).optional(),
});
/** What stands on the Combat tab of one person. */
const combatNowSchema = z.object({
  /** Whether they lead the table: they see all, and do anything. */
  leads: z.boolean(),
  /** Whether heroes of the table rise by milestones, so that nobody gains experience; left out where they do not. */
  byMilestone: z.literal(true).optional(),
  /** Adventurers of the table, in the order of their names: one’s own, those who fight, then the last changed, at most 100. */
  heroes: z.array(TableHero),
  /** The character they play; null without one, and for spectators. */
  characterId: z.string().nullable(),
  /** Whether the fight of the table cannot be read; taking its last step back brings it back. */
  isDamaged: z.boolean().default(false),
  /** Whether it is a newer Hearthlore’s, and stays as it is until this one is updated. */
  isNewer: z.boolean().optional(),
  /** Null while there is none, and to players while one is being prepared. One that is over stays until the next is opened. */
  fight: SeenFight.nullable(),
});
export interface CombatNow extends z.infer<typeof combatNowSchema> {}
export interface CombatNowInput extends z.input<typeof combatNowSchema> {}
export const CombatNow: z.ZodType<CombatNow, CombatNowInput> = combatNowSchema;
/** Where others stand from somebody in a fight. */
export const Around = z.object({
  /** Whether the table may have a battle map for the fight. Where it has none, nothing is told until one is shown. */
  hasMap: z.boolean(),
  /** The battle map that tells it; null where none does. */
  mapId: z.string().nullable(),
  stands: z.array(Stand),
  /** What is left of the movement of their turn, in feet, and all of it. */
  movement: z.object({ total: z.int(), left: z.int() }).nullable(),
  /** In their turn, cells of those whom they see: which bar their way, which let them through as difficult terrain, and where no walk ends. */
  spaces: z.object({ barred: z.array(z.int()), rough: z.array(z.int()), taken: z.array(z.int()) }).nullable(),
});
export type Around = z.infer<typeof Around>;
/** What has changed of a fight for one audience, as the server announces it. */
export const CombatChange = z.discriminatedUnion('kind', [
  /** How the fight stands: it has begun for this audience. Null when there is none for them any more. */
  z.object({
    kind: z.literal('whole'),
    fight: SeenFight.omit({ hero: true, companions: true })
      .extend({ heroes: z.array(OwnHero) })
      .nullable(),
  }),
  /** What leads from one entry of the fight to a later one. */
  z.object({
    kind: z.literal('step'),
    fightId: z.string(),
    after: z.int(),
    number: z.int(),
    view: z.custom<CombatViewChange>(isObject),
    /** The lines that were added. */
    lines: z.array(CombatLogLine),
    heroes: z.custom<ListChange<OwnHero>>(isObject),
    atHand: z.custom<ListChange<AtHand>>(isObject).optional(),
  }),
  /** It is not said; the fight is to be loaded anew. */
  z.object({ kind: z.literal('again') }),
]);
export type CombatChange = z.infer<typeof CombatChange>;
