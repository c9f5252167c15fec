import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUp, turnAtRest, expireTurn, forceEnd, lowerHand, raiseHand, reopenCycle, submitIntent } from './turn.ts';
import type { Step, Turn } from './turn.ts';
import { TableModel } from './turn.fixture.ts';
import type { TableAction } from './turn.fixture.ts';

const start = new Date('2026-01-01T18:00:00.000Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const [mira, tov] = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov' },
];

/** Takes steps one after another; answers the turn and what was closed on the way. */
function play(...steps: ((turn: Turn) => Step)[]) {
  let turn = turnAtRest('camp');
  const closed = steps.flatMap((step) => {
    const taken = step(turn);
    turn = taken.turn;
    return taken.closed ?? [];
  });
  return { turn, closed };
}

const raise =
  (player: typeof mira, seconds = 0) =>
  (turn: Turn) =>
    raiseHand(turn, player, at(seconds));
const lower =
  (player: typeof mira, seconds = 0) =>
  (turn: Turn) =>
    lowerHand(turn, player.id, at(seconds));
const write =
  (player: typeof mira, text: string, seconds = 0) =>
  (turn: Turn) =>
    submitIntent(turn, player.id, text, at(seconds));
const force =
  (cycle?: number, seconds = 0) =>
  (turn: Turn) =>
    forceEnd(turn, cycle, at(seconds));
const look = (seconds: number) => (turn: Turn) => expireTurn(turn, at(seconds));

describe('a turn', () => {
  it('is at rest before anybody raises a hand', () => {
    expect(turnAtRest('camp')).toMatchObject({ state: 'IDLE', cycle: 0, hands: [], endsAt: null, collectingTimeout: 60 });
  });

  it('opens with the first raised hand and ends sixty seconds later', () => {
    const { turn, closed } = play(raise(mira));
    expect(turn).toMatchObject({ state: 'COLLECTING', cycle: 1, collectingStartedAt: start.toISOString(), endsAt: at(60).toISOString() });
    expect(closed).toEqual([]);
  });

  it('is not prolonged by a second hand', () => {
    expect(play(raise(mira), raise(tov, 30)).turn.endsAt).toBe(at(60).toISOString());
  });

  it('does not change when a raised hand is raised again', () => {
    const { turn } = play(raise(mira));
    expect(raiseHand(turn, mira, at(5)).turn).toBe(turn);
  });

  it('does not change when a hand that is down is lowered or forgotten hands write', () => {
    const { turn } = play(raise(mira));
    expect(lowerHand(turn, tov.id, at(5)).turn).toBe(turn);
    expect(submitIntent(turn, tov.id, 'I wave', at(5)).turn).toBe(turn);
  });

  it.each([
    {
      rule: 'closes when the last hand goes down, with the intents in the order of the hands',
      steps: [raise(mira), raise(tov), write(tov, 'I guard'), write(mira, 'I search'), lower(mira), lower(tov)],
      closed: [{ cycle: 1, by: 'hands', intents: ['mira: I search', 'tov: I guard'] }],
    },
    {
      rule: 'keeps the intent of a hand that went down before the others',
      steps: [raise(mira), raise(tov), write(mira, 'I search'), lower(mira), lower(tov)],
      closed: [{ cycle: 1, by: 'hands', intents: ['mira: I search'] }],
    },
    {
      rule: 'adds nothing for a hand lowered without an intent',
      steps: [raise(mira), lower(mira)],
      closed: [{ cycle: 1, by: 'hands', intents: [] }],
    },
    {
      rule: 'joins several messages of one player by line breaks',
      steps: [raise(mira), write(mira, 'I search'), write(mira, 'and listen'), lower(mira)],
      closed: [{ cycle: 1, by: 'hands', intents: ['mira: I search\nand listen'] }],
    },
    {
      rule: 'takes a hand back up within the cycle and adds to its intent',
      steps: [
        raise(mira),
        raise(tov),
        write(mira, 'I search'),
        lower(mira),
        write(mira, 'unheard'),
        raise(mira),
        write(mira, 'twice'),
        force(1),
      ],
      closed: [{ cycle: 1, by: 'force', intents: ['mira: I search\ntwice'] }],
    },
    {
      rule: 'closes by time with what there is',
      steps: [raise(mira), write(mira, 'I search'), look(59.999), look(60)],
      closed: [{ cycle: 1, by: 'time', intents: ['mira: I search'] }],
    },
    {
      rule: 'is ended once by two people who saw the same cycle',
      steps: [raise(mira), force(1), force(1)],
      closed: [{ cycle: 1, by: 'force', intents: [] }],
    },
    {
      rule: 'is not ended by somebody who saw the one before it',
      steps: [raise(mira), force(1), raise(tov), force(1), lower(tov)],
      closed: [
        { cycle: 1, by: 'force', intents: [] },
        { cycle: 2, by: 'hands', intents: [] },
      ],
    },
    {
      rule: 'ends by time before a late hand opens the next one',
      steps: [raise(mira), write(mira, 'I search'), raise(tov, 61), lower(tov, 62)],
      closed: [
        { cycle: 1, by: 'time', intents: ['mira: I search'] },
        { cycle: 2, by: 'hands', intents: [] },
      ],
    },
    {
      rule: 'ends by time and not by force or by hand when both come late',
      steps: [raise(mira), lower(mira, 61), force(1, 62)],
      closed: [{ cycle: 1, by: 'time', intents: [] }],
    },
    {
      rule: 'does not take an intent that comes after its time',
      steps: [raise(mira), write(mira, 'too late', 61)],
      closed: [{ cycle: 1, by: 'time', intents: [] }],
    },
  ])('$rule', ({ steps, closed }) => {
    const found = play(...steps).closed.map(({ intents, ...rest }) => ({
      ...rest,
      intents: intents.map(({ userId, text }) => `${userId}: ${text}`),
    }));
    expect(found).toEqual(closed);
  });

  it('refuses to be ended without a number when nothing is collected', () => {
    expect(() => play(force())).toThrow(expect.objectContaining({ code: 'turn.notCollecting' }));
  });
});

const anyPlayer = fc.integer({ min: 0, max: 3 });
const action: fc.Arbitrary<TableAction> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('raise', 'lower'), player: anyPlayer }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('intent'), player: anyPlayer, text: fc.constantFrom('I search', 'I wait', 'I run') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(1, 20, 60, 90), looks: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disconnect'), player: anyPlayer }) },
  { weight: 1, arbitrary: fc.constantFrom<TableAction>({ do: 'forceTwice' }, { do: 'restart' }) },
  { weight: 2, arbitrary: fc.constant<TableAction>({ do: 'narratorEnds' }) },
);

/** What a bystander writes down: per cycle, who wrote what while their hand was up. */
class Bystander {
  readonly #notes: Map<number, string[]>[] = [];

  watches(table: TableModel, act: TableAction): void {
    const [before, closedBefore] = [table.turn, table.closed.length];
    const isActing = 'player' in act && table.isThere(act.player);
    table.does(act);
    if (!isActing) return;
    const isLate = table.closed.length > closedBefore && table.closed.at(-1)?.by === 'time';
    const page = (this.#notes[table.turn.cycle] ??= new Map());
    if (act.do === 'raise') page.set(act.player, page.get(act.player) ?? []);
    if (act.do === 'lower' && !isLate && page.get(act.player)?.length === 0) page.delete(act.player);
    if (act.do === 'intent' && !isLate && isUp(before, `p${act.player}`)) page.get(act.player)?.push(act.text);
  }

  intentsOf(cycle: number): { userId: string; text: string }[] {
    const page = [...(this.#notes[cycle] ?? [])].filter(([, texts]) => texts.length > 0);
    return page.map(([player, texts]) => ({ userId: `p${player}`, text: texts.join('\n') }));
  }
}

/** What is wrong with a table that nothing may be wrong with at any time. */
function faultsOf({ turn, closed, speaking, waiting, finished, lines }: TableModel): string[] {
  const isOpen = turn.state === 'COLLECTING';
  const answered = [...finished, ...(speaking === null ? [] : [speaking]), ...waiting, ...lines].toSorted((a, b) => a - b);
  const rules = {
    'one cycle is open at most': turn.cycle === closed.length + (isOpen ? 1 : 0),
    'a hand is up while it collects and none at rest': turn.hands.some((hand) => hand.up) === isOpen && (isOpen || turn.hands.length === 0),
    'a hand that is down holds an intent': turn.hands.every((hand) => hand.up || hand.intent !== null),
    'it has an end while it collects': (turn.endsAt !== null) === isOpen && (turn.collectingStartedAt !== null) === isOpen,
    'the narrator does not rest while a reply waits': speaking !== null || waiting.length === 0,
    'every cycle has one answer': answered.join() === closed.map((each) => each.cycle).join(),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

describe('a cycle whose reply could not be told', () => {
  const intents = [
    { userId: 'mira', name: 'Mira', text: 'I ring the bell.' },
    { userId: 'tov', name: 'Tov', text: 'I hold the rope.' },
  ];
  const reopen = (turn: Turn) => reopenCycle(turn, intents, at(40));

  it('collects again what was written, with hands up and no time that runs out', () => {
    const { turn } = play(raise(mira), reopen);
    expect(turn.hands.map(({ name, up, intent }) => [name, up, intent])).toEqual([
      ['Mira', true, 'I ring the bell.'],
      ['Tov', true, 'I hold the rope.'],
    ]);
    expect(play(reopen).turn).toMatchObject({ state: 'COLLECTING', cycle: 1, endsAt: null });
    expect(play(reopen, (open) => expireTurn(open, at(1_000_000))).closed).toEqual([]);
  });

  it('closes with the same actions when all hands go down', () => {
    const down = (player: typeof mira) => (turn: Turn) => lowerHand(turn, player.id, at(50));
    expect(play(reopen, down(mira), down(tov)).closed).toEqual([{ cycle: 1, by: 'hands', intents }]);
  });

  it('is taken in by a cycle that collects meanwhile, before what was written there', () => {
    const { turn } = play(raise(tov, 30), (open) => submitIntent(open, 'tov', 'I let go.', at(35)), reopen);
    expect(turn).toMatchObject({ cycle: 1, endsAt: expect.any(String) });
    expect(turn.hands.find(({ userId }) => userId === 'tov')).toMatchObject({ up: true, intent: 'I hold the rope.\nI let go.' });
  });

  it('is not opened where nothing was written', () => {
    expect(play((turn) => reopenCycle(turn, [], at(40))).turn.state).toBe('IDLE');
  });
});

describe('ten thousand tables', () => {
  it('answer every cycle with intents by one reply and every other by one line, and are never in a state that is none', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 1, maxLength: 30 }), (actions) => {
        const table = new TableModel();
        const bystander = new Bystander();
        const faults: string[] = [];
        for (const act of actions) {
          bystander.watches(table, act);
          faults.push(...faultsOf(table));
        }
        table.settle();
        faults.push(...faultsOf(table));
        expect(faults).toEqual([]);
        expect(table.turn.state).toBe('IDLE');
        expect(table.closed.map((each) => each.cycle)).toEqual(table.closed.map((_, n) => n + 1));
        const withIntents = table.closed.filter(({ intents }) => intents.length > 0);
        expect(table.finished).toEqual(withIntents.map((each) => each.cycle));
        expect(table.lines).toEqual(table.closed.filter(({ intents }) => intents.length === 0).map((each) => each.cycle));
        for (const { cycle, intents } of table.closed) {
          expect(intents.map(({ userId, text }) => ({ userId, text }))).toEqual(bystander.intentsOf(cycle));
        }
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('let a new cycle collect while the narrator speaks, and its reply waits', () => {
    const table = new TableModel();
    const cycle = (text: string): TableAction[] => [
      { do: 'raise', player: 0 },
      { do: 'intent', player: 0, text },
      { do: 'lower', player: 0 },
    ];
    for (const act of [...cycle('first'), ...cycle('second')]) table.does(act);
    expect([table.speaking, table.waiting, table.finished]).toEqual([1, [2], []]);
    table.does({ do: 'restart' });
    expect([table.speaking, table.waiting]).toEqual([1, [2]]);
    table.does({ do: 'narratorEnds' });
    expect([table.speaking, table.waiting, table.finished]).toEqual([2, [], [1]]);
  });
});
