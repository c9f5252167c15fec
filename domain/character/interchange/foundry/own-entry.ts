import { z } from 'zod';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { fieldName } from './safe-keys.ts';
import { htmlOf, textOfHtml } from './rich-text.ts';

/** The kind of homebrew that an item of Foundry can be. */
export type ItemHomebrew = 'item' | 'spell' | 'feature';

/** What an item of Foundry that is an entry of homebrew holds beside what every such item does: its text, and the entry itself. */
export function ownFields(entry: HomebrewEntry | undefined) {
  if (!entry) return { system: {}, flags: {} };
  return {
    system: { description: { value: htmlOf(entry.text), chat: '' } },
    flags: { flags: { hearthlore: { homebrew: entry } } },
  };
}

const Noted = z.looseObject({ hearthlore: z.looseObject({ catalogId: z.string() }) });

/** What an item of a file is in the catalogue, where one of ours noted it: some magic and mundane things share a name. */
export function notedId(item: FoundryItem): string | null {
  const flags = Noted.safeParse(item['flags']);
  return flags.success ? flags.data.hearthlore.catalogId : null;
}

const Flags = z.looseObject({ hearthlore: z.looseObject({ homebrew: z.unknown() }) });
const Description = z.union([z.string(), z.looseObject({ value: z.string() }).transform(({ value }) => value)]).catch('');

/** What is written about an item of Foundry, without markup. */
export function descriptionIn({ system }: Pick<FoundryItem, 'system'>): string {
  return textOfHtml(Description.parse(system['description']));
}

/** What an item says of an entry of ours: the entry, or why it cannot be read; null where it says nothing. */
type ReadFlag = { entry: HomebrewEntry } | { problem: string } | null;

/** The entry of homebrew that an item of a file carries along, held to what the editor of homebrew lets people write. */
export function flaggedEntry(item: FoundryItem, kind: ItemHomebrew): ReadFlag {
  const flags = Flags.safeParse(item['flags']);
  if (!flags.success || flags.data.hearthlore.homebrew === undefined) return null;
  const read = HomebrewEntry.safeParse(flags.data.hearthlore.homebrew);
  if (read.success) return read.data.kind === kind ? { entry: read.data } : { problem: `kind: This is no ${kind}.` };
  const [issue] = read.error.issues;
  return { problem: `${fieldName(issue?.path ?? [])}: ${issue?.message ?? ''}` };
}

/** What of an entry was changed in Foundry, where that shows. */
export function changedIn(item: FoundryItem, entry: HomebrewEntry): string[] {
  const isRenamed = entry.kind !== 'item' && item.name !== entry.name;
  const isRewritten = descriptionIn(item) !== textOfHtml(htmlOf(entry.text));
  return [...(isRenamed ? ['name'] : []), ...(isRewritten ? ['description'] : [])];
}
