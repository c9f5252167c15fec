/** A run of words and how it is set: stressed in italics, strong in bold. */
export interface ProseRun {
  text: string;
  look: 'plain' | 'stressed' | 'strong';
}

const strong = /^\*\*([^*]+)\*\*$/;
const stressed = /^\*([^*]+)\*$/;

/** The runs of a paragraph: *words* between asterisks are stressed, **words** between two of them strong. All else is text as it stands. */
export function proseRuns(paragraph: string): ProseRun[] {
  const parts = paragraph.split(/((?<![\w*])\*{1,2}(?![\s*])[^*\n]+?(?<!\s)\*{1,2}(?![\w*]))/);
  return parts.filter((part) => part !== '').map(runOf);
}

function runOf(part: string): ProseRun {
  const [, bold] = strong.exec(part) ?? [];
  if (bold !== undefined) return { text: bold, look: 'strong' };
  const [, leaning] = stressed.exec(part) ?? [];
  return leaning === undefined ? { text: part, look: 'plain' } : { text: leaning, look: 'stressed' };
}
