import type { Hero } from '#domain/narration/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { goesSomewhere } from '#server/features/storyteller/parse/clauses.ts';
import { planning } from '#server/features/storyteller/parse/line/spoken-text.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { keptAction } from '#server/features/storyteller/parse/action.ts';
import { isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** A part of a line: what is said and done in it, or what is kept: a plan, and what waits until something comes about. */
interface KeptPart {
  text: string;
  kept: 'then' | 'plan' | null;
}

/** Where a condition begins, in a sentence or behind what is done before. */
const lead = /(?:^(?:(?:and|but|then|so|ok(?:ay)?|also|now|well),? )*|,? (?:and|but|then|so) )/.source;
/** Conditions that are only polite, or tell of what has been, or of what is done already. */
const noCondition =
  /^(?:if (?:(?:i|we) (?:may|can|could|must|might)|possible|need|necessary|not\b|so\b|yes\b|only\b|that(?:'s| is)\b|it(?:'s| is)(?: all)? (?:ok|okay|alright|right|fine|possible|allowed)|(?:nobody|no one) minds|[^,]{2,40} (?:is|are|hangs?|lies?|stands?) (?:still )?(?:here|there)\b|(?:it|that|this|they|those|these|there)(?:['’]?s| is| are| hangs?| lies?| stands?| sits?| works?| opens?| fits?)\b)|once (?:more|again|upon|or)|when (?:in doubt|\p{L}+ (?:was|were|did|had)))\b/iu;
/** Where one is once the way is gone, in words that name no place. */
const arrived =
  /^(?:when|once|as soon as) (?:(?:i|we)(?:'m|'re| am| are| have|'ve)?(?: (?:get|got|come|arrive|arrived|made it))? ?)?(?:(?:in|up|down|over|out) )?(?:there|inside|in|it|here|outside|arrived?)?$/iu;
/** What comes after what one has just done, in so many words. */
const doneSo =
  /^(?:when|once|as soon as) (?:(?:that|this|it)(?:'s| is| has been)? (?:done|over|open|off|out|ready|finished)|(?:i|we)(?:'m|'re| am| are) (?:done|ready|finished|through)|(?:i|we)(?:'ve| have)? (?:got |have )?(?:it|that|them|this)(?: \p{L}+)?)$/iu;
/** Where one will be, by the name of the place. */
const reached =
  /^(?:when|once|as soon as) (?:i|we)(?:'m|'re| am| are| get| reach| come| arrive)? ?(?:back |up |down |over |out )*(?:(?:in|at|to|into|inside|on) )?(?<place>.+)$/iu;
/** What is only thought or weighed, and not resolved to be done. */
const noDeed =
  /^(?:am|are|is|was|were|be|have|has|had|think|guess|suppose|know|hope|love|need|want|can|could|can't|should|must|might|may|did|do|feel|mean|wonder|see)$/iu;

/** A condition and what one would then do, in a sentence. */
const conditional = ({ party }: Stage): RegExp => {
  const heroes = ['i', 'we', ...party.map(({ name }) => escapePattern(name))].join('|');
  return new RegExp(
    `^(?<before>.*?)(?<lead>${lead})(?<when>(?:if|when|whenever|once|as soon as|the moment) [^.!?"]{2,90}?),? (?:then )?(?<doing>(?:${heroes})(?:'ll| will| shall|'d| would)? (?<verb>[\\p{L}']+)\\b.*)$`,
    'isu',
  );
};

/** A sentence taken apart at its condition; undefined where it has none, or is for somebody or a question. */
function conditionIn(sentence: string, stage: Stage): { before: string; when: string; doing: string } | undefined {
  if (!/\b(?:if|when|whenever|once|as soon as|the moment)\b/i.test(sentence) || /\?|\byou|"/i.test(sentence)) return undefined;
  const { before = '', when = '', doing = '', verb = '' } = conditional(stage).exec(sentence)?.groups ?? {};
  if (when === '' || noCondition.test(when) || noDeed.test(verb) || isPast(verb)) return undefined;
  return { before: before.trim(), when: when.trim(), doing };
}

/** Whether what is waited for is so, or will be by what the same words did before. */
function comesAbout(when: string, before: string, { adventure, state }: Stage): boolean {
  if (doneSo.test(when)) return before !== '';
  if (arrived.test(when)) return goesSomewhere.test(before);
  const place = reached.exec(when)?.groups?.['place'];
  if (place === undefined) return false;
  const [last = ''] = bare(place).split(' ').slice(-1);
  return isNamed(place, bare(currentScene(adventure, state).name)) || (goesSomewhere.test(before) && isNamed(before, last));
}

function partsOfSentence(sentence: string, before: string, stage: Stage): KeptPart[] {
  const found = conditionIn(sentence, stage);
  if (!found) return [{ text: sentence, kept: null }];
  const earlier = `${before} ${found.before}`.trim();
  const done: KeptPart[] = found.before === '' ? [] : [{ text: `${found.before.replace(/[.!]*$/, '')}.`, kept: null }];
  if (comesAbout(found.when, earlier, stage)) return [...done, { text: found.doing, kept: null }];
  return [...done, { text: `${found.when}, ${found.doing}`, kept: 'then' }];
}

/**
 * A line cut at what is not done now: what is to be done if or when something comes about that has not, and a plan that is told before
 * something else is done. What is to be done "when we get there" stands behind the way there, and is done at its end.
 */
function cutAtKept(line: string, stage: Stage): KeptPart[] {
  if (line.includes('"')) return [{ text: line, kept: null }];
  const sentences = line.split(/(?<=[.!?…])\s+|\n+/u);
  const parts = sentences.flatMap((sentence, at): KeptPart[] => {
    if (planning.test(sentence) && at < sentences.length - 1) return [{ text: sentence.replace(planning, ''), kept: 'plan' }];
    return partsOfSentence(sentence, sentences.slice(0, at).join(' '), stage);
  });
  const isWhole = parts.every(({ text, kept }) => kept === null && sentences.includes(text));
  return isWhole ? [{ text: line, kept: null }] : parts;
}

/** A line with what it keeps taken out: a plan comes before what is done, and what waits behind it. `read` reads what is done. */
export function aroundKept(line: string, actor: Hero, stage: Stage, read: (text: string) => HeroAction[]): HeroAction[] {
  const parts = cutAtKept(line, stage);
  const kept = (kind: 'then' | 'plan') => parts.flatMap((part) => (part.kept === kind ? [keptAction(part.text, kind, actor)] : []));
  const done = parts.filter((part) => part.kept === null).map(({ text }) => text);
  if (done.length === 0) return [...kept('plan'), ...kept('then')];
  return [...kept('plan'), ...read(done.join(' ')), ...kept('then')];
}
