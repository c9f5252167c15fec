import { proseRuns } from './prose-runs.ts';

/** Dice as they are written: 1d20+3, d6, 4d6kh3. */
const dice = String.raw`\b\d*d\d{1,3}(?:k[hl]\d+)?\b`;
/** Dice in brackets, with their result: “(1d20+3 = 17)”. */
const bracketedDice = new RegExp(String.raw`[([][^()[\]\n]*${dice}[^()[\]\n]*[)\]]`, 'giu');
/** A line that tells a roll and nothing else: “Perception: 1d20+3 = 17”. */
const diceLine = new RegExp(String.raw`^(?=.*${dice})(?=.*[=→🎲]).{1,160}$`, 'iu');
const heading = /^\s*(?:#{1,6}|>+)\s+/;
const bullet = /^\s*(?:[-*+•·]|\d{1,3}[.)])\s+/;
const ornament = /^[\s*_~=#❦—–-]*$/u;

/** What is said of a text that is read aloud: its words by paragraphs, without marks, ornaments and dice. */
export function spokenText(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(spokenParagraph)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function spokenParagraph(paragraph: string): string {
  const lines = paragraph.split('\n').flatMap((line) => {
    const bare = line.replace(heading, '').replace(bracketedDice, ' ');
    if (ornament.test(bare) || diceLine.test(bare)) return [];
    const item = bullet.test(bare);
    const words = withoutMarks(bare.replace(bullet, ''));
    // An item of a list ends like a sentence, so that the next one does not run into it.
    return words === '' ? [] : [item && !/[.!?…:;,]["”’')\]]*$/u.test(words) ? `${words}.` : words];
  });
  return lines.join(' ');
}

/** The words of a line without what sets them: asterisks, backquotes, addresses of links. */
function withoutMarks(line: string): string {
  return proseRuns(line)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/\[\[(?:[^[\]|\n]+\|)?([^[\]\n]+)\]\]/g, '$1')
    .replaceAll(/~~|`|(?<!\w)_+|_+(?!\w)/g, '')
    .replaceAll(/\s+([,.;:!?…])/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
