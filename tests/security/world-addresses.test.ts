import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import { PNG } from '#tests/support/app/world-files.ts';
import { all, kinds, signedIn } from './matrix/verdicts.ts';
import type { Kind, Verdicts } from './matrix/verdicts.ts';

/** What files come in and go out by; they are no operations of the contract, and permitted by the same table. */
interface Address {
  method: 'GET' | 'HEAD' | 'POST';
  path: (worldId: string) => string;
  file?: { name: string; bytes: Uint8Array<ArrayBuffer> };
  own: Verdicts;
  /** Nothing where no world is asked about. */
  template?: Verdicts;
}

const words = (text: string) => new Uint8Array(Buffer.from(text));
const looking: Verdicts = { ...all('world.notFound'), participant: 'yes', owner: 'yes' };
const uploading: Verdicts = { ...looking, participant: 'world.uploadOwnerOnly' };
const addresses: Record<string, Address> = {
  export: { method: 'GET', path: (worldId) => `/api/worlds/${worldId}/export`, own: looking, template: signedIn },
  import: {
    method: 'POST',
    path: () => '/api/worlds/imports',
    file: { name: 'a.md', bytes: words('# Arn') },
    own: signedIn,
  },
  'upload of a tome': {
    method: 'POST',
    path: (worldId) => `/api/worlds/${worldId}/tomes`,
    file: { name: 'a.txt', bytes: words('Salt') },
    own: uploading,
    template: all('world.uploadOwnerOnly'),
  },
  'upload of a picture': {
    method: 'POST',
    path: (worldId) => `/api/worlds/${worldId}/pictures`,
    file: { name: 'a.png', bytes: PNG },
    own: uploading,
    template: all('world.uploadOwnerOnly'),
  },
  'upload to a place in the area of files': {
    method: 'POST',
    path: (worldId) => `/api/storage/world-files/upload/worlds/${worldId}/${randomUUID()}.png`,
    file: { name: 'a.png', bytes: PNG },
    own: uploading,
    template: all('world.uploadOwnerOnly'),
  },
};

let app: TestApp;
let worldId: string;
const cookies: Record<Kind, string> = { visitor: '', stranger: '', spectator: '', participant: '', 'co-dm': '', owner: '', admin: '' };

beforeAll(async () => {
  app = await startApp();
  const [admin, owner] = [await signUp(app.url, 'Ada'), await signUp(app.url, 'Oda')];
  const [participant, stranger] = [await signUp(app.url, 'Pia'), await signUp(app.url, 'Sly')];
  Object.assign(cookies, { admin: admin.cookie, owner: owner.cookie, participant: participant.cookie, stranger: stranger.cookie });
  // Seats at a table are none in a world: both are strangers in it.
  for (const kind of ['spectator', 'co-dm'] as const) cookies[kind] = (await signUp(app.url, 'Sue')).cookie;
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  await participant.call.invitations.joinWorld({ code: (await owner.call.invitations.createForWorld({ worldId })).code });
});
afterAll(() => app.end());

async function ask(kind: Kind, { method, path, file }: Address, at: string): Promise<string> {
  const body = new FormData();
  if (file) body.set('file', new Blob([file.bytes]), file.name);
  const headers = { cookie: cookies[kind], origin: app.url, 'x-hearthlore': '1' };
  const response = await fetch(app.url + path(at), { method, headers, ...(file ? { body } : {}) });
  await response.clone().arrayBuffer();
  return response.ok ? 'yes' : `${(await response.json()).code}`;
}

async function verdictsOf(address: Address, at: string): Promise<Record<string, string>> {
  const verdicts: Record<string, string> = {};
  for (const kind of kinds) verdicts[kind] = await ask(kind, address, at);
  return verdicts;
}

describe.each(Object.entries(addresses))('the %s answers to each kind of person what it may', (_name, address) => {
  it('in a world that the participant has joined as a reader', async () => {
    expect(await verdictsOf(address, worldId)).toEqual(address.own);
  });
});

const ofWorlds = Object.entries(addresses).flatMap(([name, { template, ...address }]) => (template ? [{ name, template, address }] : []));

describe.each(ofWorlds)('the $name answers to each kind of person what it may', ({ template, address }) => {
  it('in the free template', async () => {
    expect(await verdictsOf(address, FREE_TEMPLATE_WORLD)).toEqual(template);
  });

  it('in a world that there is not as in one that is another’s', async () => {
    expect(await ask('stranger', address, 'nowhere')).toBe(await ask('stranger', address, worldId));
  });
});
