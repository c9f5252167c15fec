import type { Aftermath } from '#domain/moments/aftermath.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

const bodies = /\b(?:bod(?:y|ies)|corpses?|carcass(?:es)?|remains|the (?:dead|fallen|slain))\b/i;
const goesThrough = /\b(?:search|look|loot|rob|strip|frisk|check|examine|inspect|rummage|rifle|pat|turn)\w*\b/i;

/** The dead of a fight whom somebody goes through: those who are named, or all where words are for the bodies; nobody where it is nothing of the kind. */
export function searchedOf({ clauses }: Pick<HeroAction, 'clauses'>, { slain }: Pick<Aftermath, 'slain'>): string[] {
  const text = clauses.join(' ').toLowerCase();
  if (!goesThrough.test(text)) return [];
  const named = slain.filter((name) => text.includes(name.toLowerCase()));
  // "the goblin" is Goblin Warrior 2, where no whole name is said.
  const words = new Set(text.match(/\p{L}{4,}/gu));
  const kinds =
    named.length > 0
      ? named
      : slain.filter((name) =>
          name
            .toLowerCase()
            .split(' ')
            .some((word) => words.has(word)),
        );
  if (kinds.length > 0) return kinds;
  return bodies.test(text) ? [...slain] : [];
}
