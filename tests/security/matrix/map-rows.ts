import type { contract } from '#contract/index.ts';
import { about, all, butNothingThere, leading, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

type AboutMaps = `maps.${keyof (typeof contract)['maps']}`;

/** Marking the map is for those who run the table; the template's map stays as it is. */
const marking = (fields: Record<string, unknown>): Row => ({
  input: (campaignId) => ({ campaignId, ...fields }),
  own: leading,
  template: all('campaign.isTemplate'),
});
const pin = { id: 'bell', x: 0.25, y: 0.5, name: 'Bell tower', entryId: null, audience: 'table' };

/** The rows of every operation about maps. */
export const mapRows: Record<AboutMaps, Row> = {
  'maps.get': { input: about, own: seated, template: seatedInTemplate },
  'maps.savePin': marking({ pin }),
  'maps.removePin': { ...marking({ pinId: 'none' }), own: butNothingThere(leading, 'pin.notFound') },
  'maps.reveal': marking({ cells: [0, 1], on: true }),
  'maps.setFog': marking({ on: true }),
};
