import type { Generation } from '#domain/world/generation.ts';
import { describe, expect, it } from 'vitest';
import { fileText, readingText, tomeCategoryFrom, tomeCategoryLabel } from './tome-labels.ts';

const reading: Generation = {
  id: 'g',
  worldId: 'w',
  kind: 'document',
  prompt: '',
  category: null,
  tome: { id: 't', title: 'Atlas' },
  state: 'done',
  completed: 14,
  planned: 14,
  found: {},
  open: 12,
  label: 'Rules',
  failure: null,
  isDamaged: false,
  offer: null,
  requestedBy: 'p',
  createdAt: '2026-11-20T18:00:00.000Z',
};

describe('the words of a tome', () => {
  it('name its category', () => {
    expect(tomeCategoryLabel('characters')).toBe('Characters');
    expect(tomeCategoryFrom('events')).toBe('events');
    expect(tomeCategoryFrom('all')).toBeNull();
  });

  it('say what its file is', () => {
    expect(fileText({ name: 'Old Atlas.PDF', size: 4_200_000 })).toBe('PDF, 4.2 MB');
    expect(fileText({ name: 'noending', size: 12 })).toBe('File, 12 bytes');
  });

  it('say how its reading stands', () => {
    expect(readingText({ ...reading, state: 'running', completed: 3 })).toBe('3 of 14 parts read');
    expect(readingText({ ...reading, state: 'running', completed: 0, planned: 0 })).toBe('Opening');
    expect(readingText({ ...reading, isDamaged: true })).toBe('Reading is damaged');
    expect(readingText(reading)).toBe('12 finds to review');
    expect(readingText({ ...reading, open: 1 })).toBe('1 find to review');
    expect(readingText({ ...reading, open: 0 })).toBe('Read and reviewed');
    expect(readingText({ ...reading, open: 0, state: 'cancelled' })).toBe('Reading was stopped');
    expect(readingText({ ...reading, state: 'failed' })).toBe('Reading failed');
  });
});
