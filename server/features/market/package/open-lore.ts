import type { ShownLore } from '#domain/market/shown-part.ts';
import { marketServerLimits } from '#domain/limits/market/market-limits.ts';
import { everyone, mayRead, readableText } from '#domain/permissions/audience.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { KeptPackage } from '#server/features/market/packages.store.ts';
import { openWorld } from './open-world.ts';

/** What was read last, by the packages, which never change: an archive is opened in a process of its own. */
const read = new Map<string, Promise<ShownLore[]>>();

/** The lore of an adventure as everybody may read it: without the entries, the passages and the names that are for the Dungeon Master. */
export function openLoreOf(kernel: Pick<Kernel, 'files'>, found: Pick<KeptPackage, 'id' | 'manifest'>): Promise<ShownLore[]> {
  const before = read.get(found.id);
  const entries = before ?? readOpenLore(kernel, found);
  read.delete(found.id);
  read.set(found.id, entries);
  if (before === undefined) entries.catch(() => read.delete(found.id));
  for (const id of read.keys()) if (read.size > marketServerLimits.loreKept) read.delete(id);
  return entries;
}

const readOpenLore = (kernel: Pick<Kernel, 'files'>, found: Pick<KeptPackage, 'id' | 'manifest'>) =>
  openWorld(kernel, found, async ({ entries }) =>
    entries
      .filter(({ audience }) => mayRead(audience, everyone))
      .map(({ category, name, text }) => ({ category, name, text: readableText(text, everyone) })),
  );
