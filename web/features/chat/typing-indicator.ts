import { limits } from '#domain/limits/limits.ts';

interface Typist {
  userId: string;
  name: string;
}

/** Who writes to the table at this moment, as far as hints tell; each is forgotten after five seconds, or with their words. */
export class TypingIndicator {
  #typists: readonly Typist[] = [];
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #watchers = new Set<() => void>();

  all = (): readonly Typist[] => this.#typists;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  hear = (typist: Typist): void => {
    clearTimeout(this.#timers.get(typist.userId));
    this.#timers.set(
      typist.userId,
      setTimeout(() => this.forget(typist.userId), limits.typingShownMilliseconds),
    );
    if (!this.#typists.some(({ userId }) => userId === typist.userId)) this.#become([...this.#typists, typist]);
  };

  forget = (userId: string | null): void => {
    if (userId === null || !this.#timers.has(userId)) return;
    clearTimeout(this.#timers.get(userId));
    this.#timers.delete(userId);
    this.#become(this.#typists.filter((each) => each.userId !== userId));
  };

  #become(typists: readonly Typist[]): void {
    this.#typists = typists;
    for (const watcher of this.#watchers) watcher();
  }
}

/** "Mira is writing…"; empty for nobody. */
export function typingText(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return `${first} is writing…`;
  return names.length === 2 ? `${first} and ${second} are writing…` : `${first}, ${second} and others are writing…`;
}
