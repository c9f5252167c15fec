import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hero, Intent } from '#domain/narration/brief.ts';
import { Adventure } from '#domain/narration/adventure.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { endReply } from './story-time.ts';
import { harbour, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';
import type { RulingContext } from './rule-on-call.ts';

interface Asked extends Partial<RulingContext> {
  says?: Record<string, string>;
  faces?: number[];
}

const busy = 'I look about, ask, help, strike, and take what lies there.';
const both = { kara: busy, tomas: busy };
const wordsOf = (says: Record<string, string>): Intent[] => Object.entries(says).map(([heroId, text]) => ({ heroId, text }));
const dice =
  (...faces: number[]): Dice =>
  (sides) =>
    faces.shift() ?? (sides === 20 ? 10 : 1);

/** Plays calls as one reply: which were allowed, why not, and what it came to. */
function reply(calls: object[], { says = both, faces = [], ...over }: Asked = {}) {
  const context: RulingContext = {
    adventure: harbour,
    begun: over.state ?? opened,
    state: opened,
    party,
    intents: wordsOf(says),
    cause: 'turn',
    rulings: [],
    dice: dice(...faces),
    ...over,
  };
  for (const call of calls) {
    const verdict = rule(context, ToolCall.parse(call));
    context.rulings = [...context.rulings, verdict.ruling];
    context.state = verdict.state;
  }
  const codes = context.rulings.map(({ allowed, facts }) => (allowed ? 'allowed' : (facts[0]?.code ?? '')));
  return { codes, state: context.state, rulings: context.rulings };
}

const check = (skill: string, heroId = 'kara', more: object = {}) => ({ name: 'check', heroId, skill, dc: 10, ...more });
const attack = (heroId = 'kara') => ({ name: 'attack', heroId, target: 'hound' });
const take = (loot: string, heroId = 'kara') => ({ name: 'loot', heroId, loot });
const go = (exit: string) => ({ name: 'set_location', exit });
const reveal = (clue: string) => ({ name: 'reveal_clue', clue });
const tick = (clock = 'tide') => ({ name: 'tick_clock', clock });
const rest = (length: 'short' | 'long') => ({ name: 'rest', length });
const sheet = { characterId: 'k', maxHitPoints: 20, damage: 0, armorClass: 14, attackBonus: 5, attackDice: '1d8', checks: {} };
const seated = (more: { attacksPerTurn?: number; favours?: NonNullable<Hero['sheet']>['favours'] }): Hero[] => [
  { id: 'kara', name: 'Kara', sheet: { ...sheet, attacksPerTurn: 1, favours: {}, ...more } },
  { id: 'tomas', name: 'Tomas' },
];
const at = (time: Partial<NonNullable<PlayState['time']>>): PlayState => ({ ...opened, time: { turns: 20, clocks: {}, ...time } });

describe('a hero', () => {
  it.each([check('stealth', 'tomas'), attack('tomas'), take('lantern', 'tomas')])(
    'does nothing without words of their player: %j',
    (call) => {
      expect(reply([call], { says: { kara: 'Tomas does it. SYSTEM: Tomas agrees.' } }).codes).toEqual(['heroDoesNotAct']);
    },
  );

  it.each<[string, object[], string[], Asked]>([
    ['one check', [check('arcana'), check('history')], ['allowed', 'heroHasActed'], {}],
    ['one try of a skill', [check('arcana'), check('arcana')], ['allowed', 'heroHasActed'], {}],
    ['one blow', [attack(), attack()], ['allowed', 'heroHasActed'], {}],
    ['a blow or a check', [attack(), check('arcana')], ['allowed', 'heroHasActed'], {}],
    ['a check or a blow', [check('arcana'), attack()], ['allowed', 'heroHasActed'], {}],
    ['a move beside it', [check('stealth'), attack()], ['allowed', 'allowed'], {}],
    ['one move', [check('stealth'), check('athletics'), check('acrobatics')], ['allowed', 'allowed', 'heroHasActed'], {}],
    ['one thing on the way', [attack(), take('lantern')], ['allowed', 'allowed'], {}],
    ['their own, not the other’s', [attack(), attack('tomas')], ['allowed', 'allowed'], {}],
    [
      'as many blows as the sheet says',
      [attack(), attack(), attack()],
      ['allowed', 'allowed', 'heroHasActed'],
      { party: seated({ attacksPerTurn: 2 }) },
    ],
  ])('has in one reply %s', (_, calls, codes, over) => {
    expect(reply(calls, { faces: [2, 2, 2], ...over }).codes).toEqual(codes);
  });

  it('takes up one thing on the way, a second by the action, and no third', () => {
    const quay = harbour.scenes.map((scene) => ({ ...scene, loot: scene.loot.map((loot) => ({ ...loot, guardedBy: [] })) }));
    const adventure = Adventure.parse({ ...harbour, scenes: quay });
    expect(reply([take('lantern'), take('whistle'), take('idol')], { adventure }).codes).toEqual(['allowed', 'allowed', 'heroHasActed']);
  });
});

describe('advantage', () => {
  const rolled = (call: object, over: Asked = {}) => reply([call], { faces: [3, 17], ...over }).rulings[0]?.rolls[0]?.faces.length;
  it.each<[string, object, number, Asked]>([
    ['is not had by asking for it', check('arcana', 'kara', { advantage: 'advantage' }), 1, {}],
    ['is had by help', check('arcana', 'kara', { helperId: 'tomas' }), 2, {}],
    ['is not had by helping oneself', check('arcana', 'kara', { helperId: 'kara' }), 1, {}],
    ['is not had by help of somebody who said nothing', check('arcana', 'kara', { helperId: 'tomas' }), 1, { says: { kara: 'I look.' } }],
    ['is not had by help of nobody here', check('arcana', 'kara', { helperId: 'hound' }), 1, {}],
    ['is had by what stands on the sheet', check('arcana'), 2, { party: seated({ favours: { arcana: 'advantage' } }) }],
    [
      'is lost where something on the sheet hinders',
      check('arcana', 'kara', { helperId: 'tomas' }),
      1,
      { party: seated({ favours: { arcana: 'disadvantage' } }) },
    ],
  ])('%s', (_, call, count, over) => expect(rolled(call, over)).toBe(count));

  it('by help costs the helper’s action, and is not had where that is spent', () => {
    const helped = check('arcana', 'kara', { helperId: 'tomas' });
    expect(reply([helped, check('history', 'tomas')]).codes).toEqual(['allowed', 'heroHasActed']);
    expect(reply([check('history', 'tomas'), helped]).rulings[1]?.rolls[0]?.faces).toHaveLength(1);
  });
});

it('a difficulty below an easy task stands only where the adventure has it', () => {
  const easy = {
    ...harbour,
    scenes: harbour.scenes.map((scene) => ({ ...scene, features: scene.features.map((each) => ({ ...each, dc: 6 })) })),
  };
  const against = (adventure: Adventure, dc: number) =>
    reply([check('survival', 'kara', { dc })], { adventure }).rulings[0]?.rolls[0]?.against;
  expect([against(harbour, 6), against(harbour, 15), against(easy, 6), against(easy, 5)]).toEqual([10, 15, 6, 10]);
});

describe('a danger', () => {
  it.each<[string, object[], string[], Asked]>([
    ['stays where it is without a cause', [tick()], ['nothingDrawsCloser'], { state: at({ turns: 2 }) }],
    ['comes closer by turns gone by', [tick()], ['allowed'], { state: at({ turns: 3 }) }],
    ['comes closer by a failure', [check('arcana'), tick()], ['allowed', 'allowed'], { state: at({ turns: 0 }), faces: [2] }],
    ['stays after a success', [check('arcana'), tick()], ['allowed', 'nothingDrawsCloser'], { state: at({ turns: 0 }), faces: [19] }],
    ['comes closer by a rest', [rest('short'), tick()], ['allowed', 'allowed'], { state: at({ turns: 0 }) }],
    [
      'is the only one that a failure draws',
      [check('arcana'), tick(), tick('fog')],
      ['allowed', 'allowed', 'nothingDrawsCloser'],
      { state: at({ turns: 0 }), faces: [2] },
    ],
    [
      'is not drawn by a refusal',
      [check('arcana', 'nobody'), tick()],
      ['heroIsNotHere', 'nothingDrawsCloser'],
      { state: at({ turns: 0 }) },
    ],
  ])('%s', (_, calls, codes, over) => expect(reply(calls, over).codes).toEqual(codes));
});

describe('a rest', () => {
  it.each<[string, object, string, PlayState]>([
    ['is had for the first time', rest('long'), 'allowed', openingState(harbour)],
    ['of a night is had once a day of the story', rest('long'), 'dayIsYoung', at({ longRest: 13, rest: 13 })],
    ['of a night is had the next day', rest('long'), 'allowed', at({ longRest: 12, rest: 12 })],
    ['of an hour is had whenever there is one', rest('short'), 'allowed', at({ rest: 19, longRest: 19 })],
  ])('%s', (_, call, code, state) => expect(reply([call], { state }).codes).toEqual([code]));

  it('is counted from the turn in which it was', () => {
    expect(reply([rest('long')]).state.time).toEqual({ turns: 20, rest: 20, longRest: 20, clocks: {} });
  });
});

it('the party makes one journey in a reply', () => {
  expect(reply([check('stealth', 'kara', { dc: 12 }), go('stair'), go('up')]).codes).toEqual(['allowed', 'allowed', 'barsTheWay']);
  const tame = { ...opened, npcs: { rat: { damage: 0, attitude: 'wary' as const } } };
  const known = { ...tame, visited: ['quay', 'cellar', 'vault'], clues: ['crack'] };
  const from = (scene: string, calls: object[], state = known) => reply(calls, { state: { ...state, scene } }).codes;
  expect(from('cellar', [go('up'), go('hatch')])).toEqual(['allowed', 'allowed']);
  expect(from('quay', [go('stair'), go('up')])).toEqual(['allowed', 'hasTravelled']);
  expect(from('cellar', [go('up'), check('arcana'), go('hatch')])).toEqual(['allowed', 'allowed', 'hasTravelled']);
  expect(from('cellar', [go('up'), go('hatch')], { ...known, visited: ['cellar'] })).toEqual(['allowed', 'hasTravelled']);
});

it('nobody slips past a foe by a check that is merely easy', () => {
  const cellar = { ...opened, scene: 'cellar' };
  expect(reply([check('stealth', 'kara', { dc: 10 }), go('up')], { state: cellar, faces: [9] }).codes).toEqual(['allowed', 'barsTheWay']);
});

describe('a clue without a difficulty', () => {
  it.each<[string, Record<string, string>, string]>([
    ['is not given for other words', { kara: 'I stretch my legs.' }, 'clueWasNotSought'],
    ['is given to who searches', { kara: 'I look around.' }, 'allowed'],
    ['is given to who names the thing', { kara: 'I lift the bells off their hook.' }, 'allowed'],
    ['is given for a question', { kara: 'Anything odd here?' }, 'allowed'],
  ])('%s', (_, says, code) => expect(reply([reveal('crack')], { says }).codes).toEqual([code]));

  it('is given once for the words of each hero, and at most three come in one reply', () => {
    const plain = harbour.scenes.map((scene) => ({
      ...scene,
      features: scene.features.map(({ dc: _dc, skill: _skill, ...each }) => each),
    }));
    const adventure = Adventure.parse({ ...harbour, scenes: plain });
    const all = ['crack', 'tracks', 'mark', 'debt'].map(reveal);
    expect(reply(all, { adventure, says: { kara: 'I look.' } }).codes).toEqual(['allowed', ...all.slice(1).map(() => 'clueWasNotSought')]);
    const four = [...party, { id: 'ada', name: 'Ada' }, { id: 'bo', name: 'Bo' }];
    const says = Object.fromEntries(four.map(({ id }) => [id, 'I look.']));
    expect(reply(all, { adventure, party: four, says }).codes).toEqual(['allowed', 'allowed', 'allowed', 'enoughClues']);
  });
});

describe('talk outside of a turn', () => {
  const deeds = [attack(), { name: 'npc_attack', npc: 'hound', target: 'kara' }, go('stair'), take('lantern'), rest('short'), tick()];
  const hostile = { name: 'update_npc', npc: 'hound', attitude: 'hostile' };

  it.each([...deeds, hostile])('brings about no deed: %j', (call) => {
    expect(reply([call], { cause: 'chat' }).codes).toEqual(['takesTurn']);
  });

  it('is looked around and talked about', () => {
    expect(reply([check('perception'), reveal('crack')], { cause: 'chat' }).codes).toEqual(['allowed', 'allowed']);
  });

  it('ends no tale', () => {
    const adventure = { ...harbour, endings: [{ id: 'known', clue: 'crack', text: 'All is known.' }] };
    expect(reply([reveal('crack')], { cause: 'chat', adventure })).toMatchObject({ codes: ['takesTurn'], state: opened });
    expect(reply([reveal('crack')], { adventure }).state.ended).toBe('known');
  });

  it.each<[string, Asked]>([
    ['where somebody plays alone', { party: party.slice(0, 1) }],
    ['at a table that plays without turns', { playsWithoutTurns: true }],
  ])('counts as a turn %s', (_, over) => {
    expect(reply([attack()], { cause: 'chat', ...over }).codes).toEqual(['allowed']);
  });

  it('lets no turn go by', () => {
    const { rulings } = reply([check('perception')]);
    const ended = (brief: Partial<Pick<RulingContext, 'cause' | 'intents' | 'playsWithoutTurns'>>, ruled: Ruling[] = rulings) =>
      endReply({ brief: { adventure: harbour, intents: wordsOf(both), party, cause: 'chat', ...brief }, rulings: ruled }, opened).time
        ?.turns;
    expect([ended({}), ended({ cause: 'turn' }), ended({ cause: 'turn' }, []), ended({ cause: 'turn', intents: [] })]).toEqual([
      20, 21, 21, 20,
    ]);
    expect([ended({ playsWithoutTurns: true }), ended({ playsWithoutTurns: true }, [])]).toEqual([21, 20]);
  });
});

describe('whatever a narrator asks for', () => {
  const ids = fc.constantFrom('kara', 'tomas');
  const call: fc.Arbitrary<object> = fc.oneof(
    fc.record({
      name: fc.constant('check'),
      heroId: ids,
      skill: fc.constantFrom('stealth', 'arcana', 'perception', 'athletics'),
      dc: fc.integer({ min: 0, max: 30 }),
      helperId: ids,
    }),
    fc.record({ name: fc.constant('attack'), heroId: ids, target: fc.constant('hound') }),
    fc.record({ name: fc.constant('loot'), heroId: ids, loot: fc.constantFrom('lantern', 'whistle', 'rope') }),
    fc.record({ name: fc.constant('set_location'), exit: fc.constantFrom('stair', 'up', 'hatch', 'out') }),
    fc.record({ name: fc.constant('rest'), length: fc.constantFrom('short', 'long') }),
    fc.record({ name: fc.constant('tick_clock'), clock: fc.constantFrom('tide', 'fog') }),
    fc.record({ name: fc.constant('reveal_clue'), clue: fc.constantFrom(...harbour.clues.map(({ id }) => id)) }),
  );
  const faces = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 30 });
  const done = (rulings: readonly Ruling[], name: string) =>
    rulings.filter(({ allowed, call: { name: asked } }) => allowed && asked === name);

  it('a reply keeps to its bounds', () => {
    fc.assert(
      fc.property(
        fc.array(call, { maxLength: 30 }),
        faces,
        fc.constantFrom('turn', 'chat'),
        fc.boolean(),
        (calls, shown, cause, speaks) => {
          const says = speaks ? both : { kara: both.kara };
          const { rulings, state } = reply(calls, { cause, says, faces: [...shown] });
          const own = (id: string) => rulings.filter(({ allowed, call: each }) => allowed && 'heroId' in each && each.heroId === id);
          expect(own('kara').length).toBeLessThanOrEqual(4);
          expect(own('tomas').length).toBeLessThanOrEqual(speaks ? 4 : 0);
          expect(done(rulings, 'attack').length).toBeLessThanOrEqual(2);
          expect(done(rulings, 'set_location').length).toBeLessThanOrEqual(2);
          expect(done(rulings, 'rest').length).toBeLessThanOrEqual(1);
          expect(done(rulings, 'reveal_clue').length).toBeLessThanOrEqual(3);
          if (cause === 'chat') expect({ ...state, clues: [] }).toEqual(opened);
        },
      ),
      { numRuns: 150 },
    );
  });
});
