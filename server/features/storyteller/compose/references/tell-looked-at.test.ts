import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** What is told where Mira says this in the Guest House. */
function told(line: string): string {
  const adventure = readyAdventures.get('the-shut-country');
  if (!adventure) throw new Error('there is no such world');
  const state = openingState(adventure);
  const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
  return playReply(briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text: line }] }), new Set()).text;
}

describe('what is asked right behind a look', () => {
  it.each([
    'I study the bunks: how many, and which of them were used?',
    'Mira checks the doorpost: who drew the strokes, and when?',
    'I have a look at the stove. Does it open? Any name on it?',
    'We look the pack over: any initials, any mark?',
  ])('is asked of the thing, and of nobody who stands by: %s', (line) => {
    expect(told(line)).not.toMatch(/"|Dorrit Hask (?:says|shakes|answers)/);
  });

  it('is told once, and what the thing does not show is owned up to', () => {
    const reply = told('I look at the bunks: how many are there, which were slept in, and who made them?');
    expect(reply.match(/Twenty bunks/g)).toHaveLength(1);
    expect(reply).toContain('Of the rest the bunks show nothing.');
  });

  it('is about something else where it names that', () => {
    expect(told('I look at the bunks. Is there a window?')).toContain('Four panes');
  });

  it('is said to whoever is looked at', () => {
    expect(told('I look at Pell: why do you count?')).toContain('"Why do you count?"');
  });
});
