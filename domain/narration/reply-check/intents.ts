import { tellsScene } from './length.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { piecesOf, readPiece } from './passage-of-speech.ts';
import { languageIn } from './reply-facts.ts';
import type { ReplyFacts } from './reply-facts.ts';

/** Whether somebody is spoken of in the narrator's own words. A question of the narrator's speaks of everybody. */
function isSpokenOf(pieces: readonly string[], pattern: string): boolean {
  const named = new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'u');
  return pieces.some((piece) => {
    const { narration } = readPiece(piece, '');
    return named.test(narration) && !/\?["”’')\s]*$/.test(narration);
  });
}

/**
 * Every hero who wanted something is told of by name. Where one alone acts, "you" will do, or the words of somebody who answers. What
 * only answers questions need not name who asked.
 */
export function checkIntents(text: string, facts: ReplyFacts): Objection[] {
  const { brief, people, allowed } = facts;
  if (!tellsScene(facts)) return [];
  const acting = [...new Set(brief.intents.map(({ heroId }) => heroId))];
  const acted = new Set(allowed.flatMap(({ call }) => ('heroId' in call ? [call.heroId] : [])));
  const pieces = piecesOf(text);
  if (acting.length === 1 && languageIn(facts) !== 'en') return [];
  return acting.flatMap((id) => {
    const hero = people.heroes.find((each) => each.id === id);
    if (!hero || hero.pattern === '' || (brief.cause === 'chat' && !acted.has(id))) return [];
    const pattern = acting.length === 1 ? `${hero.pattern}|[Yy]ou|[Yy]our|“”` : hero.pattern;
    return isSpokenOf(pieces, pattern) ? [] : [objection('intentForgotten', { hero: hero.name })];
  });
}
