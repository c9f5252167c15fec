import type { Plugin } from 'vite';
import { inWeb } from './screen-modules.ts';

/** What Tailwind writes for browsers that do not know `@property`. Those that pages are built for know it. */
const fallback = /@layer properties\{@supports [^{]+\{[^{}]+\{[^{}]*\}\}\}/;

/** Leaves out of the styles what Tailwind writes for browsers that do not know `@property`. Styles without it end the build. */
export function knownProperties(): Plugin {
  return {
    name: 'known-properties',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: inWeb('styles/index.css') },
      handler(code) {
        if (!code.includes('@property')) return null;
        if (!fallback.test(code)) throw new Error('web/build/known-properties.ts finds no fallback in the styles.');
        return { code: code.replace(fallback, ''), map: null };
      },
    },
  };
}
