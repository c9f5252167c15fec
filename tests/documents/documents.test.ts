import { describe, expect, it } from 'vitest';
import { anchorsOf, documents, exists, linksOf, namesIn, pathsNamedIn, quotesIn, textOf } from './documents.ts';

describe('the documents', () => {
  it.each(documents)('%s links only to files and headings that exist', (path) => {
    const broken = linksOf(path).filter(
      ({ target, anchor }) => !exists(target) || (anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s names only files and folders that exist', (path) => {
    expect(pathsNamedIn(path).filter((named) => !exists(named))).toEqual([]);
  });
});

describe('README.md', () => {
  it('names every setting that the server reads, but for the one of development', () => {
    const settings = [...textOf('server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
    expect(settings).toContain('PORT');
    const readme = textOf('README.md');
    expect(settings.filter((name) => name !== 'HEARTHLORE_DEV' && !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('docs/tests.md', () => {
  it('says of each file of journeys of which some wait for the night why that is right, and of no other', () => {
    const folders = ['accounts', 'evenings', 'play', 'screens', 'worlds'];
    const files = folders.flatMap((folder) => namesIn(`tests/journeys/${folder}`).map((name) => `${folder}/${name}`));
    const waiting = files.filter((file) => /\bnightly,\s+async/.test(textOf(`tests/journeys/${file}`)));
    const told = [...textOf('docs/tests.md').matchAll(/^\| `(\w+\/[\w-]+\.journey\.ts)` +\|/gm)].map(([, file = '']) => file);
    expect(waiting.length).toBeGreaterThan(20);
    expect(told.toSorted()).toEqual(waiting.toSorted());
  });
});

describe('CONTRIBUTING.md', () => {
  const quotes = quotesIn('CONTRIBUTING.md');

  it('quotes the code of one operation as it stands', () => {
    expect(quotes.length).toBeGreaterThan(20);
    expect(quotes.filter(({ file, line }) => !textOf(file).includes(line))).toEqual([]);
  });
});

describe('the tree in ARCHITECTURE.md', () => {
  const tree = foldersOfTree();

  it('names only folders that exist', () => {
    expect(tree.filter((folder) => !exists(folder))).toEqual([]);
  });

  it('names every slice of the server', () => {
    expect(namesIn('server/features').filter((slice) => !tree.includes(`server/features/${slice}`))).toEqual([]);
  });
});

/** The folders of the tree as paths: one or several names on a line, each level indented by two spaces. */
function foldersOfTree(): string[] {
  const [, block = ''] = /^```\n([\s\S]*?)^```$/m.exec(textOf('ARCHITECTURE.md')) ?? [];
  const above: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[\w./<>-]+\/(?:, )?)+)/.exec(line) ?? [];
    const depth = indent.length / 2;
    const parent = above.slice(0, depth).join('');
    const folders = names.split(', ').flatMap((name) => (name === '' ? [] : [name.replace('<slice>/', '').replace('<feature>/', '')]));
    above[depth] = folders[0] ?? '';
    return folders.map((folder) => `${parent}${folder}`.replace(/\/$/, ''));
  });
}
