import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { about, all, butNothingThere, leading, playing, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const none = 'battleMap.notFound';
const leadingNone = (fields: Record<string, unknown>): Row => ({
  input: (campaignId) => ({ campaignId, mapId: randomUUID(), ...fields }),
  own: butNothingThere(leading, none),
  template: all('campaign.isTemplate'),
});
const playingNone = (fields: Record<string, unknown>): Row => ({
  input: (campaignId) => ({ campaignId, mapId: randomUUID(), ...fields }),
  own: butNothingThere(playing, none),
  template: butNothingThere(seatedInTemplate, none),
});

/** The rows of every operation about battle maps. */
export const battleMapRows: Record<`battleMaps.${keyof (typeof contract)['battleMaps']}`, Row> = {
  'battleMaps.list': { input: about, own: seated, template: seatedInTemplate },
  'battleMaps.get': { input: about, own: seated, template: seatedInTemplate },
  'battleMaps.create': {
    input: (campaignId) => ({ campaignId, mapId: randomUUID(), name: 'Cellar', grid: { kind: 'square', columns: 4, rows: 4 } }),
    own: leading,
    template: all('campaign.isTemplate'),
  },
  'battleMaps.copy': leadingNone({ copyId: randomUUID(), name: 'Cellar again' }),
  'battleMaps.order': {
    input: (campaignId) => ({ campaignId, mapIds: [randomUUID()] }),
    own: leading,
    template: all('campaign.isTemplate'),
  },
  'battleMaps.draw': leadingNone({ change: { kind: 'ambient', ambient: 'dim' } }),
  'battleMaps.layPicture': leadingNone({ change: { kind: 'none' } }),
  'battleMaps.removeSound': leadingNone({}),
  'battleMaps.picture': {
    input: (campaignId) => ({ campaignId, mapId: randomUUID(), tiles: [0] }),
    own: butNothingThere(seated, none),
    template: butNothingThere(seatedInTemplate, none),
  },
  'battleMaps.show': leadingNone({}),
  'battleMaps.remove': leadingNone({}),
  'battleMaps.saveTokens': leadingNone({ tokens: [{ id: 'rat', name: 'Rat', cell: 0 }] }),
  'battleMaps.removeToken': leadingNone({ tokenId: 'rat' }),
  'battleMaps.move': playingNone({ tokenId: 'rat', cell: 0 }),
  'battleMaps.turnDoor': playingNone({ between: [0, 1], open: true }),
  'battleMaps.openLock': playingNone({ id: randomUUID(), characterId: randomUUID(), between: [0, 1], way: 'force' }),
  'battleMaps.ping': playingNone({ cell: 0 }),
};
