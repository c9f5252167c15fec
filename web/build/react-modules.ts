import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { unusedExports } from './react-parts.ts';

const require = createRequire(import.meta.url);
/** What pages import of React. React’s own modules go on requiring each other as they are. */
const names = ['react', 'react/jsx-runtime', 'react-dom'];
const PREFIX = '\0named/';
const own = /\/node_modules\/(react|react-dom|scheduler)\//;

/** A module that has each export of a CommonJS module by its name. */
export function namedExports(id: string): string {
  const exported = Object.keys(require(id)).filter((name) => !name.startsWith('_') && !unusedExports.has(name));
  const named = exported.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`);
  return [`import all from ${JSON.stringify(id)};`, ...named, 'export default all;'].join('\n');
}

/**
 * Has pages import what React exports by its name: `jsx(…)` takes less of a file than `(0, runtime.jsx)(…)`, which is what an import of a
 * CommonJS module comes to.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      names.includes(id) && importer !== undefined && !importer.startsWith(PREFIX) && !own.test(importer) ? PREFIX + id : null,
    load: (id) => (id.startsWith(PREFIX) ? namedExports(id.slice(PREFIX.length)) : null),
  };
}
