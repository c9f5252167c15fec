import { z } from 'zod';
import { NewCharacterName, Coins, Item, Place } from './character.ts';
import { gameLimits } from './game-limits.ts';
import { HitPointAmount, ThingId, ThingQuantity } from './game-values.ts';
import { Id, isWritable } from './ids.ts';
import { LevelChoices } from './level-choices.ts';
import { conditionIds } from './srd/conditions.ts';
import { lands } from './srd/land-spells.ts';

const Condition = z.enum(conditionIds).exclude(['exhaustion']);
/** A score as typed: from 1 to 20, and 10 where the field is empty. */
const TypedScore = z
  .int('A score is a whole number from 1 to 20.')
  .min(1, 'A score is a whole number from 1 to 20.')
  .max(gameLimits.typedScore, 'A score is a whole number from 1 to 20.')
  .nullable();
const CoinAmount = z.int().min(1).max(gameLimits.coins);
const CoinKind = z.enum(['copper', 'silver', 'electrum', 'gold', 'platinum']);

/** Something of one's own making, in no catalogue. */
const OwnThing = Item.pick({ name: true, type: true, weight: true }).extend({
  bonus: Item.shape.bonus.default(0),
  damage: Item.shape.damage.default(null),
  armorClass: Item.shape.armorClass.default(null),
});

/** Everything that can be done to a sheet by those who may. What it comes to is for the server to say: no act carries a roll. */
export const SheetAct = z.discriminatedUnion('kind', [
  /** Scores that are left out stay; an empty one (null) falls back to 10. */
  z.object({
    kind: z.literal('set stats'),
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
  /** Draws another picture from this seed; it takes an uploaded one's place. */
  z.object({ kind: z.literal('draw portrait'), seed: z.string().trim().min(1).max(gameLimits.portraitSeedLength).refine(isWritable) }),
  /** Who concentrates on a spell makes the save at once. */
  z.object({ kind: z.literal('take damage'), amount: HitPointAmount, critical: z.boolean().default(false) }),
  z.object({ kind: z.literal('heal'), amount: HitPointAmount }),
  z.object({ kind: z.literal('temporary hit points'), amount: HitPointAmount }),
  z.object({ kind: z.literal('short rest'), hitDice: z.int().min(0).max(20).default(0) }),
  z.object({ kind: z.literal('long rest') }),
  z.object({ kind: z.literal('death save') }),
  z.object({ kind: z.literal('stabilize') }),
  z.object({ kind: z.literal('revive') }),
  z.object({ kind: z.literal('add condition'), condition: Condition }),
  z.object({ kind: z.literal('remove condition'), condition: Condition }),
  z.object({ kind: z.literal('exhaustion'), level: z.int().min(0).max(gameLimits.exhaustion) }),
  z.object({ kind: z.literal('inspiration'), held: z.boolean() }),
  z.object({
    kind: z.literal('cast'),
    spell: ThingId,
    with: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('slot'), level: z.int().min(1).max(9) }),
      z.object({ kind: z.literal('ritual') }),
      z.object({ kind: z.literal('free') }),
    ]),
  }),
  z.object({ kind: z.literal('end concentration') }),
  z.object({ kind: z.literal('recover slot'), level: z.int().min(1).max(9) }),
  z.object({ kind: z.literal('learn spell'), spell: ThingId }),
  z.object({ kind: z.literal('forget spell'), spell: ThingId }),
  z.object({ kind: z.literal('prepare spell'), spell: ThingId, prepared: z.boolean() }),
  /** The kind of land that a druid's circle draws on. */
  z.object({ kind: z.literal('choose land'), land: z.enum(lands) }),
  /** By SRD 5.2 with the level's choices; by the quick rules there is nothing to choose. */
  z.object({ kind: z.literal('level up'), choices: LevelChoices.prefault({}) }),
  /** A use of something that rests bring back (`uses` of the sheet). */
  z.object({ kind: z.literal('use feature'), use: ThingId, times: z.int().min(1).max(200).default(1) }),
  /** Something of the SRD catalogue, under an id that the caller chooses; it joins a pile of its like. */
  z.object({ kind: z.literal('add item'), itemId: Id, thing: ThingId, quantity: ThingQuantity.default(1) }),
  z.object({ kind: z.literal('add own item'), itemId: Id, item: OwnThing, quantity: ThingQuantity.default(1) }),
  z.object({ kind: z.literal('remove item'), itemId: ThingId, quantity: ThingQuantity }),
  z.object({ kind: z.literal('split item'), itemId: ThingId, quantity: ThingQuantity, newId: Id }),
  z.object({ kind: z.literal('place item'), itemId: ThingId, place: Place }),
  z.object({ kind: z.literal('gain coins'), coins: Coins }),
  /** Exactly these coins go. */
  z.object({ kind: z.literal('lose coins'), coins: Coins }),
  /** A price in copper, with change given. */
  z.object({ kind: z.literal('pay'), copper: z.int().min(1).max(gameLimits.priceInCopper) }),
  z.object({ kind: z.literal('change coins'), amount: CoinAmount, from: CoinKind, to: CoinKind }),
]);
export type SheetAct = z.infer<typeof SheetAct>;
