import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { emptyGround } from '#domain/battle-map/draw.ts';
import { butNothingThere, nothing, signedIn } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const oneMap = () => ({ mapId: randomUUID() });

/** The rows of every operation about maps of an account. */
export const drawnMapRows: Record<`drawnMaps.${keyof (typeof contract)['drawnMaps']}`, Row> = {
  'drawnMaps.list': { input: nothing, own: signedIn },
  'drawnMaps.get': { input: oneMap, own: butNothingThere(signedIn, 'drawnMap.notFound') },
  'drawnMaps.save': {
    input: () => ({ ...oneMap(), ground: emptyGround('Cellar', { kind: 'square', columns: 4, rows: 4 }) }),
    own: signedIn,
  },
  'drawnMaps.savePicture': { input: () => ({ ...oneMap(), picture: null }), own: butNothingThere(signedIn, 'drawnMap.notFound') },
  'drawnMaps.remove': { input: oneMap, own: signedIn },
};
