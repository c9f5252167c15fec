import { limits } from '#domain/limits.ts';
import type { Words } from './refusal-words.ts';

/** What can be done about a notice while it shows, e.g. taking back what it tells of. */
export interface NoticeAction {
  label: string;
  act: () => void;
}

/** What a person is told in passing. */
export interface Notice extends Words {
  id: number;
  /** `danger` for what went wrong: it is drawn in the destructive style. */
  tone: 'plain' | 'danger';
  action?: NoticeAction;
}

/** The notices of one tab, of which one shows: a new one takes the place of the old, and each goes after its time. */
export class NoticeQueue {
  #current: Notice | null = null;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchers = new Set<() => void>();

  current = (): Notice | null => this.#current;

  /** Calls back on each change; returns how to stop. */
  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Shows a notice for 5 seconds, or as long as is said. */
  post(tone: Notice['tone'], words: Words, milliseconds: number = limits.toastMilliseconds, action?: NoticeAction): void {
    this.#count += 1;
    this.#become({ ...words, id: this.#count, tone, action });
    this.#timer = setTimeout(() => this.dismiss(), milliseconds);
  }

  /** Takes the notice away. */
  dismiss = (): void => this.#become(null);

  #become(notice: Notice | null): void {
    clearTimeout(this.#timer);
    this.#current = notice;
    for (const watcher of this.#watchers) watcher();
  }
}
