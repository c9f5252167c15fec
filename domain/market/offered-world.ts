import { passagesOf } from '#domain/permissions/audience.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import type { BundleEntry, BundleTome } from '#domain/world/bundle.ts';

/** What is for some people by name is for the Dungeon Master alone elsewhere: nobody is known there. */
const elsewhere = (audience: LoreAudience): LoreAudience => (typeof audience === 'string' ? audience : 'dm');

/** A text without the ids of people: passages for some of them become passages for the Dungeon Master. */
function withoutPeople(text: string): string {
  const passages = passagesOf(text);
  if (!passages?.some(({ audience }) => typeof audience !== 'string')) return text;
  return passages.map((passage) => (passage.audience === 'everyone' ? passage.text : `::: dm\n${passage.text}\n:::`)).join('\n');
}

/** An entry as it is offered to strangers: without who of a table may read it, and without the document it was read from. */
export const offeredEntry = (entry: BundleEntry): BundleEntry => ({
  ...entry,
  text: withoutPeople(entry.text),
  audience: elsewhere(entry.audience),
  source: null,
});

/** A tome as it is offered to strangers. */
export const offeredTome = (tome: BundleTome): BundleTome => ({
  ...tome,
  text: withoutPeople(tome.text),
  audience: elsewhere(tome.audience ?? 'everyone'),
});
