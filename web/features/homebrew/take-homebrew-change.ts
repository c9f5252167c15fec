import type { Event } from '#contract/realtime/events.ts';
import type { KeptEntry } from '#domain/homebrew/entry.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { offerToastMilliseconds } from '#domain/limits/toast-time.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { applyState } from '#web/lib/live-state.ts';

type Announced = Omit<Extract<Event, { type: 'homebrew.changed' }>, 'name'>;

/**
 * Takes an entry that was written or removed into the list, and asks anew for what shows what it does. Those who lead hear
 * more of it apart, and leave out what players are told.
 */
export function takeHomebrewChange({ campaignId, audience, entryId, kind, entry }: Announced, leads: boolean): void {
  if (leads && audience === 'players') return;
  const queryKey = calls.homebrew.list.queryKey({ input: { campaignId } });
  applyState(queryKey, () => {
    const entries = queryClient.getQueryData(queryKey);
    if (entries) queryClient.setQueryData(queryKey, entriesAfter(entries, entryId, entry));
    return true;
  });
  const { list, get, creationAhead, anyCast } = calls.characters;
  // What heroes carry, know and have is read as it is written now.
  const stale =
    kind === 'monster'
      ? [calls.combat.findMonsters.key({ input: { campaignId } })]
      : [list.key(), get.key(), creationAhead.key(), anyCast.key()];
  for (const key of stale)
    void queryClient.invalidateQueries({ queryKey: key, predicate: (query) => JSON.stringify(query.queryKey).includes(campaignId) });
}

/** Tells somebody who leads that another of them edited an entry, and what becomes of it where it is in use. */
export function tellHomebrewChange({ audience, entry }: Announced, me: string): void {
  if (audience !== 'dm' || entry === null || entry.revision === 1 || entry.updatedBy.id === me) return;
  const { name, kind } = entry.entry;
  const becomes =
    kind === 'monster'
      ? 'Creatures that fight already keep their numbers. The Combat tab renews them.'
      : 'Heroes who use it have it as it is written now.';
  notify.done(`${entry.updatedBy.name} edited ${name}`, becomes, offerToastMilliseconds);
}

/** The entries after a change, by their names. An older revision than the one that is known changes nothing. */
function entriesAfter(entries: readonly KeptEntry[], entryId: string, entry: KeptEntry | null): KeptEntry[] {
  const known = entries.find((each) => each.entry.id === entryId);
  if (entry && known && known.revision >= entry.revision) return [...entries];
  const others = entries.filter((each) => each !== known);
  return entry === null ? others : [...others, entry].toSorted((one, other) => one.entry.name.localeCompare(other.entry.name));
}
