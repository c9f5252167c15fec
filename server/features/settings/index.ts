export { findSettings, findSignups, findStorageBound, lockSettings, saveSettings } from './settings.store.ts';
export { addToList, forgetValue, isInList, keepFirstValue, replaceValue } from './shared-values.store.ts';
export type { StoredSettings } from './stored-settings.ts';
