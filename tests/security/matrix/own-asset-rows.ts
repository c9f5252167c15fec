import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { beastTable } from '#domain/idea/random-table/random-table.fixture.ts';
import type { contract } from '#contract/index.ts';
import { nothing, signedIn } from './verdicts.ts';
import type { Row } from './verdicts.ts';

/** The rows of every operation about random tables and stamps of an account. */
export const ownAssetRows: Record<`ownAssets.${keyof (typeof contract)['ownAssets']}`, Row> = {
  'ownAssets.tables': { input: nothing, own: signedIn },
  'ownAssets.saveTable': { input: () => ({ table: beastTable }), own: signedIn },
  'ownAssets.stamps': { input: nothing, own: signedIn },
  'ownAssets.saveStamp': { input: () => ({ stamp: eelPot }), own: signedIn },
  'ownAssets.remove': { input: () => ({ kind: 'stamp', assetId: eelPot.id }), own: signedIn },
};
