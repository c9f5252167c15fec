import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
const [quay, shut, ambry] = ['free-template-world', 'the-shut-country', 'high-ambry'];

/** What a line is read as in a scene: the kinds of its parts with their clauses. */
function parts(world: string, scene: string, text: string): string[] {
  const adventure = readyAdventures.get(world);
  const [mira] = party;
  if (!adventure || !mira) throw new Error(`no adventure is called ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  return parseIntent({ heroId: 'mira', text }, mira, { adventure, state, party, told: [] }).map(
    ({ kind, free, quote, clauses }) => `${free ?? kind}: ${quote ?? clauses.join(' / ')}`,
  );
}

describe('what only startles somebody', () => {
  it('is said to no beast that is struck next', () => {
    expect(parts(quay, 'slakes', 'Blimey, big dogs. I lift my mace high and hit the silt hound.')).toEqual([
      'mood: I lift my mace high',
      'attack: hit the silt hound',
    ]);
  });
});

describe('what a hero does to be ready', () => {
  it.each([
    'I plant my feet and stab the silt hound',
    'I grip my dagger tight and stab the silt hound',
    'I take aim and stab the silt hound',
  ])('costs nothing beside the blow: %s', (said) => {
    expect(parts(quay, 'slakes', said)).toEqual([expect.stringMatching(/^mood: /), 'attack: stab the silt hound']);
  });

  it('is a defence by itself behind a shield', () => {
    expect(parts(quay, 'slakes', 'I raise my shield')).toEqual(['defend: I raise my shield']);
  });
});

describe('what a player makes of it', () => {
  it.each([
    [ambry, 'hatch', 'So Florian sneaks in by night, takes the crock, hides it somewhere. I search the stool.'],
    [ambry, 'hatch', 'ok so the mayor lies to everybody. i search the stool'],
    [quay, 'dry-quay', 'Buried under the mud all these years. I search the stool.'],
    [quay, 'dry-quay', 'Twelve boats without a sail, what a sorry sight. I search the stool.'],
    [shut, 'guest-house', 'My old aunt would love this stove. I search the stool.'],
  ])('is done by no hero: %s, %s: %s', (world, scene, said) => {
    expect(parts(world, scene, said).map((part) => part.split(':')[0])).toEqual(['search']);
  });
});

describe('what is told beside words in quotation marks', () => {
  it.each([
    [shut, 'guest-house', 'I get out the book. "Do you see this, Pell?"', /^(?!flee|travel)/],
    [shut, 'guest-house', 'GM, is it dark outside? "Evening, Pell," I say.', /^ask/],
  ])('is put as plainly as without them: %s, %s: %s', (world, scene, said, first) => {
    expect(parts(world, scene, said)[0]).toMatch(first);
  });
});

describe('a name that is written down', () => {
  it.each(["I put Pell's name down, with a pencil", 'I write Pell in my notebook', "I ink Pell's name in the list"])(
    'costs nothing, and whose it is sees it: %s',
    (said) => {
      expect(parts(shut, 'guest-house', said)).toEqual([`write: ${said}`]);
    },
  );
});

describe('what somebody does with what is their own', () => {
  it.each([
    'I tuck the scarf round my neck',
    'I wipe my brow',
    'I shield my eyes with one hand',
    'I toss my braid over my shoulder',
    'I drum my fingers on my knee',
    'I point at the stove',
    'I take one step back',
  ])('costs nothing and always goes: %s', (said) => {
    expect(parts(shut, 'guest-house', said)).toEqual([expect.stringMatching(/^(?:mood|greet|close): /)]);
  });

  it.each([
    ['I slap him in the face', /^attack/],
    ['I search my coat', /^(?:search|use|take)/],
    ['go back down', /^travel/],
  ])('is another matter where more is done: %s', (said, first) => {
    expect(parts(shut, 'guest-house', said)[0]).toMatch(first);
  });
});

describe('what only takes in what was said', () => {
  it('is no look round: "I see."', () => {
    expect(parts(quay, 'dry-quay', 'I see. Wenna, when did the sea go out?').map((part) => part.split(':')[0])).toEqual(['talk']);
  });

  it('names nobody by half a title', () => {
    expect(parts(quay, 'bell-loft', 'Good day. Who rang last, Mr. Sallow?').join()).not.toContain('Mr?');
  });
});
