import type { ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { seenBy, viewOf } from '#domain/battle-map/view.ts';
import type { BattleMap as WholeMap } from '#domain/battle-map/state.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { asKara, asLeader, campaignId, cellar, serverOf, setUp, table, tokenCalled, drawNothing } from '#tests/support/dom/battle-map.tsx';
import { BattleMap } from './battle-map.tsx';
import { chooseMapPlace, mapPlace } from './live/map-place.ts';
import { takePing } from './live/pings.ts';
import { takeBattleMapChange } from './live/take-battle-map-change.ts';

drawNothing();

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

  it('is held by its portrait as well: a browser does not take hold of the picture alone', async () => {
    await setUp(asKara, serverOf(asKara), { pictureOf: () => <img alt="" src="kara.webp" /> });
    expect(fireEvent.dragStart(tokenCalled(/^Kara/).querySelector('img') ?? document.body)).toBe(false);
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
    await waitFor(() => expect(tokenCalled(/^Kara/).getAttribute('aria-label')).toContain('column 1, row 3'));
  });
});

describe('an area of a fight', () => {
  const fighters = table.fighters.flatMap((each) => [each, { ...each, id: 'kara', characterId: 'kara', name: 'Kara' }]);
  const burst = {
    actorId: 'kara',
    name: 'Fire burst',
    area: { shape: 'sphere' as const, feet: 10 },
    reach: 20,
    leave: () => undefined,
    setRing: () => undefined,
    setOtherSide: () => undefined,
  };

  it('is put on the map by keys, says whom it would catch, and is used there', async () => {
    const use = vi.fn(() => Promise.resolve(true));
    const leave = vi.fn();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { person } = await setUp(asKara, serverOf(asKara), { fighters, placing: { ...burst, setRing: () => undefined, use, leave } });
    const group = screen.getByRole('group', { name: 'Place Fire burst' });
    await waitFor(() => expect(scrolled.mock.contexts).toContain(group));
    const strip = within(group);
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

  it('that is a wall which can be a ring says so once that is chosen, and is used as one', async () => {
    const [use, setRing] = [vi.fn(() => Promise.resolve(true)), vi.fn()];
    const wall = { ...burst, name: 'Wall of Fire', area: { shape: 'wall' as const, feet: 60, ring: 20 }, setRing, use };
    const { person, close } = await setUp(asKara, serverOf(asKara), { fighters, placing: wall });
    await person.click(screen.getByRole('button', { name: 'Ring', pressed: false }));
    expect(setRing).toHaveBeenCalledExactlyOnceWith(true);
    close();
    await setUp(asKara, serverOf(asKara), { fighters, placing: { ...wall, isRing: true } });
    const strip = within(screen.getByRole('group', { name: 'Place Wall of Fire' }));
    strip.getByText(/ring 20 feet across/);
    act(() => screen.getByRole('application').focus());
    await person.keyboard('{Enter}{Enter}');
    await person.click(strip.getByRole('button', { name: 'Use' }));
    expect(use).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ring: true }));
  });

  it('that is a wall which can be a dome says so', async () => {
    const area = { shape: 'wall' as const, feet: 100, ring: 20, dome: true as const };
    const placing = { ...burst, area, use: vi.fn(() => Promise.resolve(true)) };
    const { close } = await setUp(asKara, serverOf(asKara), { fighters, placing });
    expect(screen.getByRole('button', { name: 'Dome', pressed: false })).toBeTruthy();
    close();
    await setUp(asKara, serverOf(asKara), { fighters, placing: { ...placing, isRing: true } });
    expect(screen.getByText(/dome 20 feet across/)).toBeTruthy();
  });

  it('that is a wall which burns beyond a side says which, and is used with the other once that is chosen', async () => {
    const [use, setOtherSide] = [vi.fn(() => Promise.resolve(true)), vi.fn()];
    const area = { shape: 'wall' as const, feet: 60, side: 10 };
    const wall = { ...burst, name: 'Wall of Fire', area, setOtherSide, use };
    const { person, close } = await setUp(asKara, serverOf(asKara), { fighters, placing: wall });
    screen.getByText(/It also strikes whoever ends a turn within 10 feet of it on its far side\./);
    await person.click(screen.getByRole('button', { name: 'Other side', pressed: false }));
    expect(setOtherSide).toHaveBeenCalledExactlyOnceWith(true);
    close();
    await setUp(asKara, serverOf(asKara), { fighters, placing: { ...wall, isOtherSide: true } });
    screen.getByText(/within 10 feet of it on its near side\./);
    act(() => screen.getByRole('application').focus());
    await person.keyboard('{Enter}{Enter}');
    await person.click(screen.getByRole('button', { name: 'Use' }));
    expect(use).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ otherSide: true }));
  });

  it('lies around whoever makes it where it can go nowhere else: it is used without a press on the map', async () => {
    const use = vi.fn(() => Promise.resolve(true));
    const around = { ...burst, area: { shape: 'emanation' as const, feet: 30 }, reach: null };
    const { person } = await setUp(asKara, serverOf(asKara), {
      fighters,
      placing: { ...around, use, leave: () => undefined, setRing: () => undefined, setOtherSide: () => undefined },
    });
    const strip = within(screen.getByRole('group', { name: 'Place Fire burst' }));
    expect([strip.queryByText(/Press where/), screen.queryByLabelText('Shape of the area')]).toEqual([null, null]);
    await screen.findByText('In the area: Goblin.');
    await person.click(strip.getByRole('button', { name: 'Use' }));
    expect(use).toHaveBeenCalledOnce();
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
      'A door, closed, 5 feet north of KaraOpenBreak',
    ]);
    await person.click(within(words()).getByRole('button', { name: 'Open' }));
    await within(words()).findByRole('button', { name: 'Close' });
    expect(server.inputsOf('battleMaps.turnDoor')).toMatchObject([{ between: [8, 16], open: true }]);
  });

  it('draws a door into the fight to be broken, and says how it stands there; without a fight nobody can', async () => {
    const fight = { leads: false, heroes: [], characterId: 'kara', isDamaged: false, isNewer: false, fight: null };
    const onDoor = vi.fn();
    const { person, server, close } = await setUp(asKara, { ...serverOf(asKara), combat: { addDoor: () => fight } }, { onDoor });
    await person.click(within(words()).getByRole('button', { name: 'Break' }));
    await screen.findByText('The door stands in the fight, and you aim at it: strike it to break it.');
    const [asked] = server.inputsOf('combat.addDoor');
    expect(asked).toMatchObject({ mapId: cellar.id, between: [8, 16] });
    expect([asked]).toMatchObject([{ id: onDoor.mock.calls[0]?.[0] }]);
    close();
    const [goblin] = table.fighters;
    if (!goblin) throw new Error('nobody fights');
    const door = { ...goblin, id: 'door', name: 'Door', standing: 'bloodied', door: { mapId: cellar.id, between: [8, 16] as const } };
    const fighting = await setUp(asKara, serverOf(asKara), { fighters: [goblin, door] });
    expect(words().textContent).toContain('A door, closed, in the fight: bloodied, 5 feet north of KaraOpen');
    expect(screen.queryByRole('button', { name: /^Break/ })).toBeNull();
    fighting.close();
    await setUp(asKara, serverOf(asKara), { isFighting: false });
    expect(screen.queryByRole('button', { name: /^Break/ })).toBeNull();
  });

  it('no longer says that one aims at a door once it is broken', async () => {
    const fight = { leads: false, heroes: [], characterId: 'kara', isDamaged: false, isNewer: false, fight: null };
    const { battleMaps } = serverOf(asKara);
    const turnDoor: typeof battleMaps.turnDoor = ({ between, ...at }) =>
      battleMaps.draw({ ...at, change: { kind: 'walls', walls: [{ between, kind: 'door', broken: true }] } });
    const { person } = await setUp(asKara, { battleMaps: { ...battleMaps, turnDoor }, combat: { addDoor: () => fight } });
    await person.click(within(words()).getByRole('button', { name: 'Break' }));
    await screen.findByText(/you aim at it/);
    await person.click(within(words()).getByRole('button', { name: 'Open' }));
    await within(words()).findByText(/^A door, broken/);
    expect(screen.queryByText(/you aim at it/)).toBeNull();
  });

  it('has a hero beside a locked door pick or force its lock, and says what became of it', async () => {
    const locked = { ...cellar, walls: cellar.walls.map((wall) => ({ ...wall, locked: true })) };
    const { person, server } = await setUp(asKara, serverOf(asKara, locked));
    expect(words().textContent).toContain('A door, closed and locked, 5 feet north of KaraPick the lockForceBreak');
    await person.click(within(words()).getByRole('button', { name: 'Pick the lock' }));
    await screen.findByText('Kara picks the lock, and the door opens.');
    expect(server.inputsOf('battleMaps.openLock')).toMatchObject([{ characterId: 'kara', between: [8, 16], way: 'tools' }]);
    expect(words().textContent).toContain('A door, open, 5 feet north of KaraClose');
  });

  it('has who leads say how hard a lock is to open, which goes by the door where nothing is said', async () => {
    const locked = { ...cellar, walls: cellar.walls.map((wall) => ({ ...wall, locked: true, substance: 'iron' as const })) };
    const { person, server } = await setUp(asLeader, serverOf(asLeader, locked));
    const field = within(words()).getByLabelText('How hard the lock is to open');
    expect(field).toHaveProperty('value', '');
    expect(field.textContent).toContain('DC 20 by the door');
    await person.selectOptions(field, '25');
    await waitFor(() =>
      expect(server.inputsOf('battleMaps.draw')).toMatchObject([{ change: { walls: [{ locked: true, lockDifficulty: 25 }] } }]),
    );
    expect(within(words()).getByLabelText('How hard the lock is to open')).toHaveProperty('value', '25');
  });

  it('has who leads say what a door is made of, and mend one that is broken', async () => {
    const broken = { ...cellar, walls: cellar.walls.map((wall) => ({ ...wall, broken: true as const })) };
    const { person, server } = await setUp(asLeader, serverOf(asLeader, broken));
    expect(words().textContent).toContain('A door, broken');
    await person.click(within(words()).getByRole('button', { name: 'Mend' }));
    await person.selectOptions(await within(words()).findByLabelText('What the door is made of'), 'iron');
    await within(words()).findByText(/^A door, closed, of iron/);
    expect(server.inputsOf('battleMaps.draw')).toMatchObject([
      { change: { walls: [{ between: [8, 16], kind: 'door' }] } },
      { change: { walls: [{ between: [8, 16], kind: 'door', substance: 'iron' }] } },
    ]);
    await person.click(within(words()).getByRole('button', { name: 'Lock' }));
    await within(words()).findByText(/^A door, closed and locked, of iron/);
  });

  it('takes one’s hero beside somebody by the shortest way', async () => {
    const { person, server } = await setUp(asKara);
    await person.click(within(words()).getByRole('button', { name: 'Move Kara beside Goblin' }));
    await screen.findByText('Kara has moved 25 of 30 feet.');
    expect(server.inputsOf('battleMaps.move')).toHaveLength(1);
    expect(within(words()).getByText(/5 feet east/)).toBeTruthy();
  });
});

it('who points is told for two seconds', async () => {
  await setUp(asKara);
  vi.useFakeTimers();
  act(() => takePing({ campaignId, mapId: cellar.id, cell: 9, name: 'Mira' }));
  expect(screen.getByText('Mira points at column 2, row 2.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByText(/Mira points/)).toBeNull();
  vi.useRealTimers();
});

it('players are told where no map is shown, and anybody where it cannot be loaded', async () => {
  const { person, server } = renderAt('/', <BattleMap {...{ campaignId, table }} leads={false} look="small" withTools={false} />, {
    battleMaps: { get: () => Promise.reject(new Refusal('battleMap.notFound')) },
  });
  await screen.findByText('The battle map could not be loaded. Please try again.');
  server.answer({ battleMaps: { get: () => ({ map: null, revision: '', isShown: false }) } });
  await person.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('No battle map is shown.')).toBeTruthy();
});

it('a player is told why a map shows nothing before a hero stands on it', async () => {
  const empty = { ...cellar, tokens: [], sight: true };
  const map = viewOf(empty, asKara, seenBy(empty, asKara), '?'.repeat(seenBy(empty, asKara).length));
  renderAt('/', <BattleMap {...{ campaignId, table }} leads={false} look="small" withTools={false} />, {
    battleMaps: { get: () => ({ map, revision: 'first', isShown: true }) },
  });
  expect(await screen.findByText(/^Nothing of this map is known yet/)).toBeTruthy();
});

it('nothing of the kind is said where something is seen', async () => {
  await setUp(asKara);
  expect(screen.queryByText(/^Nothing of this map is known yet/)).toBeNull();
});
