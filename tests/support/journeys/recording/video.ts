import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { smallPicture } from '#tests/support/journeys/small-picture.ts';
import { encode } from './encode.ts';
import type { Recorder } from './recorder.ts';
import { webVtt } from './web-vtt.ts';

/** Where the videos lie; written there only when somebody asks for it: HEARTHLORE_PICTURES=write. */
const videos = fileURLToPath(new URL('../../../../content/videos/', import.meta.url));
const size = { width: 1280, height: 720 };
/** The most bytes of a video. */
const VIDEO_BYTES = 1_000_000;
/** How those who are recorded see the product. */
export const look = { viewport: size, colorScheme: 'dark', reducedMotion: 'reduce' } as const;

interface About {
  slug: string;
  title: string;
  summary: string;
  order: number;
}

/** Makes a video of what was recorded, with its captions and parts; fails where it is too large. */
export async function develop(browser: Browser, recorder: Recorder, { slug, ...about }: About, outputDir: string): Promise<void> {
  const recording = recorder.end();
  const video = await encode(browser, recording, size);
  expect(video.length).toBeLessThan(VIDEO_BYTES);
  expect(video.length).toBeGreaterThan(50_000);
  const folder = join(process.env['HEARTHLORE_PICTURES'] === 'write' ? videos : outputDir, slug);
  await mkdir(folder, { recursive: true });
  const seconds = Math.ceil(recording.seconds);
  await writeFile(join(folder, 'video.webm'), video);
  await writeFile(join(folder, 'poster.webp'), await smallPicture(recording.poster));
  await writeFile(join(folder, 'captions.vtt'), webVtt(recording.captions));
  await writeFile(join(folder, 'chapters.vtt'), webVtt(recording.chapters));
  await writeFile(join(folder, 'about.json'), `${JSON.stringify({ ...about, seconds, ...size }, null, 2)}\n`);
}

/** A table of three, as it is before anybody has done anything. */
export async function seat(browser: Browser, table: Table) {
  const [wren, mira, tov] = [
    await browserOf(browser, table, 'Wren', look),
    await browserOf(browser, table, 'Mira', look),
    await browserOf(browser, table, 'Tov', look),
  ];
  for (const { page } of [wren, mira, tov]) page.setDefaultTimeout(20_000);
  await letLead(table, wren.person);
  const campaignId = await openCampaign(table, wren.person, [mira.person, tov.person], 'ai');
  return { wren, mira, tov, campaignId, address: `/campaign?id=${campaignId}` };
}

/** A tab beside the story. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** A button by all of its name, or by what is like it. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
