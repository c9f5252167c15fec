import type { Npc } from '#domain/narration/adventure.ts';
import { capitalize } from '#domain/text/capitalize.ts';

type Named = Pick<Npc, 'name' | 'pronouns'>;

const objective = { she: 'her', he: 'him', it: 'it' } as const;
const possessive = { she: 'her', he: 'his', it: 'its' } as const;

/** Direct speech, which nobody touches, or a run of narration. */
const speechOrNot = /"[^"]*"|[^"]+/g;
const sentenceEnd = /(?<=[.!?…])\s+/u;
const preposition =
  /\b(?:of|to|from|for|with|at|on|in|by|into|onto|over|under|behind|before|beside|between|around|about|after|against|toward|towards|upon|past|near|like|you and)\s$/i;
/** What gives a reason, and is no preposition. */
const reasoning = /[,;] for\s$/i;
/** What follows whoever does something: a verb of the third person, or a word that stands before one. */
const doing =
  /^ (?:\p{Ll}+ly |still |simply |only |never |just |almost |then |also |already )?(?:(?!this\b|as\b|its\b|his\b|always\b|perhaps\b|besides\b|towards\b|afterwards\b)\p{Ll}+(?<!s)s|passes|guesses|says|was|had|did|can|cannot|could|will|would|may|might|must|should|knew|stood|fell|has|is|does)\b/u;

const spellings = ({ name }: Named) => [name, capitalize(name)];
const isIn = (text: string, each: Named) => spellings(each).some((name) => text.includes(name));

/**
 * Says "she" where somebody is named once more who was the only one spoken of: "Wenna Tarn hears it. Wenna Tarn shakes her head." reads as
 * two people. Speech between the two is theirs. The name stays in a new paragraph, where anybody else is named, for those who are
 * "they", whose verbs have other forms, and where it is not plain which form of the pronoun fits.
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
    if (part.startsWith('"') || part.trim() === '') return part;
    const [lead = '', end = ''] = [/^\s*/.exec(part)?.[0], /\s*$/.exec(part)?.[0]];
    const sentences = part.trim().split(sentenceEnd);
    const spoken = sentences.map((sentence) => {
      const named = people.filter((each) => isIn(sentence, each));
      const [only] = named;
      if (only === undefined) {
        // A sentence about something else ends it; what stands before speech alone does not.
        if (/\p{L}/u.test(sentence)) last = undefined;
        return sentence;
      }
      const isKnown = only === last;
      last = named.length === 1 ? only : undefined;
      return named.length > 1 || only.pronouns === 'they' ? sentence : withoutNames(sentence, only, only.pronouns, isKnown);
    });
    return `${lead}${spoken.join(' ')}${end}`;
  });
  return told.join('');
}

/** A sentence about one person, named at most once; not at all where it is known who is meant. */
function withoutNames(sentence: string, who: Named, pronoun: 'she' | 'he' | 'it', isKnown: boolean): string {
  let isNamed = isKnown;
  let told = '';
  let rest = sentence;
  for (;;) {
    const at = Math.min(
      ...spellings(who)
        .map((name) => rest.indexOf(name))
        .filter((index) => index >= 0),
    );
    if (!Number.isFinite(at)) return told + rest;
    const [before, name, after] = [rest.slice(0, at), rest.slice(at, at + who.name.length), rest.slice(at + who.name.length)];
    const form = isNamed ? formOf(told + before, after, pronoun) : undefined;
    const says = form === undefined ? name : told + before === '' ? capitalize(form) : form;
    told += before + says;
    rest = form !== undefined && after.startsWith("'s ") ? after.slice(2) : after;
    isNamed = true;
  }
}

/** The form of a pronoun that fits between what stands before and after it; undefined where that is not plain. */
function formOf(before: string, after: string, pronoun: 'she' | 'he' | 'it'): string | undefined {
  if (after.startsWith("'s ")) return possessive[pronoun];
  if (!/^ ?\p{Ll}|^[.!?]/u.test(after)) return undefined;
  // "For she is nobody to fight" gives a reason; "before she says" and "the one before her has" are not told apart.
  if (reasoning.test(before) && doing.test(after)) return pronoun;
  if (/\b(?:before|after)\s$/i.test(before) && doing.test(after)) return undefined;
  if (preposition.test(before)) return objective[pronoun];
  return doing.test(after) ? pronoun : undefined;
}
