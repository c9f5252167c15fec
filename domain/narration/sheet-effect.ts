import { z } from 'zod';
import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { spendGivenDie } from '#domain/character/rolls/answer-roll.ts';
import { spentDice } from './rulings/spells/given-dice.ts';
import { purse } from '#domain/moments/aftermath.ts';
import { Loot } from './adventure.ts';
import { beginsFight } from './rulings/fights/begin-fight.ts';
import type { Brief } from './brief.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { Coins } from '#domain/character/character.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { handOver, nameOnSheet, takeUp } from './items/gear-on-sheets.ts';
import { heal, takeDamage } from '#domain/character/actions/current-hit-points.ts';
import { stabilize } from '#domain/character/actions/death-saves.ts';
import { actReaching } from '#domain/character/actions/act-on-sheet.ts';
import type { ReachingStep } from '#domain/character/actions/act-on-sheet.ts';
import { smallThingEffects } from './scene-tags/small-things.ts';
import { featureEffects, itemEffects, spellEffects } from './features/used-effects.ts';
import { noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { useItem } from '#domain/character/actions/use-item.ts';
import { addItem, itemOf, removeItem } from '#domain/character/inventory/inventory.ts';
import { withPurse } from '#domain/character/actions/act-gear.ts';
import { stepByDifference } from '#domain/character/sheet/step-by-difference.ts';
import { addCoins, payCoins } from '#domain/rules/coins.ts';
import { allCoins } from './payment.ts';
import { purseChange } from './purse.ts';
import type { Ruling, ToolCall } from './tool-call.ts';
import { yes } from '#domain/result.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { restOnSheet } from './rests/rest-on-sheet.ts';
import { hitDiceOfHero } from './rests/hit-dice-said.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What a reply does to one character's sheet. */
export const SheetEffect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('damage'),
    characterId: z.string(),
    amount: z.int().min(0),
    /** Who struck; nobody where a hero brought it on themself. */
    from: z.string().optional(),
  }),
  z.object({ kind: z.literal('loot'), characterId: z.string(), loot: Loot.pick({ name: true, type: true, quantity: true }) }),
  /** Something of somebody who fell, by its name in the rules. */
  z.object({ kind: z.literal('takesUp'), characterId: z.string(), item: z.string() }),
  /** Something goes from one sheet to another: a thing by its name, or coins. */
  z.object({ kind: z.literal('handsOver'), characterId: z.string(), item: z.string(), to: z.string(), coins: Coins.optional() }),
  z.object({ kind: z.literal('comeRound'), characterId: z.string() }),
  z.object({ kind: z.literal('stabilized'), characterId: z.string() }),
  z.object({ kind: z.literal('paid'), characterId: z.string(), /** Copper, with change. */ price: z.int().min(0) }),
  z.object({ kind: z.literal('won'), characterId: z.string(), coins: Coins }),
  z.object({ kind: z.literal('given'), characterId: z.string(), loot: Loot.pick({ name: true, quantity: true }) }),
  /** An item is used as it was ruled, by these faces of the dice; on whoever uses it, or not. */
  z.object({
    kind: z.literal('useItem'),
    characterId: z.string(),
    itemId: z.string(),
    way: z.string(),
    isForSelf: z.boolean(),
    faces: z.array(z.int()),
    /** So many of a pile; one where it is left out. */
    times: z.int().min(1).optional(),
  }),
  /** A spell is cast as it was ruled. */
  z.object({
    kind: z.literal('castSpell'),
    characterId: z.string(),
    spell: z.string(),
    with: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('slot'), level: z.int().min(1).max(9) }),
      z.object({ kind: z.literal('ritual') }),
      z.object({ kind: z.literal('free') }),
    ]),
    choice: z.string().optional(),
    /** Characters it is cast on; left out where it is for nobody in particular. */
    targets: z.array(z.string()).optional(),
    /** Whether its dice were rolled with the ruling. */
    isRolled: z.literal(true).optional(),
  }),
  /** Somebody shakes another awake. */
  z.object({ kind: z.literal('shakesAwake'), characterId: z.string(), target: z.string() }),
  /** A feature is used as it was ruled. */
  z.object({
    kind: z.literal('useFeature'),
    characterId: z.string(),
    use: z.string(),
    way: z.string(),
    times: z.int().min(1),
    /** What is chosen about it, such as the slots that come back. */
    choice: z.string().optional(),
    /** Characters it is used on; whoever uses it where they are left out. */
    targets: z.array(z.string()).optional(),
  }),
  /** The die that somebody gave was rolled: the effect that held it is gone. */
  z.object({ kind: z.literal('spendsDie'), characterId: z.string(), effectId: z.string() }),
  z.object({ kind: z.literal('healed'), characterId: z.string(), amount: z.int().min(0) }),
  z.object({
    kind: z.literal('rest'),
    characterId: z.string(),
    length: z.enum(['short', 'long']),
    /** Of a short rest; as many as help where it is left out. */ hitDice: z.int().min(0).optional(),
  }),
]);
export type SheetEffect = z.infer<typeof SheetEffect>;

/** What the rulings of a reply do to the sheets of those who have one, in their order; refusals do nothing. */
export function sheetEffectsOf(
  { adventure, party, intents = [], aftermath }: Pick<Brief, 'adventure' | 'party' | 'aftermath'> & Partial<Pick<Brief, 'intents'>>,
  rulings: readonly Ruling[],
): SheetEffect[] {
  const sheetOf = (id: string) => party.find((hero) => hero.id === id)?.sheet?.characterId;
  return rulings.flatMap((ruling): SheetEffect[] => {
    const { allowed, call, rolls } = ruling;
    // What began a fight is done in it.
    if (!allowed || beginsFight(ruling)) return [];
    if (call.name === 'pay') return purseEffects(ruling, call, sheetOf(call.heroId));
    if (call.name === 'rest') return restEffects(party, intents, call.length);
    if (call.name === 'come_round')
      return party.flatMap(({ sheet }) => (sheet ? [{ characterId: sheet.characterId, kind: 'comeRound' }] : []));
    if (call.name === 'tend') {
      const characterId = sheetOf(call.target);
      return characterId === undefined ? [] : [{ characterId, kind: 'stabilized' }];
    }
    if (call.name === 'shake_awake') {
      const [characterId, target] = [sheetOf(call.heroId), sheetOf(call.target)];
      return characterId === undefined || target === undefined ? [] : [{ kind: 'shakesAwake', characterId, target }];
    }
    if (call.name === 'npc_attack') {
      const characterId = sheetOf(call.target);
      const amount = Math.max(0, rolls[1]?.total ?? 0);
      const from = adventure.npcs.find((npc) => npc.id === call.npc)?.name ?? 'somebody';
      return characterId === undefined || amount === 0 ? [] : [{ characterId, kind: 'damage', amount, from }];
    }
    if (call.name === 'peril') {
      const characterId = sheetOf(call.heroId);
      const amount = rolls[0]?.total ?? 0;
      return characterId === undefined ? [] : [{ characterId, kind: 'damage', amount }];
    }
    if (call.name === 'check') return dieEffects(party, ruling, call.heroId);
    if (call.name === 'use_item') return itemEffects(party, ruling, call);
    if (call.name === 'cast_spell') return spellEffects(party, call);
    if (call.name === 'use_feature') return featureEffects(party, call);
    if (call.name === 'handle_gear') return gearEffects(party, call, coinsTaken(ruling, aftermath));
    if (call.name === 'scene_tag') return smallThingEffects(call, sheetOf(call.heroId), adventure);
    if (call.name !== 'loot' && call.name !== 'give') return [];
    const characterId = sheetOf(call.heroId);
    const loot = adventure.scenes.flatMap((scene) => scene.loot).find((each) => each.id === call.loot);
    if (characterId === undefined) return [];
    // A small thing is given by its name.
    const { name, quantity } = loot ?? { name: call.loot, quantity: 1 };
    if (call.name === 'give') {
      const receiver = sheetOf(call.npc);
      const given = { characterId, kind: 'given', loot: { name, quantity } } as const;
      return receiver === undefined
        ? [given]
        : [given, { characterId: receiver, kind: 'loot', loot: { name, type: loot?.type ?? 'Gear', quantity } }];
    }
    if (!loot) return [];
    return [{ characterId, kind: 'loot', loot: { name: loot.name, type: loot.type, quantity: loot.quantity } }];
  });
}

/** Dice that were given and that a check has spent. */
function dieEffects(party: Brief['party'], ruling: Ruling, heroId: string): SheetEffect[] {
  const sheet = party.find(({ id }) => id === heroId)?.sheet;
  return spentDice(ruling).flatMap((name): SheetEffect[] => {
    const die = sheet?.givenDice?.find((each) => each.name === name);
    return sheet && die ? [{ kind: 'spendsDie', characterId: sheet.characterId, effectId: die.effectId }] : [];
  });
}

/** Everybody rests; hit dice are spent by those alone whose own players say so, or rest and leave open how many. */
function restEffects(party: Brief['party'], intents: Brief['intents'], length: 'short' | 'long'): SheetEffect[] {
  return party.flatMap(({ id, sheet }): SheetEffect[] => {
    if (!sheet) return [];
    const hitDice = length === 'short' ? hitDiceOfHero(intents, id) : null;
    return [{ characterId: sheet.characterId, kind: 'rest', length, ...(hitDice !== null && { hitDice }) }];
  });
}

/** The coins of one of the dead, where a ruling is about their purse. */
function coinsTaken({ call, facts }: Ruling, aftermath: Brief['aftermath']) {
  if (call.name !== 'handle_gear' || call.item.trim().toLowerCase() !== purse) return undefined;
  return aftermath?.carried.find(({ name }) => facts.some(({ slots }) => slots['from'] === name))?.coins;
}

/** What a hero takes up stands on their sheet, and what they hand over goes to the other's. */
function gearEffects(
  party: Brief['party'],
  { heroId, item, to, coins: given }: Extract<ToolCall, { name: 'handle_gear' }>,
  coins: ReturnType<typeof coinsTaken>,
): SheetEffect[] {
  const sheetOf = (id: string | undefined) => party.find((hero) => hero.id === id)?.sheet?.characterId;
  const [characterId, receiver] = [sheetOf(heroId), sheetOf(to)];
  if (characterId === undefined) return [];
  if (to === undefined) return coins ? [{ kind: 'won', characterId, coins }] : [{ kind: 'takesUp', characterId, item }];
  return receiver === undefined ? [] : [{ kind: 'handsOver', characterId, item, to: receiver, ...(given && { coins: allCoins(given) }) }];
}

function purseEffects(ruling: Ruling, call: Extract<ToolCall, { name: 'pay' }>, characterId: string | undefined): SheetEffect[] {
  const change = purseChange(ruling, call.heroId);
  if (characterId === undefined || change === 0) return [];
  return change > 0 ? [{ characterId, kind: 'won', coins: allCoins(call.coins) }] : [{ characterId, kind: 'paid', price: -change }];
}

interface Chance {
  dice: Dice;
  /** An id for a new item. */
  newId: () => string;
  /** What content says of magic items, whose charges come back with a rest, and of what they do. */
  content?: ActContent;
}

/** Damage, and by whom somebody is hit. */
function struck(character: Character, { amount, from }: Extract<SheetEffect, { kind: 'damage' }>): CharacterResult<CharacterStep> {
  const damaged = takeDamage(character, amount);
  if (from === undefined || !damaged.ok) return damaged;
  const isHit = characterFact({ kind: 'isHit', hero: partyOf(character), by: from });
  return yes({ ...damaged.value, facts: [isHit, ...damaged.value.facts] });
}

/** Lets one effect come true on the sheet as it stands now, and on the others it is for, whose sheets stand in `content`. Refuses what the sheet's own rules refuse. */
export function applyEffect(
  character: Character,
  effect: SheetEffect,
  { dice, newId, content = noContent }: Chance,
): CharacterResult<CharacterStep | ReachingStep> {
  switch (effect.kind) {
    case 'damage':
      return struck(character, effect);
    case 'loot': {
      const { name, type, quantity } = effect.loot;
      const bare = nameOnSheet(name);
      const taken = addItem(character, { ...itemOf(bare, quantity, newId()), name: bare, type });
      const takes = characterFact({ kind: 'takesLoot', hero: partyOf(character), loot: name });
      return taken.ok ? yes({ character: taken.value, facts: [takes], rolls: [] }) : taken;
    }
    case 'takesUp':
      return takeUp(character, effect.item, newId());
    case 'handsOver':
      return handOver(character, effect, content.others ?? [], newId());
    case 'comeRound':
      return hitPointsLeft(character) === 0 ? heal(character, 1) : yes({ character, facts: [], rolls: [] });
    case 'stabilized':
      return stabilize(character);
    case 'spendsDie':
      return yes(spendGivenDie(character, effect.effectId));
    case 'healed':
      return heal(character, effect.amount);
    case 'useItem': {
      const { itemId, way, isForSelf, faces, times } = effect;
      const shown = [...faces];
      const used = useItem(
        character,
        { itemId, way, times, ...(!isForSelf && { targets: [] }) },
        content,
        (sides) => shown.shift() ?? dice(sides),
      );
      // The dice of the ruling are told with the reply.
      return used.ok ? yes({ ...used.value, rolls: [] }) : used;
    }
    case 'castSpell': {
      const { spell, with: how, choice, targets } = effect;
      const cast = actReaching(character, { kind: 'cast', spell, with: how, choice, targets }, dice, content);
      return cast.ok && effect.isRolled ? yes({ ...cast.value, rolls: [] }) : cast;
    }
    case 'shakesAwake':
      return actReaching(character, { kind: 'shakeAwake', target: effect.target }, dice, content);
    case 'useFeature':
      return actReaching(character, effect, dice, content);
    case 'paid':
      return stepByDifference(character, withPurse(character, payCoins(character.coins, effect.price)));
    case 'won':
      return stepByDifference(character, withPurse(character, yes(addCoins(character.coins, effect.coins))));
    case 'given': {
      const item = character.inventory.find(({ name }) => name === nameOnSheet(effect.loot.name));
      return stepByDifference(character, removeItem(character, item?.id ?? '', Math.min(effect.loot.quantity, item?.quantity ?? 0)));
    }
    case 'rest':
      return restOnSheet(character, effect, dice, content);
  }
}
