import type { Generation } from '#domain/world/generation.ts';
import { describe, expect, it } from 'vitest';
import {
  confidenceText,
  doneShare,
  foundText,
  offerText,
  priceText,
  readText,
  tellerText,
  progressText,
  withSeen,
} from './generation-text.ts';

const running: Generation = {
  id: 'g',
  worldId: 'w',
  kind: 'world',
  prompt: '',
  category: null,
  tome: null,
  state: 'running',
  completed: 3,
  planned: 8,
  found: {},
  open: 0,
  label: 'Storyteller',
  failure: null,
  isDamaged: false,
  offer: null,
  requestedBy: 'p',
  createdAt: '2026-11-20T18:00:00.000Z',
};

describe('how far a generation is', () => {
  it('is said in its own units', () => {
    expect(progressText({ completed: 12, planned: 32 }, 'factions')).toBe('12 of 32, now: factions');
    expect(progressText({ completed: 32, planned: 32 }, null)).toBe('32 of 32');
    expect(progressText({ completed: 0, planned: 0 }, null)).toBe('Getting ready');
    expect(readText({ completed: 3, planned: 1400 })).toBe('3 of 1,400 parts read');
    expect(readText({ completed: 0, planned: 1 })).toBe('Reading the document');
  });

  it('is a share only where the whole is known', () => {
    expect(doneShare({ completed: 8, planned: 32 })).toBe(0.25);
    expect(doneShare({ completed: 0, planned: 0 })).toBeUndefined();
  });

  it('is no less than what is seen of it, and no more than was planned', () => {
    expect(withSeen(running, 5).completed).toBe(5);
    expect(withSeen(running, 2).completed).toBe(3);
    expect(withSeen(running, 9).completed).toBe(8);
  });

  it('says who tells, told or was asked', () => {
    expect(tellerText(running)).toBe('Storyteller is writing');
    expect(tellerText({ ...running, state: 'done' })).toBe('Storyteller wrote this');
    expect(tellerText({ ...running, state: 'cancelled', completed: 0 })).toBe('Storyteller was asked');
  });

  it('names what was found in the order of the categories', () => {
    expect(foundText({ items: 4, monsters: 36, quests: 0 })).toBe('36 monsters, 4 items');
    expect(foundText({ classes: 1, geography: 16 })).toBe('16 places, 1 class');
    expect(foundText({})).toBe('');
  });
});

describe('what a model would cost', () => {
  const offer = { label: 'Haiku', parts: 14, inputTokens: 50_000, outputTokens: 2000, dollars: 0.11 };

  it('is said before it is asked', () => {
    expect(offerText(offer)).toBe('Have Haiku read the remaining 14 parts: about 52,000 tokens, $0.11');
    expect(offerText({ ...offer, parts: 1, dollars: null })).toBe('Have Haiku read the remaining part: about 52,000 tokens, price unknown');
  });

  it('never rounds something to nothing', () => {
    expect(priceText(0.004)).toBe('less than $0.01');
    expect(priceText(0)).toBe('no cost');
    expect(priceText(1.5)).toBe('$1.50');
  });
});

describe('how sure a reading is', () => {
  it.each([
    [1, 'Sure'],
    [0.85, 'Sure'],
    [0.84, 'Likely'],
    [0.6, 'Likely'],
    [0.59, 'A guess'],
  ] as const)('is said in words for %s', (confidence, text) => {
    expect(confidenceText(confidence)).toBe(text);
  });
});
