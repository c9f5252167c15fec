import { isNounPhrase } from '#server/features/storyteller/parse/question/noun-phrase.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { isPlain } from '#server/features/storyteller/parse/words/restate.ts';

/** Ways to ask after something, each with what is asked after as its group. */
const askings: readonly RegExp[] = [
  /\babout ((?:the |a |an |his |her |their |your |its )?[^,.?!;]+)/i,
  /\b(?:heard|hear|know|knows|think|thinks|say|says|tell) (?:of|about) ([^,.?!;]+)/i,
  /^(?:and |so |but )?(?:who|what) (?:is|are|was|were|'s) ([^,.?!;]+)/i,
  /^(?:and |so |but )?(?:who|what)'s ([^,.?!;]+)/i,
  /\bwhere (?:is|are|was|were|'s|can (?:i|we) find|could (?:i|we) find|do (?:i|we) find|does) ([^,.?!;]+)/i,
  /\b(?:have|has) you seen ([^,.?!;]+)/i,
  /\bdo you (?:know|have|sell) (?!how|why|who|what|where|when|if|whether)([^,.?!;]+)/i,
  /\bfor ((?:the |news of |word of )[^,.?!;]+)/i,
];
const trailing =
  / (?:again|here|please|anyway|then|now|today|tonight|at all|about|like|from|of|to|for|around here|in this town|these days|doing|going on)$/i;
const nobody =
  /^(?:(?:it|he|she|they)\b.*|them|him|her|this|that|us|me|you|i|we|things?|everything|anything|something|nothing|what .*|how .*|why .*|if .*|whether .*|who .*|where .*|when .*|.*\b(?:my|me|our|us|i|we)\b.*)$/i;
const longest = 6;

/** What somebody is asked about, as a noun phrase that can stand in a sentence of the narrator; null where the words name nothing so plainly. */
export function subjectOf(text: string, their: string): string | null {
  const said = text.replaceAll(quoteMark, ' ').replaceAll(/\s+/g, ' ').trim();
  for (const asking of askings) {
    const [, found] = asking.exec(said) ?? [];
    if (found === undefined) continue;
    const subject = found
      .trim()
      .replace(/ (?:and|or|but|because|that|which|who|when|if|so) .*$/i, '')
      .replace(trailing, '')
      .replace(/^your\b/i, their)
      .replace(/^(?:The|A|An) /, (article) => article.toLowerCase());
    if (
      subject === '' ||
      nobody.test(subject) ||
      /\byou\b/i.test(subject) ||
      subject.split(' ').length > longest ||
      !isPlain(subject) ||
      !isNounPhrase(subject)
    )
      return null;
    return subject;
  }
  return null;
}
