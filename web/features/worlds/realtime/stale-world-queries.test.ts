import { calls } from '#web/lib/api.ts';
import { describe, expect, it } from 'vitest';
import { allOf, staleAfter } from './stale-world-queries.ts';

describe('what no longer holds after an event of a world', () => {
  it('is the world itself when it changed, and every list it stands in', () => {
    const keys = staleAfter({ type: 'worlds.changed', worldId: 'w1' }, 'w1');
    expect(keys).toContainEqual(calls.worlds.get.key({ input: { worldId: 'w1' } }));
    expect(keys).toContainEqual(calls.worlds.list.key());
  });

  it('is the entry that changed, and what is drawn from all entries', () => {
    const keys = staleAfter({ type: 'lore.changed', worldId: 'w1', entryId: 'e1' }, 'w1');
    expect(keys).toContainEqual(calls.lore.get.key({ input: { worldId: 'w1', entryId: 'e1' } }));
    expect(keys).toContainEqual(calls.worlds.graph.key({ input: { worldId: 'w1' } }));
    expect(keys).not.toContainEqual(calls.lore.get.key({ input: { worldId: 'w1', entryId: 'e2' } }));
  });

  it('is the list of tomes when one changed', () => {
    const keys = staleAfter({ type: 'tomes.changed', worldId: 'w1', tomeId: 't1' }, 'w1');
    expect(keys).toContainEqual(calls.tomes.list.key({ input: { worldId: 'w1' } }));
  });

  it('is the list of open conflicts, whatever of the world changed', () => {
    const waiting = calls.worlds.conflicts.key({ input: { worldId: 'w1' } });
    expect(staleAfter({ type: 'worlds.changed', worldId: 'w1' }, 'w1')).toContainEqual(waiting);
    expect(staleAfter({ type: 'lore.changed', worldId: 'w1', entryId: 'e1' }, 'w1')).toContainEqual(waiting);
    expect(staleAfter({ type: 'tomes.changed', worldId: 'w1', tomeId: 't1' }, 'w1')).toContainEqual(waiting);
    expect(allOf('w1')).toContainEqual(waiting);
  });

  it('is what is damaged of its entries and tomes, and a generation that was discarded', () => {
    const damaged = calls.worlds.damaged.key({ input: { worldId: 'w1' } });
    expect(staleAfter({ type: 'lore.changed', worldId: 'w1', entryId: 'e1' }, 'w1')).toContainEqual(damaged);
    expect(staleAfter({ type: 'tomes.changed', worldId: 'w1', tomeId: 't1' }, 'w1')).toContainEqual(damaged);
    expect(allOf('w1')).toContainEqual(damaged);
    const generations = calls.generations.list.key({ input: { worldId: 'w1' } });
    expect(staleAfter({ type: 'generations.discarded', worldId: 'w1', generationId: 'g1' }, 'w1')).toContainEqual(generations);
  });

  it('is nothing when another world changed', () => {
    expect(staleAfter({ type: 'worlds.changed', worldId: 'w2' }, 'w1')).toEqual([]);
    expect(staleAfter({ type: 'lore.changed', worldId: 'w2', entryId: 'e1' }, 'w1')).toEqual([]);
    expect(staleAfter({ type: 'campaigns.created', campaignId: 'c1' }, 'w1')).toEqual([]);
  });

  it('is everything once events were lost', () => {
    const keys = allOf('w1');
    for (const event of [
      { type: 'lore.changed', worldId: 'w1', entryId: 'e1' },
      { type: 'tomes.changed', worldId: 'w1', tomeId: 't1' },
    ] as const) {
      const [first] = staleAfter(event, 'w1');
      expect(keys).toContainEqual(first);
    }
  });
});
