import type { GotPackage } from '#domain/market/listing.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { useSources } from './sources.ts';

renderAfresh();

const at = '2026-11-20T12:00:00.000Z';
const install = { id: 'i', name: 'There', version: '1.0', at, update: null, earlier: null };

/** A package that was installed in one place. */
function got(title: string, place: Pick<GotPackage['installed'][number], 'worldId' | 'campaignId' | 'parts'>): GotPackage {
  const source = { title, author: 'Oda', version: '1.0', license: 'CC-BY-4.0' as const, provenance: 'human' as const };
  return {
    ...aboutWeir,
    ...source,
    packageId: title,
    listingId: title,
    kind: 'adventure',
    sources: [source],
    picture: null,
    contents: { lore: {}, tomes: 0, scenes: [], people: [], entries: [], heroes: [] },
    seal: '',
    isOurs: false,
    isBrought: false,
    gotAt: at,
    newer: null,
    installed: [{ ...install, ...place }],
  };
}

const all = [
  got('The World', { worldId: 'w', campaignId: null, parts: [] }),
  got('The Ring', { worldId: null, campaignId: 'c', parts: ['homebrew/ring'] }),
  got('The Maps', { worldId: null, campaignId: null, parts: ['map/cave'] }),
];

function Probe(chosen: Parameters<typeof useSources>[0]) {
  return (
    <p>
      Of:{' '}
      {useSources(chosen)
        .map(({ title }) => title)
        .join(', ') || 'nobody'}
    </p>
  );
}

it.each([
  [{ worldId: 'w', keys: ['map/cave'] }, 'The World, The Maps'],
  [{ worldId: 'own', keys: [] }, 'nobody'],
  [{ campaignId: 'c', keys: ['homebrew/ring'] }, 'The Ring'],
  [{ campaignId: 'c', keys: ['homebrew/own'] }, 'nobody'],
  [{ campaignId: 'other', keys: ['homebrew/ring'] }, 'nobody'],
])('%j came from %s', async (chosen, expected) => {
  renderAt('/marketplace/publish', <Probe {...chosen} />, { market: { purchases: () => all } });
  expect(await screen.findByText(`Of: ${expected}`)).toBeTruthy();
});
