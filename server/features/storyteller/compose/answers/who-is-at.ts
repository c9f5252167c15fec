import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { subjectOf } from './find-subject.ts';
import { anybodyHere } from './of-people.ts';
import type { Asked } from './unknown.ts';

/** Whether it is asked who is at something that stands here: "who's behind the bar?" */
export function isAtThing({ question, writer, actor }: Asked): boolean {
  const [, thing] =
    /^who(?:'s| is|'re| are) (?:\p{L}+ing )?(?:behind|at|by|near|on|beside|next to|around) (.+)$/u.exec(question.text) ?? [];
  const subject = thing === undefined ? undefined : subjectOf(thing, writer, actor);
  return subject?.kind === 'feature' && subject.isHere;
}

/** Who is here, as the answer to who that is. */
export const presentHere = (writer: SceneWriter) =>
  anybodyHere(writer).map((text) => text.replace(/^Yes: /, 'Here with you: ').replace(/^No\. /, ''));

/** Words for somebody who is not named: "the guy with the case". */
export const isOfSomebody = /\b(?:guy|man|woman|lady|girl|boy|kid|child|person|fellow|lad|one|people|dude|folks?|stranger)\b/;
