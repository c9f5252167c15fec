export { DocumentFormat, formatOf, refuseMismatch } from './document-format.ts';
export { htmlTokens } from './html/html-tokens.ts';
export { ImportRefusal } from './import-refusals.ts';
export { importWorld } from './import-world.ts';
export * as json from './json.ts';
export type { VaultWorld } from './vault/vault-world.ts';
export { writeVault } from './vault/write-vault.ts';
export * as zip from './zip/read-zip.ts';
