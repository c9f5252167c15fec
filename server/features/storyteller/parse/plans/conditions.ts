import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { namesOf } from '#server/features/storyteller/parse/hero-names.ts';
import { isUnseenMoment } from '#server/features/storyteller/parse/things/unseen.ts';
import { beginsVerb } from '#server/features/storyteller/parse/words/begins-verb.ts';
import { isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Where a condition begins, in a sentence or behind what is done before. */
const lead = /(?:^(?:(?:and|but|then|so|ok(?:ay)?|also|now|well),? )*|,? (?:and|but|then|so) )/.source;
/** Conditions that are only polite, or tell of what has been, or of what is done already. */
const noCondition =
  /^(?:if (?:(?:i|we) (?:may|can|could|must|might)|possible|need|necessary|only\b|that(?:'s| is)\b|it(?:'s| is)(?: all)? (?:ok|okay|alright|right|fine|possible|allowed)|(?:nobody|no one) minds|(?:s?he|they|anybody|somebody|anyone|someone|\p{Lu}\p{L}+)(?:['’]s| is|['’]re| are) (?:still |really |about |somewhere )?(?:here|there|around|about|nearby|at home|in (?:the|this|that|here|there)\b)|[^,]{2,40} (?:is|are|hangs?|lies?|stands?) (?:still )?(?:here|there)\b|(?:it|that|this|they|those|these)(?:['’]?s| is| are| hangs?| lies?| stands?| sits?| works?| opens?| fits?)\b)|once (?:more|again|upon|or)|when (?:in doubt|\p{L}+ (?:was|were|did|had)))\b/iu;
/** Where one is once the way is gone, in words that name no place. */
export const arrived =
  /^(?:when|once|as soon as) (?:(?:i|we)(?:'m|'re| am| are| have|'ve)?(?: (?:get|got|come|arrive|arrived|made it))? ?)?(?:(?:in|up|down|over|out) )?(?:there|inside|in|it|here|outside|arrived?)?$/iu;
/** What comes after what one has just done, in so many words. */
export const doneSo =
  /^(?:when|once|as soon as) (?:(?:that|this|it)(?:'s| is| has been)? (?:done|over|open|off|out|ready|finished)|(?:i|we)(?:'m|'re| am| are) (?:done|ready|finished|through)|(?:i|we)(?:'ve| have)? (?:got |have )?(?:it|that|them|this)(?: \p{L}+)?)$/iu;
/** Where one will be, by the name of the place. */
export const reached =
  /^(?:when|once|as soon as) (?:i|we)(?:'m|'re| am| are| get| reach| come| arrive)? ?(?:back |up |down |over |out )*(?:(?:in|at|to|into|inside|on) )?(?<place>.+)$/iu;
/** What is only thought or weighed, and not resolved to be done. */
const noDeed =
  /^(?:am|are|is|was|were|be|have|has|had|think|guess|suppose|know|hope|love|need|want|can|could|can't|should|must|might|may|did|do|feel|mean|wonder|see)$/iu;

/** A condition as it begins: "if", "as soon as", "should he". */
const opens = String.raw`(?:on an? (?:fail(?:ure)?|success|miss|hit|pass|bad roll|good roll)(?=,? (?:i|we)\b)|should (?=(?:i|we) (?:hear|see|find|meet|fail|fall|need|spot|lose|get caught|be (?:caught|seen|attacked))\b(?![^.!?]* or (?:should )?(?:i|we)\b))|if|when|whenever|once|as soon as|the moment|in case|should(?= (?:s?he|it|they|any\p{L}*|some\p{L}*|nobody|no one|(?:the|that|this|his|her|their) \p{L}+|\p{Lu}\p{L}+) \p{L}))`;
/** What is done in one case alone: "Tov steps in only if I go down". */
const onlyIf = /^(?<doing>[^"?]{3,80}?),? (?:but )?only (?<when>(?:if|when|once|after|should) [^.!?"]{3,80})[.!]*$/iu;
/** Words that may hold a condition. */
const mayHang = new RegExp(String.raw`\b${opens}\b`, 'iu');

/** A condition and what one would then do, in a sentence; and the same where what is then done has no subject: "if not, just kick it". */
const conditionals = (party: readonly Hero[]): RegExp[] => {
  const names = party.flatMap((hero) => namesOf(hero, party).map(escapePattern)).join('|');
  const heroes = ['i', 'we', ...(names === '' ? [] : [names])].join('|');
  const when = String.raw`(?<when>${opens} [^.!?"]{2,90}?)`;
  return [
    new RegExp(
      String.raw`^(?<before>.*?)(?<lead>${lead})${when},? (?:then )?(?<doing>(?:(?:both )?(?:${heroes})(?:'ll| will| shall|'d| would)?|let's) (?:(?:just|simply|quickly|quietly|both|all) )*(?<verb>[\p{L}']+)\b.*)$`,
      'isu',
    ),
    new RegExp(
      String.raw`^(?<before>)(?<lead>(?:${names === '' ? '' : String.raw`(?:(?:${names}),? )?`}(?:and|but|then|so|ok(?:ay)?),? )*|${names === '' ? '' : String.raw`(?:${names}),? `})${when}(?:, (?:then )?|,? then )(?<doing>(?:(?:just|simply|quickly|quietly) )*(?<verb>[\p{L}']+)\b(?<rest>.*))$`,
      'isu',
    ),
  ];
};

/** What hangs on an answer that was just asked for: "if so", "if not". */
export const onAnswer = /^if (?<answer>so|yes|not|no|s?he is|they are|it is|s?he (?:isn't|is not)|they aren't|it isn't)$/iu;
/** What hangs on it, whoever does it: "if yes, he holds the lamp". */
const hangsOnAnswer =
  /^(?:(?:and|but|so|ok(?:ay)?),? )*(?<when>if (?:so|yes|not|no)),? (?:then )?(?<doing>(?!(?:much|many|for|because|at|more|only)\b)\p{L}.*)$/isu;

/** A sentence taken apart at its condition; undefined where it has none, or is for somebody or a question. */
export function conditionIn(sentence: string, party: readonly Hero[]): { before: string; when: string; doing: string } | undefined {
  if (!mayHang.test(sentence) || /\?|\byou|"/i.test(sentence)) return undefined;
  const answered = hangsOnAnswer.exec(sentence)?.groups;
  if (answered) return { before: '', when: answered['when'] ?? '', doing: answered['doing'] ?? '' };
  const alone = onlyIf.exec(sentence)?.groups;
  if (alone) return { before: '', when: alone['when'] ?? '', doing: alone['doing'] ?? '' };
  const [own, bare] = conditionals(party).map((pattern) => pattern.exec(sentence)?.groups);
  const [, next = ''] = /^\s*([\p{L}']+)/u.exec(bare?.['rest'] ?? '') ?? [];
  const isBidden = beginsVerb(bare?.['verb']?.toLowerCase() ?? '', next.toLowerCase());
  const { before = '', when = '', doing = '', verb = '' } = own ?? (isBidden ? bare : undefined) ?? {};
  if (when === '' || noCondition.test(when) || noDeed.test(verb) || isPast(verb)) return undefined;
  return { before: before.trim(), when: when.trim(), doing };
}

/** Where one is, or what is done, once a condition holds that words before it bring about. */
const follows = (when: string): boolean =>
  doneSo.test(when) ||
  arrived.test(when) ||
  /^(?:when|once|as soon as) (?:i|we)(?:'m|'re| am| are| get| reach| come| arrive)\b/iu.test(when);

/** A sentence of which a part waits until something comes about that is open: what is done before it, and what waits. */
export function waitingIn(sentence: string, party: readonly Hero[]): { before: string; waits: string } | undefined {
  const found = conditionIn(sentence, party);
  return found === undefined || follows(found.when) || onAnswer.test(found.when) || isUnseenMoment(found.when)
    ? undefined
    : { before: found.before, waits: `${found.when}, ${found.doing}` };
}
