import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures, contentOfSpell, noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import type { SheetAct } from './act.ts';

/** Fetches what an act needs to know of the spell or feature that it uses. */
export async function contentOfAct(character: Character, act: SheetAct): Promise<ActContent> {
  if (act.kind === 'cast') return contentOfSpell(act.spell);
  return act.kind === 'useFeature' ? contentOfFeatures(character) : noContent;
}
