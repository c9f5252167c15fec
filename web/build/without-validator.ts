import type { Plugin } from 'vite';

/** The validator of documents, which only the server runs: 24 kB packed, that every table would load. */
const validator = '/node_modules/zod/';

interface Chunk {
  name: string;
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/**
 * Refuses a build whose pages carry the validator. A rule that stands in one file with a schema brings it along, as that file is then
 * needed; `importersOf` says which files import a module, so that the refusal can name those that are in the pages.
 */
export function refuseValidator(chunks: readonly Chunk[], importersOf: (id: string) => readonly string[]): void {
  const used = new Set(chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0)));
  const [first] = [...used].filter((id) => id.includes(validator));
  if (first === undefined) return;
  const own = [...used].filter((id) => !id.includes('/node_modules/'));
  const schemas = new Set([...used].filter((id) => id.includes(validator)).flatMap(importersOf));
  const named = own.filter((id) => schemas.has(id)).toSorted();
  throw new Error(
    `Pages carry the validator (zod) for a rule that stands beside a schema. Files with schemas in them:\n${named.join('\n')}`,
  );
}

/** Ends the build where pages carry the validator of documents. */
export function withoutValidator(): Plugin {
  return {
    name: 'without-validator',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      refuseValidator(chunks, (id) => this.getModuleInfo(id)?.importers ?? []);
    },
  };
}
