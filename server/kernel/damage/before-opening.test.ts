import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { damageBeforeOpening } from './before-opening.ts';
import { PAGE_BYTES } from './page.ts';

const place = mkdtempSync(join(tmpdir(), 'hearthlore-before-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const full = Buffer.alloc(PAGE_BYTES, 0x55);
const blank = Buffer.alloc(PAGE_BYTES);
const begun = Buffer.concat([Buffer.from([0x40]), Buffer.alloc(PAGE_BYTES - 1)]);

it.each([
  ['a new database', [[begun]], true],
  ['a page that was just begun', [[full, blank]], true],
  [
    'several files',
    [
      [full, full],
      [full, begun],
    ],
    true,
  ],

  ['a blank first page', [[blank]], false],
  ['a blank first page among several', [[blank, full]], false],
  ['a blank page in the middle', [[full, blank], [begun]], false],
  ['an empty file', [[]], false],
  ['no file', [], false],
])('knows the commits of %s or says so', (_what, files, expected) => {
  const folder = mkdtempSync(join(place, 'database-'));
  mkdirSync(join(folder, 'pg_xact'));
  files.forEach((pages, n) => writeFileSync(join(folder, 'pg_xact', `000${n}`), Buffer.concat(pages)));
  mkdirSync(join(folder, 'global'));
  writeFileSync(join(folder, 'global', 'pg_control'), full);
  const found = damageBeforeOpening(folder);
  expect(found).toBe(expected ? null : 'it is no longer known which transactions were committed');
  writeFileSync(join(folder, 'global', 'pg_control'), blank);
  expect(damageBeforeOpening(folder)).toBe('global/pg_control is blank');
});
