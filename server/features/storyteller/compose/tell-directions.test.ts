import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { countText } from './ranked-text.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';

const party = [{ id: 'kara', name: 'Kara' }];
const narrated = (directions: string[], intents: Brief['intents'] = []) =>
  playReply(
    {
      campaignId: 'c',
      turn: 3,
      cause: 'chat',
      adventure: sampleAdventure,
      state: openingState(sampleAdventure),
      party,
      intents,
      recent: [],
      directions,
    },
    new Set(),
  );

describe('the word of a Dungeon Master', () => {
  it.each([
    'A storm rolls in from the sea.',
    'The bridge creaks, and one plank falls.',
    'Maren goes pale and drops the sack.',
    'Somewhere a bell begins to ring.',
    'Suddenly the wheel turns!',
  ])('is told as it stands in the scene: %s', (sentence) => {
    const { text } = narrated([sentence]);
    expect(text).toContain(sentence.slice(1));
  });

  it.each([
    'Quick break, everyone. Back at nine. Mira, can you bring the crisps?',
    'Roll a Perception check, both of you.',
    'The session ends at ten.',
    'You find nothing.',
    'What do you do?',
    'The pizza has come at last.',
    'I think we stop here.',
  ])('is passed over where it is talk at the table: %s', (talk) => {
    const { text } = narrated([talk]);
    for (const word of ['break', 'crisps', 'Perception', 'session', 'find nothing', 'pizza', 'stop here']) expect(text).not.toContain(word);
  });

  it('is never rolled for: a reply without players rules nothing, and still has enough to tell', () => {
    const { progress, text } = narrated(['A wolf leaps over the fence and attacks the door.', 'Kara tries to climb the wheel.']);
    expect(progress.rulings).toEqual([]);
    expect(countText(text)).toBeGreaterThanOrEqual(40);
  });

  it('stands before what players do', () => {
    const { text } = narrated(['A storm rolls in from the sea.'], [{ heroId: 'kara', text: 'I look around.' }]);
    expect(text.indexOf('storm rolls in')).toBeGreaterThan(-1);
    expect(text.indexOf('storm rolls in')).toBeLessThan(text.indexOf('Kara'));
  });
});
