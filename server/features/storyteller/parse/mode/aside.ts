import type { Hero } from '#domain/narration/brief.ts';
import type { IntentKind } from '#server/features/storyteller/parse/action.ts';
import type { Clause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import { phrases } from '#server/features/storyteller/parse/words/lexicon-phrases.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { namedLast, ownAction } from '#server/features/storyteller/parse/talk/called.ts';
import { coinsIn } from '#server/features/storyteller/parse/talk/payment.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { endsAsking } from '#server/features/storyteller/parse/references/ends-asking.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { isDone, leading, ofYou, ownSubject } from './leading.ts';
import type { ReadMode } from './mode-of.ts';

/** From here on what was learned holds: for any clause, for one of which a part is named, and for one that means something in the tale. */
const sure = { any: 0.55, named: 0.75, meant: 0.93 } as const;
/** Kinds of which many a remark sounds. */
const loose: readonly IntentKind[] = ['talk', 'use'];

/** Whether most of the words are none; of fewer words than `least` that is not said. */
export function isGibberish(text: string, least = 1): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const table = wordTable();
  return words.length >= least && words.filter((word) => !table.has(word)).length * 2 > words.length;
}

/** Whether words of a fixed form say that something is done: "long rest". */
export function isPlainDeed(text: string): boolean {
  return phrases.some(([pattern, { kind }]) => !loose.includes(kind) && pattern.test(text.toLowerCase()));
}

/** Whether a clause is for the tale to answer, however it sounds: "the doors of the great stove", "I need a rest", words that nobody knows. */
function isForTale({ text, typed, question }: Clause, actor: Hero, { adventure, state, party }: Stage): boolean {
  const isThing =
    /^the (?:\p{L}+ ){0,3}\p{L}+$/iu.test(text) ||
    targetsIn(text, adventure, state, party).some(({ kind }) => kind !== 'npc' && kind !== 'hero');
  // "The dog?" only wonders.
  const isNamedOnly =
    isThing &&
    !question &&
    leading(text, actor).kind === undefined &&
    !ownSubject.test(text) &&
    !/'s\b|\b(?:is|are|was|were)\b/i.test(text);
  const isOfMoney = Object.keys(coinsIn(text)).length > 0;
  return isNamedOnly || isOfMoney || isPlainDeed(text) || isGibberish(typed);
}

/** Whether a clause can be taken for table talk by its words alone: it tells of nothing that a hero does, and is not for the tale. */
export function canBeAside(clause: Clause, actor: Hero, stage: Stage): boolean {
  return !ownAction.test(clause.text) && !/^go\b/i.test(clause.text) && !isForTale(clause, actor, stage);
}

/** Whether a clause is table talk: the more its words could be meant in the tale, the surer that has to be. */
export function isAside(
  clause: Clause,
  { aside, before }: ReadMode & { before: Mode | null },
  isSaid: boolean,
  actor: Hero,
  stage: Stage,
): boolean {
  if (aside < sure.any || clause.quote !== null) return false;
  const { text } = clause;
  const isOfSomebody = stage.adventure.npcs.some((npc) => callsOf(npc).some((name) => isNamed(text, name)));
  // "So it's the mayor?" wants to be weighed.
  if ((isOfSomebody && clause.question) || isForTale(clause, actor, stage)) return false;
  const isMeant = isSaid || isDone(clause, actor, stage) || (before === 'speak' && ofYou.test(text)) || namedLast(text, stage).length > 0;
  if (isMeant) return aside >= sure.meant;
  const targets = targetsIn(text, stage.adventure, stage.state, stage.party);
  const isOpen = isOfSomebody || targets.length > 0 || clause.question || endsAsking(stage.told?.at(-1) ?? '');
  return aside >= (isOpen ? sure.named : sure.any);
}
