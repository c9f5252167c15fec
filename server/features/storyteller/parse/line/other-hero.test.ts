import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }];
const visited = ['guest-house', 'stove-street', 'smithy'];

function stageOf(scene: string) {
  const adventure = readyAdventures.get('the-shut-country');
  if (!adventure) throw new Error('There is no such world.');
  return { adventure, state: { ...openingState(adventure), scene, visited }, party };
}

const read = (text: string, scene: string) => parseIntent({ heroId: 'mira', text }, mira, stageOf(scene));

function play(text: string, scene: string) {
  const brief = { campaignId: 'calls', turn: 3, cause: 'turn' as const, ...stageOf(scene), recent: [] };
  return playReply({ ...brief, intents: [{ heroId: 'mira', text }] }, new Set());
}

describe('what the table is asked behind words to a fellow hero', () => {
  it.each([
    ["Tov, are you listening? What's in my pack?", 'carried'],
    ['Tov, what do you make of it? And which ways lead out?', 'ways'],
  ])('is asked of the narrator: %s', (text, asks) => {
    expect(read(text, 'guest-house').map(({ kind, asked }) => asked?.asks ?? kind)).toEqual(['talk', asks]);
  });
});

describe('cause 3: whoever of the party is called', () => {
  it.each([
    'wait, Tov, what do you think? should we? the town freezes maybe',
    'hmm. Tov: are you cold?',
    'oh wow, Tov, did you see that?',
    'Tov, what do you think?',
  ])('is asked, and nobody else who is here: %s', (text) => {
    expect(read(text, 'telling-bench')).toMatchObject([{ kind: 'talk', targets: [{ kind: 'hero', hero: { id: 'tov' } }] }]);
  });
});

describe('cause 2: a step to somebody who is near', () => {
  it.each(['I go back out to Arvid and ask him: who is Hale Fisk?', 'I head over to Arvid and ask him who Hale Fisk is'])(
    'leads to no other place, and asks nobody else: %s',
    (text) => {
      const { text: told, progress } = play(text, 'stove-street');
      expect(progress.state.scene).toBe('stove-street');
      expect(told).toContain('Arvid Mose');
    },
  );
});

describe('cause 4: a journey', () => {
  it.each([
    ['I head for the smithy, come on Tov', 'stove-street', 'smithy'],
    ["Tov, let's go back to Stove Street", 'smithy', 'stove-street'],
    ["creepy. Tov: let's go to the smithy", 'stove-street', 'smithy'],
    ['we go to the Hearth House with Corm', 'smithy', 'hearth-house'],
    ['where is the Hearth House? we go there with Corm', 'smithy', 'hearth-house'],
  ])('is made, whoever is called along: %s', (text, from, to) => {
    const { text: told, progress } = play(text, from);
    expect(progress.state.scene).toBe(to);
    expect(told).not.toMatch(/comes on Tov|with Corm/);
  });

  it('is none where another of the party is only asked about it', () => {
    expect(play('Tov, shall we go to the smithy?', 'stove-street').progress.state.scene).toBe('stove-street');
  });
});

describe('cause 6: what somebody lets the party have', () => {
  it('is not refused in the reply in which it is taken', () => {
    const { text, progress } = play('"can I take your hammer then?" I take the hammer', 'smithy');
    expect(progress.state.taken).toEqual({ sledgehammer: 'mira' });
    expect(text).not.toMatch(/stays where it is|Not that|I can spare/);
  });
});

describe('what whoever speaks does beside a word to another hero', () => {
  it.each([
    "I want that book. Tov, keep Ilse talking about the winter; I slip unseen down the tiled passage to the Keeper's Room.",
    "Tov, ask Ilse about the winter. I sneak down the tiled passage to the Keeper's Room.",
  ])('is their own: %s', (text) => {
    const [word, ...actions] = read(text, 'hearth-house');
    expect(word).toMatchObject({ kind: 'talk', targets: expect.arrayContaining([expect.objectContaining({ kind: 'hero' })]) });
    expect(actions.map(({ kind }) => kind)).toEqual(['sneak']);
  });

  it.each(["Deal. Tov, come on, let's go find Corm. Where's his smithy from here?", "Tov, come on, let's go and see Corm."])(
    'is the going, where both go to somebody: %s',
    (text) => {
      expect(play(text, 'stove-street').progress.state.scene).toBe('smithy');
    },
  );
});
