import { spokenText } from './spoken-text.ts';

/**
 * What is said of a text in parts of at most `longest` characters: whole sentences of one paragraph, where they fit. A longer
 * sentence is parted between words, a longer word between letters. No words are lost. Empty where nothing is to be said.
 */
export function spokenParts(text: string, longest: number): string[] {
  return spokenText(text)
    .split('\n\n')
    .flatMap((paragraph) =>
      packed(
        sentencesOf(paragraph).flatMap((sentence) => fitting(sentence, longest)),
        longest,
      ),
    );
}

function sentencesOf(paragraph: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

function fitting(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence];
  return packed(
    sentence.split(' ').flatMap((word) => pieces(word, longest)),
    longest,
  );
}

/** A word in pieces that fit; no letter is parted. */
function pieces(word: string, longest: number): string[] {
  if (word.length <= longest) return [word];
  const made: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    if (piece !== '' && piece.length + segment.length > longest) {
      made.push(piece);
      piece = '';
    }
    piece += segment.slice(0, longest);
  }
  return [...made, piece];
}

function packed(texts: readonly string[], longest: number): string[] {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= longest) parts[parts.length - 1] = `${last} ${text}`;
    else parts.push(text);
  }
  return parts;
}
