const NAME = 'hearthlore.signedIn';

/**
 * Whether somebody is signed in in this browser ("1"), or was and signed out ("0"). So a session that is gone without a word is
 * told from a wished end.
 */
export const signedInMark = {
  isSet: () => shelf((storage) => storage.getItem(NAME)) === '1',
  wasEverSet: () => shelf((storage) => storage.getItem(NAME)) !== null,
  set: () => void shelf((storage) => storage.setItem(NAME, '1')),
  lift: () => void shelf((storage) => storage.setItem(NAME, '0')),
};

/** A browser may forbid its storage; then nothing is known. */
function shelf<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
