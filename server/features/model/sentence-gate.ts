import { plainText } from './prompt-parts/plain-text.ts';

export interface Gate {
  /** Takes what the model says and gives what may be told of it now; parts are held back until they are whole. */
  push(text: string): string;
  /** What was held back, when nothing more comes. */
  end(): string;
  /** True once the limit is reached: nothing more is told. */
  full(): boolean;
}

/** Before the limit, characters in which only whole sentences are told, so that the cut falls between two of them. */
const lastStretch = 600;
const sentenceEnd = /[.!?…]["'”’)\]]*(?=\s)/g;

/** Lets a model's words through as plain text, trimmed at both ends, and cut at `limit` characters after a whole sentence. */
export function openGate(limit: number): Gate {
  let held = '';
  let passed = 0;
  let full = false;

  const tell = (length: number): string => {
    const text = held.slice(0, length);
    held = held.slice(length);
    passed += length;
    return text;
  };

  return {
    push(text) {
      if (full) return '';
      held = (held + plainText(text)).replace(/[ \t]+(?=\n)/g, '').replace(/\n{3,}/g, '\n\n');
      if (passed === 0) held = held.trimStart();
      const room = limit - passed;
      full = held.trimEnd().length > room;
      if (full) return tell(cutAt(held, room)).trimEnd();
      return tell(room - held.length < lastStretch ? lastSentence(held, held.length) : settled(held));
    },
    end: () => (full ? '' : tell(held.length).trimEnd()),
    full: () => full,
  };
}

/** Where the text may be cut so that at most `room` characters stay: after a sentence, else after a word. */
function cutAt(text: string, room: number): number {
  const sentence = lastSentence(text, room);
  if (sentence > 0) return sentence;
  return /\s/.test(text.charAt(room)) ? room : Math.max(0, text.slice(0, room).search(/\s\S*$/));
}

function lastSentence(text: string, room: number): number {
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  return ends.findLast((end) => end <= room) ?? 0;
}

/** Everything but space at the end, which may turn out to be the end of all, and half of a character. */
function settled(text: string): number {
  return text.replace(/[\uD800-\uDBFF]$/, '').trimEnd().length;
}
