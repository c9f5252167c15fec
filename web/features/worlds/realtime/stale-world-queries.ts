import type { Event } from '#contract/realtime/events.ts';
import type { QueryKey } from '#web/lib/queries/query-key.ts';
import { calls } from '#web/lib/api.ts';

/** What is known of a world and no longer holds after an event; nothing for an event of another world. */
export function staleAfter(event: Event, worldId: string): QueryKey[] {
  if (!('worldId' in event) || event.worldId !== worldId) return [];
  const input = { worldId };
  if (event.type === 'worlds.changed') {
    return [
      calls.worlds.get.key({ input }),
      calls.worlds.members.key({ input }),
      // Somebody may have come in by one.
      calls.invitations.listForWorld.key({ input }),
      calls.worlds.files.key({ input }),
      calls.worlds.history.key({ input }),
      calls.worlds.conflicts.key({ input }),
      calls.worlds.list.key(),
    ];
  }
  if (event.type === 'lore.written') return loreKeys(worldId, event.entry.id);
  if (event.type === 'lore.changed') return loreKeys(worldId, event.entryId);
  if (event.type === 'tomes.changed') {
    return [
      calls.tomes.list.key({ input }),
      calls.worlds.get.key({ input }),
      calls.worlds.files.key({ input }),
      calls.worlds.history.key({ input }),
      calls.worlds.conflicts.key({ input }),
      calls.worlds.damaged.key({ input }),
      calls.generations.document.key({ input: { worldId, tomeId: event.tomeId } }),
    ];
  }
  if (event.type === 'generations.changed') {
    const { id: generationId } = event.generation;
    return [
      calls.generations.list.key({ input }),
      calls.generations.get.key({ input: { worldId, generationId } }),
      calls.generations.proposals.key({ input: { worldId, generationId } }),
    ];
  }
  if (event.type === 'generations.discarded') return [calls.generations.list.key({ input })];
  return [];
}

function loreKeys(worldId: string, entryId: string): QueryKey[] {
  const input = { worldId };
  const entry = { worldId, entryId };
  return [
    calls.lore.list.key({ input }),
    calls.lore.get.key({ input: entry }),
    calls.lore.history.key({ input: entry }),
    calls.worlds.get.key({ input }),
    calls.worlds.search.key({ input }),
    calls.worlds.graph.key({ input }),
    calls.worlds.timeline.key({ input }),
    calls.worlds.history.key({ input }),
    calls.worlds.conflicts.key({ input }),
    calls.worlds.damaged.key({ input }),
  ];
}

/** Everything that is known of a world. */
export function allOf(worldId: string): QueryKey[] {
  const input = { worldId };
  const { worlds, lore, tomes, generations } = calls;
  const queries = [
    worlds.get,
    worlds.members,
    worlds.files,
    worlds.history,
    worlds.conflicts,
    worlds.damaged,
    worlds.search,
    worlds.graph,
    worlds.timeline,
  ];
  return [
    ...queries.map((query) => query.key({ input })),
    lore.list.key({ input }),
    lore.get.key({ input }),
    lore.history.key({ input }),
    tomes.list.key({ input }),
    generations.list.key({ input }),
    generations.get.key({ input }),
    generations.proposals.key({ input }),
    generations.document.key({ input }),
  ];
}
