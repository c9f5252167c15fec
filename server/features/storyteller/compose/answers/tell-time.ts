import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tellTime } from '#server/features/storyteller/compose/tell-recap.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { commonNamedIn } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { hourHere } from './of-places.ts';

/** Questions of what is still to come, and not of the hour. */
const ofRest = /\b(?:left|until|till?|before|how (?:long|much|many|soon)|when|by when|enough|late for|run(?:ning)? out|hurry|deadline)\b/i;

/** How time stands: what has come closer as far as the party was told, or what hour it is. */
export function tellTimeAsked(writer: SceneWriter, { clauses }: HeroAction): string[] {
  const rest = clauses.filter((clause) => ofRest.test(clause));
  // "What time is it, and how long have we got?"
  return [...(rest.length < clauses.length ? hourHere(writer) : []), ...(rest.length > 0 ? tellRest(writer, rest.join(' ')) : [])];
}

/** What is still to come. */
function tellRest(writer: SceneWriter, text: string): string[] {
  const { brief } = writer.context;
  // "How long until the vote": what everybody knows of it says when it is.
  const fact = commonNamedIn(text, brief.adventure, writer.before).find(({ onlyPeople }) => onlyPeople !== true);
  const isPressed = brief.adventure.clocks.some(({ id }) => (writer.context.state.clocks[id] ?? 0) > 0);
  return [...(fact ? [fact.says] : []), ...(fact === undefined || isPressed ? tellTime(writer) : [])];
}
