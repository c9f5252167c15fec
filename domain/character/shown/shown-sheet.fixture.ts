import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures, noContent } from '#domain/character/effects/content.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { showSheet } from './shown-sheet.ts';
import type { ShownSheet } from './shown-sheet.ts';

/** What a page shows of somebody, with what content says of their features and items. */
export async function shownOf(character: Character): Promise<ShownSheet> {
  const [{ features }, { items }] = await Promise.all([contentOfFeatures(character), contentOfItems()]);
  return showSheet(character, { ...noContent, features, items });
}

/** The same of somebody whose features and items do nothing. */
export const plainlyShown = (character: Character): ShownSheet => showSheet(character, noContent);
