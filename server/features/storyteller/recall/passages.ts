import { rememberOf } from '#domain/memoise.ts';
import type { Npc, Topic } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { sentencesOfTopic } from '#server/features/storyteller/parse/topics.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';

/** A sentence that the players may know, with what it is about. */
export interface Passage {
  text: string;
  /** Names of what its text is about, which need not stand in the sentence itself. */
  about: string;
  /** Who said it, where somebody did: it is their word, in their own words. */
  by?: Npc;
}

/** Passages that stand for a text of the adventure. */
function passages(text: string, ...about: readonly string[]): Passage[] {
  return wholeSentencesOf(text).map((each) => ({ text: each, about: about.join(' ') }));
}

/** What the narrator has told lately. */
export function heardLately({ recent }: Pick<Brief, 'recent'>): string {
  return recent.flatMap(({ role, content }) => (role === 'ai' ? [content] : [])).join('\n');
}

/** What somebody has told the party of their topics, oldest topic first: as they keep it in mind, else as the last replies hold it. */
export function saidBy(npc: Npc, state: PlayState, heard: string): Passage[] {
  const known = state.people?.[npc.id]?.asked ?? {};
  const turnOf = ({ id }: Topic) => known[id]?.turn ?? 0;
  const oldestFirst = npc.topics.toSorted((one, other) => turnOf(one) - turnOf(other));
  return oldestFirst.flatMap((topic) => {
    const asked = known[topic.id];
    if (asked === undefined && !heard.includes(topic.says)) return [];
    const said = sentencesOfTopic(topic).filter((_, at) => asked?.sentences?.includes(at) ?? true);
    return passages(said.join(' '), npc.name).map((each) => ({ ...each, by: npc }));
  });
}

/**
 * Everything that the party has seen, heard or been told, sentence by sentence and each once: the places it has been to with what
 * stands there, the people it has met and have said, what it has found out, and what everybody knows.
 */
export function knownPassages(brief: Brief, state: PlayState): readonly Passage[] {
  return passagesAt(brief)(state);
}

const passagesAt = rememberOf((brief: Brief) => rememberOf((state: PlayState) => allPassages(brief, state)));

function allPassages(brief: Brief, state: PlayState): Passage[] {
  const { adventure, lore = [] } = brief;
  const visited = adventure.scenes.filter(({ id }) => state.visited.includes(id));
  const people = adventure.npcs.filter(({ id }) => visited.some(({ npcs }) => npcs.includes(id)));
  const heard = heardLately(brief);
  const found = [
    ...state.clues.flatMap((id) => passages(adventure.clues.find((clue) => clue.id === id)?.text ?? '')),
    ...people.flatMap((npc) => saidBy(npc, state, heard)),
    ...visited.flatMap((scene) => [
      ...scene.features.flatMap((each) => passages(each.description, each.name, ...each.aliases)),
      ...passages(scene.description, scene.name),
      ...scene.loot
        .filter(({ id }) => !Object.hasOwn(state.taken, id))
        .map((each) => ({ text: `There is ${each.name} ${each.where}.`, about: each.aliases.join(' ') })),
      ...knownExits(adventure, { ...state, scene: scene.id }).map(({ label, aliases }) => ({
        text: `From ${scene.name} you can take ${label}.`,
        about: aliases.join(' '),
      })),
    ]),
    ...people.flatMap((npc) => passages(npc.description, npc.name, npc.role, ...npc.aliases)),
    ...passages(adventure.premise),
    ...passages(adventure.welcome),
    ...adventure.clocks.flatMap(({ id, signs }) => signs.slice(0, state.clocks[id] ?? 0).flatMap((sign) => passages(sign))),
    ...lore.flatMap(({ name, text }) => passages(text, name)),
  ];
  const seen = new Set<string>();
  return found.filter(({ text }) => text !== '' && !seen.has(text) && seen.add(text));
}
