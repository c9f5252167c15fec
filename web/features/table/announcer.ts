/** Something that was said aloud; the number tells one time from the next. */
export interface Announcement {
  n: number;
  words: string;
}

/** So many stay in the page: a screen reader has read the others. */
const KEPT = 6;

/** What happens at the table, in words for those who listen. */
export class Announcer {
  #said: readonly Announcement[] = [];
  #count = 0;
  #watchers = new Set<() => void>();

  said = (): readonly Announcement[] => this.#said;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Says something aloud; nothing for null. */
  say = (words: string | null): void => {
    if (words === null) return;
    this.#count += 1;
    this.#said = [...this.#said, { n: this.#count, words }].slice(-KEPT);
    for (const watcher of this.#watchers) watcher();
  };
}
