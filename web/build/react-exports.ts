import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import type { ESTree, Plugin } from 'vite';
import { wordsOf } from './react-names.ts';
import { inWeb } from './screen-modules.ts';

const require = createRequire(import.meta.url);

/** What the sources of the pages import of React and React DOM. */
function importedByPages(): string[] {
  const root = inWeb('.');
  const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (path) => path === 'build' });
  return sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/import \{([^}]*)\} from 'react(?:-dom)?(?:\/[\w-]+)?'/g)].flatMap(
      ([, names = '']) => wordsOf(names),
    ),
  );
}

/** What React DOM asks of the modules that it stands on. */
function neededByReactDom(): string[] {
  const code = readFileSync(join(dirname(require.resolve('react-dom')), 'cjs', 'react-dom-client.production.js'), 'utf8');
  return [...code.matchAll(/\b(?:React|ReactDOM|Scheduler)\.(\w+)/g)].map(([, name = '']) => name);
}

/** The exports of React that anything of the product asks for. */
export const wantedExports = (): ReadonlySet<string> => new Set([...importedByPages(), ...neededByReactDom()]);

/** The name that a statement exports; null for any other statement. */
function exportedBy(node: ESTree.Node): string | null {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return null;
  const { left } = node.expression;
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.object.name !== 'exports') return null;
  return left.property.type === 'Identifier' ? left.property.name : null;
}

/** A module of React without the exports that nobody wants; the bundler then drops what stood behind them. */
export function withoutExports(code: string, wanted: ReadonlySet<string>): string {
  let text = code;
  for (const node of parseSync('react.js', code).program.body.toReversed()) {
    const name = exportedBy(node);
    if (name !== null && !wanted.has(name)) text = text.slice(0, node.start) + text.slice(node.end);
  }
  return text;
}

/** Leaves out of React, of the small module of React DOM and of their scheduler what neither a page nor React DOM itself asks for. */
export function reactExports(): Plugin {
  let wanted: ReadonlySet<string> | undefined;
  return {
    name: 'react-exports',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:react|react-dom|scheduler)\/cjs\/(?:react|react-dom|scheduler)\.production\.js$/ },
      handler(code) {
        wanted ??= wantedExports();
        return { code: withoutExports(code, wanted), map: null };
      },
    },
  };
}
