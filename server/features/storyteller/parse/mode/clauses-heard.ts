import type { Hero } from '#domain/narration/brief.ts';
import { clausesOf } from '#server/features/storyteller/parse/clauses.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { wordModes } from '#server/features/storyteller/parse/clauses/word-modes.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { withAntecedents } from '#server/features/storyteller/parse/references/antecedents.ts';
import { heardClauses } from './heard.ts';
import { leading } from './leading.ts';

/** Whether a question for the narrator is a look: "what is there?" */
const asksForLook = ({ mode, text, question }: HeardClause): boolean =>
  question && mode === 'ask' && /^(?:(?:and|so|well),? )*what(?:'s|s| is)(?: all)? (?:in )?there$/iu.test(text);

/** The look that such a question asks for; none beside a look that it goes with. */
function lookAfter(last: HeardClause | undefined, clause: HeardClause, actor: Hero): HeardClause[] {
  if (last?.mode === 'act' && leading(last.text, actor).kind === 'search') return [];
  return [{ ...clause, text: 'look around', typed: 'look around', question: false, mark: '.', mode: 'act' }];
}

/** Somebody is asked to come along, and where: "come with me to the mill". */
const comeAlong = /\bcome (?:along |on )?with (?:me|us) (?<way>(?:up |down |over |back |out |in)*(?:to|into|through) .+)$/iu;

/** The clauses with the way where somebody is asked to come along, gone before what is then done elsewhere; what is taken is taken first. */
function withGoingAlong(heard: readonly HeardClause[], actor: Hero): HeardClause[] {
  const at = heard.findIndex(({ mode, quote, question, text }) => mode === 'speak' && quote === null && !question && comeAlong.test(text));
  const asked = heard[at];
  const kindOf = ({ text }: HeardClause) => leading(text, actor).kind;
  const after = heard.slice(at + 1).filter(({ mode }) => mode === 'act');
  if (asked === undefined || after.length === 0 || heard.some((each) => each.mode === 'act' && kindOf(each) === 'travel'))
    return [...heard];
  const rest = heard.slice(at + 1);
  const stays = rest.findIndex((each) => each.mode === 'act' && kindOf(each) !== 'take');
  const goes = at + 1 + (stays < 0 ? rest.length : stays);
  const way = `go ${comeAlong.exec(asked.text)?.groups?.['way'] ?? ''}`;
  return [...heard.slice(0, goes), { ...asked, text: way, typed: way, mark: '.', mode: 'act' }, ...heard.slice(goes)];
}

/**
 * The clauses of a line in sentences, each with whom it is for; `typed` is the line before it was put in sentences. What the narrator is
 * asked by name is asked of nobody else.
 */
export function clausesHeard(text: string, typed: string, isToNarrator: boolean, actor: Hero, stage: Stage): HeardClause[] {
  const all = heardClauses(withAntecedents(clausesOf(text), actor, stage), wordModes(typed, actor, stage), actor, stage);
  const heard = withGoingAlong(
    all.flatMap((each, at) => (asksForLook(each) ? lookAfter(all[at - 1], each, actor) : [each])),
    actor,
  );
  const asked = (each: HeardClause) =>
    each.quote === null && each.question ? { ...each, mode: 'ask' as const, isToNarrator: true as const } : each;
  return isToNarrator ? heard.map(asked) : heard;
}

/** Whether a clause holds words to somebody, whatever gestures they speak of: "why can't you look away?" */
export const isSaid = ({ quote, question, mode }: HeardClause): boolean => quote !== null || (question && mode === 'speak');

/** Somebody is bidden not to do something, by name or after what is said to them: "Pell, don't tell", "stay here, don't go near it". */
const forbids =
  /^(?:(?:and|but|so|please),? )*(?<name>(?!(?:i|we|he|she|they)\b)[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?,? )?(?:don't|do not|never)\b/iu;

/** Whether what somebody does not do is said to somebody: "I don't believe you", "Pell, don't go". `last` is what stands before it. */
export function isToSomebody({ quote, mode, text }: HeardClause, last?: HeardClause): boolean {
  const found = quote === null && mode === 'speak' ? forbids.exec(text) : null;
  const isBidden = found !== null && (found.groups?.['name'] !== undefined || last?.mode === 'speak');
  return quote === null && mode === 'speak' && (/\b(?:you|your)\b/i.test(text) || isBidden);
}
