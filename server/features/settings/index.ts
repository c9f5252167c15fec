export { obtainSecret } from './installation-secret.ts';
export { findSettings, findSignups, findStorageBound, lockSettings, saveSettings } from './settings.store.ts';
export * as sharedValues from './shared-values.store.ts';
export type { StoredSettings } from './stored-settings.ts';
