import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import { briefOf } from '#server/features/storyteller/play.fixture.ts';
import { vocativesIn } from './vocatives.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }];

function stageAt(world: string, scene: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`There is no world ${world}.`);
  return { adventure, state: { ...openingState(adventure), scene } };
}

function read(text: string, world: string, scene: string): HeroAction[] {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`There is no world ${world}.`);
  return parseIntent({ heroId: 'mira', text }, mira, { adventure, state: { ...openingState(adventure), scene }, party });
}

const listener = ({ targets }: HeroAction) =>
  targets.flatMap((each) => (each.kind === 'npc' ? [each.npc.id] : each.kind === 'hero' ? [each.hero.id] : []))[0];

describe('whoever is called', () => {
  it.each([
    ['what does the key open, mayor?', 'high-ambry', 'parlour', 'florian-umbel'],
    ['come on mayor, which side are you on?', 'high-ambry', 'parlour', undefined],
    ['do you have kids, Wenna?', 'free-template-world', 'dry-quay', 'wenna-tarn'],
    ['Hob, please ring her nineteen times!', 'free-template-world', 'bell-loft', 'hob-sallow'],
    ['Hob please come with us to the quay', 'free-template-world', 'bell-loft', 'hob-sallow'],
  ])('is spoken to: %s', (text, world, scene, id) => {
    const talk = read(text, world, scene).filter(({ kind }) => kind === 'talk');
    expect(talk).toHaveLength(1);
    if (id !== undefined) expect(talk.map(listener)).toEqual([id]);
  });

  it('is who is asked what they have done, and not the narrator', () => {
    expect(read('did you take the dowager?', 'high-ambry', 'parlour')[0]).toMatchObject({ kind: 'talk', asked: null });
  });

  it.each(['I turn to Tov and whisper, "There was somebody else with us."', 'I turn to Tov. "Ready?"'])(
    'may be another of the party, to whom somebody has turned: %s',
    (text) => {
      const talk = read(text, 'the-shut-country', 'guest-house').filter(({ quote }) => quote !== null);
      expect(talk.map(listener)).toEqual(['tov']);
      expect(talk[0]?.quote).not.toMatch(/^whisper/i);
    },
  );
});

describe('whoever is called and is not here', () => {
  it.each([
    "tell jessamy we'll get her a pin",
    'come on nan, which side are you, for or against?',
    'mr mayor, is this thread from your coat?',
    "tell the dowager what the weather's like: snowing",
    'is this thread from your coat, mayor?',
    'I ask Nan how she will vote',
    'oi mr mayor hang on',
    'hey nan come back!',
  ])('is spoken to in vain, and nobody else hears it: %s', (text) => {
    expect(read(text, 'high-ambry', 'moot-hall')).toMatchObject([{ kind: 'talk', absent: true }]);
  });

  it.each(['what do you think of the mayor?', 'Eustace, where is Nan?', 'tell Eustace that the mayor did it', 'I ask about Nan'])(
    'may be spoken of: %s',
    (text) => {
      expect(read(text, 'high-ambry', 'moot-hall').map(({ absent }) => absent)).toEqual([false]);
    },
  );
});

describe('whoever is called in the midst of a line', () => {
  it.each([
    ['It was a cold night. Wenna, were you out here?', 'free-template-world', 'dry-quay', 'wenna-tarn'],
    ['You know more than you say, Wenna. Out with it.', 'free-template-world', 'dry-quay', 'wenna-tarn'],
    ["I don't believe you, Nettle, and you know why.", 'free-template-world', 'dry-quay', 'nettle'],
    ['hey kid, what have you got there?', 'free-template-world', 'dry-quay', 'nettle'],
    ["why can't you turn round mr pell?", 'high-ambry', 'moot-hall', 'eustace-pell'],
    ['It is late. Eustace, when do they vote?', 'high-ambry', 'moot-hall', 'eustace-pell'],
    ['I lay the book down. "You wrote this, Eustace. Is it true?"', 'high-ambry', 'moot-hall', 'eustace-pell'],
    ['little one, is your mother near?', 'the-shut-country', 'the-standing', 'aune'],
  ])('is spoken to: %s', (text, world, scene, id) => {
    const talk = read(text, world, scene).filter(({ kind }) => kind === 'talk');
    expect(talk.length).toBeGreaterThan(0);
    for (const each of talk) expect(listener(each)).toBe(id);
  });

  it.each(['The ferrywoman, Wenna, has tar on her knee', 'Wenna. She took it!', 'who is Wenna?'])(
    'and not who is only named: %s',
    (text) => {
      const { state, adventure } = stageAt('free-template-world', 'dry-quay');
      expect(vocativesIn(text, { adventure, state })).toEqual([]);
    },
  );

  it.each([
    ['It bit me! Tov, hold its legs', ['talk']],
    ['Tov, guard my back', ['talk']],
    ['I look at the cradle. Tov, keep quiet and come here', ['search', 'talk']],
  ])('may be another hero, who is told something and does nothing by it: %s', (text, kinds) => {
    const actions = read(text, 'high-ambry', 'flues');
    expect(actions.slice(-kinds.length).map(({ kind }) => kind)).toEqual(kinds);
    expect(actions.slice(-1).map(listener)).toEqual(['tov']);
  });
});

describe('talk that calls nobody', () => {
  const { adventure, state } = stageAt('free-template-world', 'dry-quay');
  const inTalk = {
    ...state,
    people: {
      'wenna-tarn': { met: 1, spoke: 4, asked: {}, memories: [] },
      nettle: { met: 1, spoke: 2, asked: {}, memories: [] },
    },
  };
  const heard = (text: string, said: string) => {
    const recent = [{ sender: 'Narrator', role: 'ai' as const, content: `Wenna Tarn looks up. "${said}"` }];
    const brief = briefOf({ adventure, state: inTalk, recent, intents: [{ heroId: 'mira', text }] });
    return parseIntents(brief).flatMap(({ actions }) => actions.filter(({ kind }) => kind === 'talk').map(listener));
  };

  it.each([
    ['I mean to put it back where it was, and to ring it myself.', 'What would you do with it?'],
    ['where have you put the tongue of the bell?', 'It is none of your business.'],
  ])('goes on with who was spoken with last: %s', (text, said) => {
    for (const each of heard(text, said)) expect(each).toBe('wenna-tarn');
    expect(heard(text, said)).not.toEqual([]);
  });
});
