import { vi } from 'vitest';

/** A file that was sent, and where to. */
interface SentFile {
  to: string;
  file: File;
}

/** Answers files that are sent from now on with a body, or with null as a server that cannot be reached; lists what was sent. */
export function fakeUploads(answer: object | null): SentFile[] {
  const sent: SentFile[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly response = answer;
    responseType = '';
    #to = '';
    open(_method: string, to: string) {
      this.#to = to;
    }
    setRequestHeader() {
      // Nobody asks for them.
    }
    send(form: FormData) {
      const file = form.get('file');
      if (file instanceof File) sent.push({ to: this.#to, file });
      queueMicrotask(() => this.dispatchEvent(new Event(answer === null ? 'error' : 'load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
