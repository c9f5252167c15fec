import type { Hero } from '#domain/narration/brief.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { action, isOutOfReach } from '#server/features/storyteller/parse/action.ts';

/** What is done so that a friend is not seen: "I keep him talking as cover for Mira". */
const forFriend = /^(?<act>.+) as cover for (?<name>\p{L}[^.!?]*)[.!]?$/iu;

/** Whom a hero's words cover, and what they do for it; undefined for all other words. */
export function coverIn(text: string, actor: Hero, party: readonly Hero[]): { act: string; friend: Hero } | undefined {
  const { act, name } = forFriend.exec(text)?.groups ?? {};
  const friend = party.find((hero) => hero.id !== actor.id && hero.name.toLowerCase() === name?.toLowerCase());
  return act === undefined || friend === undefined ? undefined : { act, friend };
}

/** Whether what is asked wants an answer beside the cover: "I ask her about the dog". */
const asks = ({ kind, clauses, absent }: HeroAction) => kind === 'talk' && !absent && /\b(?:ask|question)s?\b/iu.test(clauses.join(' '));

/**
 * Actions by which a hero covers a friend: they are help for what the friend does. Whoever asks somebody something meanwhile is answered as
 * well, and what cannot be done here covers nobody.
 */
export function asCovering(actions: readonly HeroAction[], act: string, friend: Hero): HeroAction[] {
  const [first] = actions;
  if (!first || actions.some((each) => isOutOfReach(each) || each.missing !== null || each.kept !== undefined)) return [...actions];
  if (actions.some(asks)) return actions.map((each) => (asks(each) ? { ...each, covers: friend } : each));
  return [action(first.actor, [`${act} as cover for ${friend.name}`], { kind: 'help', targets: [{ kind: 'hero', hero: friend }] })];
}

/** Whether an action does nothing but cover a friend. */
export const isCover = ({ kind, clauses }: HeroAction): boolean => kind === 'help' && clauses.some((clause) => forFriend.test(clause));
