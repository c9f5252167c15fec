import { z } from 'zod';
import { initiateLists } from '#domain/srd/feats.ts';
import { Pronouns } from '#domain/text/pronouns.ts';
import { NewCharacterName, Coins, Item, Place, Proficiencies } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ExperienceGift, HitPointAmount, ContentId, ItemQuantity } from '#domain/limits/game-values.ts';
import { Id, isWritable } from '#domain/ids.ts';
import { ChosenShaper } from '#domain/character/effects/chosen-shaper.ts';
import { Shares } from '#domain/rules/magic/shares.ts';
import { LevelChoices } from '#domain/character/advancement/level-choices.ts';
import { Rebirth } from '#domain/character/rebirth/rebirth.ts';
import { foodTaken, waterTaken } from '#domain/rules/needs/needs.ts';
import { DamageType } from '#domain/rules/combat-terms.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { classIds, highestLevel, hitDieIds } from '#domain/srd/class-rules.ts';
import { lands } from '#domain/srd/land-spells.ts';
import { masteryIds } from '#domain/srd/mastered-spells.ts';

const Condition = z.enum(conditionIds).exclude(['exhaustion']);
/** A score as typed: from 1 to 20, and 10 where the field is empty. */
const TypedScore = z
  .int('This value must be a whole number from 1 to 20.')
  .min(1, 'This value must be a whole number from 1 to 20.')
  .max(gameLimits.typedScore, 'This value must be a whole number from 1 to 20.')
  .nullable();
const CoinAmount = z.int().min(1).max(gameLimits.coins);
const CoinKind = z.enum(['copper', 'silver', 'electrum', 'gold', 'platinum']);

const levelSentence = `A level to grant is a whole number from 2 to ${highestLevel}.`;

/** Something of one's own making, in no catalogue. */
const CustomItem = Item.pick({ name: true, type: true, weight: true }).extend({
  bonus: Item.shape.bonus.default(0),
  damage: Item.shape.damage.default(null),
  armorClass: Item.shape.armorClass.default(null),
});

/** What is chosen about a spell or feature that does several things, or does them to others. */
const chosen = {
  /** Characters of the table it is used on; whoever uses it where they are left out. */
  targets: z.array(Id).max(gameLimits.effectTargets).optional(),
  /** One of several effects that exclude each other, by its name. */
  choice: z.string().max(gameLimits.nameLength).optional(),
  /** How a pool of healing is divided; those who are left out divide what is left. */
  shares: Shares.optional(),
};

/** Whether a feature or an item is meant though whom it is for has all hit points. */
const allTheSame = z.literal(true).optional();

/** Everything that can be done to a sheet by those who may. What it comes to is for the server to say: no act carries a roll. */
export const SheetAct = z.discriminatedUnion('kind', [
  /** Scores that are left out stay; an empty one (null) falls back to 10. */
  z.object({
    kind: z.literal('setStats'),
    stats: z.object({
      strength: TypedScore.optional(),
      dexterity: TypedScore.optional(),
      constitution: TypedScore.optional(),
      intelligence: TypedScore.optional(),
      wisdom: TypedScore.optional(),
      charisma: TypedScore.optional(),
    }),
  }),
  z.object({ kind: z.literal('rename'), name: NewCharacterName }),
  z.object({ kind: z.literal('setPronouns'), pronouns: Pronouns.nullable() }),
  /** All languages and tools that stand on the sheet from now on; those that are left out stay. */
  z.object({ kind: z.literal('setProficiencies'), languages: Proficiencies.optional(), tools: Proficiencies.optional() }),
  /** Draws another picture from this seed; it takes an uploaded one's place. */
  z.object({ kind: z.literal('drawPortrait'), seed: z.string().trim().min(1).max(gameLimits.portraitSeedLength).refine(isWritable) }),
  /** Who concentrates on a spell makes the save at once. */
  z.object({
    kind: z.literal('takeDamage'),
    amount: HitPointAmount,
    critical: z.boolean().default(false),
    /** Its type, by which it may be resisted; without one nothing changes it. */
    type: DamageType.optional(),
  }),
  z.object({ kind: z.literal('heal'), amount: HitPointAmount }),
  /** Hit points of a creature that the character has called, or keeps. */
  z.object({ kind: z.literal('companionHitPoints'), companionId: Id, way: z.enum(['damage', 'heal']), amount: HitPointAmount }),
  z.object({ kind: z.literal('temporaryHitPoints'), amount: HitPointAmount }),
  /** Hit dice to spend by their size; a bare number means the largest that are left. */
  z.object({
    kind: z.literal('shortRest'),
    hitDice: z.union([z.int().min(0).max(highestLevel), z.partialRecord(z.enum(hitDieIds), z.int().min(0).max(highestLevel))]).default(0),
  }),
  z.object({ kind: z.literal('longRest') }),
  z.object({ kind: z.literal('deathSave') }),
  z.object({ kind: z.literal('stabilize') }),
  z.object({ kind: z.literal('revive') }),
  z.object({ kind: z.literal('addCondition'), condition: Condition }),
  z.object({ kind: z.literal('removeCondition'), condition: Condition }),
  z.object({ kind: z.literal('exhaustion'), level: z.int().min(0).max(gameLimits.exhaustion) }),
  /** Days end at the table, one where they are left out: so much of what they need was drunk and eaten in each. */
  z.object({
    kind: z.literal('endDay'),
    water: z.enum(waterTaken),
    food: z.enum(foodTaken),
    days: z.int().min(1).max(gameLimits.daysAtOnce).optional(),
    /** In each of them a day's Rations are eaten off the sheet; `food` is for those days that have none. */
    rations: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('inspiration'), held: z.boolean() }),
  z.object({
    kind: z.literal('cast'),
    spell: ContentId,
    with: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('slot'), level: z.int().min(1).max(9) }),
      z.object({ kind: z.literal('ritual') }),
      /** `paidBy`: the use that casts any spell of a class, where it is not one of the spells that are known. */
      z.object({ kind: z.literal('free'), paidBy: ContentId.optional() }),
    ]),
    ...chosen,
    /** One of several things that the spell can do, by its id. */
    activity: ContentId.optional(),
    /** One of several types of damage. */
    damageType: DamageType.optional(),
    /** The creature that it turns somebody into (`characters.shapes`). */
    shape: ContentId.optional(),
    /** What changes it: options of Metamagic and the like. */
    shapers: z.array(ChosenShaper).max(5).optional(),
  }),
  z.object({ kind: z.literal('endConcentration') }),
  /** Of a pact or not; whichever is spent where nothing is said. */
  z.object({ kind: z.literal('recoverSlot'), level: z.int().min(1).max(9), pact: z.boolean().optional() }),
  /** In a class that casts; in the first that has room where none is named. */
  z.object({ kind: z.literal('learnSpell'), spell: ContentId, class: z.enum(classIds).optional() }),
  z.object({ kind: z.literal('forgetSpell'), spell: ContentId }),
  z.object({ kind: z.literal('prepareSpell'), spell: ContentId, prepared: z.boolean() }),
  /** The kind of land that a druid's circle draws on. */
  z.object({ kind: z.literal('chooseLand'), land: z.enum(lands) }),
  /** The spells of a warlock’s Book of Shadows, all of them. */
  z.object({ kind: z.literal('conjureBook'), spells: z.array(ContentId).max(10) }),
  /** The spells of a Magic Initiate whose sheet says none. */
  z.object({ kind: z.literal('fillInitiate'), list: z.enum(initiateLists), spells: z.array(ContentId).max(10) }),
  /** A spell of a wizard’s book to cast without slots, from level 18. */
  z.object({ kind: z.literal('chooseMastered'), as: z.enum(masteryIds), spell: ContentId }),
  /** All options of a feature that are known from now on, by their ids. */
  z.object({ kind: z.literal('chooseOptions'), feature: ContentId, options: z.array(ContentId).max(12) }),
  /** By SRD 5.2 in one of the classes, the one that was taken last where none is named, with the level's choices; by the quick rules there is nothing to choose. */
  z.object({ kind: z.literal('levelUp'), class: z.enum(classIds).optional(), choices: LevelChoices.prefault({}) }),
  /** What only whoever leads may give: experience, and a level up to which the hero may rise. */
  z.object({ kind: z.literal('giveExperience'), amount: ExperienceGift }),
  z.object({ kind: z.literal('grantLevel'), level: z.int(levelSentence).min(2, levelSentence).max(highestLevel, levelSentence) }),
  /** A use of something that rests bring back (`uses` of the sheet). */
  z.object({
    kind: z.literal('useFeature'),
    use: ContentId,
    times: z.int().min(1).max(gameLimits.pointsAtOnce).default(1),
    ...chosen,
    allTheSame,
    /** One of several ways to use it, by its key; the only one of its own feature where it is left out. */
    way: ContentId.optional(),
    /** One of several types of damage. */
    damageType: DamageType.optional(),
    /** The creature whose shape is taken (`characters.shapes`). */
    shape: ContentId.optional(),
  }),
  /**
   * A magic item that is carried is used: one of the ways to use it by its key, the only one where it is left out. `activity` is one of
   * several things that a spell does which it casts.
   */
  z.object({
    kind: z.literal('useItem'),
    itemId: ContentId,
    way: ContentId.optional(),
    /** So many of a pile that is used up, one after another, on whoever uses them. */
    times: z.int().min(1).max(gameLimits.itemsAtOnce).optional(),
    ...chosen,
    allTheSame,
    activity: ContentId.optional(),
    damageType: DamageType.optional(),
  }),
  /** Says which spell stands on a scroll. */
  z.object({ kind: z.literal('writeScroll'), itemId: ContentId, spell: ContentId }),
  /** Charges come back that no rest brings: so many are left. */
  z.object({ kind: z.literal('setCharges'), itemId: ContentId, left: z.int().min(0).max(gameLimits.itemCharges) }),
  /** Shakes another character of the table awake, with an action. */
  z.object({ kind: z.literal('shakeAwake'), target: Id }),
  /** Is in a new body: what the old species gave goes, and what the new one gives comes. */
  Rebirth.extend({ kind: z.literal('beReborn') }),
  /** Learns a form of Wild Shape (`characters.shapes`), as long as there is room. */
  z.object({ kind: z.literal('learnForm'), shape: ContentId }),
  /** Forgets a form of Wild Shape for another, as a druid may after a long rest. */
  z.object({ kind: z.literal('forgetForm'), shape: ContentId }),
  /** Ends something that lasts on the character. */
  z.object({ kind: z.literal('endEffect'), effectId: Id }),
  /** Makes the save against something that lasts once more, as it is made at the end or at the start of each turn. */
  z.object({ kind: z.literal('saveAgainst'), effectId: Id }),
  /** Says of something whose time is over by the clock whether it goes on for as long again. */
  z.object({ kind: z.literal('judgePastEffect'), effectId: Id, goesOn: z.boolean() }),
  /** Minutes pass at the table: what lasts less than an hour ends. */
  z.object({ kind: z.literal('passTime') }),
  /**
   * Something of the SRD catalogue, under an id that the caller chooses; it joins a pile of its like. `base` says which weapon
   * or armor a magic item is that can be several, and `spell` what stands on a scroll.
   */
  z.object({
    kind: z.literal('addItem'),
    itemId: Id,
    catalogId: ContentId,
    base: ContentId.nullable().default(null),
    spell: ContentId.nullable().default(null),
    quantity: ItemQuantity.default(1),
  }),
  z.object({ kind: z.literal('addCustomItem'), itemId: Id, item: CustomItem, quantity: ItemQuantity.default(1) }),
  z.object({ kind: z.literal('removeItem'), itemId: ContentId, quantity: ItemQuantity }),
  z.object({ kind: z.literal('splitItem'), itemId: ContentId, quantity: ItemQuantity, newId: Id }),
  z.object({ kind: z.literal('placeItem'), itemId: ContentId, place: Place }),
  /** Becomes attuned to a magic item, or no longer. */
  z.object({ kind: z.literal('attune'), itemId: ContentId, attuned: z.boolean() }),
  z.object({ kind: z.literal('gainCoins'), coins: Coins }),
  /** Exactly these coins go. */
  z.object({ kind: z.literal('loseCoins'), coins: Coins }),
  /** A price in copper, with change given. */
  z.object({ kind: z.literal('pay'), copper: z.int().min(1).max(gameLimits.priceInCopper) }),
  z.object({ kind: z.literal('changeCoins'), amount: CoinAmount, from: CoinKind, to: CoinKind }),
]);
export type SheetAct = z.infer<typeof SheetAct>;
