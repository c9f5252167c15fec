import type { GotPackage } from '#domain/market/listing.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gotPackage, installation } from '#tests/support/dom/got-package.ts';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { useSources } from './sources.ts';

renderAfresh();

/** A package that was installed in one place. */
function got(title: string, place: Pick<GotPackage['installed'][number], 'worldId' | 'campaignId' | 'parts'>): GotPackage {
  const source = { title, author: 'Oda', version: '1.0', license: 'CC-BY-4.0' as const, provenance: 'human' as const };
  return gotPackage({ packageId: title, listingId: title, title, sources: [source], installed: [{ ...installation, ...place }] });
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
