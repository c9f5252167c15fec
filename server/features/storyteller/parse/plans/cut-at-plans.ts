import type { Hero } from '#domain/narration/brief.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { goesSomewhere } from '#server/features/storyteller/parse/clauses.ts';
import { arrived, conditionIn, doneSo, onAnswer, reached } from './conditions.ts';
import { planning } from './planning.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { withoutSpeech } from '#server/features/storyteller/parse/words/outside-speech.ts';
import { keptAction } from '#server/features/storyteller/parse/action.ts';

/** A part of a line: what is said and done in it, or what is kept: a plan, and what waits until something comes about. */
interface KeptPart {
  text: string;
  kept: 'then' | 'plan' | null;
}

/** That something is there. */
const ifThere = /^if there(?:['’]?s| is| are) (?:an?|the|any|some) (?<what>(?!(?:body|one|thing)\b)\p{L}.*)$/iu;

/** Whether what is waited for is so, or will be by what the same words did before. */
function comesAbout(when: string, before: string, { adventure, state, party }: Stage): boolean {
  // "If there is a letter in it": whether it lies here is known.
  const lying = ifThere.exec(when)?.groups?.['what'];
  if (lying !== undefined) return targetsIn(lying, adventure, state, party).some(({ kind }) => kind === 'feature' || kind === 'loot');
  if (doneSo.test(when)) return before !== '';
  if (arrived.test(when)) return goesSomewhere.test(before);
  const place = reached.exec(when)?.groups?.['place'];
  if (place === undefined) return false;
  const [last = ''] = bare(place).split(' ').slice(-1);
  return isNamed(place, bare(currentScene(adventure, state).name)) || (goesSomewhere.test(before) && isNamed(before, last));
}

/** Whether the answer to what was asked right before is the one that is waited for; undefined where that is open. */
function isAnswered(when: string, before: string, { adventure, state, party }: Stage): boolean | undefined {
  const answer = onAnswer.exec(when)?.groups?.['answer'];
  const [asked = ''] = /[^.!?]*\?(?=[^?]*$)/u.exec(before) ?? [];
  if (answer === undefined || !/^\s*(?:(?:and|so|but),? )*(?:is|are)\b.*\b(?:here|there|with us|around|in)\b/iu.test(asked))
    return undefined;
  const isHere = targetsIn(asked, adventure, state, party).some(({ kind }) => kind === 'npc' || kind === 'hero');
  return isHere !== /no/iu.test(answer);
}

function partsOfSentence(sentence: string, before: string, stage: Stage): KeptPart[] {
  const found = conditionIn(sentence, stage.party);
  if (!found) return [{ text: sentence, kept: null }];
  const earlier = `${before} ${found.before}`.trim();
  const done: KeptPart[] = found.before === '' ? [] : [{ text: `${found.before.replace(/[.!]*$/, '')}.`, kept: null }];
  const answered = isAnswered(found.when, earlier, stage);
  if (answered === false) return done;
  if (answered || comesAbout(found.when, earlier, stage)) return [...done, { text: found.doing, kept: null }];
  return [...done, { text: `${found.when}, ${found.doing}`, kept: 'then' }];
}

/**
 * A line cut at what is not done now: what is to be done if or when something comes about that has not, and a plan that is told before
 * something else is done. What is to be done "when we get there" stands behind the way there, and is done at its end.
 */
function cutAtKept(line: string, stage: Stage): KeptPart[] {
  const { text: closed, opened } = withoutSpeech(line);
  const sentences = closed.split(/(?<=[.!?…])\s+|\n+/u);
  const parts = sentences.flatMap((sentence, at): KeptPart[] => {
    if (planning.test(sentence) && at < sentences.length - 1) return [{ text: sentence.replace(planning, ''), kept: 'plan' }];
    return partsOfSentence(sentence, sentences.slice(0, at).join(' '), stage);
  });
  const isWhole = parts.length === sentences.length && parts.every(({ text, kept }) => kept === null && sentences.includes(text));
  return isWhole ? [{ text: line, kept: null }] : parts.map((part) => ({ ...part, text: opened(part.text) }));
}

/** A line with what it keeps taken out: a plan comes before what is done, and what waits behind it. `read` reads what is done. */
export function aroundKept(line: string, actor: Hero, stage: Stage, read: (text: string) => HeroAction[]): HeroAction[] {
  const parts = cutAtKept(line, stage);
  const kept = (kind: 'then' | 'plan') => parts.flatMap((part) => (part.kept === kind ? [keptAction(part.text, kind, actor)] : []));
  const done = parts.filter((part) => part.kept === null).map(({ text }) => text);
  if (done.length === 0) return [...kept('plan'), ...kept('then')];
  return [...kept('plan'), ...read(done.join(' ')), ...kept('then')];
}
