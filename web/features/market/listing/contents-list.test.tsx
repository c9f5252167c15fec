import { emptyGround } from '#domain/battle-map/draw.ts';
import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { roadTable } from '#domain/idea/random-table/random-table.fixture.ts';
import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import type { Listing } from '#domain/market/listing.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { ContentsList } from './contents-list.tsx';

renderAfresh();

const entries = [tideRing, cinderDrake];
const listing: Listing = {
  ...aboutWeir,
  id: 'weir',
  kind: 'assets',
  author: 'Oda',
  picture: null,
  price: null,
  isOurs: false,
  stars: null,
  ratings: 0,
  updatedAt: '2026-11-20T12:00:00.000Z',
  basedOn: [],
  contents: { lore: {}, tomes: 0, scenes: [], people: [], entries: entries.map(({ kind, name }) => ({ kind, name })), heroes: [] },
  bytes: 1,
  seal: '',
  state: 'shown',
  takenDownBecause: '',
  isMine: false,
  isPaid: false,
  gotVersion: null,
  said: [],
};

function shown(change: Partial<Listing> = {}) {
  const list = (
    <ContentsList
      listing={{ ...listing, ...change }}
      drawPart={(part) => <p>All of {part.of === 'homebrew' ? part.entry.name : part.of}</p>}
    />
  );
  const entry = ({ at }: { at: number }) => ({ shown: { of: 'homebrew' as const, entry: entries[at] ?? tideRing } });
  return renderAt('/marketplace/listing/weir', list, { market: { entry } });
}

it('an entry of what is free is opened by its name', async () => {
  const { person } = shown();
  await person.click(screen.getByRole('button', { name: cinderDrake.name }));
  const dialog = await screen.findByRole('dialog', { name: 'Creature' });
  expect(await within(dialog).findByText(`All of ${cinderDrake.name}`)).toBeTruthy();
});

it('what has a price is opened by whoever has it, and names its entries to others', () => {
  const price = { amount: 500, currency: 'eur' as const };
  const { show } = shown({ price });
  expect(screen.getByText(tideRing.name)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  show(<ContentsList listing={{ ...listing, price, gotVersion: listing.version }} drawPart={() => null} />);
  expect(screen.getByRole('button', { name: tideRing.name })).toBeTruthy();
});

it('a map, a random table and a stamp are opened by their names, with what they are', async () => {
  const contents = {
    ...listing.contents,
    entries: [],
    maps: [{ name: 'Cellar', columns: 4, rows: 3, drawings: 1 }],
    tables: [{ name: 'On the road', rows: 3, dice: '1d6' }],
    stamps: [{ name: 'Eel pot' }],
  };
  const list = <ContentsList listing={{ ...listing, contents }} drawPart={(part) => <p>All of the {part.of}</p>} />;
  const ground = emptyGround('Cellar', { kind: 'square', columns: 4, rows: 3 });
  const entry = ({ of }: { of?: string }) => ({
    shown:
      of === 'map'
        ? { of: 'map' as const, ground, picture: null }
        : of === 'table'
          ? { of: 'table' as const, table: roadTable }
          : { of: 'stamp' as const, stamp: eelPot },
  });
  const { person } = renderAt('/marketplace/listing/weir', list, { market: { entry } });
  await person.click(screen.getByRole('button', { name: 'Cellar, 4 by 3 with 1 drawing' }));
  expect(await within(await screen.findByRole('dialog', { name: 'Cellar' })).findByText('All of the map')).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'On the road, 3 rows of 1d6' }));
  expect(await within(await screen.findByRole('dialog', { name: 'On the road' })).findByText('All of the table')).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Eel pot' }));
  expect(await within(await screen.findByRole('dialog', { name: 'Eel pot' })).findByText('All of the stamp')).toBeTruthy();
});

it('the lore of an adventure is unfolded, by categories, and read entry by entry', async () => {
  const contents = { ...listing.contents, entries: [], lore: { geography: 1, items: 1 } };
  const list = (
    <ContentsList
      listing={{ ...listing, kind: 'adventure', contents }}
      drawPart={(part) => <p>{part.of === 'lore' && part.entry.text}</p>}
    />
  );
  const entries = [
    { category: 'items' as const, name: 'The Bell', text: 'It is warm.' },
    { category: 'geography' as const, name: 'The Mill', text: 'It grinds.' },
  ];
  const { person } = renderAt('/marketplace/listing/weir', list, {
    market: {
      lore: () => entries.map(({ category, name }) => ({ category, name })),
      entry: ({ at }: { at: number }) => ({
        shown: { of: 'lore' as const, entry: entries[at] ?? { category: 'items' as const, name: '', text: '' } },
      }),
    },
  });
  await person.click(screen.getByText('Read the lore'));
  await person.click(await screen.findByRole('button', { name: 'The Mill' }));
  expect(await within(await screen.findByRole('dialog', { name: 'The Mill' })).findByText('It grinds.')).toBeTruthy();
});
