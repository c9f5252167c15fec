import { ConditionName } from '#domain/rules/combat-terms.ts';
import { z } from 'zod';
import { Party, StoredFact } from '#domain/fact.ts';
import { abilities } from '#domain/rules/ability.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { foodTaken, waterTaken } from '#domain/rules/needs/needs.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { featIds } from '#domain/srd/feats.ts';
import { lands } from '#domain/srd/land-spells.ts';
import { masteryIds } from '#domain/srd/mastered-spells.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { Coins, Place } from './character.ts';

const named = <Kind extends string>(kind: Kind) => z.object({ area: z.literal('character'), kind: z.literal(kind) });
/** A fact that says no more than of whom it is true. */
const ofHero = <Kind extends string>(kind: Kind) => named(kind).extend({ hero: Party });

/** What those whom something reaches save against. */
const Save = z.object({ abilities: z.array(z.enum(abilities)), dc: z.int(), half: z.boolean() });
/** The type of damage, and how much was dealt where resistance or the like changed it. */
const ofType = { type: z.enum(damageTypes).optional(), dealt: z.int().optional() };
const hitPoints = z.object({ left: z.int(), maximum: z.int() });
const change = { before: z.int(), after: z.int() };
const spell = z.string();
/** The name that an item had. */
const item = z.string();
const calling = z.enum(classIds);
const fields = [...abilities, 'name', 'pronouns', 'languages', 'tools', 'level', 'temporaryHitPoints'] as const;

const healthFacts = [
  ofHero('takesNoDamage').extend(ofType),
  ofHero('takesDamage').extend({ amount: z.int(), left: z.int(), maximum: z.int(), ...ofType }),
  ofHero('fallsUnconscious'),
  ofHero('diesAtOnce'),
  ofHero('dies'),
  ofHero('diesOfExhaustion'),
  ofHero('failsDeathSaves').extend({ failures: z.int() }),
  ofHero('deathSaves').extend({ successes: z.int(), failures: z.int() }),
  ofHero('isStable'),
  ofHero('wakes'),
  ofHero('shakesAwake').extend({ target: Party }),
  ofHero('isRevived'),
  ofHero('hasHitPoints').extend({ left: z.int(), maximum: z.int() }),
  ofHero('hasTemporaryHitPoints').extend({ amount: z.int() }),
  ofHero('condition').extend({ condition: z.enum(conditionIds) }),
  ofHero('conditionEnded').extend({ condition: z.enum(conditionIds) }),
  named('exhaustion').extend({ level: z.int() }),
  ofHero('dayEnds').extend({ water: z.enum(waterTaken), food: z.enum(foodTaken), /** Several alike. */ days: z.int().optional() }),
  ofHero('eatsRations').extend({ count: z.int(), left: z.int() }),
  ofHero('lacks').extend({ what: z.enum(['water', 'food']), level: z.int() }),
  ofHero('hasEnough').extend({ what: z.enum(['water', 'food']) }),
  ofHero('shortRest'),
  ofHero('longRest').extend({ hitPoints: z.int() }),
  ofHero('wakesInspired'),
  /** By somebody of the story, as it names them. */
  ofHero('isHit').extend({ by: z.string() }),
] as const;

const effectFacts = [
  /** Of a creature that the hero has called, by its name; at 0 left it is gone. */
  ofHero('companionHitPoints').extend({ companion: z.string(), before: z.int(), left: z.int(), maximum: z.int() }),
  /** What lasts, by the name that it had. */
  ofHero('effectStarted').extend({ effect: z.string() }),
  ofHero('effectEnded').extend({ effect: z.string() }),
  /** A save against it has failed once more; without a roll where a condition says so. */
  ofHero('effectHolds').extend({ effect: z.string(), because: z.string().nullable() }),
  /** By a spell or feature, by its name. */
  ofHero('regains').extend({ amount: z.int(), left: z.int(), maximum: z.int(), by: z.string() }),
] as const;

const magicFacts = [
  /** The level of the slot, where that is higher than the spell's. */
  ofHero('casts').extend({
    spell,
    level: z.int().nullable(),
    ritual: z.boolean(),
    /** What was chosen to change it, by name. */
    with: z.array(z.string()).optional(),
    /** What was chosen of the things that it does, where the table alone carries it out. */
    told: z.string().optional(),
    save: Save.optional(),
  }),
  ofHero('concentrationKept'),
  ofHero('concentrationEnded').extend({ spell }),
  named('spellLearned').extend({ spell }),
  named('spellForgotten').extend({ spell }),
  named('spellPrepared').extend({ spell }),
  named('spellUnprepared').extend({ spell }),
  named('slots').extend({ level: z.int(), ...change }),
  /** Something of the campaign’s homebrew, by its name: given by who leads, taken back, or removed from the campaign. */
  ofHero('homebrewGiven').extend({ what: z.string() }),
  ofHero('homebrewTaken').extend({ what: z.string() }),
  ofHero('homebrewGone').extend({ what: z.string() }),
  named('spellMastered').extend({ as: z.enum(masteryIds), spell }),
  named('land').extend({ before: z.enum(lands).nullable(), after: z.enum(lands).nullable() }),
] as const;

const gearFacts = [
  named('itemAdded').extend({ item, quantity: z.int() }),
  named('itemRemoved').extend({ item, quantity: z.int() }),
  named('itemQuantity').extend({ item, ...change }),
  named('itemPlace').extend({ item, before: Place, after: Place }),
  named('itemAttuned').extend({ item }),
  named('itemAttunementEnded').extend({ item }),
  named('itemChanged').extend({ item }),
  /** What was done with an item, by its name; charges that are left where some were spent. */
  ofHero('usesItem').extend({
    item,
    deed: z.string().nullable(),
    charges: z.object({ left: z.int(), total: z.int() }).optional(),
    save: Save.optional(),
  }),
  /** What became of an item with its last charge, and how many charges that gave back. */
  named('itemsLastCharge').extend({ item, became: z.enum(['gone', 'mundane', 'drained']).nullable(), regained: z.int() }),
  /** A spell that was read off a scroll above one’s level came to nothing. */
  ofHero('scrollFails').extend({ item, spell: z.string() }),
  /** What it takes to copy a scroll into a spellbook, whether that succeeds or not. */
  ofHero('copiesScroll').extend({ spell: z.string(), gold: z.int(), hours: z.int() }),
  ofHero('scrollNotCopied').extend({ spell: z.string() }),
  named('itemRegains').extend({ item, amount: z.int(), left: z.int(), total: z.int() }),
  named('coins').extend({ coin: z.enum(coinNames), ...change }),
  named('gaveItem').extend({ item, quantity: z.int(), to: Party }),
  named('gotItem').extend({ item, quantity: z.int(), from: Party }),
  named('gaveCoins').extend({ coins: Coins, to: Party }),
  named('gotCoins').extend({ coins: Coins, from: Party }),
  /** Something of the story, as it names it. */
  ofHero('takesLoot').extend({ loot: z.string() }),
] as const;

const levelFacts = [
  /** The level of the class, and the level of all together where there are several. */
  ofHero('reachesLevel').extend({ level: z.int(), class: calling, total: z.int().optional() }),
  ofHero('gainsExperience').extend({ amount: z.int() }),
  /** A level that is earned, by experience or by the word of a Dungeon Master, and not taken yet. */
  ofHero('mayRise').extend({ level: z.int() }),
  named('hitPointMaximum').extend(change),
  named('hitDie').extend({ gain: z.int(), constitution: z.int() }),
  named('proficiencyBonus').extend({ bonus: z.int() }),
  named('subclass').extend({ class: calling }),
  /** A feature of a class or its path, by the slug of its name. */
  named('feature').extend({ class: calling, level: z.int(), feature: z.string() }),
  named('feat').extend({ feat: z.enum(featIds) }),
  named('skills').extend({ skills: z.array(z.enum(skillNames)) }),
  named('expertise').extend({ skills: z.array(z.enum(skillNames)) }),
  named('masteries').extend({ weapons: z.array(z.string()) }),
  /** All forms of Wild Shape that are known now, by the ids of their creatures. */
  named('forms').extend({ forms: z.array(z.string()) }),
  /** All that is chosen of a feature now. */
  named('options').extend({ feature: z.string(), options: z.array(z.string()) }),
  named('spells').extend({ spells: z.array(spell) }),
  named('spellSlots').extend({ slots: z.array(z.object({ level: z.int(), count: z.int() })) }),
] as const;

const selfFacts = [
  named('changed').extend({
    field: z.enum(fields),
    before: z.union([z.string(), z.int()]),
    after: z.union([z.string(), z.int()]),
  }),
  named('hitPoints').extend({ before: hitPoints, after: hitPoints }),
  /** Something that no other fact names. */
  named('sheetChanged'),
  ofHero('newPortrait'),
  ofHero('gainsInspiration'),
  /** Of whoever has it already. */
  ofHero('mayPassInspiration'),
  ofHero('passesInspiration').extend({ to: Party }),
  ofHero('usesInspiration'),
  /** `feature` is the name of what was done with the use, where it has another. */
  ofHero('usesFeature').extend({
    use: z.string(),
    left: z.int(),
    total: z.int(),
    feature: z.string().optional(),
    save: Save.optional(),
    /** The conditions that it leaves on those whom the table names. */
    leaves: z.array(ConditionName).optional(),
  }),
  ofHero('joins').extend({ species: z.enum(speciesIds), class: calling }),
  ofHero('isReborn').extend({ species: z.enum(speciesIds) }),
  /** Away from any table. */
  ofHero('isMade').extend({ species: z.enum(speciesIds), class: calling }),
  ofHero('comesFromFile'),
  ofHero('comesFromTable'),
  ofHero('leaves'),
  ofHero('handedOver').extend({ player: z.string() }),
] as const;

/**
 * What happened to a character, without words: `tellCharacterFact` finds those. People, items and what the story names stand under
 * the names that they had; everything of the rules by its id.
 */
export const CharacterFact = z.discriminatedUnion('kind', [
  ...healthFacts,
  ...effectFacts,
  ...magicFacts,
  ...gearFacts,
  ...levelFacts,
  ...selfFacts,
]);
export type CharacterFact = z.infer<typeof CharacterFact>;

/** That a change of a sheet was taken back: the fact that it had been. */
export const UndoneFact = z.object({ area: z.literal('undone'), fact: StoredFact });
export type UndoneFact = z.infer<typeof UndoneFact>;
