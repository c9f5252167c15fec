import { describe, expect, it } from 'vitest';
import { knownExits } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { settableStates } from '#domain/narration/scene-tags/tag-labels.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { harbour, opened } from './rule-on-call.fixture.ts';
import { burn, check, hostile, hound, reply, tag, with_ } from './scene-tag.fixture.ts';
import type { Said } from './scene-tag.fixture.ts';

it('a Dungeon Master can set every state that lasts, and none that only ends what was before', () => {
  expect(settableStates.filter((state) => tagRules[state].lasts === 0)).toEqual([]);
  expect(settableStates).toHaveLength(Object.values(tagRules).filter(({ lasts }) => lasts !== 0).length - 2);
});

describe('a scene tag', () => {
  it('is a fact: where, what about, in what state, by whom, since when and how long', () => {
    const { state, last } = reply([burn()]);
    expect(last).toBe('Now burning: the old tent.');
    expect(state.tags).toEqual([
      { id: 1, scene: 'quay', about: { kind: 'thing', name: 'the old tent' }, state: 'burning', by: 'kara', since: 20, until: 23 },
    ]);
  });

  it('changes with the turns: what burns is burnt, and stays so', () => {
    let { ended: state } = reply([burn()]);
    for (let turn = 0; turn < 2; turn += 1) state = reply([], { says: 'I wait', state }).ended;
    expect(state.tags).toMatchObject([{ state: 'burnt', since: 23, until: null }]);
    expect(reply([burn()], { state }).last).toBe('no: Nothing more can be done with the old tent: burnt.');
  });

  it.each([
    [
      'of a hero whose player says nothing',
      [tag('dark', { heroId: 'tomas' })],
      {},
      'Tomas does nothing now: their player has not said what they do.',
    ],
    [
      'of a thing the player does not name',
      [burn('the royal crown')],
      {},
      'The player has said nothing of the kind: name what it is about in their own words.',
    ],
    ['of an id in place of words', [burn('tent_01')], {}, 'Now burning: the tent.'],
    ['of what is not here', [tag('burning', { target: 'rope' })], {}, 'There is nothing like that here.'],
    ['of a hidden way', [tag('barred', { target: 'hatch' })], {}, 'There is nothing like that here.'],
    ['of somebody in words', [burn('Oda')], { says: 'I set Oda on fire' }, 'There is nothing like that here.'],
    ['of a state that does not fit', [tag('burning', { target: 'hound' })], {}, 'Nothing makes the silt hound burning.'],
    [
      'of somebody without a check',
      [tag('distracted', { target: 'hound' })],
      {},
      'That is uncertain: it takes a check of Kara that succeeds, and is hard enough.',
    ],
    [
      "of somebody by another's check",
      [check('deception', 12, 'tomas'), tag('distracted', { target: 'hound' })],
      {
        over: {
          intents: [
            { heroId: 'kara', text: 'x' },
            { heroId: 'tomas', text: 'y' },
          ],
        },
      },
      'That is uncertain: it takes a check of Kara that succeeds, and is hard enough.',
    ],
    [
      'of somebody by an easy check',
      [check('athletics', 10), tag('tied', { target: 'hound' })],
      { faces: [9] },
      'That is uncertain: it takes a check of Kara that succeeds, and is hard enough.',
    ],
    ['of a mishap without one', [tag('offBalance', { target: 'kara' })], {}, 'Nothing has gone wrong for Kara.'],
    ['of another hero', [tag('offBalance', { target: 'tomas' })], {}, 'There is nothing like that here.'],
    ['twice', [burn(), burn('tent')], { says: 'the old tent, burn the tent' }, 'Now burning: the tent.'],
    ['a third time of one hero', [burn(), tag('dark'), tag('noisy')], {}, 'Kara has changed enough for now.'],
    [
      'of a death in words',
      [tag('other', { target: 'ferrywoman', words: 'dead' })],
      { says: 'she is dead' },
      'The player has said nothing of the kind: name what it is about in their own words.',
    ],
    [
      "in words that are not the player's",
      [tag('other', { target: 'bell', words: 'made of gold' })],
      {},
      'The player has said nothing of the kind: name what it is about in their own words.',
    ],
    ['of a thing with something to tell', [tag('burning', { target: 'bell' })], {}, 'Nothing burns or breaks the bell so soon.'],
    ['that undoes what was not done', [tag('freed', { target: 'hound' })], {}, 'Already free: the silt hound.'],
  ])('%s', (_what, calls, said: Said, expected) => {
    const { last } = reply(calls, said);
    expect(last.replace(/^no: /, '')).toBe(expected);
  });

  it('takes a few words of the player, without what nobody sees', () => {
    const { state } = reply([tag('other', { target: 'wall', words: 'pain\u200Bted blue' })], { says: 'I paint the wall blue' });
    expect(state.tags).toMatchObject([{ state: 'other', words: 'painted blue', about: { kind: 'feature', id: 'wall' } }]);
    expect(() => ToolCall.parse(tag('other', { words: 'x'.repeat(61) }))).toThrow(/60/);
  });

  it('needs a check near somebody hostile, and none where nobody is', () => {
    const state = { ...opened, npcs: hostile };
    expect(reply([burn()], { state }).last).toMatch(/^no: That is uncertain/);
    expect(reply([check(), burn()], { state }).last).toBe('Now burning: the old tent.');
  });

  it('waits for a turn outside of one', () => {
    expect(reply([burn()], { over: { cause: 'chat' } }).last).toBe('no: That takes a turn of the table: a raised hand, and an action.');
  });

  it('keeps the party a way on: what carries it and is the only one does not burn', () => {
    const bridge = harbour.scenes.map((scene) => ({
      ...scene,
      exits: scene.exits.map((exit) => (exit.id === 'stair' ? { ...exit, label: 'the rope bridge' } : exit)),
    }));
    const adventure = { ...harbour, scenes: bridge };
    const call = tag('burning', { target: 'stair' });
    expect(reply([call], { over: { adventure } }).last).toBe('no: There is no other way on than the rope bridge, which stays as it is.');
    const round = bridge.map((scene) =>
      scene.id === 'quay'
        ? { ...scene, exits: [...scene.exits, { id: 'path', to: 'cellar', label: 'the path', aliases: ['path'] }] }
        : scene,
    );
    const two = { ...harbour, scenes: round };
    let { ended: state, last } = reply([call], { over: { adventure: two } });
    expect(last).toBe('Now burning: the rope bridge.');
    expect(knownExits(two, state).map(({ id }) => id)).toContain('stair');
    for (let turn = 0; turn < 2; turn += 1) state = reply([], { says: 'I wait', state, over: { adventure: two } }).ended;
    expect(knownExits(two, state).map(({ id }) => id)).not.toContain('stair');
    expect(reply([{ name: 'set_location', exit: 'stair' }], { state, over: { adventure: two } }).last).toBe(
      'no: Already burnt: the rope bridge.',
    );
  });
});

describe('what a tag does', () => {
  const advantage = (state: PlayState, skill: string) => reply([check(skill)], { state }).rulings[0]?.rolls[0]?.dice;

  it('gives advantage or disadvantage: the dark hides, a mishap hampers', () => {
    expect(advantage(opened, 'stealth')).toBe('1d20');
    expect(advantage(with_({ state: 'dark' }), 'stealth')).toBe('2d20');
    expect(advantage(with_({ state: 'dark', scene: 'cellar' }), 'stealth')).toBe('1d20');
    expect(advantage(with_({ state: 'offBalance', about: { kind: 'hero', id: 'kara' } }), 'arcana')).toBe('2d20');
    expect(advantage(with_({ state: 'offBalance', about: { kind: 'hero', id: 'tomas' } }), 'arcana')).toBe('1d20');
  });

  it('keeps who is tied from striking, barring the way and guarding', () => {
    const bite = { name: 'npc_attack', npc: 'hound', target: 'kara' };
    const [leave, whistle] = [
      { name: 'set_location', exit: 'stair' },
      { name: 'loot', heroId: 'kara', loot: 'whistle' },
    ];
    const free: PlayState = { ...opened, npcs: hostile };
    const tied: PlayState = { ...with_(hound('tied')), npcs: hostile };
    expect(reply([leave], { state: free }).last).toBe('no: The silt hound bars the way.');
    expect(reply([whistle], { says: 'I take it.', state: free }).last).toBe('no: It is guarded.');
    expect(reply([bite], { state: tied }).last).toBe('no: The silt hound is tied up and cannot act.');
    expect(reply([whistle, leave], { says: 'I take it and go.', state: tied }).last).toMatch(/^The party takes the wet stair/);
  });

  it('gives advantage on blows at who is out cold, and wakes them', () => {
    const { rulings, state } = reply([{ name: 'attack', heroId: 'kara', target: 'hound' }], { state: with_(hound('asleep')) });
    expect(rulings[0]?.rolls[0]?.dice).toBe('2d20');
    expect(state.tags).toEqual([]);
  });

  it('lets nobody who is out cold give anything away', () => {
    const call = { name: 'reveal_clue', clue: 'warning' };
    const state = with_({ about: { kind: 'npc', id: 'ferrywoman' }, state: 'asleep', until: 40 });
    expect(reply([check('persuasion'), call], { state }).last).toBe('no: Nothing in this scene gives that away.');
  });

  it('is taken ill by whom it is done to, once', () => {
    const { state, last } = reply([check('athletics', 14), tag('tied', { target: 'ferrywoman' })], { says: 'I tie her up' });
    expect(last).toBe('Now tied up: Oda. Oda is now wary.');
    expect(state.npcs['ferrywoman']?.attitude).toBe('wary');
    expect(reply([burn("Oda's tent")], { says: "I burn Oda's tent" }).state.npcs['ferrywoman']?.attitude).toBe('wary');
    expect(reply([burn()]).state.npcs['ferrywoman']).toBeUndefined();
  });

  it('draws a danger closer by noise, and keeps it off behind a barred way', () => {
    const tick = { name: 'tick_clock', clock: 'tide' };
    const early: PlayState = { ...opened, time: { turns: 1, clocks: { tide: 1 } } };
    expect(reply([tick], { state: early }).last).toMatch(/^no: Nothing draws/);
    expect(reply([burn(), tick], { state: early }).last).toBe('The water rises.');
    const rest = { name: 'rest', length: 'short' };
    const barred = { ...with_({ about: { kind: 'exit', id: 'stair' }, state: 'barred' }), time: early.time };
    expect(reply([rest, tick], { state: early }).last).toBe('The water rises.');
    expect(reply([rest, tick], { state: barred }).last).toMatch(/^no: Nothing draws/);
  });

  it('takes the bar from a way that the party goes', () => {
    const barred = with_({ about: { kind: 'exit', id: 'stair' }, state: 'barred' });
    expect(reply([{ name: 'set_location', exit: 'stair' }], { state: barred }).state.tags).toEqual([]);
  });

  it('leaves nothing of what is burnt to be taken', () => {
    const state = with_({ about: { kind: 'loot', id: 'lantern' }, state: 'burnt' });
    expect(reply([{ name: 'loot', heroId: 'kara', loot: 'lantern' }], { says: 'I take it.', state }).last).toBe(
      'no: Already burnt: the lantern.',
    );
  });

  it('ends with hours of rest, where it lasts for turns', () => {
    const state = with_({ state: 'burning', about: { kind: 'thing', name: 'tent' }, until: 22 }, hound('distracted'));
    expect(reply([{ name: 'rest', length: 'short' }], { state }).state.tags).toMatchObject([{ state: 'burnt' }]);
  });

  it('is kept forty times, and the oldest gives way', () => {
    const many = with_(
      ...Array.from({ length: 40 }, (_, index): Partial<SceneTag> => ({
        about: { kind: 'thing', name: `thing ${'x'.repeat(index + 1)}` },
      })),
    );
    const { state } = reply([burn()], { state: many });
    expect(state.tags).toHaveLength(40);
    expect(state.tags?.at(-1)).toMatchObject({ id: 41, state: 'burning' });
    expect(state.tags?.[0]?.id).toBe(2);
  });
});
