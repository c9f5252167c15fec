import { sentencesOf } from '#domain/text/sentences.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { clausesOf } from '#server/features/storyteller/parse/clauses.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { cleanText } from '#server/features/storyteller/parse/words/clean-text.ts';
import { wordsOf } from '#server/features/storyteller/parse/clauses/word-features.ts';
import { wordModes } from '#server/features/storyteller/parse/clauses/word-modes.ts';
import { heardClauses } from '#server/features/storyteller/parse/mode/heard.ts';
import { asksWhyNot } from '#server/features/storyteller/parse/question/for-narrator.ts';
import { stateQuestionOf } from '#server/features/storyteller/parse/question/state-question.ts';
import { saidToNarrator } from './to-narrator.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';

/** Words for the table, which nobody in the tale hears: a word about the table itself, or a remark on the play. */
export function forTable(text: string, actor: Hero, isRemark = false): HeroAction {
  return action(actor, [cleanText(text)], { kind: 'ooc', ...(isRemark && { remark: true as const }) });
}

/** What is done, said and asked, without the words for the table beside it: "Fair enough. (ooc: what do I carry?)". */
export function withoutRemarks(actions: readonly HeroAction[]): HeroAction[] {
  const meant = actions.filter(({ kind }) => kind !== 'ooc');
  return meant.length > 0 ? meant : actions.slice(0, 1);
}

/**
 * A line without the sentences of it that are asides: of "ok Tov is quiet as usual haha. we go up to Warmside" the way is left. A line that is
 * nothing else stays as it is.
 */
export function withoutTableTalk(text: string, actor: Hero, stage: Stage): string {
  const sentences = text.includes('"') ? [] : text.split(/(?<=[.!?…])\s+/u);
  if (sentences.length < 2) return text;
  const words = wordModes(text, actor, stage);
  let from = 0;
  let before: HeardClause[] = [];
  const meant = sentences.filter((sentence) => {
    const heard = heardClauses(clausesOf(sentence), words.slice(from), actor, stage, before);
    from += wordsOf(sentence).length;
    before = [...before, ...heard];
    return heard.length === 0 || heard.some(({ mode }) => mode !== 'aside');
  });
  return meant.length === 0 ? text : meant.join(' ');
}

const brackets = /^\s*(?:\/\/|[([])*\s*(?:ooc|out of character)?\s*[)\]]*\s*[:,-]*\s*(.*?)\s*[)\]]*\s*$/isu;

/** What asks for something of the tale or the game, and not whether the table stops at ten. */
const asksFor = /^(?:(?:why|how|what|where|who|which)\b|am i\b|do i (?:have|get|need)\b)/iu;

/** What a line to the table asks of the narrator, as it would be asked without its marks: "(ooc: show me my sheet)". Undefined for what is for the table. */
export function askedInBrackets(line: string): string | undefined {
  const [, inner = ''] = brackets.exec(line) ?? [];
  // "(DM, is that survival?)" calls whom it asks.
  const asks =
    (saidToNarrator(inner) !== undefined && inner.includes('?')) ||
    clausesOf(cleanText(inner)).some(
      ({ text, question }) => (question && asksFor.test(text)) || stateQuestionOf(text) !== null || asksWhyNot(text),
    );
  return asks ? `narrator, ${inner}` : undefined;
}

const deedBehind =
  /^(?:(?:ok(?:ay)?|so|now|right|and|anyway|but|then),? )*(?:(?:i|we|let's)\b|(?:down|up|in|out|back|over|off|through) )/iu;

/** A line that begins out of character and goes on with what is done, cut where that begins: "ooc: nice. Down to the hall, and I listen." Undefined for all others. */
export function cutBehindTalk(line: string): { talk: string; rest: string } | undefined {
  if (!/^\s*ooc\b/iu.test(line)) return undefined;
  const sentences = sentencesOf(line.trim()).map((each) => each.trim());
  const at = sentences.findIndex((each, index) => index > 0 && deedBehind.test(each) && !each.trim().endsWith('?'));
  return at < 0 ? undefined : { talk: sentences.slice(0, at).join(' '), rest: sentences.slice(at).join(' ') };
}
