import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Actor } from '#domain/account/account.ts';
import { limits } from '#domain/limits/limits.ts';
import { Id } from '#domain/ids.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tome } from '#domain/world/tome.ts';
import { endingOf, safeFileName } from '#domain/chat/upload.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { answerUpload, receiveUpload } from '#server/kernel/http/receive-upload.ts';
import type { Upload } from '#server/kernel/http/receive-upload.ts';
import { addTome } from './write-tome.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { sniffDocument, sniffPicture, worldFiles } from '#server/features/world-files/index.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';

/** Who may read what is uploaded; everyone unless the form says otherwise. */
const Audience = z.enum(['everyone', 'dm']).default('everyone');

/**
 * Takes uploads to /api/worlds/{worldId}/tomes, a document that becomes a tome, and /api/worlds/{worldId}/pictures. Whoever
 * may not upload is refused before anything is read; what is refused leaves nothing behind.
 */
export function serveUploads(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, worldId, kind] = /^\/api\/worlds\/([^/?]+)\/(tomes|pictures)$/.exec(request.url ?? '') ?? [];
    if (worldId === undefined || request.method !== 'POST') return false;
    await answerUpload(response, () => (kind === 'tomes' ? takeTome(kernel, request, worldId) : takePicture(kernel, request, worldId)));
    return true;
  };
}

async function takeTome(kernel: Kernel, request: IncomingMessage, worldId: string): Promise<Tome> {
  return receive(kernel, request, worldId, async (received) => {
    const { upload, actor } = received;
    const name = safeFileName(upload.name);
    const type = await sniffDocument(name, await readFile(upload.path));
    const audience = Audience.safeParse(upload.fields.get('audience'));
    if (!audience.success) throw new Refusal('input.invalid');
    const at = kernel.now();
    const file = { path: `${worldId}/tomes/${stampOf(at)}-${name}`, name, type, size: upload.size };
    return keep(kernel, received, file, (tx) =>
      addTome(
        tx,
        { worldId, by: authorOf(actor) },
        { title: titleOf(upload, name), content: '', category: 'files', audience: audience.data, file },
      ),
    );
  });
}

async function takePicture(
  kernel: Kernel,
  request: IncomingMessage,
  worldId: string,
): Promise<{ path: string; name: string; url: string }> {
  return receive(kernel, request, worldId, async (received) => {
    const { type, ending } = await sniffPicture(await readFile(received.upload.path));
    const given = safeFileName(received.upload.name);
    const stem = endingOf(given) === '' ? given : given.slice(0, given.lastIndexOf('.'));
    const at = kernel.now();
    const file = { path: `worlds/${worldId}/${stampOf(at)}.${ending}`, name: `${stem}.${ending}`, type, size: received.upload.size };
    return keep(kernel, received, file, () => {
      const { url } = kernel.files.link(file.path, { now: at, seconds: limits.fileLinkSeconds, download: false });
      return Promise.resolve({ path: file.path, name: file.name, url });
    });
  });
}

interface Received {
  actor: Actor;
  worldId: string;
  upload: Upload;
}

async function receive<Result>(
  kernel: Kernel,
  request: IncomingMessage,
  worldId: string,
  use: (received: Received) => Promise<Result>,
): Promise<Result> {
  const { actor } = await kernel.identify(headersOf(request));
  const input = { worldId: Id.safeParse(worldId).data ?? '' };
  permit(policies['tomes.upload'], actor, await findWorldAccess({ sql: kernel.database.sql, actor, input }));
  kernel.brakes.use('tomes.upload', { actor });
  return receiveUpload(request, (upload) => use({ actor, worldId, upload }));
}

interface Stored {
  path: string;
  name: string;
  type: string;
  size: number;
}

/** Writes the file, then its row and what goes with it in one transaction; without the row there is no file either. */
async function keep<Result>(
  kernel: Kernel,
  { actor, worldId, upload }: Received,
  file: Stored,
  record: (tx: Parameters<Parameters<typeof transact>[1]>[0]) => Promise<Result>,
): Promise<Result> {
  const uploadedBy = personOf(actor).id;
  await kernel.storedBytes.permit(kernel.database.sql, uploadedBy, file.size);
  await kernel.files.keep(file.path, upload.path);
  try {
    return await transact(kernel, async (tx) => {
      await lockWorldOf({ tx, input: { worldId } });
      permit(policies['tomes.upload'], actor, await findWorldAccess({ tx, actor, input: { worldId } }));
      const { files, bytes } = await worldFiles.measureFiles(tx.sql, worldId);
      if (files >= limits.filesPerWorld || bytes + file.size > limits.fileBytesPerWorld) throw new Refusal('world.full');
      await kernel.storedBytes.reserve(tx.sql, uploadedBy, file.size);
      await worldFiles.insertFile(tx.sql, worldId, { ...file, createdAt: tx.now }, uploadedBy);
      return record(tx);
    });
  } catch (error) {
    // Where nobody knows whether the row was written, it must not lack its file.
    if (unavailability(error) === null) await kernel.files.remove(file.path);
    throw error;
  }
}

/** Milliseconds and four letters, so that two files of one moment stay apart. */
function stampOf(at: Date): string {
  return `${at.getTime()}${randomUUID().slice(0, 4)}`;
}

function titleOf({ fields }: Upload, name: string): string {
  const given = fields.get('title')?.trim() ?? '';
  return (given === '' ? name : given).slice(0, limits.tomeTitleLength);
}
