import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures, templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

function say(world: string, scene: string, text: string, clues: string[] = []): string {
  const adventure = readyAdventures.get(world) ?? templateAdventure;
  const state = { ...openingState(adventure), scene, clues };
  return playReply(briefOf({ campaignId: 'crowd', adventure, state, intents: [{ heroId: 'mira', text }] }), new Set()).text;
}

describe('people who stand about', () => {
  it('say what everybody of the place knows', () => {
    expect(say('free-template-world', 'borrowed-anchor', 'I ask the fishermen if the bell is missing a part')).toContain(
      'is called Patience',
    );
  });

  it('are named to whoever asks who is here', () => {
    expect(say('free-template-world', 'borrowed-anchor', "who's in here?")).toContain('the fishermen');
  });
});

describe('a question that a story has nothing of', () => {
  it('is owned up to before the story is told', () => {
    const told = say('high-ambry', 'warmside', 'Nan, did the mayor ever tear his coat?');
    expect(told).toContain('Did the mayor ever tear his coat?');
  });

  it('is not one that the story answers', () => {
    const told = say('high-ambry', 'hatch', 'Tibb, who was it that brought you the hot milk that night?');
    expect(told).not.toContain('brought me the hot milk');
  });

  it('says nothing of what somebody keeps to themselves where a name says nothing to them', () => {
    const told = say('the-shut-country', 'guest-house', 'Dorrit, does the name Ketta Lorne mean anything to you?', ['ketta-name']);
    expect(told).not.toMatch(/mine to know|keep to myself|know you longer|come too near|just met/);
  });
});
