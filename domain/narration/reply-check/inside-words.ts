import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { runsIn, runsOfWords } from './secret-grams.ts';

/** What stands in prompts and rules and never in a story. */
const inside =
  /<<|>>|\{\s*"|"\s*:\s*["{[\d]|\b(?:set_location|reveal_clue|tick_clock|npc_attack|update_npc|scene_tag|offBalance|heroId|clueHere|earnedBy|speaksOf|canFight)\b|\b(?:DC|AC)\s*(?:of\s*)?\d+|\b(?:difficulty|armou?r) class\b|\bdifficulty (?:of )?\d+|\b\d+d\d+\b|\b(?:as an AI|language model|system prompt|the prompt|tool calls?|my instructions|data block|JSON)\b/iu;
/** An id is known from a word by a hyphen, an underscore or a figure in it. */
const isTelling = (id: string) => /[-_\d]/.test(id) && id.length >= 4;

const made = new WeakMap<object, { ids: Set<string>; runs: Set<string> }>();

/** The ids of an adventure that are no words of the story. */
function insideOf({ brief: { adventure }, material }: ReplyFacts): { ids: Set<string>; runs: Set<string> } {
  const known = made.get(material);
  if (known) return known;
  const all = [
    ...material.ids,
    ...adventure.clues.map(({ id }) => id),
    ...adventure.clocks.map(({ id }) => id),
    ...adventure.npcs.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]),
    ...adventure.scenes.flatMap(({ id, exits, features, loot }) => [id, ...[...exits, ...features, ...loot].map((each) => each.id)]),
  ];
  const story = adventure.scenes
    .map(({ name, description, touches, exits, features, loot }) =>
      [
        name,
        description,
        ...touches,
        ...exits.map(({ label }) => label),
        ...[...features, ...loot].map((each) => each.name),
        ...features.map((each) => each.description),
      ].join(' '),
    )
    .concat(
      adventure.npcs.map(({ role, description, topics, greetings }) =>
        [role, description, ...greetings, ...topics.map(({ says }) => says)].join(' '),
      ),
    )
    .join(' ')
    .toLowerCase();
  const words = new Set(story.match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu) ?? []);
  const result = {
    ids: new Set(all.filter((id) => isTelling(id) && !words.has(id.toLowerCase()))),
    runs: new Set(material.instructions.flatMap(runsIn)),
  };
  made.set(material, result);
  return result;
}

/** No ids, no difficulties, no dice as they are written, and no words of the prompt. */
export function checkInsideWords({ text, words }: Piece, facts: ReplyFacts): Objection[] {
  const { ids, runs } = insideOf(facts);
  const named = text.match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu) ?? [];
  return inside.test(text) || named.some((word) => ids.has(word)) || (runs.size > 0 && runsOfWords(words).some((run) => runs.has(run)))
    ? [objection('insideWords', {})]
    : [];
}
