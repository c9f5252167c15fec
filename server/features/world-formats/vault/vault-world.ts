import type { WorldBundle } from '#domain/world/bundle.ts';
import type { FilePlace } from './file-paths.ts';

/** A world on its way out, without what is in its files. */
export type VaultWorld = Omit<WorldBundle, 'files'> & {
  files: FilePlace[];
  /** Names of entries and tomes that could not be read, and are not in it. */
  missing?: string[];
};
