import { knownExits } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';

const place = /^(?:(?:and|then|finally|after that|maybe) )*(?:(?:on|over) )?(?:to )?((?:the |that )?(?:[\p{L}'-]+ ){0,3}[\p{L}'-]+)$/iu;

/** A way before where it leads, as the narrator tells a route: "the crooked alley to the goose yard". */
const byWay =
  /^(?:(?:and|then|finally|by|via|take|through|along|down|up) )*(?!(?:go|goes|walk|run|head|climb|move|come)\b)(?:the |that )?(?:[\p{L}'-]+ ){1,4}(?=(?:to|into|up to|down to|onto) (?:the )?\p{L})/iu;

/** How somebody carries themself on the way: "heads down against the wind", "lantern held high". */
const bearing =
  /^(?:(?:and|with|our|my|both|the) )*(?:heads?|eyes?|hands?|ears?|faces?|chins?|collars?|hoods?|weapons?|blades?|swords?|bows?|shields?|axes?|lanterns?|torch(?:es)?|backs?) (?:(?:held|kept|well|nice and) )*(?:down|up|out|open|low|high|drawn|ready|lit|lowered|raised|first|bent|straight)(?: (?:against|into|in|and|under|before|over) .*)?$/iu;

/** To whom or where somebody goes, said once more: "down to the quay, to Wenna". */
const toWhom = /^to (?:the )?\p{L}{3,}(?: \p{L}+)?$/iu;

/**
 * Whether a clause only says how or to whom somebody goes, after that they go, or where somebody is watched to: "through the gate, heads down
 * against the wind", "follow him and see where he goes".
 */
export function isOfWay({ text, quote }: HeardClause, last: HeroAction | undefined): boolean {
  const isWatched = /^(?:keep an eye on|follow) /.test(last?.clauses[0] ?? '') && /^(?:see|find out|watch|learn) where\b/i.test(text);
  return isWatched || (last?.kind === 'travel' && quote === null && (toWhom.test(text) || bearing.test(text)));
}

/** Something that is done with words, to somebody. */
const doesSomething =
  /^(?:(?:and|then|finally|i|we) )*(?:introduce|talk|speak|say|ask|tell|call|shout|listen|give|show|hand|bring|apologise|apologize|bow|nod|wave|explain|whisper|offer|promise)s?\b/iu;

/** Whether words are the name of a place that the party has seen, or that a way it has seen leads to, and nothing else. */
function isPlace(text: string, { adventure, state }: Stage): boolean {
  const name = bare(text);
  const seen = adventure.scenes.filter(({ id }) => state.visited.includes(id));
  const exits = seen.flatMap(({ id }) => knownExits(adventure, { ...state, scene: id }));
  const names = [...adventure.scenes.map((scene) => scene.name), ...exits.flatMap(({ aliases }) => aliases)].map(bare);
  return names.some(
    (each) => each.length > 2 && (each === name || each.endsWith(` ${name}`) || (isNamed(name, each) && name.length - each.length < 4)),
  );
}

/** A clause that only names the next place of a journey as the leg that it means: "go to the mill, then the quay". Any other clause as it is. */
export function asLeg(clause: HeardClause, last: HeroAction | undefined, stage: Stage): HeardClause {
  if (last?.kind !== 'travel' || clause.quote !== null || clause.question) return clause;
  // "Introduce myself to the smith" names no way.
  const [, goal = ''] = place.exec(doesSomething.test(clause.text) ? clause.text : clause.text.replace(byWay, '')) ?? [];
  return goal !== '' && isPlace(goal, stage) ? { ...clause, text: `go to ${goal}`, mode: 'act' } : clause;
}
