import type { Clue, Npc } from '#domain/narration/adventure.ts';
import { memoriesOf } from '#domain/narration/people.ts';
import { openWants } from '#domain/narration/wants.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { listed } from './facts.ts';
import { firstSentences } from './ranked-text.ts';
import type { SceneWriter } from './scene-writer.ts';

/** Words that a recap has room for; what was found out first is told in short where it has more. */
const roomy = 230;

/** Whom something that was found out is about: the first of the adventure's people whom it names. */
function whomOf({ text }: Clue, npcs: readonly Npc[]): string {
  const named = npcs.filter(({ name }) => name.split(' ').some((part) => part.length > 3 && isNamed(text, part)));
  return named.toSorted((one, other) => text.indexOf(one.name) - text.indexOf(other.name))[0]?.id ?? '';
}

/** What was found out, that about the same person together, and the newest at the end. */
function grouped(clues: readonly Clue[], npcs: readonly Npc[]): Clue[] {
  const groups = new Map<string, Clue[]>();
  clues.forEach((clue, at) => {
    const whom = whomOf(clue, npcs) || `alone ${at}`;
    const group = [...(groups.get(whom) ?? []), clue];
    groups.delete(whom);
    groups.set(whom, group);
  });
  return [...groups.values()].flat();
}

/** The gist of a sentence: what stands before its first colon, semicolon or reason. */
function gistOf(text: string): string {
  const gist = text.split(/[:;]|, (?:and|but|because|which|in a town|for|to the|so that|as)\b/)[0] ?? text;
  return /[.!?]$/.test(gist) ? gist : `${gist}.`;
}

const countOf = (texts: readonly string[]) => texts.join(' ').split(' ').length;

/** Everything that the party has found out. */
export function tellKnown({ context: { brief, state } }: SceneWriter): string[] {
  const { adventure } = brief;
  const found = state.clues.flatMap((id) => adventure.clues.filter((clue) => clue.id === id));
  if (found.length === 0) return ['You have found out nothing yet that the tale hangs on.', adventure.premise];
  const texts = grouped(found, adventure.npcs).map(({ text }) => text);
  for (let at = 0; at < texts.length - 1 && countOf(texts) > roomy; at += 1) texts[at] = gistOf(texts[at] ?? '');
  return [texts.length > 1 ? 'This is all that you have found out, the newest last.' : 'This you have found out.', ...texts];
}

/** What the party has promised, and what it was asked for and has not done. */
function stillOpen({ context: { brief }, before }: SceneWriter): string[] {
  return brief.adventure.npcs.flatMap((npc) => {
    const name = capitalize(withinSentence(npc.name));
    const promised = memoriesOf(before, npc.id, ['promised', 'owed']).length > 0 ? [`${name} has your word for something.`] : [];
    const hasSaid = before.people?.[npc.id]?.wants?.saidAt !== undefined;
    const wanted = hasSaid
      ? openWants(npc, before)
          .slice(0, 1)
          .map(({ words }) => `${name} wants ${words}.`)
      : [];
    return [...promised, ...wanted];
  });
}

/** The tale so far: what it is about, where the party has been, what it found out, and what is still open. */
export function tellRecap(writer: SceneWriter): string[] {
  const { brief, state } = writer.context;
  const places = state.visited.flatMap((id) => brief.adventure.scenes.find((scene) => scene.id === id)?.name ?? []).map(withinSentence);
  const [first = withinSentence(writer.scene.name), ...rest] = [...new Set(places)];
  const road = rest.length > 0 ? `You began at ${first} and have been at ${listed(rest)} since.` : `You have come as far as ${first}.`;
  const hasFound = state.clues.length > 0;
  const aim = hasFound ? firstSentences(brief.adventure.premise, 30) : brief.adventure.premise;
  return [
    aim,
    `${road} You are at ${withinSentence(writer.scene.name)} now.`,
    ...(hasFound ? tellKnown(writer) : []),
    ...stillOpen(writer).slice(-4),
  ];
}

/** What has come closer so far, as far as anybody has noticed. */
export function tellTime({ context: { brief, state } }: SceneWriter): string[] {
  const signs = brief.adventure.clocks.flatMap(({ id, signs: all }) => all.slice(0, state.clocks[id] ?? 0).slice(-1));
  return signs.length > 0
    ? ['Something is coming closer, though nobody can say it to the hour.', ...signs]
    : ['Nothing has come closer so far, as far as you have noticed. That need not last.'];
}
