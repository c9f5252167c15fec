import { createFileLinks } from './file-links.ts';
import type { FileLinks } from './file-links.ts';
import type { FileStore } from './file-store.ts';

/** Where uploaded files lie, and the links by which they are fetched. */
export type Files = FileStore & FileLinks;

/** Puts a place for files together with links under the installation's secret. */
export function createFiles(store: FileStore, secret: string): Files {
  return { ...store, ...createFileLinks(secret) };
}
