import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { attitudeOf, hitPointsOf } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { healthOf, minds } from '#server/features/storyteller/compose/answers/of-people.ts';
import type { Person } from '#server/features/storyteller/compose/answers/of-people.ts';
import { placeName, pronounOf } from '#server/features/storyteller/compose/answers/wording.ts';

/** Whether somebody is after the party, by where they are and how they are minded. */
export function pursuitOf(person: Person, writer: SceneWriter): string[] {
  const { npc, called } = person;
  const name = capitalize(called);
  if (hitPointsOf(writer.before, npc) === 0) return healthOf(person, writer);
  if (!person.isHere) {
    if (!person.isMet || !person.scene) return [`No, not that you have seen: you have not met ${called} yet.`];
    return [
      `No. ${name} is at ${placeName(person.scene)}, where you left ${pronounOf(person).obj}; you are at ${placeName(writer.scene)}.`,
    ];
  }
  if (foesHere(writer.context.brief.adventure, writer.before).includes(npc)) return [`Yes. ${name} is here, and against you.`];
  if (attitudeOf(writer.before, npc) === 'hostile') return [`${name} is here, and leaves you alone for now.`];
  return [`No. ${name} is here, and seems ${minds[attitudeOf(writer.before, npc)]}.`];
}

/** Whether anybody is after the party. */
export function anybodyAfterUs(writer: SceneWriter): string[] {
  const foes = foesHere(writer.context.brief.adventure, writer.before).map(({ name }) => withinSentence(name));
  if (foes.length === 0) return [`No. Nobody at ${placeName(writer.scene)} is after you, as far as you can see.`];
  return [`Yes: ${listed(foes)} ${foes.length > 1 ? 'are' : 'is'} here, and against you.`];
}
