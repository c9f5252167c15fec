import type { Adventure, Scene } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { waysTo } from '#server/features/storyteller/parse/journey.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { partOfWay } from './sought.ts';

/** What is done where one is, and at the end of words where that is: "I take a long rest in the Borrowed Anchor", "order a cider at the inn". */
const doneIn =
  /^((?:(?:i|we|and|then|now|so|first|let's|i want to|i'd like to|we want to) )*(?:rest|sleep|nap|warm up|dry off|kip|crash|camp|lodge|eat|drink|dine|wait|stay|sit down|hide|relax|order|buy|rent|book|(?:take|have|get|spend|eat|drink|sleep through) (?:a|an|the|some|our|my|one|two)\b)s?\b.*?),? (in|inside|at) ((?:the )?[\p{L}' -]{3,40}?)( tonight| for the night| until morning| till morning| overnight| now)?$/iu;

/** Whether a place goes by these words: its name, the end of it, or what a way to it is called. */
function isCalled({ id, name }: Scene, text: string, isAt: boolean, { scenes }: Adventure): boolean {
  const own = bare(name);
  return (
    own === text ||
    own.endsWith(` ${text}`) ||
    (isAt && scenes.some(({ exits }) => exits.some(({ to, aliases }) => to === id && aliases.includes(text))))
  );
}

/** Going quietly to where one is already. */
const quietlyHere =
  /^(?:(?:i|we|let's|and|then|now) )*(?:go|head|walk|sneak|creep|slip|tiptoe)s? (?:(?:quietly|silently) )?(?:back |over |up |down )?(?:to|into) (?<place>(?:the )?[\p{L}' -]{3,40}?) (?:quietly|silently|unseen|on tiptoe)$/iu;

/**
 * A clause of what is done in another place, which the party knows a way to, as the two things that it is: one goes there, and does it. Any
 * other clause as it is.
 */
export function goingThere(clause: HeardClause, { adventure, state }: Stage): HeardClause[] {
  const here = clause.quote === null ? quietlyHere.exec(clause.text)?.groups?.['place'] : undefined;
  if (here !== undefined && isCalled(currentScene(adventure, state), bare(here), true, adventure))
    return [{ ...clause, mode: 'act', text: 'keep quiet' }];
  const [, doing = '', where = '', place = '', when = ''] =
    clause.quote === null && !clause.question ? (doneIn.exec(clause.text) ?? []) : [];
  const end = place === '' ? undefined : waysTo(place, adventure, state).at(-1)?.to;
  const goal = adventure.scenes.find(({ id }) => id === end);
  if (goal === undefined || partOfWay.test(place) || !isCalled(goal, bare(place), /^at$/i.test(where), adventure)) return [clause];
  return [
    { ...clause, mode: 'act', text: `go to ${place}` },
    { ...clause, mode: 'act', text: `${doing}${when}` },
  ];
}
