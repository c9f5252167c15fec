import { describe, expect, it } from 'vitest';
import { proposalOf } from './proposal/proposal.fixture.ts';
import { afterDeciding, categoryCounts, inPieces, shownProposals, stateCounts, stepFrom, sureOnes, withDecided } from './review-state.ts';

const ford = proposalOf('Ford');
const mire = proposalOf('Mire', { confidence: 0.7 });
const wolf = proposalOf('Wolf', { category: 'monsters', state: 'accepted' });
const owl = proposalOf('Owl', { category: 'monsters', confidence: 0.4 });
const all = [ford, mire, wolf, owl];

describe('proposals to review', () => {
  it('are counted per category, without categories that have none', () => {
    expect(categoryCounts(all, 'open')).toEqual([
      { id: 'all', count: 3 },
      { id: 'geography', count: 2 },
      { id: 'monsters', count: 1 },
    ]);
    expect(categoryCounts(all, 'rejected').map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  it('are counted per state', () => {
    expect(stateCounts(all, 'monsters')).toEqual({ open: 1, accepted: 1, merged: 0, rejected: 0 });
    expect(stateCounts(all, 'all').open).toBe(3);
  });

  it('are shown by category and state', () => {
    expect(shownProposals(all, { category: 'all', state: 'open' })).toEqual([ford, mire, owl]);
    expect(shownProposals(all, { category: 'monsters', state: 'accepted' })).toEqual([wolf]);
  });

  it('are taken one after the other and no further than the ends', () => {
    expect(stepFrom(all, null, 1)).toBe('Ford');
    expect(stepFrom(all, 'Ford', 1)).toBe('Mire');
    expect(stepFrom(all, 'Owl', 1)).toBe('Owl');
    expect(stepFrom(all, 'Ford', -1)).toBe('Ford');
    expect(stepFrom([], 'Ford', 1)).toBeNull();
  });

  it('give way to the next when they are decided, or else to the one before', () => {
    expect(afterDeciding(all, ['Ford'], 'Ford')).toBe('Mire');
    expect(afterDeciding(all, ['Mire', 'Wolf'], 'Mire')).toBe('Owl');
    expect(afterDeciding(all, ['Owl'], 'Owl')).toBe('Wolf');
    expect(afterDeciding(all, ['Owl'], 'Ford')).toBe('Ford');
    expect(afterDeciding([ford], ['Ford'], 'Ford')).toBeNull();
  });
});

describe('deciding about several together', () => {
  it('knows which ones the reading is sure of', () => {
    expect(sureOnes(all)).toEqual([ford, wolf]);
  });

  it('goes in pieces', () => {
    expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inPieces([], 2)).toEqual([]);
  });

  it('puts what was decided in its place', () => {
    expect(withDecided(all, [{ ...mire, state: 'rejected' }]).map(({ state }) => state)).toEqual(['open', 'rejected', 'accepted', 'open']);
  });
});
