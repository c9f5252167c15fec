import type { Adventure } from '#domain/narration/adventure.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { outcomeLabels } from '#domain/chat/outcome-labels.ts';
import { tellReason } from '#domain/narration/intent-reasons.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { tellObjection } from '#domain/narration/reply-check/objection.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { seenTag, statePhrase } from '#domain/narration/scene-tags/seen-tag.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import type { PlayedTurn, StoredRuling } from './evening-table.ts';

/** What a turn is told with: the adventure, and the heroes by their ids. */
export interface Known {
  adventure: Adventure;
  party: readonly { id: string; name: string }[];
}

/** An evening as a document: what it is, then its turns. */
export function tellEvening(opening: string, turns: readonly string[]): string {
  return `${[opening, ...turns].join('\n\n')}\n`;
}

/** Tells a turn as Markdown: who said what, the reply, and in small type what it rests on. `asked` says how often and why a model was asked. */
export function tellTurn(number: number, turn: PlayedTurn, known: Known, asked: Asked = noModel): string {
  const { said, reply, rulings } = turn;
  const notes = [
    ...rulings.map((ruling) => tellCall(ruling, known)),
    ...tellHeldBack(turn, asked),
    ...tellEndings(turn),
    ...tellChanges(turn, known),
  ];
  return [
    `## Turn ${number}`,
    ...said.map(([hero, text]) => `**${hero}:** ${plain(text)}`),
    quoted(reply.content),
    notes.map((note) => `- <sub>${note}</sub>`).join('\n'),
  ].join('\n\n');
}

/** How a model was asked in a turn. */
export interface Asked {
  /** What it wrote, try by try, also where nobody was shown it. */
  written: readonly string[];
  /** The last words of each prompt. */
  prompts: readonly string[];
  /** What calls were answered with that could not be read. */
  faults: readonly string[];
}
const noModel: Asked = { written: [], prompts: [], faults: [] };

/** Why a model is asked once more, by words of the prompt that say so. */
const again: readonly (readonly [sign: string, told: string])[] = [
  [' held back>>', 'The model was told why, and went on once more from what was shown.'],
  ['These intents have no end yet', 'The model was asked once more, for an intent had no end yet.'],
  ['Your reply broke off', 'The stream was cut. The model was asked to go on from what was shown.'],
];

/** Text in which nothing is Markdown, in one line. */
const plain = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/[\\`*_<>#[\]]/g, (sign) => `\\${sign}`);

const quoted = (text: string): string =>
  text
    .trim()
    .split(/\n+/)
    .map((paragraph) => `> ${plain(paragraph)}`)
    .join('\n>\n');

/** What each id of a call stands for, in words. */
function nameOf(id: string, { adventure, party }: Known): string {
  const places = adventure.scenes.flatMap(({ features, loot, exits }) => [
    ...features,
    ...loot,
    ...exits.map(({ id: exit, label }) => ({ id: exit, name: label })),
  ]);
  const wants = adventure.npcs.flatMap((npc) => (npc.wants ?? []).map(({ id: want, words }) => ({ id: want, name: words })));
  const all = [...party, ...adventure.npcs, ...places, ...wants, ...adventure.clocks, ...adventure.scenes];
  return all.find((each) => each.id === id)?.name ?? id;
}

function wordsOf({ name: _name, ...fields }: ToolCall, known: Known): string {
  const told = Object.entries(fields).flatMap(([field, value]: [string, unknown]): string[] => {
    // The words of a clue stand in what comes of it.
    if (field === 'clue' || value === 'none') return [];
    if (field === 'dc') return [`difficulty ${String(value)}`];
    if (Array.isArray(value)) return [value.map((id) => nameOf(String(id), known)).join(' and ')];
    if (typeof value !== 'object' || value === null) return [nameOf(String(value), known)];
    return [
      Object.entries(value)
        .flatMap(([coin, count]) => (count ? [`${String(count)} ${coin}`] : []))
        .join(', '),
    ];
  });
  return told.length === 0 ? '' : ` (${told.map(plain).join(', ')})`;
}

function tellRoll({ dice, faces, kept, modifier, total, against }: Roll): string {
  if (faces.length === 1 && modifier === 0) return `${dice}: ${faces.join('')}${against === null ? '' : ` against ${against}`}`;
  const thrown = faces.length === kept.length ? faces.join(' + ') : `${kept.join(' + ')} of ${faces.join(' and ')}`;
  const sum = modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  return `${dice}: ${thrown}${sum} = ${total}${against === null ? '' : ` against ${against}`}`;
}

function tellCall(ruling: StoredRuling, known: Known): string {
  const rolls = ruling.rolls.map((roll) => ` ${tellRoll(roll)}.`).join('');
  const outcome = plain(tellRuling(ruling));
  return `\`${ruling.call.name}\`${wordsOf(ruling.call, known)}:${rolls} ${ruling.allowed ? outcome : `Refused. ${outcome}`}`;
}

/** What was written and not shown, why, and who brought the reply to its end. */
function tellHeldBack({ reply, heldBack }: PlayedTurn, { written, prompts, faults }: Asked): string[] {
  const shown = reply.content.replaceAll(/\s+/g, ' ');
  const unshown = written.flatMap(
    (text) =>
      sentences(text)
        .filter((sentence) => !shown.includes(sentence))
        .join(' ') || [],
  );
  const { fellBack = null, continuedBy, spokenBy, ending } = reply.narration ?? {};
  return [
    ...faults.map((fault) => `A call that cannot be read was answered with an error: ${plain(fault)}`),
    ...unshown.map((text) => `Written and not shown: “${plain(text)}”`),
    ...(heldBack.length > 0 ? [`Held back, because it ${plain(heldBack.map(tellObjection).join('; it '))}.`] : []),
    ...prompts.flatMap((prompt) => again.flatMap(([sign, told]) => (prompt.includes(sign) ? [told] : []))),
    ...(fellBack !== null && fellBack !== undefined ? [`Begun by ${spokenBy ?? ''}. The model fell out: ${fellBack}.`] : []),
    ...(continuedBy === undefined ? [] : [`Brought to its end by ${continuedBy}.`]),
    ...(ending === 'complete' ? [] : ['The reply broke off.']),
  ];
}

const sentences = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]["”’]?) (?=["“‘]?\p{Lu})/u);

function tellEndings({ reply }: PlayedTurn): string[] {
  return (reply.narration?.resolved ?? []).map(
    ({ name, outcome, why }) => `${name}: **${outcomeLabels[outcome]}**${why === null ? '' : ` · ${plain(tellReason(why))}`}`,
  );
}

/** What is different after a turn: the place, the scenes, the dangers, and what people keep in mind. */
function tellChanges({ before, after, reply }: PlayedTurn, known: Known): string[] {
  const { adventure, party } = known;
  const moved = party.filter(({ id }) => sceneIdOf(before, id) !== sceneIdOf(after, id));
  const places = [...new Set(moved.map(({ id }) => sceneIdOf(after, id)))].map((scene) => {
    const who = moved.filter(({ id }) => sceneIdOf(after, id) === scene).map(({ name }) => name);
    return `Place: ${who.join(' and ')} at ${nameOf(scene, known)}.`;
  });
  const tags = (after.tags ?? []).filter(({ id }) => !(before.tags ?? []).some((tag) => tag.id === id));
  const clocks = adventure.clocks.flatMap(({ id, name, signs }) =>
    (after.clocks[id] ?? 0) > (before.clocks[id] ?? 0) ? [`Clock: ${name}, ${after.clocks[id]} of ${signs.length}.`] : [],
  );
  const options = reply.narration?.options ?? [];
  return [
    ...places,
    ...tags.map((tag) => seenTag(tag, { adventure, party })).map((tag) => `Scene tag: ${plain(tag.thing)} ${statePhrase(tag)}.`),
    ...tellMemories(before, after, known),
    ...clocks,
    ...(after.ended !== undefined && before.ended === undefined ? ['The tale has ended.'] : []),
    ...(options.length > 0 ? [`Offered: ${options.map(({ words }) => plain(words)).join(' · ')}`] : []),
  ];
}

function tellMemories(before: PlayState, after: PlayState, known: Known): string[] {
  return Object.entries(after.people ?? {}).flatMap(([npc, { memories }]) => {
    const earlier = new Set((before.people?.[npc]?.memories ?? []).map(({ kind, words, turn }) => JSON.stringify([kind, words, turn])));
    return memories
      .filter(({ kind, words, turn }) => !earlier.has(JSON.stringify([kind, words, turn])))
      .map(({ kind, by, words }) => `${nameOf(npc, known)} keeps in mind of ${nameOf(by, known)} (${kind}): ${plain(words)}`);
  });
}
