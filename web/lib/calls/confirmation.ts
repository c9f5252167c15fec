import { Store } from '#web/lib/store/store.ts';

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

/** Who waits for the answer of the dialog that asks for the password; null while nobody does. */
export const confirmation = new Store<Asking | null>(null);
