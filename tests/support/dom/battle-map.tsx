import type { ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import { withLock } from '#domain/battle-map/locks.ts';
import { GroundChange, Token } from '#domain/battle-map/state.ts';
import type { BattleMap as WholeMap, TokenInput } from '#domain/battle-map/state.ts';
import { seenBy, viewOf } from '#domain/battle-map/view.ts';
import type { Viewer } from '#domain/battle-map/view.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { wayTo } from '#domain/battle-map/way.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { BattleMap } from '#web/features/battle-map/battle-map.tsx';
import type { TableFacts } from '#web/features/battle-map/data/table-facts.ts';

/** Draws nothing in the tests of a file, as jsdom cannot. */
export function drawNothing(): void {
  beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
}

export const campaignId = 'weir';
export const table: TableFacts = {
  fighters: [
    {
      id: 'goblin',
      characterId: null,
      masterId: null,
      speed: null,
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
  standing: [],
  along: [],
  placing: null,
  onDoor: () => undefined,
  pictureOf: () => null,
  factsOf: () => Promise.resolve({ speed: 25, darkvision: 60 }),
};

const token = (given: Pick<TokenInput, 'id' | 'name' | 'cell'> & Partial<TokenInput>): Token => Token.parse(given);
/** A cellar of 8 by 6 cells: Kara at its left end, a door beside her, a goblin six cells away. */
export const cellar: WholeMap = {
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

/** A map in the list of a campaign. */
export const listed = (id: string, name: string, isShown: boolean) => ({
  id,
  name,
  isShown,
  columns: 8,
  rows: 6,
  updatedAt: '2026-11-20T14:05:00.000Z',
});

/** A server that knows the rules of maps: one map, one who looks. */
export function serverOf(viewer: Viewer, before: WholeMap = cellar) {
  let [map, revision] = [before, 1];
  const shown = (): ShownBattleMap => {
    const seen = seenBy(map, viewer);
    return { map: viewOf(map, viewer, seen, fromRuns(map.terrain, seen.length, '.')), revision: `r${revision}`, isShown: true };
  };
  const change = (next: WholeMap) => {
    [map, revision] = [next, revision + 1];
    return shown();
  };
  const battleMaps = {
    list: () => [listed(map.id, map.name, true)],
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
    openLock: ({ between }) => ({
      ...change(withLock(map, between, true)),
      isOpen: true,
      told: 'Kara picks the lock, and the door opens.',
    }),
    saveTokens: ({ tokens }) => change({ ...map, tokens: [...map.tokens, ...tokens.map((each) => Token.parse(each))] }),
    removeToken: ({ tokenId }) => change({ ...map, tokens: map.tokens.filter(({ id }) => id !== tokenId) }),
    layPicture: ({ change: { kind, ...given } }) => {
      const next = 'picture' in given ? given.picture : 'fit' in given ? given.fit : null;
      const { x = 0, y = 0, width = 1, height = 1 } = next ?? {};
      return change({ ...map, picture: kind === 'none' ? null : { version: `v${revision}`, x, y, width, height, across: 600, down: 300 } });
    },
    ping: () => ({}),
  } satisfies Answers['battleMaps'];
  return { battleMaps };
}

export const asKara: Viewer = { leads: false, heroes: new Set(['kara']) };
export const asLeader: Viewer = { leads: true, heroes: new Set() };

export async function setUp(viewer: Viewer, answers: Answers = serverOf(viewer), more: Partial<TableFacts> = {}) {
  const shown = renderAt(
    '/',
    <BattleMap {...{ campaignId }} table={{ ...table, ...more }} leads={viewer.leads} look="large" withTools />,
    answers,
  );
  await screen.findByRole('application', { name: /^Battle map Cellar/ });
  return shown;
}

export const tokenCalled = (name: RegExp) => within(screen.getByRole('application')).getByRole('button', { name });
