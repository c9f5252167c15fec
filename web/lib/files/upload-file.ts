import { PlainCallError } from '#web/lib/calls/plain-call.ts';

/** The person stopped an upload: nothing needs to be said. */
export class UploadStopped extends Error {
  constructor() {
    super('The upload was stopped.');
    this.name = 'UploadStopped';
  }
}

interface UploadOptions {
  /** Sent beside the file. */
  fields?: Record<string, string>;
  /** Told the share of the file that has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file and resolves with the server's answer. Throws what `notify.refusal` shows when the server says no, and
 * UploadStopped when the signal ends it.
 */
export function uploadFile<Answer>(to: string, file: File, { fields = {}, onProgress, signal }: UploadOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new UploadStopped());
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    // fetch does not tell how much of a body has left.
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.setRequestHeader('x-hearthlore', '1');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const answer: Answer | null = request.response;
      if (request.status >= 200 && request.status < 300 && answer !== null) resolve(answer);
      else reject(new PlainCallError(request.status, answer));
    });
    request.addEventListener('error', () => reject(new Error('The server could not be reached.')));
    request.addEventListener('abort', () => reject(new UploadStopped()));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    return request.send(form);
  });
}
