import { z } from 'zod';
import { abilities } from '#domain/rules/ability.ts';
import { DiceText } from '#domain/dice/text.ts';
import { mostOfACoin } from '#domain/rules/coins.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { DeathSaves, KeptExperience, KeptHitPoints, Score, ContentId, ItemQuantity } from '#domain/limits/game-values.ts';
import { hasHiddenCharacters, hiddenCharactersIn } from '#domain/text/hidden-characters.ts';
import { isWritable } from '#domain/ids.ts';
import { Pronouns } from '#domain/text/pronouns.ts';
import { longestCharacterName } from './creation/quick-options.ts';
import { incompleteForm } from './creation/refusal-sentences.ts';
import { CharacterSource } from './source.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { classIds, highestLevel, hitDieIds } from '#domain/srd/class-rules.ts';
import { conditionIds, deadlyExhaustion } from '#domain/rules/conditions.ts';
import { sated } from '#domain/rules/needs/needs.ts';
import { itemTypes } from '#domain/rules/activity/on-items/item-types.ts';
import { featIds, initiateLists } from '#domain/srd/feats.ts';
import { lands } from '#domain/srd/land-spells.ts';
import { masteryIds } from '#domain/srd/mastered-spells.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';

/** The rules a campaign plays by: the quick ones of the simple sheet, or SRD 5.2. */
export const RuleSet = z.enum(['quick', 'srd']);
export type RuleSet = z.infer<typeof RuleSet>;

/** A character's name as it is kept; those that are older than the rule below keep opening. */
export const CharacterName = z
  .string()
  .trim()
  .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.')
  .min(1, incompleteForm)
  .max(longestCharacterName, `A character’s name has at most ${longestCharacterName} characters.`);

/** A name that somebody gives to a character. */
export const NewCharacterName = CharacterName.refine((name) => !hasHiddenCharacters(name), hiddenCharactersIn('The character’s name'));

export const Scores = z.object({
  strength: Score,
  dexterity: Score,
  constitution: Score,
  intelligence: Score,
  wisdom: Score,
  charisma: Score,
});

/** A picture that was uploaded, or one that is drawn from a seed. */
const Portrait = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), seed: z.string().max(gameLimits.portraitSeedLength).refine(isWritable) }),
  z.object({ kind: z.literal('picture'), url: z.string().max(500) }),
]);

/** Where an item is: packed, held in one hand or both, or worn. */
export const Place = z.enum(['pack', 'mainHand', 'offHand', 'bothHands', 'worn']);
export type Place = z.infer<typeof Place>;

const ItemUsed = z.object({
  /** Charges that are spent. */
  charges: z.int().min(0).max(gameLimits.itemCharges),
  /** How many there are in all, where dice have said so. */
  most: z.int().min(0).max(gameLimits.itemCharges).optional(),
  /** Whether the charges are gone for good. */
  drained: z.literal(true).optional(),
  /** How often it was used for what can be done so often a day or between rests, by the ids of the activities. */
  deeds: z.record(z.string().max(gameLimits.contentIdLength), z.int().min(1)).optional(),
});

export const Item = z.object({
  id: ContentId,
  /** Its id in the catalogue of SRD 5.2, `magic:` and a name for a magic item, that of homebrew for the campaign's own; null for a custom item. */
  catalogId: z.string().nullable(),
  /** The mundane weapon or armor that a magic item is, by its id in the catalogue; null for all others. */
  base: z.string().max(gameLimits.contentIdLength).nullable().default(null),
  name: z
    .string()
    .trim()
    .min(1)
    .max(gameLimits.nameLength)
    .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.'),
  type: z.enum(itemTypes),
  quantity: ItemQuantity,
  /** Pounds for one. */
  weight: z.number().min(0).max(gameLimits.itemWeight),
  place: Place,
  /** What magic or craft adds to hit and damage, or to armor class. */
  bonus: z.int().min(0).max(gameLimits.itemBonus),
  /** Damage of a weapon that is in no catalogue. */
  damage: DiceText.nullable(),
  /** Armor class of an armor that is in no catalogue. */
  armorClass: z.int().min(1).max(gameLimits.itemArmorClass).nullable(),
  /** Whether whoever carries it is attuned to it. */
  attuned: z.boolean().default(false),
  /** Whether it holds whoever is attuned to it by a curse, as it was when they attuned. */
  cursed: z.literal(true).optional(),
  /** What was used of a magic item and has not come back; left out where nothing was. */
  used: ItemUsed.optional(),
  /** Long rests after which it is gone, with the last of them; left out for what lasts. */
  restsLeft: z.int().min(1).max(gameLimits.madeItemRests).optional(),
  /** Whether it came about with an effect that lies on it, and is gone with that. */
  conjured: z.literal(true).optional(),
  /** The spell that stands on a scroll, by its id; left out as long as nobody has said which. */
  spell: ContentId.optional(),
});
export type Item = z.infer<typeof Item>;

const coin = z.int().min(0).max(mostOfACoin);
export const Coins = z.object({ copper: coin, silver: coin, electrum: coin, gold: coin, platinum: coin });

/** Names of languages or tools. */
export const Proficiencies = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(gameLimits.nameLength, `The name of a language or tool has at most ${gameLimits.nameLength} characters.`)
      .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.'),
  )
  .max(gameLimits.proficiencies, `A sheet has room for ${gameLimits.proficiencies} languages and as many tools.`);

const TakenFeat = z.object({
  feat: z.enum(featIds),
  level: z.int().min(1).max(highestLevel),
  /** The list that an initiate of magic learned from; older sheets go without. */
  list: z.enum(initiateLists).optional(),
});
const KnownSpell = z.object({
  spell: z.string(),
  prepared: z.boolean(),
  /** What a feat, a path or the table gave counts for nothing among the spells of the class. */
  from: z.enum(['class', 'other']),
  /** The class it was learned in, by whose ability it is cast; null for what no class gave. */
  class: z.enum(classIds).nullable().default(null),
  /** Whether a feat gave it, before a class had it ready always: the feat casts it without a slot still. */
  ofFeat: z.literal(true).optional(),
  /** Whether it stands in the Book of Shadows of a warlock, and goes with it. */
  ofBook: z.literal(true).optional(),
});
/** A spell that somebody knows. */
export type KnownSpell = z.infer<typeof KnownSpell>;

/** What somebody has taken of a class. */
export const ClassLevels = z.object({
  class: z.enum(classIds),
  /** The path, by its id, from the level on at which it is taken. */
  subclass: z.string().max(gameLimits.contentIdLength).nullable(),
  level: z.int().min(1).max(highestLevel),
  /** The order of a cleric or a druid (SRD 5.2). */
  order: z.enum(['fighter', 'scholar']).nullable(),
  /** What the hit die gave at each level; the first level of all gives the whole die and is left out. */
  hitPointGains: z.array(z.int().min(1).max(12)).max(highestLevel),
});
export type ClassLevels = z.infer<typeof ClassLevels>;

/** Classes in the order in which they were taken. */
const Classes = z
  .tuple([ClassLevels], ClassLevels)
  .refine((taken) => new Set(taken.map((each) => each.class)).size === taken.length, 'Each class is there once.')
  .refine((taken) => taken.reduce((sum, { level }) => sum + level, 0) <= highestLevel, `There are ${highestLevel} levels in all.`);

const hitDiceCount = z.int().min(0).max(highestLevel);

/** An adventurer as they are kept. What can be worked out from it stands in `deriveSheet`, never here. */
export const CharacterShape = z.object({
  id: z.uuid(),
  userId: z.string(),
  campaignId: z.string(),
  ruleSet: RuleSet,
  name: CharacterName,
  /** What the story calls them in place of their name; null until it is said. */
  pronouns: Pronouns.nullable().default(null),
  species: z.enum(speciesIds),
  /** The line of ancestors, where the species has several. */
  lineage: z.string().nullable(),
  classes: Classes,
  background: z.enum(backgroundIds).nullable(),
  /** Earned in fights and by the DM's word; a level is taken by hand, never by itself. */
  experience: KeptExperience.default(0),
  /** The level that a Dungeon Master has granted, whatever the experience; 1 as long as none was. */
  grantedLevel: z.int().min(1).max(highestLevel).default(1),
  /** Scores with every increase in them. */
  stats: Scores,
  portrait: Portrait,
  /** Where they came from; left out for those who were made here, and of earlier builds. */
  source: CharacterSource.optional(),
  /** Skills learned, those of the background among them. */
  skills: z.array(z.enum(skillNames)),
  expertise: z.array(z.enum(skillNames)),
  /** Languages that are known, and tools that are trained beside those of class and background, by their names. */
  languages: Proficiencies.default([]),
  tools: Proficiencies.default([]),
  feats: z.array(TakenFeat),
  /** By the quick rules: what the class is trained in counts, which is its armor, its saves and the skills. Older sheets go without. */
  trained: z.literal(true).optional(),
  /** Kinds of weapon whose mastery is known. */
  masteries: z.array(z.string()),
  /** The kind of land that a druid's circle draws on, and the spells that it gave; null until one is chosen. */
  circle: z
    .object({ land: z.enum(lands), gave: z.array(z.string().max(gameLimits.contentIdLength)).max(20) })
    .nullable()
    .default(null),
  /** Spells of a wizard’s book that are cast without slots, each as it was chosen. */
  mastered: z.partialRecord(z.enum(masteryIds), z.string().max(gameLimits.contentIdLength)).default({}),
  /** What was chosen of features with several options, by ids; of a feature that is left out nothing is chosen yet. */
  options: z.record(z.string().max(gameLimits.contentIdLength), z.array(z.string().max(gameLimits.contentIdLength)).max(12)).default({}),
  damage: KeptHitPoints,
  temporaryHitPoints: KeptHitPoints,
  /** Spent hit dice of each size; a size that is left out has all. */
  hitDiceSpent: z.partialRecord(z.enum(hitDieIds), hitDiceCount),
  /** Three successes are stable, three failures dead. */
  deathSaves: DeathSaves,
  /** Spent slots of levels 1 to 9; below none where some were made besides, until a long rest. */
  slotsSpent: z.array(z.int().min(-60).max(4)).length(9),
  pactSlotsSpent: z.int().min(0).max(4),
  /** What was used of that which rests bring back. */
  usesSpent: z.record(z.string(), z.int().min(0)),
  conditions: z.array(z.enum(conditionIds).exclude(['exhaustion'])),
  exhaustion: z.int().min(0).max(deadlyExhaustion),
  /** How much of it thirst and hunger hold, and days in a row without food. */
  lacking: z
    .object({
      thirst: z.int().min(0).max(deadlyExhaustion),
      hunger: z.int().min(0).max(deadlyExhaustion),
      foodlessDays: z.int().min(0).max(gameLimits.foodlessDays),
    })
    .default(sated),
  /** Nights that went by since a day last ended for them. */
  openDays: z.int().min(0).max(gameLimits.daysAtOnce).default(0),
  /** The spell that is being concentrated on. */
  concentration: z.string().nullable(),
  inspiration: z.boolean(),
  /** Whether Heroic Inspiration came to whoever has it already, and may be passed on. */
  inspirationToPass: z.boolean().default(false),
  /** When they last finished a rest; null for those who have not, and of earlier builds. */
  restedAt: z.iso.datetime().nullable().default(null),
  /** What spells, features and items changed about them for a time. */
  activeEffects: z.array(ActiveEffect).max(gameLimits.activeEffects).default([]),
  /** What is over by the clock and counts no longer, until the table says whether it goes on. */
  pastEffects: z.array(ActiveEffect).max(gameLimits.activeEffects).optional(),
  inventory: z.array(Item),
  coins: Coins,
  spells: z.array(KnownSpell),
  /** Forms of Wild Shape that are known, by the ids of their creatures. */
  forms: z.array(ContentId).max(gameLimits.knownForms).default([]),
  /** Features of the campaign’s homebrew that the Dungeon Master gave, by their ids of content. */
  givenFeatures: z.array(ContentId).max(limits.homebrewListed).default([]),
  /**
   * Entries of the campaign’s homebrew that this character uses, as they are written now: read with a character, and never kept.
   * A file holds them, so that they come along.
   */
  homebrew: z.array(HomebrewEntry).max(limits.homebrewPerCampaign).default([]),
});
export interface Character extends z.infer<typeof CharacterShape> {}
export interface CharacterInput extends z.input<typeof CharacterShape> {}
/** @alias The same under its name, by which the compiler compares it, and not field by field. */
export const Character: z.ZodType<Character, CharacterInput> = CharacterShape;

/** Raises of scores, as a background or a feat gives them. */
export const Increases = z.partialRecord(z.enum(abilities), z.int().min(1).max(2));
export type Increases = z.infer<typeof Increases>;
