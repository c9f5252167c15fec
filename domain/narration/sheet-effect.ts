import { z } from 'zod';
import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { Loot } from './adventure.ts';
import type { Brief } from './brief.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { heal, takeDamage } from '#domain/character/actions/current-hit-points.ts';
import { addItem, itemOf } from '#domain/character/inventory/inventory.ts';
import type { Ruling } from './tool-call.ts';
import { longRest, shortRest } from '#domain/character/actions/rest.ts';
import { yes } from '#domain/result.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { hitDiceOf } from '#domain/character/sheet/hit-dice.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What a reply does to one character's sheet. */
export const SheetEffect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('damage'), characterId: z.string(), amount: z.int().min(0), from: z.string() }),
  z.object({ kind: z.literal('loot'), characterId: z.string(), loot: Loot.pick({ name: true, type: true, quantity: true }) }),
  z.object({ kind: z.literal('comeRound'), characterId: z.string() }),
  z.object({ kind: z.literal('rest'), characterId: z.string(), length: z.enum(['short', 'long']) }),
]);
export type SheetEffect = z.infer<typeof SheetEffect>;

/** What the rulings of a reply do to the sheets of those who have one, in their order; refusals do nothing. */
export function sheetEffectsOf({ adventure, party }: Pick<Brief, 'adventure' | 'party'>, rulings: readonly Ruling[]): SheetEffect[] {
  const sheetOf = (id: string) => party.find((hero) => hero.id === id)?.sheet?.characterId;
  return rulings.flatMap(({ allowed, call, rolls }): SheetEffect[] => {
    if (!allowed) return [];
    if (call.name === 'rest') {
      return party.flatMap(({ sheet }) => (sheet ? [{ characterId: sheet.characterId, kind: 'rest', length: call.length }] : []));
    }
    if (call.name === 'come_round')
      return party.flatMap(({ sheet }) => (sheet ? [{ characterId: sheet.characterId, kind: 'comeRound' }] : []));
    if (call.name === 'tend') {
      const characterId = sheetOf(call.target);
      return characterId === undefined ? [] : [{ characterId, kind: 'comeRound' }];
    }
    if (call.name === 'npc_attack') {
      const characterId = sheetOf(call.target);
      const amount = Math.max(0, rolls[1]?.total ?? 0);
      const from = adventure.npcs.find((npc) => npc.id === call.npc)?.name ?? 'somebody';
      return characterId === undefined || amount === 0 ? [] : [{ characterId, kind: 'damage', amount, from }];
    }
    if (call.name !== 'loot') return [];
    const characterId = sheetOf(call.heroId);
    const loot = adventure.scenes.flatMap((scene) => scene.loot).find((each) => each.id === call.loot);
    return characterId === undefined || !loot
      ? []
      : [{ characterId, kind: 'loot', loot: { name: loot.name, type: loot.type, quantity: loot.quantity } }];
  });
}

interface Chance {
  dice: Dice;
  /** An id for a new item. */
  newId: () => string;
}

/** Lets one effect come true on the sheet as it stands now. Refuses what the sheet's own rules refuse. */
export function applyEffect(character: Character, effect: SheetEffect, { dice, newId }: Chance): CharacterResult<CharacterStep> {
  switch (effect.kind) {
    case 'damage': {
      const damaged = takeDamage(character, effect.amount);
      const isHit = characterFact({ kind: 'isHit', hero: partyOf(character), by: effect.from });
      return damaged.ok ? yes({ ...damaged.value, facts: [isHit, ...damaged.value.facts] }) : damaged;
    }
    case 'loot': {
      const { name, type, quantity } = effect.loot;
      const bare = capitalize(name.replace(/^(?:the|an|a) /i, ''));
      const taken = addItem(character, { ...itemOf(bare, quantity, newId()), name: bare, type });
      const takes = characterFact({ kind: 'takesLoot', hero: partyOf(character), loot: name });
      return taken.ok ? yes({ character: taken.value, facts: [takes], rolls: [] }) : taken;
    }
    case 'comeRound':
      return hitPointsLeft(character) === 0 ? heal(character, 1) : yes({ character, facts: [], rolls: [] });
    case 'rest':
      return rest(character, effect.length, dice);
  }
}

/** Who is at 0 hit points is tended and wakes with one; the others rest. */
function rest(character: Character, length: 'short' | 'long', dice: Dice): CharacterResult<CharacterStep> {
  if (hitPointsLeft(character) === 0) return heal(character, 1);
  if (length === 'long') return longRest(character);
  // The quick rules know no hit dice: an hour mends half of what was lost.
  if (character.ruleSet === 'quick') return heal(character, Math.ceil(character.damage / 2));
  const there = hitDiceOf(character);
  const left = there.reduce((sum, each) => sum + each.left, 0);
  const die = there.find((each) => each.left > 0)?.die ?? 0;
  const needed = Math.ceil(character.damage / (die / 2 + 1));
  return shortRest(character, Math.min(left, needed), dice);
}
