import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { beastTable } from '#domain/idea/random-table/random-table.fixture.ts';
import type { contract } from '#contract/index.ts';
import { calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

/** Accepted calls of random tables and stamps. */
export const ownAssetCalls: Record<NamesOf<typeof contract, 'ownAssets'>, GoodCall> = {
  'ownAssets.tables': calling('owner'),
  'ownAssets.saveTable': calling('owner', { table: beastTable }),
  'ownAssets.stamps': calling('owner'),
  'ownAssets.saveStamp': calling('owner', { stamp: eelPot }),
  'ownAssets.remove': calling('owner', { kind: 'table', assetId: beastTable.id }),
};
