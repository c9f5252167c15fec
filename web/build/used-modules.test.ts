import { expect, it } from 'vitest';
import { inWeb } from './screen-modules.ts';
import { Usage } from './used-modules.ts';

const texts: Record<string, string> = {
  'screen.tsx': "import { small } from './both.ts'; import { named } from './faces.ts'; export const Screen = () => [small(), named];",
  'other.tsx': "import { large } from './both.ts'; export const Other = () => large();",
  'both.ts':
    "import { table } from './table.ts'; import { word } from './word.ts'; export const small = () => word; export const large = () => table;",
  'table.ts': 'export const table = [1, 2, 3];',
  'word.ts': "import './set-up.ts'; export const word = 'word'; export const other = 'other';",
  'set-up.ts': "import { begin } from './begin.ts'; begin();",
  'begin.ts': 'export function begin() {}',
  'faces.ts': "export { inner as named } from './inner.ts'; export * from './all.ts'; export { table } from './table.ts';",
  'inner.ts': "import all from './data.json'; const { inner } = all; export { inner };",
  'all.ts': 'export class Every {}',
  'data.json': '{}',
};

const importsOf = (code: string) => [...code.matchAll(/(?:import|from) '\.\/([^']+)'/g)].map(([, name = '']) => inWeb(name));
const sourceOf = (id: string) => {
  const [, name = ''] = /\/web\/(.+)$/.exec(id) ?? [];
  const code = texts[name] ?? '';
  return { id, code: name.endsWith('.json') ? null : code, imports: importsOf(code) };
};
/** What comes with the first of the parts of a build. */
const of = (...parts: string[]) =>
  [...new Usage(sourceOf, parts.map(inWeb)).of(inWeb(parts[0] ?? ''))].map((id) => id.slice(inWeb('x').length - 1)).toSorted();

it('a part needs the modules whose names it uses, however they are passed on, and what these do when they are loaded', () => {
  expect(of('screen.tsx')).toEqual(['begin.ts', 'both.ts', 'data.json', 'faces.ts', 'inner.ts', 'screen.tsx', 'set-up.ts', 'word.ts']);
});

it('a part needs what another part uses of a module that both load', () => {
  expect(of('screen.tsx', 'other.tsx')).toContain('table.ts');
});

it('a module of which everything is used needs all that it passes on', () => {
  expect(of('faces.ts')).toEqual(['all.ts', 'data.json', 'faces.ts', 'inner.ts', 'table.ts']);
});
