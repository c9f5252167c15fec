import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { inWeb } from './screen-modules.ts';

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.match(/\w+/g) ?? [];

/** All words that the sources of the pages say. */
export function wordsOfPages(): ReadonlySet<string> {
  const root = inWeb('.');
  const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (path) => path === 'build' });
  return new Set(sources.flatMap((path) => wordsOf(readFileSync(join(root, path), 'utf8'))));
}

/** Replaces what one place of a text holds; refuses a text without it. */
function replaced(code: string, place: RegExp, by: (text: string) => string): string {
  if (!place.test(code)) throw new Error(`web/build/react-names.ts finds no ${place.source} in React DOM.`);
  return code.replace(place, by);
}

const begun = (word: string) => `on${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The cases of `setProp`, each with those before it that go on into it. */
function casesOf(program: ESTree.Program): ESTree.SwitchCase[][] {
  const setProp = program.body.find((node) => node.type === 'FunctionDeclaration' && node.id?.name === 'setProp');
  const [statement] = setProp?.type === 'FunctionDeclaration' ? (setProp.body?.body ?? []) : [];
  if (statement?.type !== 'SwitchStatement') throw new Error('web/build/react-names.ts finds no cases of setProp in React DOM.');
  const groups: ESTree.SwitchCase[][] = [[]];
  for (const each of statement.cases) {
    groups.at(-1)?.push(each);
    if (/Break|Return|Throw/.test(each.consequent.at(-1)?.type ?? '')) groups.push([]);
  }
  return groups;
}

/**
 * React DOM without names of attributes, styles and events that no page says: other spellings of them, and properties that are set in a
 * way of their own. What a page says later stays from then on, as the words are read with each build.
 */
export function withoutUnsaid(code: string, said: ReadonlySet<string>): string {
  let text = code;
  const unsaid = ({ test }: ESTree.SwitchCase) => test?.type === 'Literal' && !said.has(String(test.value));
  for (const group of casesOf(parseSync('react-dom.js', text).program).toReversed()) {
    const [first] = group;
    const last = group.at(-1);
    if (first && last && group.every(unsaid)) text = text.slice(0, first.start) + text.slice(last.end);
  }
  text = replaced(text, /(?<=aliases = new Map\(\[)[^;]*?(?=\]\))/, (list) =>
    list.replaceAll(/\["(\w+)", "[^"]+"\],?/g, (entry, name: string) => (said.has(name) ? entry : '')),
  );
  text = replaced(text, /(?<=unitlessNumbers = new Set\(\s*")[^"]+/, (list) =>
    list
      .split(' ')
      .filter((name) => said.has(name))
      .join(' '),
  );
  return replaced(text, /(?<=simpleEventPluginEvents =\s*")[^"]+/, (list) =>
    list
      .split(' ')
      .filter((name) => said.has(begun(name)) || said.has(`${begun(name)}Capture`))
      .join(' '),
  );
}
