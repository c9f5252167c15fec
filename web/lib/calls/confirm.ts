import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';

/** The person chose not to confirm who they are: nothing was done, and nothing needs to be said. */
export class NotConfirmed extends Error {
  constructor() {
    super('The action was not confirmed.');
    this.name = 'NotConfirmed';
  }
}

/** Somebody waits for the dialog's answer. */
interface Asking {
  confirmed: () => void;
  cancelled: () => void;
}

const asking = new Store<Asking | null>(null);

/** What the dialog that asks for the password reads: null while nobody waits. */
export const confirmation: Watched<Asking | null> = asking;

function ask(): Promise<void> {
  asking.get()?.cancelled();
  return new Promise((resolve, reject) => {
    asking.set({
      confirmed: () => {
        asking.set(null);
        resolve();
      },
      cancelled: () => {
        asking.set(null);
        reject(new NotConfirmed());
      },
    });
  });
}

function wantsConfirmation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth.confirmFirst';
}

/**
 * Does something that may need the password once more: when the server says so, the dialog opens, and after it the action
 * is done again. Throws NotConfirmed when the person closes the dialog, else whatever the action throws.
 */
export async function confirmIdentity<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!wantsConfirmation(error)) throw error;
    await ask();
    return action();
  }
}
