import { cleanText } from '#server/features/storyteller/parse/words/clean-text.ts';
import { ahead } from './fight-clauses.ts';
import type { FightStage } from './fight-stage.ts';
import { nameAtHead } from './name-targets.ts';
import { wordsOf } from './words-of.ts';

/** What is said of some in a fight, without their name. */
export interface SaidOf {
  /** Who does it; nobody where no name goes ahead of it. */
  ids: readonly string[];
  /** Whether one of them is meant, and it is not said which. */
  isUnclear: boolean;
  text: string;
}

/** What parts the deeds of some from those of others; words in quotation marks are kept whole. */
const joint = /("[^"]*"|[.!?;\n]+\s*|,\s*(?:(?:and|then)\s+)*|\s+(?:and|then|while)\s+)/i;
const legendaryAhead = /\b(as (?:an?|its|his|her|their|one) legendary action),? +((?:the|it|he|she|they|one|\p{Lu})[^.!?;]*)/giu;
const pronoun = /^(?:it|he|she|they) +(?=\p{L})/iu;
/** After a name these say more of somebody who is no more than named. */
const goesOn = /^(?:'s|and|or|with|at|on|to|in|of|from|by|for|who|that|which|again|too|first|next)\b/i;

/** A part of a line with who does it, where a name goes ahead of what is done. */
function saidOf(part: string, stage: FightStage): SaidOf | null {
  let bare = part.trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(ahead, '').trim();
  }
  const named = nameAtHead(bare, stage);
  if (!named) return null;
  const left = wordsAfter(bare, named.length);
  if (left === '' || goesOn.test(left)) return null;
  return { ids: named.ids.length > 0 ? named.ids : named.unclear, isUnclear: named.ids.length === 0, text: left };
}

/** A text after its first words. */
function wordsAfter(text: string, count: number): string {
  let left = text;
  for (const word of wordsOf(text).slice(0, count)) left = left.slice(left.toLowerCase().indexOf(word) + word.length);
  return left.replace(/^[-\s]+/, '');
}

/**
 * A line of whoever leads many, parted by who does what is said: "The goblin stabs Brynn, and the wolf bites Tov." What nobody is named
 * for goes on with whoever was named before it.
 */
export function readSpeakers(line: string, stage: FightStage): SaidOf[] {
  // How it is done may stand ahead of who does it.
  const told = cleanText(line).replace(legendaryAhead, '$2 $1');
  const pieces = told.split(joint);
  const all: SaidOf[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const before = all.at(-1);
    const said = saidOf(piece, stage);
    const between = before && !said ? (pieces[at - 1] ?? '') : '';
    const own = `${said?.text ?? piece.replace(pronoun, '')}`;
    if (said || !before) all.push(said ?? { ids: [], isUnclear: false, text: own });
    else all.splice(-1, 1, { ...before, text: `${before.text}${between}${own}` });
  }
  return all.filter(({ text }) => text.trim() !== '');
}
