import type { Npc } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { responsesTo, tellables } from '#domain/narration/adventure-texts/known-responses.ts';
import { currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import { isTopicOpen } from '#domain/narration/wants.ts';
import { stemOf } from '#domain/safety/stem.ts';
import { opaqueId } from '#server/features/model/opaque-ids.ts';

/** Answers that a prompt holds at most: an adventure has hundreds, and a reply takes up one or two. */
const most = 12;
/** Words of a clue that must stand in what is said, where it is told. */
const wordsOfClue = 2;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** What is said in this reply, to hold names and texts against. */
interface Said {
  text: string;
  stems: ReadonlySet<string>;
}

const isNamed = ({ text }: Said, names: readonly string[]) => names.some((name) => text.includes(` ${name.toLowerCase()} `));
const shares = ({ stems }: Said, text: string) => [...new Set(wordsIn(text).map(stemOf))].filter((stem) => stems.has(stem)).length;

const namesOf = ({ name, aliases }: Npc) => [name, ...name.split(' ').filter((part) => part.length > 3), ...aliases];

/** What one person has to say to what is said now: to what the party found out or has with it, of the others, and by the way. */
function answersOf(npc: Npc, said: Said, { adventure, state }: Brief): object[] {
  const { opinions = {}, topics } = npc;
  const known = tellables(adventure, state).filter(({ of, names }) =>
    names.length > 0 ? isNamed(said, names) : shares(said, of) >= wordsOfClue,
  );
  return [
    ...responsesTo(known, npc).map(({ of, says }) => ({ toldOrShown: of, says })),
    ...adventure.npcs.flatMap((other) =>
      opinions[other.id] !== undefined && isNamed(said, namesOf(other)) ? [{ of: other.name, says: opinions[other.id] }] : [],
    ),
    ...topics
      .filter((topic) => topic.isAside === true && isTopicOpen(npc, topic, state) && isNamed(said, topic.keywords))
      .map(({ keywords, says }) => ({ about: keywords[0], says })),
  ];
}

/**
 * What those present would say, and what things look like from near, of what this reply is about. It changes with each reply and
 * therefore stands with what is so now. Nothing in it is a clue.
 */
export function answersNow(brief: Brief): object[] {
  const { adventure, intents, state } = brief;
  const text = ` ${intents
    .map((intent) => intent.text.toLowerCase())
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')} `;
  const said: Said = { text, stems: new Set(wordsIn(text).map(stemOf)) };
  const present = presentNpcs(adventure, state);
  const asked = present.filter((npc) => present.length === 1 || isNamed(said, namesOf(npc)));
  return [
    ...(currentScene(adventure, state).details ?? [])
      .filter(({ aliases }) => isNamed(said, aliases))
      .map(({ name, description, stays }) => ({ kind: 'seen from near', name, description, ...(stays !== undefined && { stays }) })),
    ...present.flatMap((npc) =>
      answersOf(npc, said, brief).map((answer) => ({ kind: 'would say', id: opaqueId(brief, 'npc', npc.id), name: npc.name, ...answer })),
    ),
    ...asked.flatMap(({ id, name, self }) =>
      self && isNamed(said, ['you', 'your']) ? [{ kind: 'says of themself', id: opaqueId(brief, 'npc', id), name, ...self }] : [],
    ),
  ].slice(0, most);
}
