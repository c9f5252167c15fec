import type { Hero } from '#domain/narration/brief.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import { isBeing } from '#server/features/storyteller/parse/things/missing.ts';
import { detailIn, sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention } from './mentions.ts';

/** A thing that was turned to last, as a phrase that names it: "the ash hatch". */
export interface Focus {
  name: string;
  isMany: boolean;
  /** Whether the players turned to it, and not only a reply spoke of it. */
  isOwn: boolean;
}

const isMany = (noun: string) => /[^s]s$/.test(noun) && !/(?:glass|us|is)$/.test(noun);

/** Words that name nothing by themselves. */
const pronoun = /^(?:s?he|her|him|it|they|them|you|we|i|me|us)$/iu;

/** What a line calls a thing that it names: "the spoons" for the wall of birth spoons; its own name where the line has another. */
function nameOf(target: Target, line: string): string | undefined {
  if (target.kind !== 'feature' && target.kind !== 'loot') return undefined;
  const { name, aliases } = target.kind === 'feature' ? target.feature : target.loot;
  const text = line.toLowerCase();
  const said = [bare(name), ...aliases]
    .filter((each) => !pronoun.test(each) && isNamed(text, each))
    .toSorted((one, other) => other.length - one.length)[0];
  if (said === undefined) return name;
  return isNamed(text, `${said}s`) && !said.endsWith('s') ? `${said}s` : said;
}

/** What a name means by its head: "lamps" of "the lamps along the street". */
export const headOf = (name: string) =>
  bare(name)
    .replace(/ (?:of|in|on|at|with|from|by|along|to|that|full|cut)\b.*$/, '')
    .split(' ')
    .at(-1) ?? '';

function asFocus(name: string, isOwn: boolean, { adventure }: Stage): Focus {
  const short = bare(name).replace(/ in your .*$/, '');
  const [, owner = ''] = /^(?:\p{L}+ )?(\p{L}+)['’]s /u.exec(short) ?? [];
  // "Nettle's sack", and "the reeve's notice".
  const isOfSomebody = adventure.npcs.some((npc) => npc.name.toLowerCase().split(' ').includes(owner));
  return { name: isOfSomebody ? short : `the ${short}`, isMany: isMany(headOf(short)), isOwn };
}

/** The thing that a line names, as it is here; `somebody` where it is about a person, undefined where it names nothing of the scene. */
export function focusIn(line: string, actor: Hero, stage: Stage): Focus | 'somebody' | undefined {
  const text = withMarks(line);
  const targets = targetsIn(text, stage.adventure, stage.state, stage.party);
  // "The shovels" are all that stand there, and not the one that may be taken.
  const isOneOf = (each: Target) => each.kind === 'loot' && new RegExp(`\\b${headOf(each.loot.name)}s\\b`, 'i').test(text);
  const things = targets.filter((each) => each.kind === 'feature' || (each.kind === 'loot' && !isOneOf(each)));
  const isToSomebody = targets.some((each) => each.kind === 'npc' || (each.kind === 'hero' && each.hero.id !== actor.id));
  if (isToSomebody) return 'somebody';
  const [thing] = [
    things.findLast(({ kind }) => kind === 'feature') ?? things.at(-1),
    detailIn(text, stage),
    sceneryFor(text, 'search', stage),
  ].filter((each) => each !== undefined);
  const name = thing && nameOf(thing, text);
  // "What she means by it" is about no "she" that stands in the text of the place.
  return name === undefined || pronoun.test(headOf(name)) ? undefined : asFocus(name, true, stage);
}

/** Whether something that a reply spoke of is a thing of this place. */
function isHere({ noun, isSpeech }: Mention, stage: Stage): boolean {
  const text = `the ${noun}`;
  if (isBeing(noun)) return false;
  return detailIn(text, stage) !== undefined || sceneryFor(text, 'search', stage) !== undefined || (!isSpeech && isConcrete(noun));
}

/** What the last reply spoke of where it tells of the hero, else at its beginning: what stands at its end is for the eye alone. */
function toldLast(actor: Hero, stage: Stage, many: boolean): Focus | undefined {
  const [last = []] = stage.dialogue?.replies ?? [];
  const paragraphs = [...new Set(last.map(({ paragraph }) => paragraph))].filter((each) => !each.trim().endsWith('?'));
  const about = paragraphs.filter((each) => each.includes(actor.name));
  const heard = about.length > 0 ? about : paragraphs.slice(0, 1);
  const fitting = last.filter(({ paragraph, isMany }) => heard.includes(paragraph) && isMany === many);
  const meant = fitting.findLast((each) => !each.isSpeech && isHere(each, stage)) ?? fitting.findLast((each) => isHere(each, stage));
  return meant && { name: `the ${meant.isMany ? `${meant.noun}s` : meant.noun}`, isMany: meant.isMany, isOwn: false };
}

/** What somebody was asked about, which an action after it may be done to: "I ask Wenna about the shoe", "I look at it". */
function subjectOf(line: string, many: boolean): Focus | undefined {
  const [, about = ''] = /\b(?:about|of) (.+)$/iu.exec(line) ?? [];
  const asked = mentionsIn(about)[0];
  if (!asked || asked.isMany !== many || !isConcrete(asked.noun)) return undefined;
  return { name: `the ${asked.isMany ? `${asked.noun}s` : asked.noun}`, isMany: asked.isMany, isOwn: true };
}

/**
 * The thing that a pronoun means that stands for nothing in its own line: what the hero turned to last, as far as their last lines name it, else
 * what the last reply spoke of. Undefined where the talk is of somebody, but for what is done (`isDone`) to the thing that they were asked about.
 */
export function focusOf(actor: Hero, stage: Stage, many: boolean, isDone = false): Focus | undefined {
  const lines = stage.dialogue?.lines ?? [];
  const own = lines.filter(({ sender }) => sender === actor.name);
  for (const { text } of own.length > 0 ? own : lines) {
    const named = focusIn(text, actor, stage);
    if (named === 'somebody') return isDone ? subjectOf(text, many) : undefined;
    // "How many are they" after a look at the post means the strokes on it.
    if (named) return many && !named.isMany ? (toldLast(actor, stage, many) ?? named) : named;
  }
  return toldLast(actor, stage, many);
}
