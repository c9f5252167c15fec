import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { limits } from '#domain/limits/limits.ts';
import { mebibyte } from '#domain/limits/units.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { sendJson, sendRefusal } from './http.ts';

/** A file as it was sent, and the words sent with it. */
export interface Upload {
  name: string;
  /** Where it lies as long as it is used. */
  path: string;
  size: number;
  fields: Map<string, string>;
  /** A folder for what comes of it meanwhile, removed with it. */
  folder: string;
}

/**
 * Takes one file from a form that is sent as multipart/form-data, gives it to `use` and forgets it afterwards. Refuses a
 * file with one byte more than may be as soon as that byte is there, an empty file, and a form without one.
 */
export async function receiveUpload<Result>(
  request: IncomingMessage,
  use: (upload: Upload) => Promise<Result>,
  mostBytes: number = limits.uploadBytes,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthlore-upload-'));
  try {
    return await use({ ...(await receive(request, join(folder, 'upload'), mostBytes)), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Answers a request with a file by what comes of it. After a refusal the connection ends: the rest of the file is not waited for. */
export async function answerUpload(response: ServerResponse, take: () => Promise<object>): Promise<void> {
  try {
    sendJson(response, 200, await take());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.setHeader('connection', 'close');
    sendRefusal(response, error);
  }
}

/** The file goes to disk as it comes, so that a large one is never in memory as a whole. */
function receive(request: IncomingMessage, path: string, mostBytes: number): Promise<Omit<Upload, 'folder'>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let name = '';
    let written: Promise<number> | null = null;
    let form: busboy.Busboy | null = null;
    const fail = (refusal: Refusal) => {
      request.unpipe();
      request.resume();
      reject(refusal);
      // Ends what was begun to be written, too.
      form?.destroy();
    };
    try {
      // A file of exactly the limit would be marked as cut, too.
      form = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        limits: { files: 1, fields: 10, fieldSize: 10_000, fileSize: mostBytes + 1 },
      });
    } catch {
      return fail(new Refusal('file.missing'));
    }
    form.on('field', (field, value) => fields.set(field, value));
    form.on('file', (_field, stream, { filename }) => {
      name = filename ?? '';
      stream.on('limit', () => fail(tooLarge(mostBytes)));
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      written = pipeline(stream, target).then(() => target.bytesWritten);
      written.catch(reject);
    });
    form.on('error', () => fail(new Refusal('input.invalid')));
    form.on('close', () => {
      if (written === null) return reject(new Refusal('file.missing'));
      return void written.then((size) => (size === 0 ? reject(new Refusal('file.empty')) : resolve({ name, path, size, fields })), reject);
    });
    request.on('aborted', () => fail(new Refusal('input.invalid')));
    // One piece at a time: others have their turn between two.
    request.on('data', () => {
      request.pause();
      setImmediate(() => request.resume());
    });
    return request.pipe(form);
  });
}

function tooLarge(mostBytes: number): Refusal {
  return new Refusal('file.tooLarge', `File size must be less than ${mostBytes / mebibyte}MB`);
}
