import { unzipSync } from 'fflate';
import { z } from 'zod';
import { Tome } from '#domain/world/tome.ts';
import { WorldImport } from '#domain/world/import.ts';
import type { Somebody } from './people.ts';

/** A picture of one dot. */
export const PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
);

type Bytes = Uint8Array<ArrayBuffer>;
/** Where the server is. */
interface Place {
  url: string;
}

/** Sends a file as the browser does. */
export function sendFile({ url }: Place, who: Somebody, path: string, name: string, bytes: Bytes, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set('file', new Blob([bytes]), name);
  return fetch(url + path, { method: 'POST', headers: { cookie: who.cookie, origin: url, 'x-hearthlore': '1' }, body });
}

async function answerOf(sent: Promise<Response>): Promise<unknown> {
  const response = await sent;
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Uploads a picture into a world; answers its path. */
export async function uploadPicture(app: Place, who: Somebody, worldId: string, name: string): Promise<string> {
  const answer = await answerOf(sendFile(app, who, `/api/worlds/${worldId}/pictures`, name, PNG));
  return z.object({ path: z.string() }).parse(answer).path;
}

/** Uploads a document into a world. */
export async function uploadTome(
  app: Place,
  who: Somebody,
  worldId: string,
  name: string,
  bytes: Bytes,
  audience = 'everyone',
): Promise<Tome> {
  return Tome.parse(await answerOf(sendFile(app, who, `/api/worlds/${worldId}/tomes`, name, bytes, { audience })));
}

/** Brings a file in as a world. */
export async function importInto(app: Place, who: Somebody, name: string, bytes: Bytes): Promise<WorldImport> {
  return WorldImport.parse(await answerOf(sendFile(app, who, '/api/worlds/imports', name, bytes)));
}

/** A world as somebody is given it. */
export async function exportFrom({ url }: Place, who: Somebody, worldId: string): Promise<Bytes> {
  const response = await fetch(`${url}/api/worlds/${worldId}/export`, { headers: { cookie: who.cookie } });
  if (!response.ok) throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
}

/** Everything in an archive as one text, packed files unpacked. */
export function everyByteOf(zip: Uint8Array): string {
  return Object.entries(unzipSync(zip))
    .map(([path, bytes]) => `${path}\n${Buffer.from(bytes).toString('utf8')}`)
    .join('\n');
}
