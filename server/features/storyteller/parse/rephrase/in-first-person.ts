import { escapePattern } from '#domain/text/escape-pattern.ts';
import { beginsVerb } from '#server/features/storyteller/parse/words/begins-verb.ts';
import { baseOf, baseOfThird } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Direct speech, which stays as it is. */
const quoted = /("[^"]*"?|“[^”]*”?)/u;
/** Somebody who speaks of themself as "I" does not tell of their hero. */
const ownWord = /(?:^|[^\p{L}'’])(?:i|i['’]\p{L}+|my|me|lemme)(?![\p{L}])/iu;
/** What may stand between whoever does something and what they do. */
const manner = String.raw`(?:(?:\p{L}+ly|just|also|then|now|first|still|again|only|even|never|always|both)\s+){0,2}`;
/** Verbs that are no form of what is done: "Mira is here", "Mira has seen it". */
const leaning: Readonly<Record<string, string>> = {
  is: 'am',
  was: 'was',
  has: 'have',
  does: 'do',
  "isn't": 'am not',
  "doesn't": "don't",
  "hasn't": "haven't",
  "wasn't": "wasn't",
};
const modal = /^(?:can|could|will|would|shall|should|may|might|must|can't|couldn't|won't|wouldn't|had|did|didn't)$/iu;
/** A word that can be a verb told of one person: "looks". */
const third = /^[\p{L}'’-]{2,}s$/iu;
/** Forms of the past that are told of a hero: "Mira took the rope". */
const isFinite = (word: string): boolean => third.test(word) || leaning[word] !== undefined || modal.test(word);

/** A finite verb as it stands behind "I". */
function plainForm(word: string): string {
  const lower = word.toLowerCase().replace('’', "'");
  return leaning[lower] ?? (modal.test(lower) || !third.test(lower) ? word : baseOfThird(lower));
}

/** Words that stand behind "and" or a comma and go on with what the same hero does: "takes the coat and goes through the pockets". */
const goingOn = new RegExp(String.raw`((?:,|;|,? and| then|,? but| or)(?: then)? ${manner})(\p{L}+s)(?= (\p{L}+)|$|[,.;!?])`, 'giu');

/** What stands behind a verb, and seldom behind a thing in the plural. */
const behindVerb = /^(?:the|an?|her|his|their|my|it|him|them|at|up|down|off|out|over|away|back|into|onto|through|around)$/iu;

function withVerbsPlain(sentence: string): string {
  return sentence.replaceAll(goingOn, (whole: string, joint: string, verb: string, next = '') => {
    const base = baseOf(verb);
    if (base === undefined) return behindVerb.test(next) ? `${joint}${baseOfThird(verb)}` : whole;
    return base !== verb && (next === '' || beginsVerb(base, next.toLowerCase())) ? `${joint}${base}` : whole;
  });
}

/** Who has said what stood before: "says Mira softly". */
const saidBy = (own: string): RegExp =>
  new RegExp(
    String.raw`^(?<lead>\s*)(?<verb>say|ask|call|shout|whisper|mutter|answer|reply|cry|add|murmur|laugh)s ${own}(?![\p{L}'’])`,
    'iu',
  );

interface Names {
  /** The hero's name, as a pattern. */
  own: string;
  /** The names of the other heroes, as a pattern; empty where there are none. */
  others: string;
}

/** What is asked about the hero: "what does she notice?", "is Mira hurt?" */
function questionOf(sentence: string, { own }: Names): string {
  const whom = String.raw`(?:${own}|s?he)`;
  return sentence
    .replaceAll(
      new RegExp(String.raw`\b(does|is|has|was) ${whom}(?![\p{L}'’])`, 'giu'),
      (_, verb: string) => `${leaning[verb.toLowerCase()]} I`,
    )
    .replaceAll(new RegExp(String.raw`\b(can|could|did|will|would|should|may|might|must|had|shall) ${whom}(?![\p{L}'’])`, 'giu'), '$1 I')
    .replaceAll(
      /\b(with|around|about|before|near|behind|beside|to|at|for|on|brought|told|brings|follows|by|against|from|of) (?:her|him)(?=$|[,;?!.]| (?:here|now|to|right|in|at|on|and|or)\b)/giu,
      '$1 me',
    )
    .replaceAll(/\b(?:her|his) (?=\p{L})/giu, 'my ');
}

/** One sentence outside quotation marks; `isOwn` when the sentence before was about the hero, so that "she" means them. */
function sentenceOf(sentence: string, isOwn: boolean, names: Names): { text: string; isOwn: boolean } {
  const { own, others } = names;
  const hero = new RegExp(String.raw`(?<![\p{L}])${own}(?![\p{L}'’])`, 'iu');
  const both =
    others === ''
      ? /(?!)/gu
      : new RegExp(String.raw`(?<![\p{L}])(?:${own} and (?:${others})|(?:${others}) and ${own})(?![\p{L}'’])`, 'giu');
  const isQuestion = /\?["”']?\s*$/u.test(sentence) && (hero.test(sentence) || (isOwn && /\b(?:s?he|her|him|his)\b/iu.test(sentence)));
  let isAbout = false;
  const asOwn = (lead: string, how: string, verb: string): string => {
    isAbout = true;
    return `${lead}I ${how}${plainForm(verb)}`;
  };
  const start = String.raw`(^\s*(?:(?:and|then|so|but|now|meanwhile|ok(?:ay)?|also)\b,? )*(?:(?:after|while|as|when|with|before)\b[^,.]{2,60}, )?|[,;] (?:and |then |but |while |as )?| and (?:then )?| then | while | as )`;
  const pairs =
    /(?<lead>^\s*|[,;] (?:and |then )?| and (?:then )?)(?:the two|the pair|both|the (?:two )?heroes|they both)(?: of them)? (?<verb>\p{L}+)/giu;
  const text = sentence
    .replace(saidBy(own), '$<lead>I $<verb>')
    .replaceAll(both, 'we')
    .replaceAll(pairs, (whole: string, lead: string, verb: string) => {
      if (baseOf(verb) === undefined) return whole;
      isAbout = true;
      return `${lead}we ${verb}`;
    })
    .replaceAll(
      new RegExp(String.raw`${start}${own} (${manner})([\p{L}'’]+)(?=$|[\s,.;:!?])`, 'giu'),
      (whole: string, lead: string, how: string, verb: string) =>
        isFinite(verb) || baseOf(verb) !== undefined ? asOwn(lead, how, verb) : whole,
    );
  const isOwnNow = isAbout || isOwn;
  if (isQuestion) return { text: withNamePlain(questionOf(text, names), names), isOwn: true };
  const later = isOwnNow
    ? text.replaceAll(
        new RegExp(String.raw`${start}s?he (${manner})([\p{L}'’]+)(?=$|[\s,.;:!?])`, 'giu'),
        (whole: string, lead: string, how: string, verb: string) =>
          isFinite(verb) && (isAbout || lead.trim() === '' || /^\s*(?:and|then|so|but|now)/iu.test(lead)) ? asOwn(lead, how, verb) : whole,
      )
    : text;
  if (!isAbout) return { text: later, isOwn: isOwnNow && /^\s*$/u.test(sentence) };
  return { text: withNamePlain(withVerbsPlain(later), names), isOwn: true };
}

/** The hero's name where they do nothing: "with Mira" is with me. */
function withNamePlain(text: string, { own }: Names): string {
  return text
    .replaceAll(new RegExp(String.raw`(?<![\p{L}])${own}['’]s(?![\p{L}])`, 'giu'), 'my')
    .replaceAll(new RegExp(String.raw`(?<![\p{L}])${own}(?![\p{L}'’])`, 'giu'), 'me')
    .replaceAll(/\b(?:her|him)self\b/giu, 'myself')
    .replaceAll(/\b(?:her|his) own\b/giu, 'my own');
}

const sentences = /[^.!?…]+(?:[.!?…]+(?=\s|$|["”'])|$)|[.!?…]+/gu;

/**
 * A line that tells of its hero by name, as that hero would say it: "Mira hesitates, then she takes the coat" becomes "I hesitate, then I take
 * the coat". Direct speech stays, and so does a line that says "I" anywhere else, and one that never says what its hero does.
 */
export function inFirstPerson(line: string, name: string, others: readonly string[]): string {
  const parts = line.split(quoted);
  const names: Names = { own: escapePattern(name), others: others.map(escapePattern).join('|') };
  const told = parts.filter((_, at) => at % 2 === 0).join(' ');
  const tells = new RegExp(
    String.raw`(?:^|[^\p{L}])(?:${names.own} ${manner}(?:[\p{L}'’]*s|can|could|will|would|must|may|might|should)(?![\p{L}])|(?:[Ii]s|[Dd]oes|[Hh]as|[Cc]an|[Dd]id|[Ww]ill|[Ss]hould|[Ww]ould|[Ww]as|says|asks|calls|shouts|whispers|mutters|answers|replies|adds) ${names.own}(?![\p{L}])|${names.own} and \p{Lu}|\p{Lu}\p{L}+ and ${names.own})`,
    'u',
  );
  if (!tells.test(told) || ownWord.test(told)) return line;
  let isOwn = false;
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part;
      return part.replaceAll(sentences, (sentence) => {
        const read = sentenceOf(sentence, isOwn, names);
        isOwn = read.isOwn;
        // A sentence that began with a capital letter still does.
        return /^\s*\p{Lu}/u.test(sentence) ? read.text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : read.text;
      });
    })
    .join('');
}
