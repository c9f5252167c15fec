import { describe, expect, it } from 'vitest';
import { FILES_PER_FOLDER, NAMES_PER_FACE, structureOf } from './structure.mjs';

const file = (path, ...imports) => ({ path, text: imports.map((to) => `import { x } from '${to}';`).join('\n') });
const many = (folder, count, ending) => Array.from({ length: count }, (_, n) => file(`${folder}/f${n}${ending}`));

describe('the structure of the folders', () => {
  it.each([
    ['as many files as a folder may have', many('web/ui', FILES_PER_FOLDER, '.tsx')],
    ['tests beside them', [...many('web/ui', FILES_PER_FOLDER, '.tsx'), ...many('web/ui', 5, '.test.tsx')]],
    ['folders that import in one direction', [file('web/a/a.ts', '#web/b/b.ts'), file('web/b/b.ts', '#web/c/c.ts'), file('web/c/c.ts')]],
    ['parts and what they make up', [file('web/a/all.ts', './b/b.ts'), file('web/a/kind.ts'), file('web/a/b/b.ts', '#web/a/kind.ts')]],
    [
      'a face that names the parts of its feature',
      [file('server/a/index.ts', './b/b.ts'), file('server/a/b/b.ts', '#server/a/c.ts'), file('server/a/c.ts')],
    ],
  ])('allows %s', (_, files) => {
    expect(structureOf(files)).toEqual([]);
  });

  it('names a folder that has become too large', () => {
    expect(structureOf(many('web/ui', FILES_PER_FOLDER + 1, '.tsx'))).toEqual([
      'web/ui has 26 files; put them into sub-folders by what they are about, 25 at most.',
    ]);
  });

  it('lets a folder be large where many alike lie', () => {
    expect(structureOf(many('server/migrations', 60, '.ts'), (folder) => folder === 'server/migrations')).toEqual([]);
  });

  it.each([
    ['an import', "import { b } from './b.ts';"],
    ['an import() of later', "void import('./b.ts').then(({ b }) => b());"],
    ['an import of types alone', "import type { B } from './b.ts';"],
    ['an export of it', "export { b } from './b.ts';"],
  ])('counts %s', (_, text) => {
    const files = [{ path: 'web/a.ts', text }, file('web/b.ts', './a.ts')];
    expect(structureOf(files)).toEqual(['These files import each other in a circle, import() included: web/a.ts, web/b.ts.']);
  });

  it('names folders that import each other, although no two of their files do', () => {
    const files = [
      file('web/a/one.ts', '#web/b/one.ts'),
      file('web/b/one.ts'),
      file('web/b/two.ts', '#web/a/two.ts'),
      file('web/a/two.ts'),
    ];
    expect(structureOf(files)).toEqual(['These folders import each other in a circle: web/a, web/b.']);
  });
});

describe('a schema in a store', () => {
  const store = (text) => [{ path: 'server/features/chat/chat.store.ts', text: `import { z } from 'zod';\n\n${text}` }];

  it.each([
    ['for a row', 'function find(row) {\n  return z.object({ id: z.string(), seats: z.array(z.enum(seats)) }).parse(row);\n}'],
    ['for rows', 'function list(rows) {\n  return z\n    .array(Row)\n    .parse(rows);\n}'],
    ['for what may be missing', 'function find(row) {\n  return row ? z.object({ id: z.string() }).safeParse(row) : null;\n}'],
  ])('is not made in a function %s', (_, text) => {
    expect(structureOf(store(text))).toEqual([
      'server/features/chat/chat.store.ts makes a schema each time it reads; make it once, outside of the function.',
    ]);
  });

  it('is made once outside of it', () => {
    const text = 'const Row = z.object({\n  ids: z.array(z.string()),\n});\n\nfunction find(row) {\n  return Row.parse(row);\n}';
    expect(structureOf(store(text))).toEqual([]);
  });
});

describe('the face of a slice', () => {
  const path = 'server/features/turns/index.ts';
  const show = (count) => [
    { path, text: `export {\n${Array.from({ length: count }, (_, n) => `  f${n},`).join('\n')}\n} from './turns.store.ts';` },
  ];

  it('may have as many names as are allowed', () => {
    expect(structureOf(show(NAMES_PER_FACE))).toEqual([]);
  });

  it('may not have more', () => {
    expect(structureOf(show(NAMES_PER_FACE + 1))).toEqual([`${path} shows 11 names; 10 at most: show only what other slices use.`]);
  });

  it.each([
    ['each of a list, types too', `export { ${'a, '.repeat(9)} b as c } from './a.ts';\nexport type { D } from './d.ts';`],
    ['a noun as one', `export { ${'a, '.repeat(10)} } from './a.ts';\nexport * as lore from './lore.ts';`],
    ['what it declares', `export { ${'a, '.repeat(9)} } from './a.ts';\nexport const b = 1;\nexport async function c() {}`],
  ])('counts %s', (_, text) => {
    expect(structureOf([{ path, text }])).toEqual([`${path} shows 11 names; 10 at most: show only what other slices use.`]);
  });

  it('may not show all of a file without its names', () => {
    expect(structureOf([{ path, text: "export * from './turns.store.ts';" }])).toEqual([
      `${path} shows all of a file; name what other slices use.`,
    ]);
  });

  it('is asked of slices alone', () => {
    const [{ text }] = show(NAMES_PER_FACE + 1);
    expect(structureOf([{ path: 'server/features/world-formats/zip/index.ts', text }])).toEqual([]);
  });
});
