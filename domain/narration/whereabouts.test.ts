import { describe, expect, it } from 'vitest';
import { openingState } from './play-state.ts';
import type { PlayState } from './play-state.ts';
import { harbour, opened } from './rulings/rule-on-call.fixture.ts';
import { rule } from './rulings/rule-on-call.ts';
import type { RulingContext } from './rulings/rule-on-call.ts';
import { ToolCall } from './tool-call.ts';
import { heroesIn, isDivided, scenesOfParty, sceneIdOf, viewOf, withMoved } from './whereabouts.ts';

const party = ['Kara', 'Tomas', 'Lio'].map((name) => ({ id: name.toLowerCase(), name }));
const ids = party.map(({ id }) => id);
const start = openingState(harbour);

/** Plays calls as one reply to these words. */
function reply(words: Record<string, string>, calls: object[], state: PlayState = opened) {
  const intents = Object.entries(words).map(([heroId, text]) => ({ heroId, text }));
  const dice = (sides: number) => (sides === 20 ? 19 : 1);
  const context: RulingContext = { adventure: harbour, begun: state, state, party, intents, cause: 'turn', rulings: [], dice };
  for (const call of calls) {
    const verdict = rule(context, ToolCall.parse(call));
    context.rulings = [...context.rulings, verdict.ruling];
    context.state = verdict.state;
  }
  return { state: context.state, rulings: context.rulings, codes: context.rulings.flatMap(({ facts }) => facts.map(({ code }) => code)) };
}

const go = (exit: string, heroIds?: string[]) => ({ name: 'set_location', exit, ...(heroIds && { heroIds }) });
const places = (state: PlayState) => ids.map((id) => sceneIdOf(state, id));
/** Kara is below, the others on the quay. */
const divided: PlayState = {
  ...opened,
  apart: { kara: 'cellar' },
  visited: ['quay', 'cellar'],
  npcs: { rat: { damage: 9, attitude: 'hostile' } },
};

describe('where heroes are', () => {
  it('is with the party for all who are not apart', () => {
    expect(places({ ...start, apart: { tomas: 'cellar' } })).toEqual(['quay', 'cellar', 'quay']);
    expect(places(start)).toEqual(['quay', 'quay', 'quay']);
  });

  it('names the place of the party first', () => {
    expect(scenesOfParty({ scene: 'quay', apart: { kara: 'cellar' } }, party)).toEqual(['quay', 'cellar']);
    expect(heroesIn({ scene: 'quay', apart: { kara: 'cellar' } }, party, 'quay').map(({ id }) => id)).toEqual(['tomas', 'lio']);
    expect(isDivided(start, party)).toBe(false);
  });

  it('follows the greater part of the party, and is forgotten once all are together', () => {
    const first = withMoved(start, party, ['kara'], 'cellar');
    expect(first).toMatchObject({ scene: 'quay', apart: { kara: 'cellar' } });
    const second = withMoved(first, party, ['tomas'], 'cellar');
    expect(second).toMatchObject({ scene: 'cellar', apart: { lio: 'quay' } });
    const third = withMoved(second, party, ['lio'], 'cellar');
    expect(third.scene).toBe('cellar');
    expect(third).not.toHaveProperty('apart');
  });

  it('forgets whoever has left the table', () => {
    const state = withMoved({ ...start, apart: { gone: 'vault' } }, party, ['kara'], 'cellar');
    expect(state.apart).toEqual({ kara: 'cellar' });
  });

  it('shows each hero what stands in their place', () => {
    expect(viewOf(divided, 'kara').scene).toBe('cellar');
    expect(viewOf(divided, 'tomas').scene).toBe('quay');
    expect(viewOf(divided, 'kara')).not.toHaveProperty('apart');
  });
});

describe('who goes', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['who says so', { kara: 'I go down the stair.', tomas: 'I look at the bell.' }, ['cellar', 'quay', 'quay']],
    ['two who say so', { kara: 'I go down the stair.', tomas: 'I take the stair.', lio: 'I stay here.' }, ['cellar', 'cellar', 'quay']],
    [
      'with "we", who says nothing against it',
      { kara: "Let's go down the stair.", tomas: 'I look at the bell.' },
      ['cellar', 'cellar', 'cellar'],
    ],
    ['with "we", nobody who stays', { kara: 'We go down the stair.', tomas: "I'll wait here." }, ['cellar', 'quay', 'cellar']],
    ['who follows', { kara: 'I go down the stair.', tomas: 'I follow Kara.', lio: 'I watch the water.' }, ['cellar', 'cellar', 'quay']],
    ['alone, nobody else', { kara: 'I go down the stair alone.' }, ['cellar', 'quay', 'quay']],
    ['ahead, nobody else', { kara: 'I sneak ahead down the stair, you wait here.' }, ['cellar', 'quay', 'quay']],
    ['nobody whom the words leave behind', { kara: 'We go down the stair, but Tomas stays.' }, ['cellar', 'quay', 'cellar']],
    ['the silent too, where nobody stays behind', { kara: 'I go down the stair.' }, ['cellar', 'cellar', 'cellar']],
  ])('is %s', (_, words, where) => {
    expect(places(reply(words, [go('stair')]).state)).toEqual(where);
  });

  it('is never a hero whose player says that they stay', () => {
    const { codes, state } = reply({ kara: 'I go down.', tomas: 'I stay on the quay.' }, [go('stair', ['kara', 'tomas'])]);
    expect(codes).toEqual(['heroStays']);
    expect(places(state)).toEqual(['quay', 'quay', 'quay']);
  });

  it.each([
    'Wait, I did not want to leave. I go down the stair.',
    'Wait! We go down the stair.',
    'I do not go to the vault yet. First I want to go down the stair and ask the rat about the bell.',
    "I'm not going to the vault, I head down the stair.",
    "I won't leave without the rope. I take the stair.",
    'I wait a moment, then go down the stair.',
    'I go down the stair, and I wait there for Tomas.',
  ])('is a hero whose player goes after all: %s', (said) => {
    const { codes, state } = reply({ kara: said }, [go('stair', ['kara'])]);
    expect(codes).not.toContain('heroStays');
    expect(sceneIdOf(state, 'kara')).toBe('cellar');
  });

  it.each([
    "I go to the bell and look at it. I'm not going down there.",
    'I keep watch on the quay. If anything comes, I run down the stair.',
    'I stay here. I walk over to the bell.',
    'I stay on the quay and go through my papers.',
    'I wait until Tomas goes down the stair.',
    'Wait, I look at the bell first.',
    "Tomas goes down the stair. I don't follow.",
  ])('is nobody whose player stays, whatever else they do: %s', (said) => {
    const { codes } = reply({ kara: said, tomas: 'I go down the stair.' }, [go('stair', ['kara', 'tomas'])]);
    expect(codes).toEqual(['heroStays']);
  });

  it('is nobody for whom no player has spoken, be they named or not', () => {
    expect(reply({ kara: 'I look at the bell.' }, [go('stair', ['tomas'])]).codes).toEqual(['heroDoesNotAct']);
    expect(reply({ kara: 'I go down the stair alone.' }, [go('stair', ['kara', 'lio'])]).codes).toEqual(['heroStays']);
  });

  it('is nobody of another place', () => {
    expect(reply({ tomas: 'I go down.', kara: 'I go down.' }, [go('stair', ['tomas', 'kara'])], divided).codes).toEqual([
      'heroIsElsewhere',
    ]);
  });

  it('stands in the ruling, unless it is everybody', () => {
    const [one] = reply({ kara: 'I go down alone.' }, [go('stair')]).rulings;
    expect(one?.call).toEqual({ name: 'set_location', exit: 'stair', heroIds: ['kara'] });
    const [all] = reply({ kara: 'We go down.' }, [go('stair', ids)]).rulings;
    expect(all?.call).toEqual({ name: 'set_location', exit: 'stair' });
  });
});

describe('a divided party', () => {
  it('acts each in their own place', () => {
    const words = { kara: 'I take the rope.', tomas: 'I take the lantern.' };
    const take = (heroId: string, loot: string) => ({ name: 'loot', heroId, loot });
    expect(reply(words, [take('kara', 'rope'), take('tomas', 'lantern')], divided).rulings.map(({ allowed }) => allowed)).toEqual([
      true,
      true,
    ]);
    expect(reply(words, [take('kara', 'lantern'), take('tomas', 'rope')], divided).codes).toEqual(['nothingToTake', 'nothingToTake']);
  });

  it('stays divided by what is done in one place', () => {
    const { state, rulings } = reply({ tomas: 'I look at the bell.' }, [{ name: 'reveal_clue', clue: 'crack' }], divided);
    expect(state).toMatchObject({ scene: 'quay', apart: { kara: 'cellar' }, clues: ['crack'] });
    expect(rulings[0]?.scene).toBe('quay');
  });

  it('learns only what is to be had where somebody acts', () => {
    expect(reply({ kara: 'I look around.' }, [{ name: 'reveal_clue', clue: 'crack' }], divided).codes).toEqual(['clueIsElsewhere']);
  });

  it('is struck only by those who are there', () => {
    const state: PlayState = { ...divided, npcs: { hound: { damage: 0, attitude: 'hostile' } } };
    const bite = (target: string) => ({ name: 'npc_attack', npc: 'hound', target });
    expect(reply({ kara: 'I wait.', tomas: 'I wait.' }, [bite('kara')], state).codes).toEqual(['nobodyToStrike']);
    expect(reply({ kara: 'I wait.', tomas: 'I wait.' }, [bite('tomas')], state).rulings[0]?.allowed).toBe(true);
  });

  it('has a foe in one place bar no way of another', () => {
    const state: PlayState = { ...divided, npcs: { ...divided.npcs, hound: { damage: 0, attitude: 'hostile' } } };
    expect(reply({ kara: 'I go up.', tomas: 'I go down.' }, [go('up', ['kara'])], state).rulings[0]?.allowed).toBe(true);
    expect(reply({ kara: 'I go up.', tomas: 'I go down.' }, [go('stair', ['tomas'])], state).codes).toEqual(['barsTheWay']);
  });

  it('makes two journeys in one reply, and no hero two', () => {
    const { codes } = reply(
      { kara: 'I go up.', tomas: 'I go down.' },
      [go('up', ['kara']), go('stair', ['tomas']), go('stair', ['kara'])],
      divided,
    );
    expect(codes).toEqual(['someMoveOn', 'someMoveOn', 'hasTravelled']);
  });

  it('slips past a foe by the check of those who are there', () => {
    const state: PlayState = { ...divided, npcs: { rat: { damage: 0, attitude: 'hostile' } } };
    const sneak = (heroId: string) => ({ name: 'check', heroId, skill: 'stealth', dc: 12 });
    const words = { kara: 'I sneak up.', tomas: 'I sneak about.' };
    expect(reply(words, [sneak('tomas'), go('up', ['kara'])], state).codes).toEqual(['checkSuccess', 'barsTheWay']);
    expect(reply(words, [sneak('kara'), go('up', ['kara'])], state).codes).toEqual(['checkSuccess', 'someMoveOn']);
  });

  it('rests nowhere while a foe is with any of them', () => {
    const state: PlayState = { ...divided, npcs: { rat: { damage: 0, attitude: 'hostile' } } };
    expect(reply({ tomas: 'We rest.' }, [{ name: 'rest', length: 'short' }], state).codes).toEqual(['noRestNear']);
    expect(reply({ tomas: 'We rest.' }, [{ name: 'rest', length: 'short' }], divided).codes).toEqual(['restsShort']);
  });
});

describe('a divided party that falls', () => {
  const down = Object.fromEntries(ids.map((id) => [id, { damage: 99 }]));

  it('comes round together, and not while one of it stands', () => {
    const wake = { name: 'come_round' };
    const fallen = reply({ kara: 'I wait.' }, [wake], { ...divided, heroes: down });
    expect(fallen.rulings[0]?.allowed).toBe(true);
    expect(new Set(places(fallen.state)).size).toBe(1);
    expect(reply({ kara: 'I wait.' }, [wake], { ...divided, heroes: { kara: { damage: 99 } } }).codes).toEqual(['somebodyStands']);
  });

  it('is helped up only by those who are there', () => {
    const calls = [
      { name: 'check', heroId: 'tomas', skill: 'medicine', dc: 10 },
      { name: 'tend', heroId: 'tomas', target: 'kara' },
      { name: 'tend', heroId: 'tomas', target: 'lio' },
    ];
    const state = { ...divided, heroes: { kara: { damage: 99 }, lio: { damage: 99 } } };
    expect(reply({ tomas: 'I see to them.' }, calls, state).codes.slice(1)).toEqual(['heroIsElsewhere', 'becomesStable']);
  });
});
