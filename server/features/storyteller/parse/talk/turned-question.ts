import { capitalize } from '#domain/text/capitalize.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { askingPart, inBrief } from '#server/features/storyteller/parse/question/in-brief.ts';
import { isPlain } from '#server/features/storyteller/parse/words/restate.ts';
import { baseOf, isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** What a question asks for as whoever is asked says it again, in a few of its words, and whether it is about themselves. */
export interface TurnedQuestion {
  /** "Why am I crying?" */
  echo: string;
  isPersonal: boolean;
}

const before = /^(?:(?:so|and|but|or|well|ok|okay|hey|oh|um|hm+|please|then|also),? )+/i;
const asking =
  /^(?:who|whose|whom|what|where|why|when|how|which|do|does|did|is|are|was|were|can|could|has|have|will|would|should|any|whats|wheres|whos)\b/i;
const strays = / (?:on earth|in the world|the (?:heck|hell|devil))(?= )/giu;
/** Somebody called without a mark: "kiddo did you draw that". */
const calling =
  /^(?!(?:who|whose|what|where|why|when|how|which)\b)(?:\p{L}+ ){1,2}(?=(?:did|do|are|have|can|will|would|could|were) (?:you|u)\b)/iu;
const telling = /^(?:tell|remind) (?:me|us)\b/i;
/** What is told of a question: "I ask Dorrit who slept here". */
const reported =
  /^.*?\b(?:ask|asks|asking|wonder|wondering|know)\b (?:[\p{L}'-]+ ){0,4}?(?=(?:who|whose|what|where|why|when|how|which)\b)/iu;
/** Words after which "you" is whom something is done to. */
const governing =
  /^(?:for|to|with|from|about|at|on|by|near|behind|like|hurt|hurts|tell|told|tells|give|gave|help|helped|ask|asked|see|saw|made|make|let|lets|leave|left|hit|scare|scared|bother|bothers|bothering|troubles|troubling|scares|sent|send|paid|pay|taught|teach|call|called|hired|hire|brought|brings|bring|attacked|took|take|hide|hides|hid|keep|keeps|kept|owe|owes|owed|promise|promises|promised|steal|stole|teaches|want|wants|wanted|love|loves|miss|trust|trusts|follow|followed|show|showed|\p{L}{2,}ing)$/u;
const turned: Record<string, string> = {
  you: 'I',
  u: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
};
/** What goes with "I" or "you", beside it. */
const agreeing: Record<string, Record<string, string>> = { I: { are: 'am', were: 'was' }, you: { am: 'are', was: 'were' } };

/** Words that claim or carry something, after which "you" begins what is claimed or done. */
const claiming =
  /^(?:(?:say|said|think|thought|know|knew|hope|hoped|believe|believed|claim|claimed|mean|meant|wish|wished|guess|guessed|hear|heard)s?|do|does|did|has|had|have|is|was|were|are|'?s)$/u;
/** Whether a word is a verb that somebody else does to whoever stands behind it: "pays you", "gave you". */
const isDoneTo = (word: string): boolean =>
  !claiming.test(word) && ((word.endsWith('s') && baseOf(word) !== undefined && baseOf(word) !== word) || isPast(word));

/** A question of which only the beginning was left out: "you coming?" */
const bareBeing = /^(?:I|me) \p{L}+ing\b/u;

function turnedWord(word: string, previous: string, isLast: boolean): string {
  const lower = word.toLowerCase();
  // "Which of you is the boss?" asks several.
  if (lower === 'you' && previous === 'of') return 'us';
  if (
    lower === 'you' &&
    (governing.test(previous) || isDoneTo(previous) || (isLast && !/^(?:are|were|do|did|have|can|will|would|could|am)$/.test(previous)))
  )
    return 'me';
  return turned[lower] ?? word;
}

const helping = String.raw`(?:am|is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|shall|may|might|must|need|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|couldn't|hasn't|haven't|hadn't|won't|wouldn't|shouldn't)`;
/** A question in its order: "where does it lead", "whose barrow is it", "who took her". */
const inOrder = new RegExp(
  String.raw`^(?:(?:where|why|when|how)(?:'s|s|'re|'d| ${helping})\b|(?:when|if) (?:he|she|it|they)(?:'s|'re| is| are)\b|how (?:many|much|long|far|old|often|big|deep|late|tall|bad|well|come)\b|(?:who|whom|what|which|whose)(?!,? an? )\b|(?:tell|remind) |any|${helping}\b)`,
  'iu',
);
/** What no question has that was read rightly: words that stand for nobody in particular, "the she", a word that asks behind what it asks for. */
const misheard =
  /\b(?:the|an?|my|your|his|her|their|our) (?:he|she|it|they|i|you|we|him|them)\b|\bone (?:get|go|do|come|find|reach|say)s?\b|\bto who$|\b(?:wh(?:at|en|ere|y)|how) if\b|^(?:who|what) (?:who|what|where|why|how)\b/iu;
/** "Do sit down": a plea, and no question. */
const plea = /^do (?<next>\p{L}+)\b(?! \p{L}+ (?:\p{L}+ )*\?)/iu;

/** Whether words are a question that can be said again as it stands. */
function isWhole(question: string): boolean {
  const next = plea.exec(question)?.groups?.['next']?.toLowerCase();
  const isPlea =
    next !== undefined && baseOf(next) === next && !/^(?:people|men|women|folk|fish|sheep|all|any|some|both|guards?|hands?)$/u.test(next);
  return inOrder.test(question) && !misheard.test(question) && !isPlea;
}

/** What the question in what is said to somebody asks for, turned round; null where nothing can be said again. */
export function turnedQuestion(text: string, name: string): TurnedQuestion | null {
  const plain = text.replaceAll('’', "'").replaceAll(quoteMark, ' ').trim();
  const sentences = sentencesOf(plain);
  const question =
    sentences.findLast((each) => each.trim().endsWith('?')) ??
    sentences.findLast((each) => telling.test(each.trim())) ??
    sentences.at(-1) ??
    '';
  const calls = [name, name.replace(/^the /i, ''), name.split(' ')[0] ?? name]
    .map((each) => each.replaceAll(/[^\p{L}' -]/gu, ''))
    .join('|');
  const own = question
    .trim()
    .replace(/[.!?\s]+$/, '')
    .replace(reported, '')
    .replace(before, '')
    .replace(new RegExp(`^(?:${calls}),? `, 'iu'), '')
    .replace(
      new RegExp(
        `(?:,|(?<!\\b(?:is|are|was|were|about|of|for|with|to|like|than|and|the|do|does|did|has|have|see|know|meet|met))) (?:${calls})$`,
        'iu',
      ),
      '',
    )
    .replace(before, '');
  const bared = askingPart(own)
    .replace(before, '')
    .replace(calling, '')
    .replaceAll(strays, '')
    .replaceAll(/[^\p{L}\d' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const said = bared.split(/\s+/);
  const isAsked = question.trim().endsWith('?') || asking.test(bared) || telling.test(question.trim());
  if (!isAsked || said.length < 2 || !isPlain(bared) || !isWhole(bared)) return null;
  const again = said.map((word, at) => turnedWord(word, (said[at - 1] ?? '').toLowerCase(), at === said.length - 1));
  const agreed = again.map((word, at) => {
    const beside = [again[at - 1], again[at + 1]].find(
      (each) => each === 'I' || (each === 'you' && /^(?:i|we)$/i.test(said[again[at + 1] === each ? at + 1 : at - 1] ?? '')),
    );
    return (beside && agreeing[beside]?.[word.toLowerCase()]) ?? word;
  });
  if (bareBeing.test(agreed.join(' '))) return null;
  return {
    echo: `${capitalize(inBrief(agreed.join(' ')))}?`,
    isPersonal:
      !/\b(?:do|would|did|have) (?:you|u)(?: even| ever| happen to)? (?:suspect|think|reckon|believe|suppose|guess|know|see|seen|hear|heard|notice|noticed|find|found|remember|meet|met)\b/i.test(
        bared,
      ) && /\b(?:you|u|your|yours|yourself|you're|you've)\b/i.test(bared),
  };
}
