import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));

/** A reply to what Mira says in a scene of an adventure that her party has seen no more of. */
function play(world: string, scene: string, said: string, clues: string[] = []) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene], clues };
  const { text, progress } = playReply(briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text: said }] }), new Set());
  return { text, scene: progress.state.scene };
}

const [quay, shut, ambry] = ['free-template-world', 'the-shut-country', 'high-ambry'];

describe('a move that is told', () => {
  it.each([
    [ambry, 'hatch', 'we go up to Warmside and follow our noses', 'warmside'],
    [quay, 'dry-quay', 'follow the red rags on the left out to the wreck, between the crossed sticks', 'slakes'],
    [quay, 'dry-quay', "let's have a pint at the Anchor", 'borrowed-anchor'],
    [shut, 'stove-street', 'back up, past the man with the shovel, to the Hearth House', 'hearth-house'],
    [shut, 'guest-house', 'head to the Hearth House, quietly if we can', 'stove-street'],
    [ambry, 'warmside', 'saunter over to the Sleeping Ox and order something hot', 'sleeping-ox'],
    [ambry, 'warmside', "I hop over to the baker's place", 'bakehouse'],
    [quay, 'dry-quay', "let's warm up at the inn", 'borrowed-anchor'],
    [ambry, 'warmside', "we walk up to the mayor's house", 'moot-hall'],
    [ambry, 'warmside', 'off to the mayors place with Tov', 'moot-hall'],
    [shut, 'stove-street', "over to the Keeper's home", 'hearth-house'],
  ])('is done, and leads where the words go: %s, %s: %s', (world, from, said, to) => {
    expect(play(world, from, said).scene).toBe(to);
  });

  it.each([
    [ambry, 'bakehouse', 'crawl through the flap into the flues, Tov right behind', /Mira crawls/],
    [
      quay,
      'tide-house',
      'I go behind the oldest shelf and get it out and read it, out loud so Tov hears it too',
      /Mira goes|Dry Quay stands/,
    ],
    [ambry, 'flues', 'we leave it be and squeeze past', /Mira (?:squeezes|leaves)/],
    [quay, 'slakes', 'I walk past them to the hull', /Mira walks/],
    [quay, 'dry-quay', 'I scoop up some mud and smear it on my face', /Mira goes/],
  ])('is not told where nobody has moved: %s, %s: %s', (world, from, said, told) => {
    const { text, scene } = play(world, from, said);
    expect(scene).toBe(from);
    expect(text).not.toMatch(told);
  });

  it.each([
    [
      quay,
      'borrowed-anchor',
      "We're off to the Tide House to see that float. I go out the yellow door, across the quay and up the plank walk.",
    ],
    [quay, 'borrowed-anchor', 'we head to the Tide House, over the quay, by the plank walk'],
  ])('names no leg that lies behind: %s, %s: %s', (world, from, said) => {
    const { text, scene } = play(world, from, said);
    expect(scene).toBe('tide-house');
    expect(text).not.toMatch(/(?:across|over) the quay/);
  });

  it('up to somebody or something here is no journey', () => {
    expect(play(shut, 'hearth-house', 'I sneak up behind Ilse').scene).toBe('hearth-house');
  });
});

describe('somebody who stands where a way ends', () => {
  it.each([
    [quay, 'tide-house', 'We take the plank walk back to the Dry Quay and go up to Wenna Tarn.', 'dry-quay'],
    [quay, 'foundry', 'Back down to the quay, and I look for Nettle.', 'dry-quay'],
  ])('is stepped up to, and no way is missed: %s, %s: %s', (world, from, said, to) => {
    const { text, scene } = play(world, from, said);
    expect(scene).toBe(to);
    expect(text).not.toMatch(/no way|would need a way|know of no|knows of no/);
  });
});
