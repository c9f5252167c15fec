import type { Brief, Hero } from '#domain/narration/brief.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { calledIn } from '#server/features/storyteller/parse/talk/called.ts';

/** How somebody takes up what was put to them. */
const answering =
  /^["']?(?:yes|yeah|yep|aye|no|nope|agreed|all right|alright|okay|ok|right|fine|sure|deal|good|exactly|maybe|perhaps|me (?:too|neither)|same|i (?:agree|think so|do|don't|know|remember|heard|saw))\b/i;
/** Somebody keeps to the one who is with them. */
const keepsTo = /\b(?:behind|beside|next to|close to|close by|after|alongside) (?:her|him|them)\b/i;

/** Whether a message calls a hero by name, or is said to them. */
function isPutTo(name: string, text: string): boolean {
  return new RegExp(`\\b(?:to|at|ask|asks|tell|tells) ${name}\\b|^"?${name}[,:!?]|, ${name}[.?!]*"?$`, 'i').test(text);
}

/** Those whom speech calls, where it is put to nobody who is named beside it. */
export function calledBeside({ text, quote }: HeardClause, named: readonly Target[], stage: Stage): Target[] {
  const isPut = named.some((each) => each.kind === 'npc' || (each.kind === 'hero' && isPutTo(each.hero.name, text)));
  return quote === null || isPut ? [] : calledIn(quote, stage);
}

/** Who of the others has just put something to a hero: in this turn, or in the one before. */
function whoAsked(actor: Hero, brief: Brief, read: readonly (readonly HeroAction[])[]): Hero | undefined {
  const now = read.flat().find((each) => each.kind === 'talk' && companionOf(each)?.id === actor.id);
  if (now) return now.actor;
  const told = brief.recent.findLastIndex(({ role }) => role === 'ai');
  const since = brief.recent.slice(0, Math.max(0, told)).findLastIndex(({ role }) => role === 'ai');
  const said = brief.recent.slice(since + 1, Math.max(0, told)).filter(({ role }) => role === 'player');
  return brief.party.find(
    ({ id, name }) => id !== actor.id && said.some(({ sender, content }) => sender === name && isPutTo(actor.name, content)),
  );
}

/**
 * The actions of a hero with their answer put to whoever of the party has asked them: "no… but my pack stands too far to the left" is said to
 * the one who spoke, and to nobody else who is here. What calls somebody of the tale stays as it is.
 */
export function answersToHeroes(actions: readonly HeroAction[], brief: Brief, read: readonly (readonly HeroAction[])[]): HeroAction[] {
  const [first] = actions;
  if (!first) return [];
  const isOpen = (each: HeroAction) =>
    each.kind === 'talk' &&
    !each.absent &&
    !each.chosen &&
    each.targets.every(({ kind }) => kind === 'feature' || kind === 'exit' || kind === 'loot');
  const asker = whoAsked(first.actor, brief, read);
  const other = brief.party.filter(({ id }) => id !== first.actor.id);
  const [beside] = other;
  const keeps = other.length === 1 && brief.intents.length > 1 && actions.some(({ clauses }) => keepsTo.test(clauses.join(' ')));
  const isNow = read.flat().some((each) => each.kind === 'talk' && companionOf(each)?.id === first.actor.id);
  return actions.map((each) => {
    const text = each.quote ?? each.clauses.join(' ');
    const hero = asker && (isNow || answering.test(text)) ? asker : keeps ? beside : undefined;
    return hero && isOpen(each) && (each.quote !== null || answering.test(text)) ? { ...each, targets: [{ kind: 'hero', hero }] } : each;
  });
}
