import { rememberOf } from '#domain/memoise.ts';
import type { Adventure, Npc, Topic } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { isMet, isTopicOpen } from '#domain/narration/wants.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { isSuccess } from '#domain/dice/degree.ts';
import type { LoreByReader } from '#domain/world/lore/hidden-lore.ts';
import { runsIn, wordsOfText } from './passage-of-speech.ts';

/** How far the table has come when a text is looked at, and whether a check was passed in the reply. */
interface Standing {
  state: PlayState;
  passed: boolean;
}

/** Whether a text may not be known yet. */
type IsHidden = (standing: Standing) => boolean;

interface Runs {
  /** Each run of what is hidden for a time, with when it is. */
  hidden: Map<string, IsHidden[]>;
  /** Runs that anybody may read from the beginning. */
  open: Set<string>;
}

/** Whether a topic is not for anybody who asks. */
function isKeptBack({ wants = [] }: Npc, { id, clue, needs, dc }: Topic): boolean {
  return clue !== undefined || needs !== undefined || dc !== undefined || wants.some(({ gives }) => gives.topic === id);
}

/** The texts of an adventure that are hidden for a time. The secrets of its people are not among them: a brief does not hold them. */
function hiddenTexts({ clues, npcs, clocks, endings = [] }: Adventure): { text: string; isHidden: IsHidden }[] {
  const isUnknown = (clue: string | undefined, { clues: known }: PlayState) => clue !== undefined && !known.includes(clue);
  return [
    ...clues.map(({ id, text }) => ({ text, isHidden: ({ state }: Standing) => isUnknown(id, state) })),
    ...npcs.flatMap((npc) =>
      npc.topics
        .filter((topic) => isKeptBack(npc, topic))
        .map((topic) => ({
          text: topic.says,
          isHidden: ({ state, passed }: Standing) =>
            isUnknown(topic.clue, state) ||
            !isTopicOpen(npc, topic, state) ||
            (topic.dc !== undefined && topic.clue === undefined && !passed),
        })),
    ),
    ...npcs.flatMap((npc) =>
      (npc.wants ?? []).map(({ id, thanks }) => ({ text: thanks, isHidden: ({ state }: Standing) => !isMet(npc, id, state) })),
    ),
    ...clocks.flatMap(({ id, signs }) =>
      signs.map((text, index) => ({ text, isHidden: ({ state }: Standing) => (state.clocks[id] ?? 0) <= index })),
    ),
    ...endings.map(({ id, text }) => ({ text, isHidden: ({ state }: Standing) => state.ended !== id })),
  ];
}

function openTexts({ premise, welcome, scenes, npcs }: Adventure): string[] {
  return [
    premise,
    welcome,
    ...scenes.flatMap(({ description, details = [], exits, features, loot, touches }) => [
      description,
      ...details.map((each) => each.description),
      ...touches,
      ...exits.map(({ label }) => label),
      ...features.flatMap((feature) => [feature.name, feature.description]),
      ...loot.map(({ name, where }) => `${name} ${where}`),
    ]),
    ...npcs.flatMap((npc) => [
      `${npc.name}, ${npc.role}`,
      npc.description,
      ...npc.greetings,
      ...npc.habits,
      ...(npc.wants ?? []).flatMap(({ words, says }) => [words, says]),
      ...Object.values(npc.opinions ?? {}),
      ...Object.values(npc.self ?? {}),
      ...npc.topics.filter((topic) => !isKeptBack(npc, topic)).map(({ says }) => says),
    ]),
  ];
}

const runsOf = rememberOf((adventure: Adventure): Runs => {
  const hidden: Runs['hidden'] = new Map();
  for (const { text, isHidden } of hiddenTexts(adventure))
    for (const run of runsIn(text)) hidden.set(run, [...(hidden.get(run) ?? []), isHidden]);
  return { hidden, open: new Set(openTexts(adventure).flatMap(runsIn)) };
});

const ofSecrets = new WeakMap<readonly string[], Set<string>>();

function secretRuns(secrets: readonly string[]): Set<string> {
  const runs = ofSecrets.get(secrets) ?? new Set(secrets.flatMap(runsIn));
  ofSecrets.set(secrets, runs);
  return runs;
}

const ofLore = new WeakMap<LoreByReader, Set<string>>();

/** The runs of lore that not everybody may read, less those that stand in open lore too. */
function loreRuns(lore: LoreByReader): Set<string> {
  const known = ofLore.get(lore);
  if (known) return known;
  const runs = new Set(lore.hidden.flatMap(runsIn));
  if (runs.size > 0) for (const text of lore.open) for (const run of runsIn(text)) runs.delete(run);
  ofLore.set(lore, runs);
  return runs;
}

const noRuns: ReadonlySet<string> = new Set();

/** Makes what tells whether a run of six words is one that nobody at the table may read yet, and reads nowhere else. */
export function secretTeller(
  brief: Brief,
  { secrets, lore }: { secrets: readonly string[]; lore?: LoreByReader },
  { rulings, state }: { rulings: readonly Ruling[]; state: PlayState },
): (run: string) => boolean {
  const { hidden, open } = runsOf(brief.adventure);
  const ofPeople = secretRuns(secrets);
  const hiddenLore = lore ? loreRuns(lore) : noRuns;
  const standing = { state, passed: rulings.some(({ allowed, call, degree }) => allowed && call.name === 'check' && isSuccess(degree)) };
  let said: string[] | null = null;
  const wasSaid = (run: string) => {
    said ??= [
      ...brief.recent.map(({ content }) => content),
      ...brief.intents.map(({ text }) => text),
      ...(brief.directions ?? []),
      ...(brief.lore ?? []).map(({ text }) => text),
    ].map((text) => ` ${wordsOfText(text).join(' ')} `);
    return said.some((text) => text.includes(` ${run} `));
  };
  return (run) => {
    const sources = hidden.get(run);
    // What one place hides may stand in another that is open, and lore is told by the clue that was made of it.
    const isHidden = sources?.every((each) => each(standing)) ?? hiddenLore.has(run);
    return (isHidden || ofPeople.has(run)) && !open.has(run) && !wasSaid(run);
  };
}
