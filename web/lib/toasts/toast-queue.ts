import { toastMilliseconds } from '#domain/limits/toast-time.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import type { RefusalText } from '#web/lib/calls/refusal-text.ts';

/** What can be done about a toast while it shows, e.g. taking back what it tells of. */
export interface ToastAction {
  label: string;
  act: () => void;
}

/** What a person is told in passing. */
export interface Toast extends RefusalText {
  id: number;
  /** `danger` for what went wrong: it is drawn in the destructive style. */
  tone: 'plain' | 'danger';
  action?: ToastAction;
}

/** The toasts of one tab, of which one shows: a new one takes the place of the old, and each goes after its time. */
export class ToastQueue {
  readonly #state = new Store<Toast | null>(null);
  readonly state: Watched<Toast | null> = this.#state;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  /** Shows a toast for 5 seconds, or as long as is said. Returns what takes it away before, and no other that has come after. */
  post(tone: Toast['tone'], text: RefusalText, milliseconds: number = toastMilliseconds, action?: ToastAction): () => void {
    this.#count += 1;
    const id = this.#count;
    this.#become({ ...text, id, tone, action });
    if (!this.#isHeld) this.#timer = setTimeout(() => this.dismiss(), milliseconds);
    return () => {
      if (this.#state.get()?.id === id) this.dismiss();
    };
  }

  /** Keeps the toast while something stands over it, such as a menu; released, it shows for its usual time. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    clearTimeout(this.#timer);
    if (!isHeld && this.#state.get() !== null) this.#timer = setTimeout(() => this.dismiss(), toastMilliseconds);
  }

  /** Takes the toast away. */
  dismiss = (): void => this.#become(null);

  #become(toast: Toast | null): void {
    clearTimeout(this.#timer);
    this.#state.set(toast);
  }
}
