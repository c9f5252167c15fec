import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { WorldBundle } from '#domain/world/bundle.ts';
import { WorldImport } from '#domain/world/import.ts';
import { packVault } from '#server/features/world-formats/formats.fixture.ts';
import { upload } from '#server/features/generations/upload.fixture.ts';
import { eventually } from '#tests/support/eventually.ts';
import { clientFor } from '#tests/support/app/people.ts';
import type { Client, Somebody } from '#tests/support/app/people.ts';
import { exportFrom, PNG, sendFile } from '#tests/support/app/world-files.ts';
import type { Place } from './writer.ts';

/** Work that a server does for a while, begun by somebody. */
export interface LongWork {
  /** Whether somebody was told that it is done; absent where it goes on by itself and nobody is. */
  wasTold?: () => boolean;
  /** Looks at what became of it on the server that runs now, once it has come to an end; each way in which it is half there, as a sentence. */
  judge: () => Promise<string[]>;
}

/** Milliseconds that work which was broken off may take to come to an end. */
const END_MILLISECONDS = 120_000;
const ENTRIES = 160;
const BYTES = 600_000;
/** What the document that is read tells of. */
const BEASTS = ['Red', 'Old', 'Grey', 'Salt', 'Reed', 'Tide', 'Moss'].flatMap((one) =>
  ['Drake', 'Hound', 'Hulk', 'Wisp', 'Crab', 'Heron'].map((other) => `${one} Marsh ${other}`),
);

type Begin = (place: Place, owner: Somebody) => Promise<LongWork>;

/** Notes what a promise comes to, without waiting for it. */
function watched<T>(promise: Promise<T>): () => T | undefined {
  let value: T | undefined;
  promise.then(
    (came) => (value = came),
    () => undefined,
  );
  return () => value;
}

const callOf = ({ url }: Place, { cookie }: Somebody) => clientFor(url, cookie);

function bundleOf(name: string): WorldBundle {
  const about = { aliases: [], tags: [], audience: 'everyone' as const, date: null, source: null };
  const entries = Array.from({ length: ENTRIES }, (_, n) => {
    return {
      ...about,
      id: `entry-${n}`,
      category: 'items' as const,
      name: `Bell ${n}`,
      text: `It hangs over well ${n}.`,
      image: n === 0 ? 'bell.png' : null,
    };
  });
  return { name, description: '', entries, tomes: [], files: [{ path: 'bell.png', type: 'image/png', bytes: PNG }] };
}

/** A world comes in from a file. */
const importOfWorld: Begin = async (place, owner) => {
  const name = `Isle ${randomUUID()}`;
  const sent = sendFile(place, owner, '/api/worlds/imports', 'isle.zip', new Uint8Array(packVault(bundleOf(name))));
  const told = watched(sent.then(async (response) => WorldImport.parse(await response.json())));
  return {
    wasTold: () => told() !== undefined,
    async judge() {
      const call = callOf(place, owner);
      const found = (await call.worlds.list({})).filter((world) => world.name === name);
      if (found.length === 0) return told() === undefined ? [] : ['a world whose import was acknowledged is not there'];
      const world = await call.worlds.get({ worldId: found[0]?.id ?? '' });
      const files = await call.worlds.files({ worldId: world.id });
      const there = await Promise.all(files.map(async ({ url }) => (await (await fetch(place.url + url)).arrayBuffer()).byteLength));
      const isWhole = found.length === 1 && world.entryCount === ENTRIES && there.length === 1 && there[0] === PNG.length;
      return isWhole
        ? []
        : [`an imported world is there ${found.length} times with ${world.entryCount} entries and files of ${there.join(', ')} bytes`];
    },
  };
};

/** A document comes into a world. */
const uploadOfTome: Begin = async (place, owner) => {
  const { id: worldId } = await owner.call.worlds.create({ name: `Shelf ${randomUUID()}` });
  const words = new TextEncoder().encode('Salt and tide. '.repeat(BYTES / 15));
  const told = watched(upload(place.url, owner, worldId, 'salt.md', words, { title: 'Salt' }));
  return {
    wasTold: () => told() !== undefined,
    async judge() {
      const tomes = await callOf(place, owner).tomes.list({ worldId });
      if (tomes.length === 0) return told() === undefined ? [] : ['a tome whose upload was acknowledged is not there'];
      const [file] = await callOf(place, owner).worlds.files({ worldId });
      const size = file ? (await (await fetch(place.url + file.url)).arrayBuffer()).byteLength : 0;
      return tomes.length === 1 && size === words.length
        ? []
        : [`a tome is there ${tomes.length} times with ${size} of ${words.length} bytes`];
    },
  };
};

interface Begun {
  worldId: string;
  generationId: string;
  /** How many entries come of it, where that is known. */
  entries?: number;
}

/** Waits for the end of a generation: it is whole, or marked as failed, and nothing in it comes twice. */
async function judgeGeneration(call: Client, { worldId, generationId, entries }: Begun): Promise<string[]> {
  const { state, kind, completed, planned } = await eventually(async () => {
    const now = await call.generations.get({ worldId, generationId });
    if (now.state === 'running') throw new Error(`A generation of kind ${now.kind} still runs, at ${now.completed} of ${now.planned}.`);
    return now;
  }, END_MILLISECONDS);
  if (state === 'failed') return [];
  const proposals = await call.generations.proposals({ worldId, generationId });
  const lore = kind === 'world' ? await call.lore.list({ worldId }) : proposals.map(({ entry }) => entry);
  const names = new Set(lore.map(({ category, name }) => `${category} ${name}`));
  const isWhole = completed === planned && lore.length === (entries ?? completed) && names.size === lore.length;
  return isWhole
    ? []
    : [`a generation of kind ${kind} ended at ${completed} of ${planned} with ${lore.length} entries and ${names.size} names`];
}

/** The Storyteller writes a world. */
const generationOfWorld: Begin = async (place, owner) => {
  const { id: worldId } = await owner.call.worlds.create({ name: `Weir ${randomUUID()}` });
  const { id: generationId } = await owner.call.generations.generate({ worldId, prompt: 'A drowned king.', includeElements: ['quests'] });
  return { judge: () => judgeGeneration(callOf(place, owner), { worldId, generationId }) };
};

/** A document is read for the lore in it. */
const readingOfDocument: Begin = async (place, owner) => {
  const { id: worldId } = await owner.call.worlds.create({ name: `Desk ${randomUUID()}` });
  const parts = BEASTS.map((name) => `### ${name}\n*Large Beast, Neutral*\n\n**AC** 12\n**HP** 20 (4d8)\n**Speed** 30 ft.\n`);
  const { id: tomeId } = await upload(
    place.url,
    owner,
    worldId,
    'beasts.md',
    new TextEncoder().encode(`## Bestiary\n\n${parts.join('\n')}`),
    { title: 'Beasts' },
  );
  const { id: generationId } = await owner.call.generations.read({ worldId, tomeId });
  return { judge: () => judgeGeneration(callOf(place, owner), { worldId, generationId, entries: BEASTS.length }) };
};

/** Somebody takes everything of theirs along. */
const exportOfAccount: Begin = async (place, owner) => {
  const take = async () => {
    const response = await fetch(`${place.url}/api/account/export.zip`, { headers: { cookie: owner.cookie } });
    if (!response.ok) throw new Error(await response.text());
    return new Uint8Array(await response.arrayBuffer());
  };
  const told = watched(take());
  return {
    wasTold: () => told() !== undefined,
    async judge() {
      const first = told();
      const { id } = (await callOf(place, owner).worlds.list({}))[0] ?? { id: '' };
      const all = [...(first === undefined ? [] : [first]), await take(), await exportFrom(place, owner, id)];
      return all.flatMap((bytes) => (isWhole(bytes) ? [] : ['an export that was taken for whole is not']));
    },
  };
};

function isWhole(zip: Uint8Array): boolean {
  try {
    return Object.keys(unzipSync(zip)).length > 0;
  } catch {
    return false;
  }
}

/** All of it, by what it is called in the table. */
export const longWork: Readonly<Record<string, Begin>> = {
  imports: importOfWorld,
  uploads: uploadOfTome,
  generations: generationOfWorld,
  readings: readingOfDocument,
  exports: exportOfAccount,
};
