/** A run of words and how it is set: stressed in italics, strong in bold. */
export interface Run {
  text: string;
  look: 'plain' | 'stressed' | 'strong';
}

/** Paragraphs are parted by blank lines; *words* between asterisks are stressed, **words** between two of them strong. Everything else is text as it stands. */
export function paragraphsOf(text: string): Run[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(runsOf);
}

function runsOf(paragraph: string): Run[] {
  const parts = paragraph.split(/((?<![\w*])\*{1,2}(?![\s*])[^*\n]+?(?<!\s)\*{1,2}(?![\w*]))/);
  return parts.filter((part) => part !== '').map(runOf);
}

const strong = /^\*\*([^*]+)\*\*$/;
const stressed = /^\*([^*]+)\*$/;

function runOf(part: string): Run {
  const [, bold] = strong.exec(part) ?? [];
  if (bold !== undefined) return { text: bold, look: 'strong' };
  const [, leaning] = stressed.exec(part) ?? [];
  return leaning === undefined ? { text: part, look: 'plain' } : { text: leaning, look: 'stressed' };
}

/** How much of a growing text is shown next: at least one more word, more when the words are far ahead, never half a word. */
export function revealed(text: string, shown: number): number {
  const step = Math.max(1, Math.ceil((text.length - shown) / 60));
  let until = shown;
  for (let word = 0; word < step && until < text.length; word += 1) until = endOfWord(text, until);
  return until;
}

function endOfWord(text: string, from: number): number {
  const match = /\s*\S+\s*/y;
  match.lastIndex = from;
  return match.test(text) ? match.lastIndex : text.length;
}
