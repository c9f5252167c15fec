export { htmlTokens } from './html/html-tokens.ts';
export { ImportRefused } from './import-refused.ts';
export { importWorld } from './import-world.ts';
export { isObject, readJson } from './json.ts';
export type { Json, JsonObject } from './json.ts';
export type { VaultWorld } from './vault/vault-world.ts';
export { writeVault } from './vault/write-vault.ts';
export { readZip } from './zip/read-zip.ts';
