import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { parseIntent } from './parse-intent.ts';
import type { HeroAction } from './action.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }];

function stageOf(world: string, scene: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`There is no world ${world}.`);
  return { adventure, state: { ...openingState(adventure), scene }, party };
}

function read(text: string, world: string, scene: string): HeroAction[] {
  return parseIntent({ heroId: 'mira', text }, mira, stageOf(world, scene));
}

function play(text: string, world: string, scene: string) {
  const intents = [{ heroId: 'mira', text }];
  return playReply({ campaignId: 'casual', turn: 3, cause: 'turn', ...stageOf(world, scene), intents, recent: [] }, new Set());
}

const template = ['free-template-world', 'dry-quay'] as const;
const hatch = ['high-ambry', 'hatch'] as const;

describe('what people type in passing', () => {
  it.each(['grab the tarred rope, might be handy', 'grab the tarred rope first', 'grab the tarred rope, just in case'])(
    'is no thing of its own: %s',
    (text) => {
      const { progress } = play(text, ...template);
      expect(progress.state.taken).toEqual({ 'tarred-rope': 'mira' });
      expect(progress.state.tags ?? []).toEqual([]);
    },
  );

  it.each([
    ['ok where r we now', 'place'],
    ['what places can we go to from here', 'ways'],
    ['which places can we go?', 'ways'],
    ['which way are the baths', 'route'],
    ['anyone around to talk to?', 'people'],
    ['how much time till the candle runs out', 'time'],
    ["what's this about selling the pass??", 'recall'],
  ])('asks the narrator: %s', (text, asks) => {
    expect(read(text, ...hatch)).toMatchObject([{ kind: 'ask', asked: { asks } }]);
  });

  it('asks what comes of it before it is done', () => {
    expect(read('can i ring the bell and what would happen if i did', ...template).map(({ kind }) => kind)).toEqual(['ask']);
  });

  it.each(['I scatter some crumbs away from the steps, birdie birdie', 'I brush the snow off the steps'])('goes nowhere: %s', (text) => {
    expect(play(text, ...hatch).progress.state.scene).toBe('hatch');
  });

  it.each(['trundle up the steps', 'up the steps', 'i amble off to warmside'])('goes where it says: %s', (text) => {
    expect(play(text, ...hatch).progress.state.scene).toBe('warmside');
  });

  it('takes a way by the words it was printed with, whatever follows', () => {
    const state = { ...openingState(stageOf('free-template-world', 'x').adventure), scene: 'listening-well' };
    const text = 'through the brick drain towards the Salt Office, both of us, quick';
    const intents = [{ heroId: 'mira', text }];
    const stage = { ...stageOf('free-template-world', 'listening-well'), state };
    const { progress } = playReply({ campaignId: 'casual', turn: 3, cause: 'turn', ...stage, intents, recent: [] }, new Set());
    expect(progress.rulings.some(({ call }) => call.name === 'set_location')).toBe(true);
  });

  it.each(['ask Tibb', 'Tibb, you look like you wanna tell us something. spill it', 'Tibb, out with it'])(
    'has somebody say what they have to say: %s',
    (text) => {
      expect(play(text, ...hatch).text).toContain('I sat up with her');
    },
  );

  it('asks who would buy, and buys nothing', () => {
    expect(read('who wants to buy the pass?', ...hatch)[0]).toMatchObject({ kind: 'talk', wants: null });
  });

  it.each(['keeps the crossbow lady from shooting', 'we run back through the gate'])('is no blow: %s', (text) => {
    const { progress } = play(text, 'the-shut-country', 'south-gate');
    expect(progress.rulings.map(({ call }) => call.name)).not.toContain('attack');
    expect(read(text, 'the-shut-country', 'south-gate').map(({ kind }) => kind)).not.toContain('attack');
  });

  it.each([
    ['wait, how many of us are there actually', 'Two of you: Mira and Tov.'],
    ['so did I feed the dog something just now, or not?', 'No, not that can be seen'],
  ])('is answered by the narrator: %s', (text, answer) => {
    expect(play(text, 'the-shut-country', 'south-gate').text).toContain(answer);
  });

  it('is told as it stands in the third person', () => {
    expect(play('dashes for the steps', ...hatch).text).toContain('dashes for the steps');
  });

  it.each([
    'whats in my pockets anyway',
    'what do i have in my pack again',
    'I check my pockets',
    'I go through my things',
    'I look in my backpack for a rope',
    'rummage through my bag',
  ])('asks what is carried: %s', (text) => {
    expect(read(text, ...hatch)).toMatchObject([{ kind: 'ask', asked: { asks: 'carried' } }]);
  });

  it('takes what is pulled out of where it lies, and only where nobody guards it', () => {
    const { progress } = play('pull that weight wrapped in net out of the mud', ...template);
    expect(progress.rulings.map(({ call, allowed }) => [call.name, allowed])).toContainEqual(['loot', false]);
  });

  it('is loud where it is shouted', () => {
    for (const text of ['I yell at Wenna: "where is the sea"', '"Wenna! Where is it!"'])
      expect(play(text, ...template).text).not.toContain('does not raise their voice');
  });

  it('needs nothing here that is only told of', () => {
    const text = 'throws her own best memory in the fire, the story of how she first saw the sun';
    expect(read(text, 'the-shut-country', 'under-stove').map(({ missing }) => missing)).not.toContain('sun');
  });

  it('names who is gone to, and says nothing to them yet', () => {
    expect(read('hurry up to Warmside, to Nan', ...hatch).map(({ kind }) => kind)).toEqual(['travel']);
  });

  it('is told to whoever is spoken with where it was in the past, and done where it is now', () => {
    const kinds = (text: string) => read(text, 'the-shut-country', 'guest-house').map(({ kind }) => kind);
    expect(kinds('Morning, Dorrit. I slept like a stone.')).toEqual(['talk']);
    expect(kinds('Morning, Dorrit. I sleep until noon.')).toContain('rest');
  });

  it('is ordered beside whatever else is said', () => {
    const actions = read('Morning, Dorrit. Could we have some of that porridge?', 'the-shut-country', 'guest-house');
    expect(actions.map(({ wants }) => wants)).toEqual([null, 'some of that porridge']);
  });

  it('is thanks in the very words', () => {
    expect(play('thanks for that', ...template).text).toContain('"Thanks for that."');
  });
});
