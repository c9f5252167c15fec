import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { endingOf } from '#domain/chat/upload.ts';
import { readWorldFilePath } from '#domain/world/file-path.ts';
import type { WorldFilePath } from '#domain/world/file-path.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { fileOfWorld, insertFile, measureFiles } from './files.store.ts';
import { answerUpload, receiveUpload } from '#server/kernel/http/receive-upload.ts';
import type { Upload } from '#server/kernel/http/receive-upload.ts';
import { sniffDocument, sniffPicture } from './sniff-upload.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';

const PREFIX = '/api/storage/world-files/upload/';

/**
 * Takes a file from a program to the place it names, /api/storage/world-files/upload/{path}: a picture at
 * worlds/{worldId}/{name}, a document at {worldId}/tomes/{name}. Whoever may not upload is refused before anything is read,
 * and a place that is taken stays as it is.
 */
export function serveStorageUpload(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'POST' || !request.url?.startsWith(PREFIX)) return false;
    const path = request.url.slice(PREFIX.length);
    await answerUpload(response, () => take(kernel, request, readWorldFilePath(path)));
    return true;
  };
}

async function take(kernel: Kernel, request: IncomingMessage, place: WorldFilePath | null) {
  const { actor } = await kernel.identify(headersOf(request));
  const input = { worldId: place?.worldId ?? '' };
  permit(policies['tomes.upload'], actor, await findWorldAccess({ sql: kernel.database.sql, actor, input }));
  kernel.brakes.use('tomes.upload', { actor });
  if (place === null) throw new Refusal('file.placeUnknown');
  return receiveUpload(request, async (upload) => {
    const type = await typeOf(place, upload);
    let isKept = false;
    try {
      return await transact(kernel, async (tx) => {
        await lockWorldOf({ tx, input });
        permit(policies['tomes.upload'], actor, await findWorldAccess({ tx, actor, input }));
        const { path, worldId, name } = place;
        if (await fileOfWorld(tx.sql, worldId, path)) throw new Refusal('file.exists');
        const { files, bytes } = await measureFiles(tx.sql, worldId);
        if (files >= limits.filesPerWorld || bytes + upload.size > limits.fileBytesPerWorld) throw new Refusal('world.full');
        await kernel.storedBytes.reserve(tx.sql, personOf(actor).id, upload.size);
        isKept = true;
        await kernel.files.keep(path, upload.path);
        await insertFile(tx.sql, worldId, { path, name, type, size: upload.size, createdAt: tx.now }, personOf(actor).id);
        return { path, fullPath: `world-files/${path}`, name, type, size: upload.size };
      });
    } catch (error) {
      // Where nobody knows whether the row was written, it must not lack its file.
      if (isKept && unavailability(error) === null) await kernel.files.remove(place.path);
      throw error;
    }
  });
}

/** What the file is by what is in it; it must be what its name says. */
async function typeOf({ kind, name }: WorldFilePath, upload: Upload): Promise<string> {
  const bytes = await readFile(upload.path);
  if (kind === 'document') return sniffDocument(name, bytes);
  const { type, ending } = await sniffPicture(bytes);
  if (endingOf(name).replace('jpeg', 'jpg') !== ending.replace('jpeg', 'jpg')) throw new Refusal('file.wrongPicture');
  return type;
}
