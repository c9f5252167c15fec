import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { templateAdventure as adventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const opened = openingState(adventure);

/** What is told of a line, and how things stand after it. */
function play(text: string, state: PlayState = opened) {
  const brief = briefOf({
    campaignId: 'perils',
    adventure,
    state,
    party: [
      { id: 'mira', name: 'Mira' },
      { id: 'tov', name: 'Tov' },
    ],
    intents: [{ heroId: 'mira', text }],
  });
  const { text: told, progress } = playReply(brief, new Set());
  return { told, state: progress.state };
}

describe('what may well kill whoever does it', () => {
  it.each(['I jump off the roof', 'Mira throws herself off the quay', 'stab myself with my dagger', 'I leap from the mast of the ferry'])(
    'is asked about: %s',
    (text) => {
      const { told, state } = play(text);
      expect(told).toContain('Truly?');
      expect(state.heroes).toEqual({});
    },
  );

  it('is done when the player says so', () => {
    const { state } = play('I jump off the roof');
    const after = play('yes, truly', state);
    expect(after.told).toContain('Mira jumps off the roof');
    expect(after.state.heroes['mira']?.damage).toBeGreaterThanOrEqual(4);
  });

  it('is let be by whoever does something else', () => {
    const { state } = play('I jump off the roof');
    expect(play('I look at the chalked bollard', state).state.heroes).toEqual({});
  });

  it.each(['I drink the poison', 'I walk into the furnace'])('is told to lack what is not here: %s', (text) => {
    const { told } = play(text);
    expect(told).not.toContain('Truly?');
    expect(told).toMatch(/poison|furnace/);
  });

  it.each(['I jump over the puddle', 'I climb down from the quay', 'I cut the rope', 'What if I jump off the roof?'])(
    'is not: %s',
    (text) => {
      expect(play(text).told).not.toContain('Truly?');
    },
  );
});

describe('a blow at somebody who does not fight', () => {
  it('says that they are nobody to fight, by name', () => {
    expect(play('I attack Wenna with my sword').told).toContain('Wenna Tarn');
  });
});
