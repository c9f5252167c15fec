import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { readSpeech } from '#server/features/storyteller/parse/classify.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { isOwnBid } from '#server/features/storyteller/parse/mode/own-bid.ts';
import { heroCalled, wordTo } from './other-hero.ts';
import { perilMeant } from '#server/features/storyteller/parse/improvised/peril.ts';
import { gameQuestionOf } from '#server/features/storyteller/parse/question/learned-question.ts';
import { asksWhoIsMeant } from '#server/features/storyteller/parse/question/state-question.ts';
import { optionTaken } from '#server/features/storyteller/parse/options.ts';
import { readGoingOn } from '#server/features/storyteller/parse/references/going-on.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { readDoingThat } from '#server/features/storyteller/parse/travel/way-told.ts';
import { addressedWhole, callsAbsent, putWhole } from '#server/features/storyteller/parse/talk/called.ts';

const speech = { kind: 'talk', skill: 'persuasion' } as const;

/** A line that means one thing as a whole: the answer to "Truly?", the way that was told last, or an option as it was printed. Undefined for all others. */
export function readAsOne(text: string, actor: Hero, isToNarrator: boolean, stage: Stage): HeroAction | undefined {
  const sworn = perilMeant(text, actor, stage);
  if (sworn) return sworn;
  const done = isToNarrator ? undefined : readDoingThat(text, actor, stage);
  if (done) return done;
  const on = isToNarrator ? undefined : readGoingOn(text, actor, stage);
  if (on) return on;
  const option = optionTaken(text, stage.adventure, stage.state, actor);
  return option
    ? action(actor, [text.replace(/[.!]+$/, '')], {
        ...option.meaning,
        targets: option.target ? [option.target] : [],
        chosen: option.isFarewell !== true,
      })
    : undefined;
}

/** A line that is said to one who is called, from first to last: another hero, somebody here, or somebody who is elsewhere. Undefined for lines that are read clause by clause. */
export function readToOne(
  text: string,
  clauses: readonly HeardClause[],
  actor: Hero,
  isToNarrator: boolean,
  stage: Stage,
): HeroAction | undefined {
  const fellow = isToNarrator ? undefined : heroCalled(text, actor, stage.party);
  if (fellow) return wordTo(fellow, text, actor);
  if (!isToNarrator && callsAbsent(text, stage)) return action(actor, [text], { ...speech, quote: text.replaceAll('"', ''), absent: true });
  // "*bows* At your service, Wenna" is done and said.
  if (clauses.some(({ text: words }) => words.toLowerCase().startsWith(`${actor.name.toLowerCase()} `))) return undefined;
  // "Pell, you go into my book. Write Pell in ink, then tell me who she is": what the hero does is told to nobody.
  if (clauses.some((each) => each.mode === 'act' && isOwnBid(each, actor, stage))) return undefined;
  const whole = addressedWhole(text, clauses, stage);
  const isAsked = clauses.some((each) => gameQuestionOf(each.text) !== null || asksWhoIsMeant(each.text));
  const to = whole ? [whole] : isAsked ? undefined : putWhole(text, clauses, stage)?.to;
  if (!to) return undefined;
  const question = whole ? clauses.some((each) => each.question) : text.includes('?');
  return action(actor, [text], { ...readSpeech(text, undefined), targets: to, quote: text, question });
}
