import { z } from 'zod';
import { Uuid } from '#domain/ids.ts';
import { D20Modifier, Score } from '#domain/limits/game-values.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import { LastingEffect } from '#domain/rules/activity/effect.ts';
import { Ability, ConditionName, DamageType, words } from '#domain/rules/combat-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { hitPointsOf } from '#domain/srd/monsters/hit-dice.ts';
import { MagicItemShape } from '#domain/srd/items/magic-item.ts';
import { MonsterFacts } from '#domain/srd/monsters/monster-facts.ts';
import { MonsterType } from '#domain/srd/monsters/stat-block.ts';
import { SpellFacts } from '#domain/srd/spells/spell.ts';
import { checkEntry } from './check-entry.ts';
import { homebrewKinds } from './kinds.ts';

const Phrase = words(limits.homebrewPhraseLength);

const base = {
  id: Uuid,
  name: words(limits.homebrewNameLength).min(1, 'Please give it a name.'),
  /** Everything it does, in the writer's words; paragraphs are parted by an empty line. */
  text: words(limits.homebrewTextLength),
  activities: z.array(Activity).max(limits.homebrewActivities),
  /** What always holds: as long as an item is worn or held, or somebody has the feature. */
  effects: z.array(LastingEffect).max(limits.homebrewEffects),
};

const item = MagicItemShape.shape;
const ItemFacts = z.object({
  kind: item.kind,
  /** The weapon or armor that it is, by its name in the SRD; left out where it is neither. */
  base: item.base,
  rarity: item.rarity,
  attunement: item.attunement,
  curse: item.curse,
  bonus: item.bonus,
  charges: item.charges,
});

const spell = SpellFacts.shape;
const SpellEntryFacts = z.object({
  level: z.int().min(0).max(9),
  school: spell.school,
  classes: spell.classes.max(limits.homebrewListed),
  castingTime: Phrase.min(1),
  ritual: z.boolean(),
  range: Phrase.min(1),
  components: spell.components.max(3),
  material: words(200).optional(),
  duration: Phrase.min(1),
  concentration: z.boolean(),
  higher: words(800).optional(),
});

/** How often a feature can be used, and which rest brings that back. */
const FeatureUses = z.object({ total: z.int().min(1).max(limits.homebrewListed), back: z.enum(['anyRest', 'longRest']) });
const FeatureFacts = z.object({
  /** Whose it is, in words: "Knights of the Salt". */
  of: Phrase,
  /** Null where it can be used at will, or only always holds. */
  uses: FeatureUses.nullable(),
});

const monster = MonsterFacts.shape;
const MonsterEntryFacts = z.object({
  type: MonsterType,
  size: monster.size,
  alignment: Phrase.min(1),
  armorClass: z.int().min(1).max(gameLimits.armorClass),
  hitDice: monster.hitDice.refine((dice) => {
    const points = hitPointsOf(dice);
    return points >= 1 && points <= gameLimits.hitPoints;
  }, `Hit dice give 1 to ${gameLimits.hitPoints} hit points.`),
  speeds: monster.speeds,
  abilities: z.record(Ability, Score),
  saves: z.array(Ability).max(limits.homebrewListed),
  skills: z.partialRecord(z.enum(skillNames), D20Modifier),
  /** Where it is more than dexterity gives. */
  initiativeBonus: D20Modifier.optional(),
  vulnerabilities: z.array(DamageType).max(limits.homebrewListed),
  resistances: z.array(DamageType).max(limits.homebrewListed),
  immunities: z.array(DamageType).max(limits.homebrewListed),
  conditionImmunities: z.array(ConditionName).max(limits.homebrewListed),
  senses: monster.senses.unwrap(),
  languages: words(200),
  challenge: monster.challenge,
  /** Attacks of one Multiattack. */
  attacksPerTurn: z.int().min(1).max(gameLimits.attacksPerTurn),
  spellcasting: monster.spellcasting.unwrap(),
  legend: monster.legend.unwrap(),
});

const ItemEntry = z.object({ ...base, kind: z.literal('item'), facts: ItemFacts });
const SpellEntry = z.object({ ...base, kind: z.literal('spell'), facts: SpellEntryFacts });
const FeatureEntry = z.object({ ...base, kind: z.literal('feature'), facts: FeatureFacts });
const MonsterEntry = z.object({ ...base, kind: z.literal('monster'), facts: MonsterEntryFacts });
const schema = z.discriminatedUnion('kind', [ItemEntry, SpellEntry, FeatureEntry, MonsterEntry]).superRefine(checkEntry);

// With names of their own: written out, these types are longer than what the compiler stores.
export interface HomebrewItem extends z.infer<typeof ItemEntry> {}
export interface HomebrewSpell extends z.infer<typeof SpellEntry> {}
export interface HomebrewFeature extends z.infer<typeof FeatureEntry> {}
export interface HomebrewMonster extends z.infer<typeof MonsterEntry> {}
/** An entry that a Dungeon Master wrote for their campaign. */
export type HomebrewEntry = HomebrewItem | HomebrewSpell | HomebrewFeature | HomebrewMonster;
export type EntryOf<Kind extends HomebrewEntry['kind']> = Extract<HomebrewEntry, { kind: Kind }>;

/** The same as it is sent: spells and legendary actions of creatures leave out what follows by itself. */
export interface SentMonster extends z.input<typeof MonsterEntry> {}
export type SentEntry = HomebrewItem | HomebrewSpell | HomebrewFeature | SentMonster;

/** Reads an entry. Bad input names its field. */
export const HomebrewEntry: z.ZodType<HomebrewEntry, SentEntry> = schema;

export const HomebrewKind = z.enum(homebrewKinds);

/** Who wrote an entry last. */
export interface Writer {
  id: string;
  name: string;
}

/** An entry as it stands: how often it was written, and by whom last. */
export interface KeptEntry {
  entry: HomebrewEntry;
  /** Counts from 1. Whoever writes on names the one that they saw. */
  revision: number;
  updatedAt: string;
  updatedBy: Writer;
}
export const KeptEntry: z.ZodType<KeptEntry, Omit<KeptEntry, 'entry'> & { entry: SentEntry }> = z.object({
  entry: HomebrewEntry,
  revision: z.int().min(1),
  updatedAt: z.iso.datetime(),
  updatedBy: z.object({ id: z.string(), name: z.string() }),
});
