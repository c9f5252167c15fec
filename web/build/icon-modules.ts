import type { Plugin } from 'vite';
import { inWeb } from './screen-modules.ts';

const iconId = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const drawn = inWeb('ui/icons/drawn-icon.tsx');

/** The shapes of an icon in the text of its module, without the keys that stand in them for lists of React. */
export function shapesIn(code: string): string | null {
  const [, node] = /\bnode: (\[[\s\S]*?\])(?:,\n {2}\w|,?\n\};)/.exec(code) ?? [];
  return node?.replaceAll(/,\s*key: "[^"]*"/g, '').replaceAll(/\s*\n\s*/g, ' ') ?? null;
}

/**
 * Makes of each icon of lucide its shapes alone, drawn by our own `Icon`: what the library does besides (colours and sizes in properties,
 * names of classes, keys) no screen uses. An icon that is written otherwise ends the build.
 */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: iconId },
      handler(code, id) {
        if (/^export \{ .*default.* \} from /m.test(code)) return null;
        const shapes = shapesIn(code);
        if (shapes === null) throw new Error(`web/build/icon-modules.ts finds no shapes in ${id}.`);
        const text = `import { drawnIcon } from ${JSON.stringify(drawn)};\nexport default /* @__PURE__ */ drawnIcon(${shapes});\n`;
        return { code: text, map: null };
      },
    },
  };
}
