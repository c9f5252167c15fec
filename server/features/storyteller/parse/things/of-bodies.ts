import type { Aftermath } from '#domain/moments/aftermath.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

const bodies =
  /\b(?:bod(?:y|ies)|corpses?|carcass(?:es)?|remains|the (?:dead|fallen|slain)|(?:his|her|its|their|the) (?:\w+ )?(?:pockets?|pouch(?:es)?|purses?|belts?))\b/i;
const goesThrough =
  /\b(?:(?:search|look|loot|rob|strip|frisk|check|examine|inspect|rummage|rifle|pat|turn|empty|empties|pick)\w*|(?:go(?:es|ing)?|went) through)\b/i;

/** The dead of a fight whom somebody goes through: those who are named, or all where words are for the bodies; nobody where it is nothing of the kind. */
export function searchedOf({ clauses }: Pick<HeroAction, 'clauses'>, { slain }: Pick<Aftermath, 'slain'>): string[] {
  const text = clauses.join(' ').toLowerCase();
  return goesThrough.test(text) ? deadIn(text, { slain }) : [];
}

/** The dead of a fight whom words are about, in lower case: those who are named, or all where words are for the bodies. */
export function deadIn(text: string, { slain }: Pick<Aftermath, 'slain'>): string[] {
  const named = slain.filter((name) => text.includes(name.toLowerCase()));
  // "the goblin" is Goblin Warrior 2, where no whole name is said; "the goblins" are all of them, whoever is named beside them.
  const words = new Set(text.match(/\p{L}{4,}/gu));
  const isMeant = (name: string) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => words.has(`${word}s`) || (named.length === 0 && words.has(word)));
  const kinds = slain.filter((name) => named.includes(name) || isMeant(name));
  if (kinds.length > 0) return kinds;
  return bodies.test(text) ? [...slain] : [];
}
