import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { asLeader, campaignId, cellar, listed, serverOf, setUp, table, tokenCalled, drawNothing } from '#tests/support/dom/battle-map.tsx';
import { takeBattleMapList } from '#web/features/battle-map/live/take-battle-map-change.ts';
import { BattleMap } from '#web/features/battle-map/battle-map.tsx';

drawNothing();

const hearList = (maps: ReturnType<typeof listed>[]) => act(() => takeBattleMapList({ type: 'battleMaps.listed', campaignId, maps }));

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
    await person.click(await screen.findByRole('menuitem', { name: 'Add heroes' }));
    await waitFor(() => expect(tokenCalled(/^Tov, hero/)).toBeTruthy());
    expect(server.inputsOf('battleMaps.saveTokens')).toMatchObject([
      { tokens: [{ name: 'Tov', characterId: 'tov', side: 'heroes', speed: 25, darkvision: 60 }] },
    ]);
  });

  it('clears away the dead of fights that are over, and brings them back', async () => {
    const dead = { ...cellar, tokens: cellar.tokens.map((token) => (token.id === 'goblin' ? { ...token, body: true as const } : token)) };
    const answers = serverOf(asLeader, dead);
    const { removeToken } = answers.battleMaps;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const removing = async (asked: Parameters<typeof removeToken>[0]) => {
      await promise;
      return removeToken(asked);
    };
    const { person, server } = await setUp(asLeader, { battleMaps: { ...answers.battleMaps, removeToken: removing } });
    await person.click(tokenCalled(/^Kara, hero/));
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Clear away the dead' }));
    await waitFor(() => expect(server.inputsOf('battleMaps.removeToken')).toMatchObject([{ tokenId: 'goblin' }]));
    // Meanwhile nothing else can be done with tokens.
    const hide = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Hide Kara from the players' })[0];
    expect(hide()?.disabled).toBe(true);
    end();
    await screen.findByText('1 body cleared away.');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(server.inputsOf('battleMaps.saveTokens')).toMatchObject([{ tokens: [{ id: 'goblin', body: true }] }]);
  });

  it('renames a map, and chooses it by its new name', async () => {
    const { person, server } = await setUp(asLeader);
    await person.click(screen.getByRole('button', { name: 'More about battle maps' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await person.clear(screen.getByRole('textbox', { name: /^Name/ }));
    await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Vault{Enter}');
    expect(server.inputsOf('battleMaps.draw')).toMatchObject([{ change: { kind: 'name', name: 'Vault' } }]);
    hearList([listed(cellar.id, 'Vault', true)]);
    expect(await screen.findByRole('option', { name: 'Vault (shown)' })).toBeTruthy();
  });

  it('puts its maps in order, and shows another to the players from the list of all', async () => {
    const made = serverOf(asLeader);
    const maps = ['Cellar', 'Loft'].map((name, at) => listed(at === 0 ? cellar.id : 'loft', name, at === 0));
    const { person, server } = renderAt(
      '/',
      <BattleMap {...{ campaignId, table: { ...table, foughtId: cellar.id } }} leads look="large" withTools />,
      {
        battleMaps: { ...made.battleMaps, list: () => maps, order: () => ({}), show: () => ({}) },
      },
    );
    await person.click(await screen.findByRole('button', { name: 'More about battle maps' }));
    await person.click(await screen.findByRole('menuitem', { name: 'All battle maps' }));
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Fight');
    await person.click(screen.getByRole('button', { name: 'Move Cellar down' }));
    expect(server.inputsOf('battleMaps.order')).toEqual([{ campaignId, mapIds: ['loft', cellar.id] }]);
    await person.click(screen.getByRole('button', { name: 'Show Loft to players' }));
    expect(server.inputsOf('battleMaps.show')).toEqual([{ campaignId, mapId: 'loft' }]);
  });

  it('makes the first map where there is none', async () => {
    const made = serverOf(asLeader);
    const { person, server } = renderAt('/', <BattleMap {...{ campaignId, table }} leads look="large" withTools />, {
      battleMaps: {
        ...made.battleMaps,
        list: () => [],
        create: ({ mapId, name }) => {
          hearList([listed(mapId, name, false)]);
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
