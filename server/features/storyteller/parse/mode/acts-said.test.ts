import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
const [quay, shut, ambry] = ['free-template-world', 'the-shut-country', 'high-ambry'];

function at(world: string, scene: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no adventure is called ${world}`);
  return { adventure, state: { ...openingState(adventure), scene, visited: [scene] } };
}

/** Where the party is once Mira has said this. */
function goneTo(world: string, scene: string, said: string) {
  return playReply(briefOf({ ...at(world, scene), party, intents: [{ heroId: 'mira', text: said }] }), new Set()).progress.state.scene;
}

/** What each part of the words is read as. */
function kinds(world: string, scene: string, text: string) {
  const [mira] = party;
  if (!mira) throw new Error('nobody speaks');
  return parseIntent({ heroId: 'mira', text }, mira, { ...at(world, scene), party, told: [] }).map(({ kind, quote }) => [kind, quote]);
}

describe('words that set out', () => {
  it.each([
    [ambry, 'hatch', 'Right, the two of us, up the broad steps. I could do with a warm wall.', 'warmside'],
    [quay, 'dry-quay', 'all of us, through the yellow door!', 'borrowed-anchor'],
    [shut, 'guest-house', 'I pat my coat down, then tell Tov to hush and set out for Stove Street.', 'stove-street'],
    [ambry, 'hatch', 'I tell Tov to keep up and head for Warmside', 'warmside'],
    [
      quay,
      'dry-quay',
      'lol ok Wenna. ok we all go to the tide house now and talk to the clerk, hello mister did u lose a sea',
      'tide-house',
    ],
    [quay, 'dry-quay', 'leave the quay with Tov and go to the Borrowed Anchor to warm up', 'borrowed-anchor'],
    [shut, 'guest-house', 'we leave here with Tov, and walk to Stove Street', 'stove-street'],
  ])('are gone and not said: %s, %s: %s', (world, scene, said, to) => {
    expect(goneTo(world, scene, said)).toBe(to);
  });

  it.each([
    [ambry, 'hatch', 'Tibb, come with me to Warmside, we take the paper hat and we look at the barrow.', 'warmside'],
    [shut, 'guest-house', 'Pell, come along with us to Stove Street. We look at the sixth door.', 'stove-street'],
  ])('go where somebody is asked along, before what is done there: %s, %s: %s', (world, scene, said, to) => {
    expect(goneTo(world, scene, said)).toBe(to);
  });

  it('are left to somebody who is told to go', () => {
    expect(goneTo(quay, 'dry-quay', 'Wenna, head for the Borrowed Anchor and wait for us there.')).toBe('dry-quay');
  });
});

describe('an act', () => {
  it.each([
    [shut, 'guest-house', 'Ha, good! But first I look at the chalked doorpost again, and then I ask Pell who made it.', ['search', 'talk']],
    [quay, 'dry-quay', 'ok cool. but first i wanna sniff that old boat, n check the chalked bollard', ['search']],
  ])('that comes first is done: %s, %s: %s', (world, scene, said, expected) => {
    const read = kinds(world, scene, said);
    expect(read.map(([kind]) => kind)).toEqual(expect.arrayContaining(expected));
    expect(read.flatMap(([, quote]) => (/first/.test(quote ?? '') ? [quote] : []))).toEqual([]);
  });

  it.each([
    [shut, 'stove-street', 'I look into the house behind the sixth door. What is there?'],
    [quay, 'dry-quay', 'I peer over the edge of the quay, and what is there?'],
  ])('that asks what is there is a look: %s, %s: %s', (world, scene, said) => {
    const read = kinds(world, scene, said);
    expect(new Set(read.map(([kind]) => kind))).toEqual(new Set(['search']));
  });

  it('of listening is one beside another, and a word to somebody before what is told', () => {
    expect(kinds(quay, 'bell-loft', 'Why is it so dull? Listen, tap the rim with my knuckles.')).toContainEqual(['search', null]);
    expect(kinds(quay, 'bell-loft', 'Listen. I know what you did, Hob.')).toEqual([['talk', expect.stringContaining('what you did')]]);
  });

  it.each(['knock on the bell with the hilt of my dagger', 'tap the bell softly with the spear butt'])(
    'needs no part of what is in hand to lie here: %s',
    (text) => {
      const [mira] = party;
      if (!mira) throw new Error('nobody speaks');
      const read = parseIntent({ heroId: 'mira', text }, mira, { ...at(quay, 'bell-loft'), party, told: [] });
      expect(read.map(({ missing }) => missing)).toEqual([null]);
    },
  );

  it('is done beside words to whoever is talked to', () => {
    expect(kinds(quay, 'tide-house', 'go up to the reeve and talk to the clerk, hey did you lose something')).toContainEqual([
      'talk',
      'hey did you lose something',
    ]);
  });
});
