import { Tome } from '#domain/world/tome.ts';

/** Uploads a file as a tome of a world, as the browser does. */
export async function upload(
  url: string,
  who: { cookie: string },
  worldId: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<Tome> {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set('file', new Blob([bytes]), name);
  const headers = { cookie: who.cookie, origin: url, 'x-hearthlore': '1' };
  return Tome.parse(await (await fetch(`${url}/api/worlds/${worldId}/tomes`, { method: 'POST', headers, body })).json());
}
