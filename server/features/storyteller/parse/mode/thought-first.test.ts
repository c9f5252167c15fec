import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
const [quay, shut, ambry] = ['free-template-world', 'the-shut-country', 'high-ambry'];

/** What the parts of a line are read as at the opening of an adventure. */
function kinds(world: string, text: string): string[] {
  const adventure = readyAdventures.get(world);
  const [mira] = party;
  if (!adventure || !mira) throw new Error(`no adventure is called ${world}`);
  return parseIntent({ heroId: 'mira', text }, mira, { adventure, state: openingState(adventure), party, told: [] }).map(
    ({ kind }) => kind,
  );
}

describe('what only takes in what was told, before something is done or asked', () => {
  it.each([
    [shut, 'A sleigh bell? I hurry to the door and listen.'],
    [shut, 'Fifteen spoons, well well. I look at the bunks.'],
    [quay, 'A silver thimble, splendid! I pick up the rope.'],
    [quay, 'Then no more small talk. I look at the chalked bollard.'],
    [ambry, 'Lovely loaf. I look at the empty shelf.'],
    [ambry, 'a voting bun?? i look at the shelf'],
    [ambry, 'Fair enough. I search the stool.'],
    [ambry, 'Cute robin. I search the stool.'],
    [quay, 'Thirty gold, not bad! I pick up the rope.'],
    [quay, 'wait the clerk sold it?? i pick up the rope'],
    [shut, 'Knew it! I look at the bunks.'],
  ])('is said to nobody: %s: %s', (world, said) => {
    expect(kinds(world, said)).not.toContain('talk');
  });

  it('is no greeting where only the narrator is asked', () => {
    expect(kinds(quay, 'Evening! I stretch my legs. Where are we?')).not.toContain('talk');
  });

  it.each([
    [quay, 'we only just missed her, pity. I pick up the rope.', ['take']],
    [quay, 'I have heard enough. I pick up the rope.', ['take']],
    [shut, 'We nearly had him! I look at the bunks.', ['search']],
    [shut, 'lol we crossed paths', ['ooc']],
    [shut, 'I nearly drop the lantern.', ['use']],
  ])('is no action where it says how something came out: %s: %s', (world, said, read) => {
    expect(kinds(world, said)).toEqual(read);
  });

  it.each([
    [quay, 'Deal! I shake her hand.'],
    [quay, 'Wenna, is the water cold?'],
    [quay, 'Nice hat you have there. I look at the bollard.'],
    [shut, 'Dorrit. I take her hands.'],
    [shut, 'Twelve silver. I put the coins on the table.'],
  ])('is said where it is for somebody: %s: %s', (world, said) => {
    expect(kinds(world, said)).toContain('talk');
  });
});
