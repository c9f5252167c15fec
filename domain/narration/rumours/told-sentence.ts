import { pronounsIn } from '#domain/narration/from-lore/lore-kind.ts';
import type { LoreKind } from '#domain/narration/from-lore/lore-kind.ts';
import type { LoreCard } from '#domain/narration/from-lore/lore-card.ts';
import { nameInPlay, placeInPlay, spokenName, taleInPlay, wordsFor } from '#domain/narration/from-lore/lore-names.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';

/** Letters of a sentence that somebody would pass on. */
const letters = { least: 20, most: 240 } as const;

/** Words by which a sentence leans on the one before it. */
const leaning =
  /^(?:this|that|these|those|and|but|so|then|here|there|yet|or|however|instead|both|neither|another|others?|such|thus|also|even|it (?:is|was|has been) (?:said|told|thought|held|known|believed|rumou?red|\p{L}+ (?:to|that)))\b/iu;
/** First words that stand within a sentence as well as at its beginning. */
const small =
  /^(?:an?|the|in|on|at|under|behind|above|below|beyond|beside|between|near|over|every|each|nobody|somebody|everybody|no|some|many|most|few|for|by|from|with|without|when|where|what|whoever|who|nothing|all|once|only|its|people|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

/** A name as it stands within a sentence. */
export function saidName(card: LoreCard, kind: LoreKind): string {
  if (kind === 'place') return placeInPlay(card);
  if (kind === 'beast') return nameInPlay(card, kind);
  return kind === 'tale' ? taleInPlay(card) : spokenName(card);
}

/** Finds a name in a text as a word of its own, with its article. */
export const nameIn = (called: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:the )?${escapePattern(called)}(?![\p{L}\p{N}])`, flags);

/** Whether a text says a name of an entry, or a word that it is made of. */
export const isNamedIn = (card: LoreCard, text: string): boolean => wordsFor(card).some((word) => nameIn(word).test(text));

/** Whether whoever hears a sentence knows of whom it is: people are known by a part of their name. */
const saysWhom = (card: LoreCard, kind: LoreKind, sentence: string): boolean =>
  kind === 'person' ? isNamedIn(card, sentence) : card.called.some((each) => nameIn(each).test(sentence));

const ownOf = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/**
 * A sentence of an entry as somebody says it who has not read the rest: it names whom it is about. Null where it leans on the
 * sentence before it, or is too short or too long to be passed on.
 */
export function toldSentence(sentence: string, card: LoreCard, kind: LoreKind): string | null {
  if (sentence.length < letters.least || sentence.length > letters.most || leaning.test(sentence)) return null;
  // What somebody else says in it has no end, or no beginning.
  if ((sentence.match(/["“”]/g) ?? []).length % 2 === 1) return null;
  const name = capitalize(saidName(card, kind));
  const [, pronoun, rest = ''] = /^(she|he|it|they|her|his|its|their) (.+)$/i.exec(sentence) ?? [];
  if (pronoun !== undefined) {
    const [subject, isOwner] = subjects[pronoun.toLowerCase()] ?? ['it', false];
    if (!isOf(subject, card, kind)) return null;
    return isOwner ? `${ownOf(name)} ${rest}` : `${name} ${rest}`;
  }
  if (saysWhom(card, kind, sentence)) return sentence;
  return `${name}: ${small.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence}`;
}

const subjects: Readonly<Record<string, [subject: 'she' | 'he' | 'it' | 'they', isOwner: boolean]>> = {
  she: ['she', false],
  he: ['he', false],
  it: ['it', false],
  they: ['they', false],
  her: ['she', true],
  his: ['he', true],
  its: ['it', true],
  their: ['they', true],
};

/** Whether a pronoun is likely to mean what the entry is about. */
function isOf(subject: 'she' | 'he' | 'it' | 'they', { open, hidden }: LoreCard, kind: LoreKind): boolean {
  const spoken = pronounsIn([...open.sentences, ...hidden.sentences]);
  if (subject === 'it') return kind !== 'person';
  if (subject === 'they') return kind === 'group' || kind === 'beast' || (kind === 'person' && spoken === 'they');
  return (kind === 'person' || kind === 'beast') && spoken === subject;
}
