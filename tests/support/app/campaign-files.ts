import { unzipSync } from 'fflate';
import { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { z } from 'zod';
import type { Somebody } from './people.ts';
import { sendFile } from './world-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;
interface Place {
  url: string;
}

/** A campaign as its owner is given it. */
export async function exportCampaign({ url }: Place, who: Somebody, campaignId: string): Promise<Bytes> {
  const response = await fetch(`${url}/api/campaigns/${campaignId}/export`, { headers: { cookie: who.cookie } });
  if (!response.ok) throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
}

const sent = async (app: Place, who: Somebody, path: string, bytes: Bytes): Promise<unknown> => {
  const response = await sendFile(app, who, path, 'campaign.zip', bytes);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

/** What a campaign's file holds, as it is shown before anything is kept. */
export async function previewCampaign(app: Place, who: Somebody, bytes: Bytes): Promise<CampaignPreview> {
  return CampaignPreview.parse(await sent(app, who, '/api/campaigns/imports/preview', bytes));
}

/** Brings a campaign in; answers its id. */
export async function importCampaign(app: Place, who: Somebody, bytes: Bytes): Promise<string> {
  return z.object({ campaignId: z.string() }).parse(await sent(app, who, '/api/campaigns/imports', bytes)).campaignId;
}

/** The parts of a campaign's file as texts; pictures are their sizes. */
export function partsOf(zip: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [
      path,
      /\.jsonl?$/.test(path) ? Buffer.from(bytes).toString('utf8') : `${bytes.length} bytes`,
    ]),
  );
}

/** Fields that say where and when something stands, and who has an account: they differ from one installation to the next. */
const ofInstallation =
  /^(?:authorId|userId|ownerId|createdBy|playerName|reactions|position|from|head|heardUpTo|revision|people|avatarUrl|mapUrl)$/;

const isGift = (held: unknown): held is object => typeof held === 'object' && held !== null && 'kind' in held && held.kind === 'gift';

/** A value in which ids of things and of people are numbers, in the order in which they occur, without what differs between installations. */
export function comparable(value: unknown): unknown {
  const known = new Map<string, string>();
  const numbered = (id: string) => known.get(id) ?? known.set(id, `#${known.size}`).get(id) ?? id;
  const words = JSON.stringify(value, (name, held: unknown) => {
    if (ofInstallation.test(name)) return undefined;
    // A gift is called after the position of a change.
    return isGift(held) ? { ...held, key: '' } : held;
  });
  return JSON.parse(words.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|hearthlore-person-\d+|\b[A-Za-z0-9]{32}\b/g, numbered));
}

/** The signs of people without an account are lost. */
const isKept = (line: string) => line !== '' && !line.includes('"type":"reaction"');

/** The lines of a campaign's file as values, part by part, and of every other part its size. */
export function linesOf(zip: Uint8Array): Record<string, unknown> {
  const values = Object.entries(partsOf(zip)).filter(([path]) => path !== 'manifest.json' && path !== 'world.zip');
  return Object.fromEntries(
    values.map(([path, words]) => [
      path,
      /\.jsonl?$/.test(path)
        ? words
            .split('\n')
            .filter(isKept)
            .map((line) => JSON.parse(line))
        : words,
    ]),
  );
}
