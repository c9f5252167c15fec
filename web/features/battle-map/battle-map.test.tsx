import type { ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import { GroundChange, Token } from '#domain/battle-map/state.ts';
import type { BattleMap as WholeMap, TokenInput } from '#domain/battle-map/state.ts';
import { seenBy, viewOf } from '#domain/battle-map/view.ts';
import type { Viewer } from '#domain/battle-map/view.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { wayTo } from '#domain/battle-map/way.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { BattleMap } from './battle-map.tsx';
import type { TableFacts } from './data/table-facts.ts';
import { chooseMapPlace, mapPlace } from './live/map-place.ts';
import { takePing } from './live/pings.ts';
import { takeBattleMapChange } from './live/take-battle-map-change.ts';

// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const campaignId = 'weir';
const table: TableFacts = {
  fighters: [
    {
      id: 'goblin',
      characterId: null,
      name: 'Goblin',
      side: 'foes',
      size: 1,
      isHidden: false,
      isActive: true,
      isDead: false,
      standing: 'bloodied',
      left: null,
      conditions: ['prone'],
    },
  ],
  isFighting: true,
  foughtId: null,
  heroes: [
    { id: 'kara', name: 'Kara' },
    { id: 'tov', name: 'Tov' },
  ],
  movement: null,
  placing: null,
  pictureOf: () => null,
  factsOf: () => Promise.resolve({ speed: 25, darkvision: 60 }),
};

const token = (given: Pick<TokenInput, 'id' | 'name' | 'cell'> & Partial<TokenInput>): Token => Token.parse(given);
/** A cellar of 8 by 6 cells: Kara at its left end, a door beside her, a goblin six cells away. */
const cellar: WholeMap = {
  ...drawn(emptyGround('Cellar', { kind: 'square', columns: 8, rows: 6 }), {
    kind: 'walls',
    walls: [{ between: [8, 16], kind: 'door', open: false, locked: false }],
  }),
  id: '6f1f5f3e-3f57-4a55-9a53-0a4f2f5a0001',
  tokens: [
    token({ id: 'kara', name: 'Kara', cell: 16, side: 'heroes', characterId: 'kara' }),
    token({ id: 'goblin', name: 'Goblin', cell: 22, side: 'foes', combatantId: 'goblin' }),
  ],
};

/** A server that knows the rules of maps: one map, one who looks. */
function serverOf(viewer: Viewer, before: WholeMap = cellar) {
  let [map, revision] = [before, 1];
  const shown = (): ShownBattleMap => {
    const seen = seenBy(map, viewer);
    return { map: viewOf(map, viewer, seen, fromRuns(map.terrain, seen.length, '.')), revision: `r${revision}`, isShown: true };
  };
  const change = (next: WholeMap) => {
    [map, revision] = [next, revision + 1];
    return shown();
  };
  const battleMaps: Answers['battleMaps'] = {
    list: () => [{ id: map.id, name: map.name, isShown: true }],
    get: shown,
    move: ({ tokenId, cell }) => {
      const moved = map.tokens.find(({ id }) => id === tokenId);
      const way = moved && wayTo(map, moved, cell);
      if (!way) throw new Refusal('battleMap.noWay');
      return { ...change({ ...map, tokens: map.tokens.map((each) => (each.id === tokenId ? { ...each, cell } : each)) }), feet: way.feet };
    },
    draw: ({ change: stroke }) => change({ ...map, ...drawn(map, GroundChange.parse(stroke)) }),
    turnDoor: ({ between, open }) =>
      change({ ...map, ...drawn(map, { kind: 'walls', walls: [{ between, open, kind: 'door', locked: false }] }) }),
    saveTokens: ({ tokens }) => change({ ...map, tokens: [...map.tokens, ...tokens.map((each) => Token.parse(each))] }),
    ping: () => ({}),
  };
  return { battleMaps };
}

const asKara: Viewer = { leads: false, heroes: new Set(['kara']) };
const asLeader: Viewer = { leads: true, heroes: new Set() };

async function setUp(viewer: Viewer, answers: Answers = serverOf(viewer), more: Partial<TableFacts> = {}) {
  const shown = renderAt(
    '/',
    <BattleMap {...{ campaignId }} table={{ ...table, ...more }} leads={viewer.leads} look="large" withTools />,
    answers,
  );
  await screen.findByRole('application', { name: /^Battle map Cellar/ });
  return shown;
}

const tokenCalled = (name: RegExp) => within(screen.getByRole('application')).getByRole('button', { name });

describe('a token on the board', () => {
  it('is told with its side, its turn and where it stands from one’s own hero', async () => {
    await setUp(asKara);
    expect(tokenCalled(/^Goblin/).getAttribute('aria-label')).toBe('Goblin, foe, it is their turn, bloodied, prone, 30 feet east of Kara');
  });

  it('walks a cell with each arrow key, and says the feet', async () => {
    const { person, server } = await setUp(asKara);
    act(() => tokenCalled(/^Kara/).focus());
    await person.keyboard('{ArrowRight}{PageUp}');
    await screen.findByText('Kara has moved 10 of 30 feet.');
    await person.keyboard('{Enter}');
    await screen.findByText('Kara stops after 10 feet.');
    expect(server.inputsOf('battleMaps.move')).toMatchObject([{ cell: 17 }, { cell: 10 }]);
    expect(tokenCalled(/^Kara/).getAttribute('aria-label')).toBe('Kara, hero, column 3, row 2');
  });

  it('moves at once, and goes back with the reason when the server refuses', async () => {
    const answered = Promise.withResolvers<never>();
    const { battleMaps } = serverOf(asKara);
    const { person } = await setUp(asKara, { battleMaps: { ...battleMaps, move: () => answered.promise } });
    act(() => tokenCalled(/^Kara/).focus());
    await person.keyboard('{ArrowDown}');
    await waitFor(() => expect(tokenCalled(/^Kara/).getAttribute('aria-label')).toContain('column 1, row 4'));
    answered.reject(new Refusal('battleMap.noWay'));
    await screen.findByText('No way that you know leads there.');
    expect(tokenCalled(/^Kara/).getAttribute('aria-label')).toContain('column 1, row 3');
  });
});

describe('an area of a fight', () => {
  const fighters = table.fighters.flatMap((each) => [each, { ...each, id: 'kara', characterId: 'kara', name: 'Kara' }]);
  const burst = { actorId: 'kara', name: 'Fire burst', area: { shape: 'sphere' as const, feet: 10 }, reach: 20, leave: () => undefined };

  it('is put on the map by keys, says whom it would catch, and is used there', async () => {
    const use = vi.fn(() => Promise.resolve(true));
    const leave = vi.fn();
    const { person } = await setUp(asKara, serverOf(asKara), { fighters, placing: { ...burst, use, leave } });
    const strip = within(screen.getByRole('group', { name: 'Place Fire burst' }));
    expect(strip.getByRole('button', { name: 'Use' })).toHaveProperty('disabled', true);
    const board = screen.getByRole('application');
    act(() => board.focus());
    await person.keyboard('{ArrowRight}{Enter}{Enter}');
    await screen.findByText(/cannot begin there: out of reach/);
    await person.keyboard('{ArrowLeft}{ArrowUp}{Enter}{Enter}');
    await screen.findByText('In the area: Goblin.');
    const list = screen.getByRole('list', { name: 'Who is here' });
    expect(within(list).getAllByText(/would be caught/)).toHaveLength(1);
    await person.click(strip.getByRole('button', { name: 'Use' }));
    expect(use).toHaveBeenCalledOnce();
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('a player who is shown a map', () => {
  const shown = (map: WholeMap): ShownBattleMap => ({
    map: viewOf(map, asKara, seenBy(map, asKara), ''.padEnd(48, '.')),
    revision: 'r',
    isShown: true,
  });
  const hear = (now: ShownBattleMap, leads: boolean) =>
    act(() =>
      takeBattleMapChange({ type: 'battleMaps.changed', campaignId, mapId: cellar.id, change: { kind: 'shown', shown: now } }, leads),
    );

  it('is led there and told once, and a Dungeon Master is not', async () => {
    await setUp(asKara);
    hear(shown(cellar), true);
    expect(mapPlace.get()).toBe('world');
    hear({ map: null, revision: '', isShown: false }, false);
    hear(shown(cellar), false);
    expect(mapPlace.get()).toBe('battle');
    expect(await screen.findByText('The Dungeon Master shows a battle map: Cellar')).toBeTruthy();
    chooseMapPlace('world');
    hear(shown(cellar), false);
    expect(mapPlace.get()).toBe('world');
  });
});

describe('the scene in words', () => {
  const words = () => screen.getByRole('region', { name: 'The scene in words' });

  it('tells who is here from one’s own hero, and opens the door beside them', async () => {
    const { person, server } = await setUp(asKara);
    expect(
      within(words())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Kara, hero, column 1, row 3Walk',
      'Goblin, foe, it is their turn, bloodied, prone, 30 feet eastGo beside',
      'A door, closed, 5 feet north of KaraOpen',
    ]);
    await person.click(within(words()).getByRole('button', { name: 'Open' }));
    await within(words()).findByRole('button', { name: 'Close' });
    expect(server.inputsOf('battleMaps.turnDoor')).toMatchObject([{ between: [8, 16], open: true }]);
  });

  it('takes one’s hero beside somebody by the shortest way', async () => {
    const { person, server } = await setUp(asKara);
    await person.click(within(words()).getByRole('button', { name: 'Move Kara beside Goblin' }));
    await screen.findByText('Kara has moved 25 of 30 feet.');
    expect(server.inputsOf('battleMaps.move')).toHaveLength(1);
    expect(within(words()).getByText(/5 feet east/)).toBeTruthy();
  });
});

describe('a Dungeon Master', () => {
  it('draws by keys, takes it back and draws it again', async () => {
    const { person, server } = await setUp(asLeader);
    await person.click(screen.getByRole('button', { name: 'Draw' }));
    await person.click(screen.getByRole('button', { name: 'Room' }));
    act(() => screen.getByRole('application').focus());
    await person.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(server.inputsOf('battleMaps.draw')).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.inputsOf('battleMaps.draw')).toHaveLength(2));
    await person.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(server.inputsOf('battleMaps.draw')).toHaveLength(3));
    const [drew, undid, redid] = server.inputsOf('battleMaps.draw');
    expect(undid).toMatchObject({ change: { kind: 'all', walls: [{ between: [8, 16], kind: 'door' }], terrain: cellar.terrain } });
    expect(redid).toEqual(drew);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redo' }).disabled).toBe(true);
  });

  it('adds the heroes who are not there, with what their sheets say', async () => {
    const { person, server } = await setUp(asLeader);
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await person.click(screen.getByRole('menuitem', { name: 'Add heroes' }));
    await waitFor(() => expect(tokenCalled(/^Tov, hero/)).toBeTruthy());
    expect(server.inputsOf('battleMaps.saveTokens')).toMatchObject([
      { tokens: [{ name: 'Tov', characterId: 'tov', side: 'heroes', speed: 25, darkvision: 60 }] },
    ]);
  });

  it('renames a map, and chooses it by its new name', async () => {
    const { person } = await setUp(asLeader);
    await person.click(screen.getByRole('button', { name: 'More about battle maps' }));
    await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await person.clear(screen.getByRole('textbox', { name: /^Name/ }));
    await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Vault{Enter}');
    expect(await screen.findByRole('option', { name: 'Vault (shown)' })).toBeTruthy();
  });

  it('puts its maps in order, and shows another to the players from the list of all', async () => {
    const made = serverOf(asLeader);
    const maps = ['Cellar', 'Loft'].map((name, at) => ({ id: at === 0 ? cellar.id : 'loft', name, isShown: at === 0 }));
    const { person, server } = renderAt(
      '/',
      <BattleMap {...{ campaignId, table: { ...table, foughtId: cellar.id } }} leads look="large" withTools />,
      {
        battleMaps: { ...made.battleMaps, list: () => maps, order: () => ({}), show: () => ({}) },
      },
    );
    await person.click(await screen.findByRole('button', { name: 'More about battle maps' }));
    await person.click(screen.getByRole('menuitem', { name: 'All battle maps' }));
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Fight');
    await person.click(screen.getByRole('button', { name: 'Move Cellar down' }));
    expect(server.inputsOf('battleMaps.order')).toEqual([{ campaignId, mapIds: ['loft', cellar.id] }]);
    await person.click(screen.getByRole('button', { name: 'Show Loft to players' }));
    expect(server.inputsOf('battleMaps.show')).toEqual([{ campaignId, mapId: 'loft' }]);
  });

  it('makes the first map where there is none', async () => {
    const made = serverOf(asLeader);
    let maps: { id: string; name: string; isShown: boolean }[] = [];
    const { person, server } = renderAt('/', <BattleMap {...{ campaignId, table }} leads look="large" withTools />, {
      battleMaps: {
        ...made.battleMaps,
        list: () => maps,
        create: ({ mapId, name }) => {
          maps = [{ id: mapId, name, isShown: false }];
          return { map: null, revision: 'r', isShown: false };
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'New battle map' }));
    await person.clear(screen.getByRole('textbox', { name: /^Columns/ }));
    await person.type(screen.getByRole('textbox', { name: /^Columns/ }), '201');
    await person.click(screen.getByRole('button', { name: 'Make the map' }));
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(screen.getByText('Enter a whole number from 1 to 200.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Crypt');
    await person.clear(screen.getByRole('textbox', { name: /^Columns/ }));
    await person.type(screen.getByRole('textbox', { name: /^Columns/ }), '12');
    await person.click(screen.getByRole('button', { name: 'Make the map' }));
    await screen.findByRole('option', { name: 'Crypt' });
    expect(server.inputsOf('battleMaps.create')).toMatchObject([{ name: 'Crypt', grid: { kind: 'square', columns: 12, rows: 20 } }]);
  });
});

it('who points is told for two seconds', async () => {
  await setUp(asKara);
  vi.useFakeTimers();
  act(() => takePing({ type: 'battleMaps.pinged', campaignId, mapId: cellar.id, cell: 9, name: 'Mira' }));
  expect(screen.getByText('Mira points at column 2, row 2.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByText(/Mira points/)).toBeNull();
  vi.useRealTimers();
});

it('players are told where no map is shown, and anybody where it cannot be loaded', async () => {
  const none = { map: null, revision: '', isShown: false };
  const { person, server } = renderAt('/', <BattleMap {...{ campaignId, table }} leads={false} look="small" withTools={false} />, {
    battleMaps: { get: () => Promise.reject(new Refusal('battleMap.notFound')) },
  });
  await screen.findByText('The battle map could not be loaded. Please try again.');
  server.answer({ battleMaps: { get: () => none } });
  await person.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('No battle map is shown.')).toBeTruthy();
});
