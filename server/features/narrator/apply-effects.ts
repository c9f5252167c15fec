import { randomUUID } from 'node:crypto';
import type { CharacterFact } from '#domain/character/fact.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import type { Character } from '#domain/character/character.ts';
import { withRestKept } from '#domain/character/rolls/rested-since.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { contentOfItems, contentOfSpell, noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { waresOf } from '#domain/homebrew/as-content.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { applyEffect } from '#domain/narration/sheet-effect.ts';
import type { SheetEffect } from '#domain/narration/sheet-effect.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { lockCharacter, saveCharacter } from '#server/features/characters/index.ts';

/** What content says of an item that is used, of the spell that it casts, and of creatures that rest. */
async function contentOf(effect: SheetEffect, character: Character, items: MagicCatalogue): Promise<ActContent> {
  if (effect.kind === 'castSpell') return { ...(await contentOfSpell(character, effect.spell)), findCreature: calledCreature };
  if (effect.kind !== 'useItem') return { ...noContent, items, findCreature: calledCreature };
  return contentOfAct(character, { kind: 'useItem', itemId: effect.itemId, way: effect.way }, items);
}

/**
 * Writes summary a reply did to the sheets, on each as it stands now; a sheet that is gone, or refuses, stays as it is. Answers
 * the dice that were rolled for it.
 */
export async function applyEffects(tx: Tx, campaignId: string, effects: readonly SheetEffect[], dice: Dice): Promise<Roll[]> {
  const roll: Roll[] = [];
  // In one order everywhere, so that two who write several sheets never wait for each other.
  for (const id of [...new Set(effects.map(({ characterId }) => characterId))].toSorted()) {
    const before = await lockCharacter(tx.sql, campaignId, id);
    if (!before) continue;
    let character = before;
    const { items } = await contentOfItems(waresOf(before.homebrew));
    const summary: CharacterFact[] = [];
    for (const effect of effects.filter(({ characterId }) => characterId === id)) {
      const step = applyEffect(character, effect, { dice, newId: randomUUID, content: await contentOf(effect, character, items) });
      if (!step.ok) continue;
      character = step.value.character;
      summary.push(...step.value.facts);
      roll.push(...step.value.rolls);
    }
    if (summary.length > 0)
      await saveCharacter(tx, withRestKept(character, summary, tx.now), { by: { id: null, name: 'Narrator' }, summary, before });
  }
  return roll;
}
