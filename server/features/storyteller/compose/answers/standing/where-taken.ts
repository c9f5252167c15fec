import { capitalize } from '#domain/text/capitalize.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { lately, takenThing } from '#server/features/storyteller/compose/answers/of-own-actions.ts';
import { sightOf } from '#server/features/storyteller/compose/answers/of-things.ts';
import { whereIs } from '#server/features/storyteller/compose/answers/of-people.ts';
import { namedBy } from '#server/features/storyteller/compose/answers/find-subject.ts';
import type { Asked } from '#server/features/storyteller/compose/answers/unknown.ts';

/** Who has gone, or has taken something, somewhere: "the mayor take it", "he run off". */
const gone =
  /^(?<who>(?:(?:the|that|this) )?\p{L}+(?: \p{L}+)?) (?:just )?(?<verb>take|takes|took|bring|brings|brought|carry|carried|put|hide|hid|send|sent|go|goes|went|run|ran|head|headed|disappear|disappeared|vanish|vanished|get|got|lead|wander|walk|walked|push|pushed|wheel|wheeled|drag|dragged)(?: (?:off|away|to|with))*(?: (?<what>.+?))?(?: (?:to|with|off|away))*$/u;

/** Where somebody has gone, or has taken something, as far as anybody has seen; undefined for other questions. */
export function whereTaken(asked: Asked): string[] | undefined {
  const { question, writer, actor } = asked;
  const found = gone.exec(question.subject)?.groups;
  const who = found?.['who'] ?? '';
  if (!found || /^(?:i|we)\b/.test(who)) return undefined;
  const person = namedBy(who, writer, actor);
  if (/^(?:he|she|they|it)$/.test(who) && person?.kind !== 'npc') return [`It is not plain whom you mean by “${who}”: say the name.`];
  if (person?.kind !== 'npc') return undefined;
  const name = capitalize(person.called);
  const what = found['what'] ?? '';
  const things = /^(?:it|that|this|them|him|her)?$/.test(what) ? [] : [...stemsOf(what)];
  const told = lately(writer).find(
    (text) =>
      !writer.context.whole.party.some(({ name }) => isNamed(text, name)) &&
      [person.called, ...person.npc.aliases].some((each) => isNamed(text, each)) &&
      things.every((stem) => stemsOf(text).has(stem)),
  );
  const goal =
    what === ''
      ? `${name} has gone`
      : `${name} took ${/^(?:it|that|this|them)$/.test(what) ? what : `the ${what.replace(/^(?:the|that|this|those) /, '')}`}`;
  return [
    `Nobody has seen where ${goal.replace(name, person.called)}.`,
    ...(told === undefined ? [] : [`This was told last: ${told}`]),
    ...(person.isMet && person.scene ? whereIs(person, writer).slice(0, 1) : []),
  ];
}

const holder =
  /^who(?:'s| has| have| holds| keeps| took| got| carries)(?: got)? (?<what>(?:the |my |our |that |those )?.+?)(?: (?:now|right now|at the moment|anyway))*$/u;

/** Who has a thing that the party took or gave away; undefined for other questions. */
export function whoHas({ question, writer }: Asked): string[] | undefined {
  const what = holder.exec(question.text)?.groups?.['what'];
  const thing = what === undefined ? undefined : takenThing(what.replace(/^the /, ''), writer);
  return thing?.kind === 'loot' ? [sightOf(thing, writer)] : undefined;
}
