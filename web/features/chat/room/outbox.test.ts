import { describe, expect, it } from 'vitest';
import { memoryShelf } from './memory-shelf.fixture.ts';
import { Outbox } from './outbox.ts';
import type { Outgoing } from './outbox.ts';

const outgoing = (n: number, state: Outgoing['state'] = 'pending'): Outgoing => ({
  id: `0198f7a0-0000-4000-8000-00000000000${n}`,
  content: `Words ${n}`,
  to: { kind: 'group' },
  at: `2026-11-20T12:00:0${n}.000Z`,
  state,
  more: null,
});

describe('the outbox', () => {
  it('survives a reload, in the order of writing', () => {
    const shelf = memoryShelf();
    for (const n of [3, 1, 2]) new Outbox(shelf, 'mira', 'c').keep(outgoing(n, n === 2 ? 'failed' : 'pending'));
    expect(new Outbox(shelf, 'mira', 'c').all()).toEqual([outgoing(1), outgoing(2, 'failed'), outgoing(3)]);
  });

  it('is kept apart for each person and campaign', () => {
    const shelf = memoryShelf();
    new Outbox(shelf, 'mira', 'c').keep(outgoing(1));
    expect(new Outbox(shelf, 'tov', 'c').all()).toEqual([]);
    expect(new Outbox(shelf, 'mira', 'd').all()).toEqual([]);
  });

  it('does not lose what another tab keeps meanwhile', () => {
    const shelf = memoryShelf();
    const here = new Outbox(shelf, 'mira', 'c');
    const there = new Outbox(shelf, 'mira', 'c');
    here.keep(outgoing(1));
    there.keep(outgoing(2));
    here.drop(outgoing(1).id);
    expect(there.all()).toEqual([outgoing(2)]);
  });

  it('passes over what it cannot read', () => {
    const shelf = memoryShelf();
    shelf.setItem('hearthlore.outbox/mira/c/x', '{"id":"x"');
    shelf.setItem('hearthlore.outbox/mira/c/y', '{"id":"y"}');
    expect(new Outbox(shelf, 'mira', 'c').all()).toEqual([]);
  });

  it('works on without a storage that takes anything', () => {
    const full = {
      ...memoryShelf(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => new Outbox(full, 'mira', 'c').keep(outgoing(1))).not.toThrow();
  });
});
