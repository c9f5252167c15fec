import { describe, expect, it } from 'vitest';
import type { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { contentsOf, lostSentences, worldSentence } from './preview-text.ts';

const preview: CampaignPreview = {
  name: 'The salt road',
  exportedAt: '2026-01-01T00:00:00.000Z',
  world: { name: 'The Weir', isReady: false, entries: 1, tomes: 2, files: 0 },
  heroes: [],
  people: ['Oda', 'Mira'],
  branches: [],
  fights: 1,
  notes: 0,
  lore: 2,
  homebrew: 0,
  encounters: 0,
  battleMaps: 0,
  pictures: 3,
  portraits: 0,
  checkpoints: 0,
  left: { whispers: 2, damaged: 0 },
  lost: { reactions: 1 },
};

describe('what is said of a campaign’s file', () => {
  it('names the world that comes along, or that is here already', () => {
    expect(worldSentence(preview)).toBe('The Weir: 1 lore entry, 2 tomes and 0 files');
    expect(worldSentence({ ...preview, world: { ...preview.world, isReady: true } })).toBe('The Weir, a ready world that is here already');
  });

  it('counts what is there and leaves out what is not', () => {
    expect(contentsOf(preview)).toEqual(['1 fight', '2 entries of its own lore', '3 pictures']);
  });

  it('says what is lost and why', () => {
    expect(lostSentences(preview)).toEqual([
      '2 whispers that the owner could not read',
      '1 reaction to messages: a reaction needs an account',
      'Accounts: the people of the story stay as names',
    ]);
    expect(lostSentences({ ...preview, left: {}, lost: { reactions: 0 }, people: ['Oda'] })).toEqual([]);
  });
});
