import type { Scene } from '#domain/narration/adventure.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { pathTo } from './first-step.ts';

const goes = String.raw`(?:(?:i|we|and|then|let's|lets|so|now|first) )*(?:go|head|walk|run|hurry|return|climb|move|march|sneak|creep|stroll|cut|make (?:my|our) way|travel)s?(?: (?:back|out|off|on|down|up|over|straight|quickly|quietly))*`;
const place = String.raw`(?:the )?[\p{L}'’-]+(?: (?!and\b|then\b|to\b|into\b)[\p{L}'’-]+){0,3}`;
const thence = String.raw`(?:,? (?:and then|and|then|on|back|out|off|up|down|over|from there|straight))*`;
/** One place by way of another: "through the bakehouse to Warmside". */
const byWay = new RegExp(
  String.raw`^(?<head>${goes}) (?:through|via|by way of|past|across|along|over) (?<first>${place}?)${thence} (?:to|into|onto|towards?) (?<goal>${place})$`,
  'iu',
);
/** One place after another: "to Rope Lane and the Salt Office". */
const oneByOne = new RegExp(
  String.raw`^(?<head>${goes}) (?:to|into|onto|towards?|for) (?<first>${place}?),? (?:and then|and|then)(?: (?:on|back|over|up|down|out))*(?: (?:to|into))? (?<goal>${place})$`,
  'iu',
);

/** The place that goes by these words: its name, the end of it, or what a way that the party has seen is called. */
function placeCalled(text: string, { adventure, state }: Stage): Scene | undefined {
  const called = bare(text).toLowerCase();
  const seen = adventure.scenes.filter(({ id }) => state.visited.includes(id));
  const exits = seen.flatMap(({ id }) => knownExits(adventure, { ...state, scene: id }));
  const isOf = (name: string) => name === called || name.endsWith(` ${called}`);
  const way = exits.find(({ aliases }) => called.length > 3 && aliases.includes(called));
  return adventure.scenes.find(({ name }) => isOf(bare(name).toLowerCase())) ?? adventure.scenes.find(({ id }) => id === way?.to);
}

/** A journey by a place, or to one and then another, as the legs that it has; any other clause as it is. */
export function inStages(clause: HeardClause, stage: Stage): HeardClause[] {
  if (clause.quote !== null || clause.question || clause.mode === 'speak') return [clause];
  const list = oneByOne.exec(clause.text);
  const { head = '', first = '', goal = '' } = (list ?? byWay.exec(clause.text))?.groups ?? {};
  const [one, other] = [first, goal].map((each) => (each === '' ? undefined : placeCalled(each, stage)));
  if (!one || !other || one === other || one.id === stage.state.scene) return [clause];
  // Where the way leads by that place anyway, it is one journey.
  if (!list && pathTo(other, stage.adventure, stage.state).some(({ to }) => to === one.id)) return [clause];
  return [
    { ...clause, mode: 'act', text: `${head} to ${first}` },
    { ...clause, mode: 'act', text: `go to ${goal}` },
  ];
}
