import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));

/** A reply to what Mira says in a scene of an adventure. */
function play(world: string, scene: string, said: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  const { text, progress } = playReply(briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text: said }] }), new Set());
  return { text, taken: progress.state.taken };
}

describe('a small action that nothing hangs on', () => {
  it.each([
    ['high-ambry', 'hatch', 'I knock three times on the shelf', 'Mira knocks three times on the shelf'],
    ['high-ambry', 'warmside', 'I put my hand and nose on the warm wall', 'Mira puts their hand and nose on the warm wall'],
    ['the-shut-country', 'guest-house', 'I hang my cloak by the fire', 'Mira hangs their cloak by the fire'],
    ['the-shut-country', 'guest-house', 'I kick the snow off my boots', 'Mira kicks the snow off their boots'],
    ['free-template-world', 'dry-quay', 'I pick up a pebble', 'Mira picks up a pebble'],
    ['free-template-world', 'bell-loft', 'I step in front of Hob', 'Mira steps in front of Hob'],
    ['high-ambry', 'hatch', 'I tip my hat to the boy', 'Mira tips their hat to the boy'],
    ['the-shut-country', 'guest-house', 'I grab the lantern and light it', 'Mira lights it'],
  ])('is told as done: %s, %s: %s', (world, scene, said, told) => {
    expect(play(world, scene, said).text).toContain(told);
  });
});

describe('an action that something would hang on', () => {
  it.each([
    ['the-shut-country', 'guest-house', 'I wait for the old men to finish their game', 'waits for the old men'],
    ['free-template-world', 'tide-house', 'I throw in the way across the flats', 'throws in'],
    ['free-template-world', 'dry-quay', 'I make a copy of the notice, word for word', 'makes a copy'],
    ['the-shut-country', 'guest-house', 'I intend to find out who pays the Keeper', 'finds out who'],
    ['the-shut-country', 'guest-house', 'I want that book', 'Mira wants'],
    ['high-ambry', 'goose-yard', 'I sneak along the barrow track to where the steam comes out', 'Mira sneaks along'],
    ['high-ambry', 'hatch', 'I hang on the shutter until the mayor comes by', 'until the mayor comes by.'],
  ])('is not told as done by saying it: %s, %s: %s', (world, scene, said, claim) => {
    expect(play(world, scene, said).text.replaceAll(/"[^"]*"/g, '')).not.toContain(claim);
  });
});

describe('a thing that the place is told with', () => {
  it('can be put on, and hangs where it was afterwards', () => {
    const { text, taken } = play('the-shut-country', 'guest-house', 'take down the sheepskin coat and slip into it');
    expect(text).toContain('Mira takes down the sheepskin coat and slips into it');
    expect(text).toContain('long in the arm');
    expect(taken).toEqual({});
  });

  it('is picked up by whoever puts it on, where it is there for the taking', () => {
    expect(Object.keys(play('the-shut-country', 'guest-house', 'I slip the red mittens on').taken)).toEqual(['mittens-themselves']);
  });
});

describe('what is not done', () => {
  it.each([
    ['free-template-world', 'dry-quay', 'ok cool a drawing! look at the bollard', /cools/],
    ['the-shut-country', 'guest-house', "time for snooping. let's grab our storm lantern", /times/],
    ['high-ambry', 'hatch', 'The weather is snow, turning to rain at hat height.', /turns to rain/],
    ['high-ambry', 'bakehouse', 'And if we meet the surveyors I steal a red peg', /steals|tries to/],
  ])('is not told as one: %s, %s: %s', (world, scene, said, told) => {
    expect(play(world, scene, said).text).not.toMatch(told);
  });
});
