import { parseSync } from 'vite';
import type { ESTree, Plugin } from 'vite';
import { below } from './nodes.ts';

/** Stands for the list of files that Vite fetches together with an `import()`. */
const DEPS = '__vite__mapDeps';

/** The numbers of the files that a node names for Vite to fetch; null for any other node. */
function filesNamedBy(node: ESTree.Node | undefined): number[] | null {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== DEPS) return null;
  const [list] = node.arguments;
  if (list?.type !== 'ArrayExpression') return null;
  return list.elements.map((each) => (each?.type === 'Literal' ? Number(each.value) : Number.NaN));
}

/** What is fetched, of the function that Vite has called for it: the function’s result, or the `import()` whose names alone it takes out. */
function fetched(node: ESTree.Node | undefined): ESTree.Node | null {
  if (node?.type !== 'ArrowFunctionExpression') return null;
  if (node.body.type !== 'BlockStatement') return node.body;
  const [first] = node.body.body;
  const init = first?.type === 'VariableDeclaration' ? first.declarations[0]?.init : null;
  return init?.type === 'AwaitExpression' ? init.argument : null;
}

/**
 * A file of the build whose `import()`s stand by themselves where Vite would only look for the one style besides, which every page has.
 * Where it has other files fetched along, all stays.
 */
export function withBareImports(code: string): string {
  const names = new RegExp(`^const ${DEPS}=.*?=\\[([^\\]]*)\\].*\\n`).exec(code);
  if (!names) return code;
  const styles = new Set((names[1] ?? '').split(',').flatMap((name, at) => (/\.css"?$/.test(name) ? [at] : [])));
  const edits: { start: number; end: number; text: string }[] = [];
  let areLeft = false;
  const visit = (node: ESTree.Node) => {
    const files = node.type === 'CallExpression' ? filesNamedBy(node.arguments[1]) : null;
    const found = node.type === 'CallExpression' && files?.every((file) => styles.has(file)) === true ? fetched(node.arguments[0]) : null;
    if (found) edits.push({ start: node.start, end: node.end, text: code.slice(found.start, found.end) });
    else {
      if (files) areLeft = true;
      below(node).forEach(visit);
    }
  };
  visit(parseSync('chunk.js', code).program);
  let text = code;
  for (const { start, end, text: bare } of edits.toReversed()) text = text.slice(0, start) + bare + text.slice(end);
  return areLeft ? text : text.slice(names[0].length);
}

/** Leaves out what Vite puts around each `import()` for the sake of styles: there is one for all pages, and each of them names it. */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withBareImports(file.code);
      },
    },
  };
}
