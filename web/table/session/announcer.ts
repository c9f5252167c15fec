import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';

/** Something that was said aloud; the number tells one time from the next. */
export interface Announcement {
  n: number;
  message: string;
}

/** So many stay in the page: a screen reader has read the others. */
const LINES_KEPT = 6;

/** What happens at the table, in words for those who listen. */
export class Announcer {
  #count = 0;
  readonly #state = new Store<readonly Announcement[]>([]);
  readonly state: Watched<readonly Announcement[]> = this.#state;

  /** Says something aloud; nothing for null. */
  say = (message: string | null): void => {
    if (message === null) return;
    this.#count += 1;
    this.#state.set([...this.#state.get(), { n: this.#count, message }].slice(-LINES_KEPT));
  };
}
