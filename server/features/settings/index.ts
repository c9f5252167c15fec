export { findSettings, findSignups, findStorageBound, lockSettings, saveSettings } from './settings.store.ts';
export type { StoredSettings } from './stored-settings.ts';
