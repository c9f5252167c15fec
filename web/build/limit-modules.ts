import type { Plugin } from 'vite';
import { limits } from '#domain/limits/limits.ts';
import { inWeb } from './screen-modules.ts';

const list = inWeb('../domain/limits/limits.ts');
const VALUES = '\0limit-values';

/** Every limit as a constant of its own. */
export const limitValues = (): string =>
  Object.entries(limits)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * Makes of the list of limits a constant for each: a page carries those that it uses, as their values, and not the list of all.
 */
export function limitModules(): Plugin {
  return {
    name: 'limit-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === VALUES ? id : null),
    load: (id) => {
      if (id === VALUES) return limitValues();
      return id === list ? `export * as limits from ${JSON.stringify(VALUES)};` : null;
    },
  };
}
