import { newPlacesPassed } from '#domain/narration/goers.ts';
import type { Adventure, Exit, Npc, Scene } from '#domain/narration/adventure.ts';
import { currentScene, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { commonAbout } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { scenesNamed } from './scenes-named.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';

/** The way by which one sets out, and where one would come to in the end. */
export interface FirstStep {
  exit: Exit;
  goal: Scene;
}

/**
 * The ways to a place from here, as far as the party knows: where it has been, only the ways count that it has found. So nobody is sent from
 * one place to the other and back. None where nothing leads there.
 */
export function pathTo(goal: Scene, adventure: Adventure, state: PlayState): Exit[] {
  const seen = new Set([state.scene]);
  // What lies behind a way of this very place that is not found yet is reached by none that leads off.
  const known = knownExits(adventure, state);
  const here = currentScene(adventure, state);
  if (here.exits.some(({ to }) => to === goal.id) && known.every(({ to }) => to !== goal.id)) return [];
  let edge = known.map((exit) => [exit]);
  const endOf = (path: readonly Exit[]) => path.at(-1)?.to ?? state.scene;
  while (edge.length > 0) {
    const found = edge.find((path) => endOf(path) === goal.id);
    if (found) return found;
    edge = edge.flatMap((path) => {
      const at = endOf(path);
      if (seen.has(at)) return [];
      seen.add(at);
      const isSeen = state.visited.includes(at);
      const next = isSeen ? knownExits(adventure, { ...state, scene: at }) : (adventure.scenes.find(({ id }) => id === at)?.exits ?? []);
      return next.map((exit) => [...path, exit]);
    });
  }
  return [];
}

/** The way out of here that a place lies behind, as far as the party knows; undefined where none leads there. */
export const firstExit = (goal: Scene, adventure: Adventure, state: PlayState): Exit | undefined => pathTo(goal, adventure, state)[0];

/** A path as far as somebody knows to go who has not been on it: up to a way that is not found yet, or past so many new places. */
export function knownPart(path: readonly Exit[], adventure: Adventure, state: PlayState): Exit[] {
  const places = [state.scene, ...path.map(({ to }) => to)];
  const isNew = (place: string) => !state.visited.includes(place);
  const end = path.findIndex(
    (exit, at) =>
      !knownExits(adventure, { ...state, scene: places[at] ?? state.scene }).includes(exit) ||
      places.slice(1, at + 1).filter(isNew).length > newPlacesPassed,
  );
  return end < 0 ? [...path] : path.slice(0, Math.max(1, end));
}

const seeking =
  /\b(?:find|see|visit|meet|seek(?: out)?|look for|catch up with|fetch|track down|hunt down|confront|call on|to|after) (?:the |mr\.? |mrs\.? |old )?(.{2,40})$/iu;

/** Where words of going end: "to the gate". */
const goalOf = /\b(?:to|into|for|towards?|in at|in by|in through) (?:the )?((?:[\p{L}'-]+ ?){1,3})$/iu;

/** What one goes somewhere for, and small words after a place: "to the wreck to find the shoe", "off to the wreck then". */
const besideGoal =
  /(?:,? (?:to|and|so|because|where|before) (?:find|look|see|search|get|fetch|help|talk|speak|ask|meet|we|i|check|warn|save|rest|show|tell|bring|give)\b.*|,? (?:then|now|first|next|quickly|together|at once|please|again)|,? (?:between|along|past|following|keeping|staying|by) (?:the|that|those|our|my|to|on) .*)+$/iu;

/** With whom one goes somewhere: nobody who is sought there. */
const alongWith = /(?<= (?:to|into|for) .*) (?:along |together )?with (?:the )?\p{L}+(?: \p{L}+)?$/iu;

/** Where somebody lives or works, called after them: "the mayor's house", "mother quills place". */
const ofSomebody = /['’]?s['’]? (?:own )?(?:house|home|place|rooms?|office|lodgings|quarters|cottage|hut|door|shop|study)$/iu;

/** Whom words of going seek who is not here. */
export function soughtBy(text: string, adventure: Adventure, state: PlayState): Npc | undefined {
  const [, whom = ''] =
    seeking.exec(
      text
        .replace(/[.!]+$/, '')
        .replace(alongWith, '')
        .replace(ofSomebody, ''),
    ) ?? [];
  const here = presentNpcs(adventure, state);
  const isMeant = (npc: Npc) => callsOf(npc).some((call) => ` ${whom.toLowerCase().trim()}`.endsWith(` ${bare(call)}`));
  return whom === '' || here.some(isMeant) ? undefined : adventure.npcs.find((each) => !here.includes(each) && isMeant(each));
}

/** Where somebody is sought of whom everybody knows where they are to be found. */
function placeOfSought(text: string, adventure: Adventure, state: PlayState): Scene | undefined {
  const npc = soughtBy(text, adventure, state);
  const fact = npc && commonAbout(npc.name.toLowerCase(), adventure, state);
  const told = fact?.onlyPeople === true ? undefined : fact?.says;
  return told === undefined ? undefined : adventure.scenes.find(({ id, name }) => id !== state.scene && isNamed(told, bare(name)));
}

/** The place that words of going name, by its own name or by what the ways to it are called. */
function placeNamed(text: string, adventure: Adventure, state: PlayState): Scene | undefined {
  const { scenes } = adventure;
  const [named] = scenesNamed(text, adventure, state);
  if (named) return named;
  const goal = (goalOf.exec(text.replace(/[.!]+$/, '').replace(besideGoal, ''))?.[1] ?? '').trim().toLowerCase();
  const [way] = goal.length < 3 ? [] : scenes.flatMap(({ exits }) => exits.filter(({ aliases }) => aliases.includes(goal)));
  return scenes.find(({ id }) => id !== state.scene && id === way?.to);
}

/** Whether the tale speaks of where a way leads as of a part of a place: "the hot pool of the Old Baths". */
export function liesWithin({ to }: Pick<Exit, 'to'>, goal: Scene, { scenes, clues, common }: Adventure): boolean {
  const name = scenes.find(({ id }) => id === to)?.name ?? '';
  const part = new RegExp(
    String.raw`\b${escapePattern(bare(name))} (?:of|in|at|inside|under) (?:the )?${escapePattern(bare(goal.name))}\b`,
    'iu',
  );
  return [...clues, ...(common ?? [])].some((each) => part.test('text' in each ? each.text : each.says));
}

/**
 * The way by which one sets out for a place that words name and to which nobody knows the whole way, or for somebody whom everybody knows:
 * the journey comes as far as that way leads. Undefined where the words name no such place.
 */
export function firstStep(text: string, adventure: Adventure, state: PlayState): FirstStep | undefined {
  const goal = placeNamed(text, adventure, state) ?? placeOfSought(text, adventure, state);
  const exit = goal && firstExit(goal, adventure, state);
  return goal && exit && { exit, goal };
}
