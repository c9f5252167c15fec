import { stemmer } from 'stemmer';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import { isEverywhere } from '#server/features/storyteller/parse/things/unplaced.ts';
import { subjectOf } from '#server/features/storyteller/compose/answers/find-subject.ts';
import { headOf } from '#server/features/storyteller/compose/answers/subject.ts';
import { beFor, placeName, wayTo } from '#server/features/storyteller/compose/answers/wording.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { introduced } from '#server/features/storyteller/compose/tell-people.ts';
import { tellMentioned } from '#server/features/storyteller/compose/mentions/tell-mentioned.ts';

/** Words of a description that one answer tells at most. */
const mostWords = 45;
/** What is said of a thing that is looked for, and is no part of its name. */
const ofSeeking =
  / (?:(?:i|we|you|that|which|who|to|for)\b .*|(?:or|and) (?:something|anything|someone|somebody|so|like)\b.*|(?:going|coming|growing|burning|running|waiting|moving)\b.*|(?:(?:lying|standing|hanging|to be (?:seen|found)|left|anywhere|upstairs|downstairs|around|about|nearby|here|there)\b ?)+)$/;
/** Where a thing is looked for: "in the cup". */
const placed =
  /^(?<thing>.+?) (?:(?:left|still|hidden|lying|standing|hanging) )*(?<how>in|on|under|at|by|behind|inside|near|over|beside|round|around) (?<place>(?:the|that|this|my|our|his|her|their) .+)$/;

/** Where a place is looked for: "a school in town". */
const inTown = / (?:(?:in|around|near) (?:(?:the|this) )?(?:town|village|city|here|place)|around|nearby)$/;

const nameIn = (phrase: string): string =>
  phrase
    .trim()
    .replace(ofSeeking, '')
    .replace(/^(?:an?|any|some|the|other|another|more|even|his|her|their|your|my|our) /, '');

/** What there is here that goes by these words; undefined where nothing does. */
function seenHere(phrase: string, writer: SceneWriter, action: HeroAction): string[] | undefined {
  const seen = subjectOf(phrase, writer, action.actor);
  if (seen.kind === 'feature' && seen.isHere) {
    const name = withinSentence(seen.feature.name);
    return [`There ${beFor(name)} ${name}.`, firstSentences(seen.feature.description, mostWords)];
  }
  // "Is there a school in town?" asks for a place, which lies a way off.
  const [way] = seen.kind === 'word' ? wayTo(writer, `go to the ${phrase.replace(inTown, '')}`) : [];
  if (way !== undefined) return [`Yes. ${way}`];
  const isLying = seen.kind === 'loot' && seen.isHere && !Object.hasOwn(writer.before.taken, seen.loot.id);
  if (isLying) return [`There is ${withinSentence(seen.loot.name)}, ${seen.loot.where}.`];
  if (seen.kind === 'npc' && seen.isHere) return [`There is ${introduced(seen.npc)}.`, seen.npc.description];
  if (seen.kind === 'npc')
    return [seen.isMet ? `${capitalize(seen.called)} is not here to be seen.` : `No ${phrase} that you can see here.`];
  return seen.kind === 'exit' ? [`There is ${seen.exit.label}.`] : undefined;
}

/** Whether there is something in, on or behind something else: what is said of that, else that there is not. */
function seenAt(thing: string, how: string, place: string, writer: SceneWriter, action: HeroAction): string[] {
  const at = subjectOf(place, writer, action.actor);
  const name = `${how} ${place}`.replace(/\bmy\b/, 'your');
  const told = at.kind === 'feature' && at.isHere ? wholeSentencesOf(at.feature.description) : [];
  const said = told.filter((text) => stemsOf(text).has(stemmer(headOf(thing))));
  if (said.length > 0) return said.slice(0, 2);
  const isThere =
    at.kind !== 'word' || isEverywhere(headOf(place)) || !isConcrete(headOf(place)) || tellMentioned(place, writer) !== undefined;
  return [isThere ? `No ${thing} ${name} that you can see.` : `No ${thing} that you can see, and no ${headOf(place)} for it either.`];
}

/** Whether there is something: what is here and goes by that name, or was told of, else that there is not. */
export function tellIsThere(writer: SceneWriter, action: HeroAction): string[] {
  const asked = action.asked?.subject ?? '';
  const at = placed.exec(asked.replace(/ (?:i|we|you|that|which) .*$/, ''))?.groups;
  const [wanted, how, place] = [at?.['thing'] ?? asked, at?.['how'], at?.['place']];
  const each = wanted
    .split(/ or (?:even )?/)
    .map(nameIn)
    .filter((words) => !/^(?:(?:some|any)thing\b.*)?$/.test(words));
  const thing = each.join(' and no ');
  if (how !== undefined && place !== undefined && placeName(writer.scene).toLowerCase() !== place)
    return seenAt(thing, how, place, writer, action);
  const seen = each.map((words) => seenHere(words, writer, action) ?? tellMentioned(words, writer));
  // Of two that are asked after, it is said of which there is none.
  const isSome = seen.some((found) => found !== undefined);
  return isSome ? each.flatMap((words, at) => seen[at] ?? [`No ${words} that you can see here.`]) : [`No ${thing} that you can see here.`];
}
