import { NotConfirmed, confirmation } from './confirmation.ts';

function ask(): Promise<void> {
  confirmation.get()?.cancelled();
  return new Promise((resolve, reject) => {
    confirmation.set({
      confirmed: () => {
        confirmation.set(null);
        resolve();
      },
      cancelled: () => {
        confirmation.set(null);
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
