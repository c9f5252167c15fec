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

let asking: Asking | null = null;
const listeners = new Set<() => void>();

function become(next: Asking | null) {
  asking = next;
  for (const listener of listeners) listener();
}

/** What the dialog that asks for the password reads: `asking` is null while nobody waits. For useSyncExternalStore. */
export const confirmation = {
  current: () => asking,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function ask(): Promise<void> {
  const before = asking;
  before?.cancelled();
  return new Promise((resolve, reject) => {
    become({
      confirmed: () => {
        become(null);
        resolve();
      },
      cancelled: () => {
        become(null);
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
