import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures, templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const [mira, tov] = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
const party = [mira, tov].filter((each) => each !== undefined);
const state = openingState(templateAdventure);

/** The names of those whom the last action of a line is for, the first before all others. */
function whom(text: string) {
  const actions = mira ? parseIntent({ heroId: 'mira', text }, mira, { adventure: templateAdventure, state, party }) : [];
  return (actions.at(-1)?.targets ?? []).flatMap((each) =>
    each.kind === 'npc' ? [each.npc.id] : each.kind === 'hero' ? [each.hero.id] : [],
  );
}

describe('whoever is spoken to', () => {
  it.each([
    ['I give Wenna a friendly smile and ask her what the child over there is selling', 'wenna-tarn'],
    ['I nod to Wenna and ask her whether the girl is her daughter', 'wenna-tarn'],
    ["I wave at Nettle and tell her about Wenna's daughter", 'nettle'],
    ['I ask Nettle about Wenna', 'nettle'],
  ])('is the one who was turned to, and not who is spoken of: %s', (text, first) => {
    expect(whom(text)[0]).toBe(first);
  });

  it.each(['I tell Tov what Wenna said', 'I whisper to Tov that Wenna is lying', 'I tell Tov everything I learned about Nettle'])(
    'is a companion alone where the words are for them: %s',
    (text) => {
      expect(whom(text)).toEqual(['tov']);
    },
  );

  it('is everybody whom the words are for', () => {
    expect(whom('I tell Tov and Wenna what I saw')).toEqual(['tov', 'wenna-tarn']);
  });
});

describe('a blow that names nobody', () => {
  const shut = readyAdventures.get('the-shut-country');
  const trees = shut?.scenes.find(({ npcs }) => npcs.includes('tall-one'));

  it.each([
    'attack them',
    'I attack the nearest of the people at the edge of the trees with my sword',
    'kill them all',
    'I stab one of them',
    'we attack both of them',
    'I swing my axe at the people',
  ])('is for somebody who is here: %s', (text) => {
    if (!mira || !shut || !trees) throw new Error('There is no such place.');
    const stage = { adventure: shut, state: { ...openingState(shut), scene: trees.id, visited: [trees.id] }, party };
    const [action] = parseIntent({ heroId: 'mira', text }, mira, stage);
    expect(action?.targets.flatMap((each) => (each.kind === 'npc' ? [each.npc.id] : []))).toHaveLength(1);
    expect(action?.absent).toBe(false);
  });
});

describe('a pocket', () => {
  it.each(["I slip my hand into Wenna's pocket", "I try to pick Nettle's pocket"])('is somebody here: %s', (text) => {
    expect(whom(text)).toHaveLength(1);
  });

  it('that a hand is caught in has somebody who says so, and who does not forget it', () => {
    const intents = [{ heroId: 'mira', text: "I try to pick Wenna's pocket" }];
    const tries = Array.from({ length: 12 }, (_, turn) =>
      playReply(
        briefOf({
          adventure: templateAdventure,
          state: { ...state, npcs: { 'wenna-tarn': { damage: 0, attitude: 'friendly' } } },
          party,
          intents,
          turn,
        }),
        new Set(),
      ),
    );
    const caught = tries.filter(({ progress }) => progress.rulings.some(({ degree }) => degree === 'failure'));
    expect(caught.length).toBeGreaterThan(0);
    for (const { progress, text } of caught) {
      expect(progress.state.npcs['wenna-tarn']?.attitude).toBe('neutral');
      expect(text).toContain('Wenna Tarn');
    }
  });
});
