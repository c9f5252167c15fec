import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const Nothing = z.object({});

export const tables = query('ownAssets.tables', {
  summary: 'The random tables that the asking person keeps in their account, by name.',
  input: Nothing,
  output: z.array(RandomTable).max(limits.tablesPerAccount),
});

export const saveTable = command('ownAssets.saveTable', {
  summary: 'Keeps a random table in the account of the asking person. One with the same id is written anew.',
  input: z.object({ table: RandomTable }),
  output: Nothing,
});

export const stamps = query('ownAssets.stamps', {
  summary: 'The stamps that the asking person keeps in their account, by name.',
  input: Nothing,
  output: z.array(OwnDrawing).max(limits.ownStampsPerAccount),
});

export const saveStamp = command('ownAssets.saveStamp', {
  summary:
    'Keeps a stamp in the account of the asking person. One with the same id is written anew; maps that it lies on stay as they are.',
  input: z.object({ stamp: OwnDrawing }),
  output: Nothing,
});

export const remove = command('ownAssets.remove', {
  summary: 'Removes a random table or a stamp from the account of the asking person; one that is gone already changes nothing.',
  input: z.object({ kind: z.enum(['table', 'stamp']), assetId: words(limits.ownAssetIdLength).min(1) }),
  output: Nothing,
});
