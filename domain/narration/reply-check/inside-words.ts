import { rememberOf } from '#domain/memoise.ts';
import { saidTexts } from '#domain/narration/adventure-texts/said-texts.ts';
import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { runsIn } from './passage-of-speech.ts';

/** What stands in prompts and rules and never in a story. */
const inside =
  /<<|>>|\{\s*"|"\s*:\s*["{[\d]|\b(?:set_location|reveal_clue|tick_clock|npc_attack|update_npc|meet_want|seenThrough|scene_tag|offBalance|heroId|clueHere|earnedBy|speaksOf|canFight)\b|\b(?:DC|AC)\s*(?:of\s*)?\d+|\b(?:difficulty|armou?r) class\b|\bdifficulty (?:of )?\d+|\b\d+d\d+\b|\b(?:as an AI|language model|system prompt|the prompt|tool calls?|my instructions|data block|JSON)\b/iu;
/** An id as prompts have them: twelve figures and letters up to f, of both kinds. */
const opaque = /(?<![\p{L}\p{N}])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{12}(?![\p{L}\p{N}])/u;
/** An id is known from a word by a hyphen, an underscore or a figure in it. */
const isTelling = (id: string) => /[-_\d]/.test(id) && id.length >= 4;

/** The ids of an adventure that are no words of its story, and the words of the story that look like ids. */
const idsOf = rememberOf((adventure: Adventure): { ids: ReadonlySet<string>; story: ReadonlySet<string> } => {
  const all = [
    ...adventure.clues.map(({ id }) => id),
    ...adventure.clocks.map(({ id }) => id),
    ...adventure.npcs.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]),
    ...adventure.scenes.flatMap(({ id, exits, features, loot }) => [id, ...[...exits, ...features, ...loot].map((each) => each.id)]),
  ];
  const story = adventure.scenes
    .map(({ name, description, touches, exits, features, details = [], loot }) =>
      [
        name,
        description,
        ...details.map((each) => each.description),
        ...touches,
        ...exits.map(({ label }) => label),
        ...[...features, ...loot].map((each) => each.name),
        ...features.map((each) => each.description),
      ].join(' '),
    )
    .concat(adventure.npcs.map((npc) => [npc.role, npc.description, ...saidTexts(npc)].join(' ')))
    .join(' ')
    .toLowerCase();
  const words = new Set(story.match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu) ?? []);
  return { ids: new Set(all.filter((id) => isTelling(id) && !words.has(id.toLowerCase()))), story: words };
});

const ofInstructions = new Map<string, ReadonlySet<string>>();

/** The runs of six words of instructions, which are few and the same in every reply. */
function runsOfInstructions(text: string): ReadonlySet<string> {
  const known = ofInstructions.get(text);
  if (known) return known;
  if (ofInstructions.size >= replyCheckLimits.instructionsKept) ofInstructions.clear();
  const runs = new Set(runsIn(text));
  ofInstructions.set(text, runs);
  return runs;
}

/** No ids, no difficulties, no dice as they are written, and no words of the prompt. */
export function checkInsideWords({ text, runs }: Piece, facts: ReplyFacts): Objection[] {
  const { brief, material } = facts;
  const { ids, story } = idsOf(brief.adventure);
  const isId = (word: string) => ids.has(word) || (material.ids.includes(word) && isTelling(word) && !story.has(word.toLowerCase()));
  const named = /[-_\d]/.test(text) ? (text.match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu) ?? []) : [];
  const instructions = material.instructions.map(runsOfInstructions);
  const isInstruction = (run: string) => instructions.some((ours) => ours.has(run));
  return inside.test(text) || opaque.test(text) || named.some(isId) || runs.some(isInstruction) ? [objection('insideWords', {})] : [];
}
