/** Stands for the first direct speech of a line, and the letters after it for those that follow. */
const firstMark = 0xe100;
/** More than a line of 600 characters holds. */
const mostSpeeches = 200;
const marks = new RegExp(`[\\u{${firstMark.toString(16)}}-\\u{${(firstMark + mostSpeeches - 1).toString(16)}}]\\.?`, 'gu');

/** A line in which a letter stands for each direct speech, and a full stop behind it where the speech ends a sentence. */
interface Veiled {
  text: string;
  /** Any part of that text, with the speech in it put back. */
  opened: (text: string) => string;
}

/** The line without what is said in quotation marks; an unclosed one goes to the end. */
export function withoutSpeech(line: string): Veiled {
  const speeches: string[] = [];
  const text = line.replaceAll(/"[^"]*"?/gu, (speech) => {
    if (speeches.length >= mostSpeeches) return speech;
    speeches.push(speech);
    return `${String.fromCodePoint(firstMark + speeches.length - 1)}${/[.!?…]"?$/u.test(speech) ? '.' : ''}`;
  });
  return { text, opened: (part) => part.replaceAll(marks, (mark) => speeches[(mark.codePointAt(0) ?? 0) - firstMark] ?? '') };
}

/** The line with what stands outside its quotation marks put otherwise; what is said stays, and none of it is lost. */
export function outsideSpeech(line: string, change: (text: string) => string): string {
  if (!line.includes('"')) return change(line);
  const { text, opened } = withoutSpeech(line);
  const changed = change(text);
  return (changed.match(marks)?.length ?? 0) === (text.match(marks)?.length ?? 0) ? opened(changed) : line;
}
