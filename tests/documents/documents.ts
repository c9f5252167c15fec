import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whether a file or folder of the project exists. */
export const exists = (path: string): boolean => existsSync(join(root, path));

/** The names of what lies in a folder of the project. */
export const namesIn = (folder: string): string[] => readdirSync(join(root, folder));

/** The text of a file of the project. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const markdownIn = (folder: string): string[] =>
  namesIn(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Every document of the project, by its path. */
export const documents: string[] = [
  ...markdownIn('.'),
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
  ...markdownIn('docs/evenings'),
  'tests/chaos/README.md',
];

/** The text of a document without its fenced blocks, in which nothing is a heading or a link. */
const proseOf = (path: string): string => textOf(path).replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The anchors of the headings of a document, as GitHub makes them. */
export function anchorsOf(path: string): string[] {
  const headings = [...proseOf(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Where the relative links and pictures of a document lead: a path of the project, and an anchor in it or nothing. */
export function linksOf(path: string): { target: string; anchor: string | undefined }[] {
  const prose = proseOf(path);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g), ...prose.matchAll(/src="([^"]+)"/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [file = '', anchor] = link.split('#');
      return { target: file === '' ? path : join(dirname(path), file), anchor };
    });
}

/** The paths of the project that a document names as code; those with a placeholder or a pattern stand for several and are left out. */
export function pathsNamedIn(path: string): string[] {
  const spans = [...proseOf(path).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => /^(?:domain|contract|server|web|tests|bench|runtime|docs)\/[\w./$-]*$/.test(span));
}

/** The lines of code that a document quotes, each with the file that the document names right before. */
export function quotesIn(path: string): { file: string; line: string }[] {
  const blocks = textOf(path).matchAll(/^`([^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, file = '', code = '']) => code.split('\n').flatMap((line) => (line === '' ? [] : [{ file, line }])));
}
