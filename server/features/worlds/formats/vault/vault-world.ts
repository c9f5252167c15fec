import type { WorldBundle } from '#domain/world-bundle.ts';
import type { FilePlace } from './file-paths.ts';

/** A world on its way out, without what is in its files. */
export type VaultWorld = Omit<WorldBundle, 'files'> & { files: FilePlace[] };
