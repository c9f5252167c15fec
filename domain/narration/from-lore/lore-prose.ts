import { capitalize } from '#domain/text/capitalize.ts';
import { cutShort } from '#domain/text/cut-short.ts';

/** Letters of one sentence at most. */
const longest = 2000;

/** The lines of a text without those that are no prose: code, headings, tables and rules. */
function proseLines(markdown: string): string[] {
  let fence: string | null = null;
  return markdown.split('\n').filter((line) => {
    const bare = line.trim();
    const mark = /^(?:`{3,}|~{3,})/.exec(bare)?.[0] ?? null;
    const isWithin = fence !== null;
    if (fence === null) fence = mark;
    else if (bare.startsWith(fence)) fence = null;
    return !isWithin && mark === null && !/^(?:#{1,6}\s|\|)|^[-*_=\s]{3,}$/.test(bare);
  });
}

/** Words without the marks of Markdown; a link is its words. */
function plain(line: string): string {
  return line
    .replaceAll(/!\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)|!\[\[[^\]\n]{0,300}\]\]/g, '')
    .replaceAll(/\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]/g, '$1')
    .replaceAll(/\[([^[\]\n]+)\]\([^)\n]{0,2000}\)/g, '$1')
    .replaceAll(/<\/?[a-z][^<>\n]*>/gi, '')
    .replaceAll(/\*+|__+|~~|`/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])_([^_\n]+)_(?![\p{L}\p{N}])/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[\p{Ll},;] )The (?=\p{Lu})/gu, 'the ')
    .trim();
}

const listMark = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;

function closed(sentence: string): string {
  return /[.!?…。！？]["'”’)」]*$/.test(sentence) ? sentence : `${sentence.replace(/[,;:–—-]+$/, '')}.`;
}

function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?…]["'”’)]*)\s+(?=["'“‘(]*[\p{Lu}\p{N}\p{Lo}])|(?<=[。！？]」?)(?!」)/u)
    .map((sentence) => cutShort(sentence.trim(), longest))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => capitalize(closed(sentence)));
}

/** The sentences of a Markdown text as they are read aloud, without its marks; a paragraph or an item of a list ends one. */
export function loreSentences(markdown: string): string[] {
  const lines = proseLines(markdown).map((line) =>
    listMark.test(line) ? `\n${line.replace(listMark, '')}\n` : line.replace(/^\s*(?:>\s?)+/, ''),
  );
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) => sentencesOf(plain(paragraph.replaceAll('\n', ' '))));
}

/** The items of the lists in a Markdown text, each as a sentence. */
export function loreItems(markdown: string): string[] {
  return proseLines(markdown)
    .filter((line) => listMark.test(line))
    .map((line) => cutShort(plain(line.replace(listMark, '')), longest))
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
    .map((item) => capitalize(closed(item)));
}

/** As many of the sentences, from the first, as so many words allow; at least one, cut short where it is longer than that alone. */
export function firstOf(sentences: readonly string[], words: number): string {
  const kept: string[] = [];
  let count = 0;
  for (const sentence of sentences) {
    count += sentence.split(' ').length;
    if (kept.length > 0 && count > words) break;
    kept.push(cutShort(sentence, words * 8));
  }
  return kept.join(' ');
}
