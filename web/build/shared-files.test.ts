import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedFiles } from './shared-files.ts';
import type { Shareable } from './shared-files.ts';

const module = (id: string, size: number, parts: number[], imports: string[] = []): Shareable => ({
  id,
  size,
  parts: new Set(parts),
  imports,
  base: new Set(),
});
const none = { baseOf: () => new Set<string>(), weightOf: () => 1 };

describe('modules that several parts need', () => {
  it('share a file where the same parts need them', () => {
    expect(sharedFiles([module('a', 5000, [1, 2]), module('b', 5000, [1, 2])], [], none)).toEqual([['a', 'b']]);
  });

  it('share a file with others where that spares more than it costs', () => {
    const little = module('a', 50, [1, 2, 3]);
    expect(sharedFiles([little, module('b', 60, [1, 2, 4])], [], none)).toEqual([['a', 'b']]);
    expect(sharedFiles([little, module('b', 5000, [1, 2, 4])], [], none)).toEqual([['a'], ['b']]);
    expect(sharedFiles([little, module('b', 50, [4, 5])], [], none)).toEqual([['a'], ['b']]);
  });

  it('share a file where that spares something for what is opened often, and costs what is not', () => {
    const [rare, often] = [module('a', 140, [1, 2, 3]), module('b', 180, [1, 2, 4])];
    expect(sharedFiles([rare, often], [], none)).toEqual([['a'], ['b']]);
    expect(sharedFiles([rare, often], [], { ...none, weightOf: (part) => (part === 1 ? 4 : 1) })).toEqual([['a', 'b']]);
    expect(sharedFiles([rare, often], [], { ...none, weightOf: (part) => (part === 4 ? 4 : 1) })).toEqual([['a'], ['b']]);
  });

  it('stay apart where a third file is needed by one and needs the other', () => {
    const [first, last] = [module('a', 10, [1, 2], ['b']), module('c', 10, [1, 2, 3, 4])];
    expect(sharedFiles([first, last], [module('b', 9000, [1, 2, 3, 4])], none)).toEqual([['a', 'c']]);
    expect(sharedFiles([first, last], [module('b', 9000, [1, 2, 3, 4], ['c'])], none)).toEqual([['a'], ['c']]);
  });

  it('stay apart where one would bring what the other has no need of', () => {
    const modules = [module('a', 10, [1, 2], ['b']), module('b', 9000, [1, 2, 3])];
    expect(sharedFiles([...modules, module('c', 10, [1, 2, 3, 4, 5])], [], none)).toEqual([['a', 'b'], ['c']]);
  });

  it('stay apart where a screen would load the file of another one', () => {
    const ofTable = { ...module('a', 50, [1, 2, 3]), base: new Set(['table']) };
    const other = module('b', 50, [1, 2, 4]);
    expect(sharedFiles([ofTable, other], [], none)).toEqual([['a'], ['b']]);
    expect(sharedFiles([ofTable, other], [], { ...none, baseOf: (part) => new Set(part === 4 ? ['table'] : []) })).toEqual([['a', 'b']]);
  });

  it('stay apart where what one needs has been put together with the file of another screen', () => {
    const needed = module('b', 10, [1, 2]);
    const ofTable = { ...module('c', 10, [1, 2]), base: new Set(['table']) };
    const modules = [module('a', 50, [1, 2], ['b']), needed, ofTable, module('d', 50, [1, 2, 3])];
    const files = sharedFiles(modules, [], none);
    expect(files.find((ids) => ids.includes('d'))).toEqual(['d']);
  });

  it('are each in one file, and no files need each other in a circle', () => {
    const tree = fc.array(
      fc.record({ size: fc.nat({ max: 900 }), imports: fc.array(fc.nat()), parts: fc.array(fc.nat({ max: 5 }), { minLength: 1 }) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(tree, (drawn) => {
        // What a module imports is needed wherever the module is.
        const parts = drawn.map((each) => new Set(each.parts));
        const imports = drawn.map((each, at) => each.imports.map((next) => at + 1 + next).filter((next) => next < drawn.length));
        for (const [at, nexts] of imports.entries()) for (const next of nexts) for (const part of parts[at] ?? []) parts[next]?.add(part);
        const modules = drawn.map(({ size }, at) =>
          module(
            `m${at}`,
            size,
            [...(parts[at] ?? [])],
            imports[at]?.map((next) => `m${next}`),
          ),
        );
        const files = sharedFiles(modules, [], none);
        expect(files.flat().toSorted()).toEqual(modules.map(({ id }) => id).toSorted());
        const fileOf = (id: string) => files.findIndex((ids) => ids.includes(id));
        for (const from of files.keys()) {
          const found = new Set<number>();
          const nextsOf = (file: number) =>
            modules.filter(({ id }) => fileOf(id) === file).flatMap((each) => each.imports.map(fileOf).filter((next) => next !== file));
          for (const next of nextsOf(from)) found.add(next);
          for (const file of found) for (const next of nextsOf(file)) found.add(next);
          expect(found.has(from)).toBe(false);
        }
      }),
    );
  });
});
