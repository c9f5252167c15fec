import { limits } from '#domain/limits/limits.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';

interface Typist {
  userId: string;
  name: string;
}

/** Who writes to the table at this moment, as far as hints tell; each is forgotten after five seconds, or with their words. */
export class TypingIndicator {
  readonly #state = new Store<readonly Typist[]>([]);
  readonly state: Watched<readonly Typist[]> = this.#state;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  hear = (typist: Typist): void => {
    clearTimeout(this.#timers.get(typist.userId));
    this.#timers.set(
      typist.userId,
      setTimeout(() => this.forget(typist.userId), limits.typingShownMilliseconds),
    );
    const typists = this.#state.get();
    if (!typists.some(({ userId }) => userId === typist.userId)) this.#state.set([...typists, typist]);
  };

  forget = (userId: string | null): void => {
    if (userId === null || !this.#timers.has(userId)) return;
    clearTimeout(this.#timers.get(userId));
    this.#timers.delete(userId);
    this.#state.set(this.#state.get().filter((each) => each.userId !== userId));
  };
}

/** "Mira is writing…"; empty for nobody. */
export function typingText(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return `${first} is writing…`;
  return names.length === 2 ? `${first} and ${second} are writing…` : `${first}, ${second} and others are writing…`;
}
