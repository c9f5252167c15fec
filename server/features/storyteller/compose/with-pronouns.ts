import type { Npc } from '#domain/narration/adventure.ts';
import { capitalize } from '#domain/text/capitalize.ts';

type Named = Pick<Npc, 'name' | 'pronouns'>;

/** Direct speech, which nobody touches, or a run of narration. */
const speechOrNot = /"[^"]*"|[^"]+/g;
const sentenceEnd = /(?<=[.!?…])\s+/u;

/** Whether text names somebody of these. */
const names = (text: string, people: readonly Named[]) => people.some(({ name }) => text.includes(name));

/** Whether a sentence begins with somebody's name, as the one who does something. */
const isAbout = (sentence: string, { name }: Named) => sentence.startsWith(`${capitalize(name)} `);

/**
 * Says "she" where a sentence begins with the name of whoever the sentence before was about, and speaks of nobody else: "Wenna Tarn hears
 * it. Wenna Tarn shakes her head." reads as two people. Speech between the two is theirs. Nothing is changed across paragraphs, for those who
 * are "they", whose verbs have other forms, or where anybody else of the same pronoun is named between.
 */
export function withPronouns(text: string, people: readonly Named[]): string {
  return text
    .split('\n\n')
    .map((paragraph) => withinParagraph(paragraph, people))
    .join('\n\n');
}

function withinParagraph(paragraph: string, people: readonly Named[]): string {
  let last: Named | undefined;
  const told = (paragraph.match(speechOrNot) ?? []).map((part) => {
    if (part.startsWith('"')) return part;
    const lead = /^\s*/.exec(part)?.[0] ?? '';
    const end = /\s*$/.exec(part)?.[0] ?? '';
    const sentences = part.trim() === '' ? [] : part.trim().split(sentenceEnd);
    const spoken = sentences.map((sentence) => {
      const subject = people.find((each) => isAbout(sentence, each));
      const isSame = subject !== undefined && subject === last && subject.pronouns !== 'they';
      const rest = subject === undefined ? sentence : sentence.slice(subject.name.length);
      const others = people.filter((each) => each !== subject);
      const isClear = isSame && !names(rest, others);
      // Whoever else is named may be meant by the next pronoun.
      last = subject !== undefined && !names(rest, others) ? subject : undefined;
      return isClear && subject !== undefined ? `${capitalize(subject.pronouns)}${rest}` : sentence;
    });
    return `${lead}${spoken.join(' ')}${spoken.length > 0 ? end : ''}`;
  });
  return told.join('');
}
