import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }];

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
