import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import { stemOf, wordsIn } from '#domain/safety/stem.ts';
import { about, npcsIn } from './named.ts';
import type { Named } from './named.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { wordsOfText } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';
import { wantedBy } from './reply-facts.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { deedsIn, verbsOf } from './told-deeds.ts';
import { feelings, mindVerbs, sayVerbs } from './words/verbs.ts';

const mind = verbsOf(mindVerbs);
const say = verbsOf(sayVerbs);
const feel = verbsOf('feels feel felt is are');
const feeling = new RegExp(
  `^ (?:(?:a|an|the|very|so|too|suddenly|deeply|no|little|only|almost|more|now|both|all|\\p{L}+ly) )*(?:(?:sudden|deep|cold|strange|warm|hot|great|sharp|growing|rush of|surge of|wave of|pang of|stab of|chill of|shiver of|flicker of|twinge of|jolt of) )*(?:${feelings.split(' ').join('|')})(?![\\p{L}-])`,
  'iu',
);
/** "You are sure to be seen" and the like tell of the world. */
const ofTheWorld =
  /^ (?:(?:a|the|not|now|quite|almost|still|\p{L}+ly) )*(?:sure to|certain to|curious (?:eyes|looks)|in |moved (?:on|along|to)|hope for)/iu;
/** "So long that Mira thinks" tells how long it takes. */
const asItSeems = /\b(?:that|than) \S+ $/u;
const common = new Set(
  'the a an and or of to in on at is it i you we he she they be do me my your for with that this not no so as but'.split(' '),
);

/** Whether words follow what a player has written. */
function isOwn(words: string, wanted: string): boolean {
  const stems = new Set(wordsIn(wanted).map(stemOf));
  const meant = wordsOfText(words).filter((word) => !common.has(word));
  if (meant.length === 0)
    return words.trim() === '' || wordsOfText(words).every((word) => wordsOfText(wanted).includes(word)) || wordsOfText(words).length <= 1;
  return meant.filter((word) => stems.has(stemOf(word))).length / meant.length >= replyCheckLimits.ownSpeechShare;
}

/** Whether words before or after a quote say that somebody speaks it. */
function isSpeaker(
  whom: Pick<Named, 'pattern'>,
  lead: string,
  tail: string,
  made: (kind: string, source: () => [string, string]) => RegExp,
): boolean {
  const { pattern } = whom;
  if (pattern === '') return false;
  return (
    made('says after', () => [
      `^[,—–]?\\s*(?:(?:${pattern}) (?:\\p{L}+ly )?(?:${say.either})|(?:${say.either}) (?:${pattern}))(?![\\p{L}])`,
      'u',
    ]).test(tail) ||
    made('says before', () => [
      `(?<![\\p{L}])(?:${pattern})(?:,[^,]{1,40},)?(?: \\p{L}+ly)? (?:${say.either}|tells \\p{L}+|calls out|speaks up|begins)(?: [^.;:]{0,40})?[,:]?\\s*$`,
      'u',
    ]).test(lead)
  );
}

/** The hero to whom words in quotation marks are given, by who stands beside a verb of saying; null for "you". */
function speakerOf(lead: string, tail: string, { people }: ReplyFacts): Named | null | undefined {
  const speaks = (whom: Named) => isSpeaker(whom, lead, tail, (kind, source) => about(whom, kind, source));
  if (npcsIn(people, `${lead} ${tail}`).some(speaks)) return undefined;
  const hero = people.heroes.find(speaks);
  if (hero) return hero;
  return isSpeaker({ pattern: '[Yy]ou' }, lead, tail, (kind, source) => about(people, kind, source)) ? null : undefined;
}

/** No words are put into a hero's mouth, and no thoughts, feelings or decisions into their heart, beyond what their player wrote. */
export function checkHeroMind(piece: Piece, facts: ReplyFacts): Objection[] {
  const wanted = (hero: Named | null) => wantedBy(facts.brief, hero);
  const label = (hero: Named | null) => hero?.name ?? 'the party';
  const spoken = piece.quotes.flatMap(({ text, lead, tail }) => {
    const hero = speakerOf(lead, tail, facts);
    return hero === undefined || isOwn(text, wanted(hero)) ? [] : [objection('heroSpeaks', { hero: label(hero) })];
  });
  const stems = (hero: Named | null) => new Set(wordsIn(wanted(hero)).map(stemOf));
  const minded = deedsIn(piece, facts.people, mind)
    .filter(
      ({ hero, verb, lead, rest }) =>
        !stems(hero).has(stemOf(verb)) &&
        !asItSeems.test(lead) &&
        !/^ (?:twice|better of it)\b/iu.test(rest) &&
        // A wish may be told in the words in which it was written.
        !(verb.startsWith('want') && isOwn(rest, wanted(hero))),
    )
    .map(({ hero }) => hero);
  const felt = deedsIn(piece, facts.people, feel)
    .filter(
      ({ hero, lead, rest }) =>
        feeling.test(rest) &&
        !asItSeems.test(lead) &&
        !ofTheWorld.test(rest) &&
        !wordsIn(feeling.exec(rest)?.[0] ?? '').some((word) => stems(hero).has(stemOf(word)) && !common.has(word.toLowerCase())),
    )
    .map(({ hero }) => hero);
  return [...spoken, ...[...minded, ...felt].map((hero) => objection('heroFeels', { hero: label(hero) }))];
}
