import { describe, expect, it } from 'vitest';
import { apartSizes, Manifest, routeSizes } from './route-sizes.ts';

const chunk = (name: string, more: { imports?: string[]; dynamicImports?: string[]; css?: string[] } = {}) => ({
  name,
  file: name,
  ...more,
});
const manifest = Manifest.parse({
  entry: chunk('entry', { css: ['style'], dynamicImports: ['world', 'learn', 'menu'] }),
  menu: chunk('menu'),
  world: chunk('world', { imports: ['shared'], dynamicImports: ['graph', 'tomes', 'learn'] }),
  learn: chunk('learn'),
  shared: chunk('shared', { dynamicImports: ['text'] }),
  text: chunk('text'),
  graph: chunk('graph', { imports: ['shared'] }),
  tomes: chunk('tomes', { dynamicImports: ['reader'] }),
  reader: chunk('reader'),
});
const parts = {
  menu: { comes: 'itself', why: '' },
  text: { comes: 'press', why: '' },
  graph: { comes: 'press', why: '' },
  tomes: { comes: 'press', why: '' },
  reader: { comes: 'itself', why: '' },
} as const;
const weights: Record<string, number> = {
  entry: 100,
  style: 10,
  menu: 5,
  world: 20,
  learn: 1,
  shared: 7,
  text: 15,
  graph: 9,
  tomes: 8,
  reader: 6,
};
const build = { manifest, entry: 'entry', parts, sizeOf: (file: string) => weights[file] ?? Number.NaN };

describe('what a screen loads', () => {
  it('is itself, what it imports, and what comes without a press, each once', () => {
    expect(routeSizes(build).map(({ screen, own }) => [screen, own])).toEqual([
      ['world', 100 + 10 + 5 + 20 + 7],
      ['learn', 100 + 10 + 5 + 1],
    ]);
  });

  it('grows most by one part that is opened, together with what that brings by itself', () => {
    expect(routeSizes(build)[0]?.later).toEqual({ part: 'text', sum: 142 + 15 });
    const heavier = { ...build, sizeOf: (file: string) => (file === 'reader' ? 8 : build.sizeOf(file)) };
    expect(routeSizes(heavier)[0]?.later).toEqual({ part: 'tomes', sum: 142 + 8 + 8 });
    expect(routeSizes(build)[1]?.later).toBeNull();
  });

  it('does not grow by a part apart, which is weighed by itself without what every page has and what shows it', () => {
    const apart = { ...parts, graph: { comes: 'apart', why: '' } } as const;
    const heavy = { ...build, parts: apart, sizeOf: (file: string) => (file === 'graph' ? 500 : build.sizeOf(file)) };
    expect(routeSizes(heavy)[0]).toMatchObject({ own: 142, later: { part: 'text' } });
    expect(apartSizes(heavy)).toEqual([{ part: 'graph', size: 500 }]);
    expect(apartSizes(build)).toEqual([]);
  });

  it('is told apart where it shows one of several parts, each with what only that one opens', () => {
    const front = Manifest.parse({
      ...manifest,
      entry: chunk('entry', { dynamicImports: ['front', 'learn'] }),
      front: chunk('front', { imports: ['shared'], dynamicImports: ['visitors', 'known'] }),
      visitors: chunk('visitors', { dynamicImports: ['graph'] }),
      known: chunk('known', { dynamicImports: ['tomes'] }),
    });
    const { menu: _menu, ...others } = parts;
    const either = { ...others, visitors: { comes: 'either', why: '' }, known: { comes: 'either', why: '' } } as const;
    const more: Record<string, number> = { ...weights, front: 2, visitors: 30, known: 40 };
    expect(routeSizes({ ...build, manifest: front, parts: either, sizeOf: (file) => more[file] ?? Number.NaN })).toEqual([
      { screen: 'visitors', own: 100 + 2 + 7 + 30, later: { part: 'text', sum: 139 + 15 } },
      { screen: 'known', own: 100 + 2 + 7 + 40, later: { part: 'text', sum: 149 + 15 } },
      { screen: 'learn', own: 100 + 1, later: null },
    ]);
  });

  it('grows by the larger of two that a part shows instead of each other', () => {
    const tab = Manifest.parse({ ...manifest, tomes: chunk('tomes', { dynamicImports: ['reader', 'writer'] }), writer: chunk('writer') });
    const either = { ...parts, reader: { comes: 'either', why: '' }, writer: { comes: 'either', why: '' } } as const;
    const more: Record<string, number> = { ...weights, writer: 11 };
    expect(routeSizes({ ...build, manifest: tab, parts: either, sizeOf: (file) => more[file] ?? Number.NaN })[0]?.later).toEqual({
      part: 'tomes',
      sum: 142 + 8 + 11,
    });
  });

  it('is not told where it is unknown when a part comes, or where a named part is none', () => {
    const { graph: _graph, ...fewer } = parts;
    expect(() => routeSizes({ ...build, parts: fewer })).toThrow('does not say when these are loaded: graph');
    expect(() => routeSizes({ ...build, parts: { ...parts, gone: { comes: 'press', why: '' } } })).toThrow('not in the build: gone');
  });
});
