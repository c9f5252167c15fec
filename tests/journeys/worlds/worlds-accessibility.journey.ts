import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { openScreen, problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
test.describe.configure({ mode: 'parallel' });
const letters = readFileSync(fileURLToPath(new URL('../../../server/features/generations/documents/labelled/notes.txt', import.meta.url)));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Sends a document to a world and waits until it is read. */
async function readDocument({ url }: Table, { call, cookie }: Somebody, worldId: string) {
  const form = new FormData();
  form.set('file', new Blob([letters]), 'notes.txt');
  const response = await fetch(`${url}/api/worlds/${worldId}/tomes`, {
    method: 'POST',
    body: form,
    headers: { cookie, 'x-hearthlore': '1' },
  });
  const { id: tomeId }: { id: string } = await response.json();
  const { id: generationId } = await call.generations.read({ worldId, tomeId });
  await expect.poll(async () => (await call.generations.get({ worldId, generationId })).state, { timeout: 30_000 }).toBe('done');
  return { tomeId, generationId };
}

/** A world with a bit of everything, of which one entry is written by two at once. */
async function furnish(table: Table, person: Somebody) {
  const { call } = person;
  const { id: worldId } = await call.worlds.create({
    name: 'The Unreasonably Long Shore of Saint Ondrey-under-the-Weir',
    description: 'Water, and who holds it back.',
    entries: [
      { category: 'geography', name: 'Tollhithe', text: 'Under the [[Old Bell]], beside [[Nowhere]].\n\n::: dm\nIt is sinking.\n:::' },
      { category: 'items', name: 'Old Bell', text: '# Rings\n\n| by | day |\n| --- | --- |\n| itself | any |' },
    ],
  });
  const [place] = await call.lore.list({ worldId });
  const entryId = place?.id ?? '';
  for (const value of ['1204, spring', '1205']) await call.lore.edit({ worldId, entryId, edits: { date: { value, seen: 1 } } });
  await call.tomes.add({ worldId, title: 'Songs of the mud', content: '# One\n\nSalt and bells.\n\n## Two\n\nMud.' });
  const { tomeId, generationId } = await readDocument(table, person, worldId);
  await call.generations.expand({ worldId, category: 'factions', prompt: 'Who keeps the bell?' });
  return { worldId, entryId, tomeId, generationId };
}

const look = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;

/** Somebody with such a world, in a browser. */
async function worldWithConflicts(browser: Browser, table: Table) {
  test.setTimeout(300_000);
  const { page, person } = await browserOf(browser, table, 'Bartholomew Quillfeather-Ashdown', look);
  const furnished = await furnish(table, person);
  return { ...furnished, page, world: `/world/view/${furnished.worldId}` };
}

test('no screen of worlds has an accessibility violation in either theme', async ({ browser, table }) => {
  const { page, world, worldId, entryId, tomeId, generationId } = await worldWithConflicts(browser, table);
  const screens = [
    '/world/library',
    '/world/library?which=deleted',
    '/campaign/current-worlds',
    '/world/new',
    world,
    `${world}?edit=true`,
    `${world}?entry=${entryId}`,
    `${world}?view=graph`,
    `${world}?view=timeline`,
    `${world}?view=history`,
    `${world}?tab=tomes&edit=true`,
    `${world}?tab=expansion`,
    `${world}/tome/${tomeId}?quote=ferry`,
    `${world}/review/${generationId}`,
  ];
  const problems: string[] = [];
  for (const path of screens) {
    await openScreen(page, path);
    problems.push(...(await problemsInBothThemes(page, path.replaceAll(worldId, 'id'))));
  }
  expect([...new Set(problems)]).toEqual([]);
});

test('nothing that opens over a world has an accessibility violation in either theme', nightly, async ({ browser, table }) => {
  const { page, world, worldId, entryId } = await worldWithConflicts(browser, table);
  const openings: [path: string, steps: () => Promise<void>][] = [
    ['/world/library', () => press(page, /^Delete The Unreasonably/)],
    ['/world/library', () => press(page, 'Import a world')],
    ['/world/new', () => page.getByRole('tab', { name: 'Upload Tome' }).click()],
    ['/world/new', () => page.getByRole('tab', { name: 'AI Generation' }).click()],
    [world, () => press(page, 'Members & sharing')],
    [`${world}?edit=true`, () => press(page, /the map$|a map$/)],
    [`${world}?edit=true&entry=${entryId}`, () => press(page, /^Edit(?! mode)/)],
    [`${world}?edit=true&entry=${entryId}`, () => press(page, /^History/)],
  ];
  const problems: string[] = [];
  for (const [path, steps] of openings) {
    await openScreen(page, path);
    await steps();
    problems.push(...(await problemsInBothThemes(page, `over ${path.replaceAll(worldId, 'id')}`)));
  }
  expect([...new Set(problems)]).toEqual([]);
});
