/** A run of words, plain or stressed. */
export interface Run {
  text: string;
  stressed: boolean;
}

/** Paragraphs are parted by blank lines; *words* between asterisks are stressed. Everything else is text as it stands. */
export function paragraphsOf(text: string): Run[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(runsOf);
}

function runsOf(paragraph: string): Run[] {
  const parts = paragraph.split(/(?<![\w*])\*(?!\s)([^*\n]+?)(?<!\s)\*(?![\w*])/);
  return parts.map((text, index) => ({ text, stressed: index % 2 === 1 })).filter(({ text }) => text !== '');
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
