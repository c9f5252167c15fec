import { randomUUID } from 'node:crypto';
import type { CharacterFact } from '#domain/character/fact.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { spellLetGo } from '#domain/character/actions/concentration.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import type { Character } from '#domain/character/character.ts';
import { withRestKept } from '#domain/character/rolls/rested-since.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { contentOfFeatures, noContent } from '#domain/character/effects/content.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { applyEffect } from '#domain/narration/sheet-effect.ts';
import type { SheetEffect } from '#domain/narration/sheet-effect.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { lockCharacters, saveCharacter } from '#server/features/characters/index.ts';

/** What content says of an item that is used, of the spell that it casts, and of creatures that rest. */
async function contentOf(effect: SheetEffect, character: Character, items: MagicCatalogue): Promise<ActContent> {
  if (effect.kind === 'castSpell') return { ...(await contentOfSpell(character, effect.spell)), findCreature: calledCreature };
  if (effect.kind === 'useFeature') return { ...(await contentOfFeatures(character)), findCreature: calledCreature };
  if (effect.kind !== 'useItem') return { ...noContent, items, findCreature: calledCreature };
  return contentOfAct(character, { kind: 'useItem', itemId: effect.itemId, way: effect.way }, items);
}

/** The sheets that an effect changes or reaches. */
function sheetsOf(effect: SheetEffect): string[] {
  const reaches = effect.kind === 'castSpell' || effect.kind === 'useFeature';
  if (effect.kind === 'shakesAwake') return [effect.characterId, effect.target];
  const others = reaches ? (effect.targets ?? []) : effect.kind === 'handsOver' ? [effect.to] : [];
  return [effect.characterId, ...others];
}

/**
 * Writes what a reply did to the sheets, on each as it stands now; a sheet that is gone, or refuses, stays as it is. Answers
 * the dice that were rolled for it.
 */
export async function applyEffects(tx: Tx, campaignId: string, effects: readonly SheetEffect[], dice: Dice): Promise<Roll[]> {
  const before = await lockCharacters(tx.sql, campaignId, [...new Set(effects.flatMap(sheetsOf))]);
  const now = new Map(before);
  const told = new Map<string, CharacterFact[]>();
  const rolls: Roll[] = [];
  for (const effect of effects) {
    const character = now.get(effect.characterId);
    if (!character) continue;
    const { items } = await contentOfItems(waresOf(character.homebrew));
    const others = sheetsOf(effect).flatMap((id) => (id === character.id ? [] : (now.get(id) ?? [])));
    const content = { ...(await contentOf(effect, character, items)), others };
    const step = applyEffect(character, effect, { dice, newId: randomUUID, content });
    if (!step.ok) continue;
    for (const each of [step.value, ...('reached' in step.value ? step.value.reached : [])]) {
      now.set(each.character.id, each.character);
      told.set(each.character.id, [...(told.get(each.character.id) ?? []), ...each.facts]);
      rolls.push(...each.rolls);
    }
  }
  const changed = [...told].filter(([, summary]) => summary.length > 0).map(([id]) => id);
  for (const id of changed) {
    const [was, character, summary] = [before.get(id), now.get(id), told.get(id) ?? []];
    if (!was || !character) continue;
    const letsGo = spellLetGo(was, { character, facts: summary });
    const by = { id: null, name: 'Narrator' };
    await saveCharacter(tx, withRestKept(character, summary, tx.now), { by, summary, before: was, letsGo, reached: changed });
  }
  return rolls;
}
