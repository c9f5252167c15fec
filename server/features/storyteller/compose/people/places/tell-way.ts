import type { Npc, Scene } from '#domain/narration/adventure.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { spokenText } from '#server/features/storyteller/parse/topics.ts';
import { pathTo } from '#server/features/storyteller/parse/travel/first-step.ts';
import { openPlaces, openWay } from '#server/features/storyteller/parse/travel/open-places.ts';

const asksWay =
  /\bhow (?:do|can|could|would|does|might|should|did|shall) (?:i|we|one|you|anybody|anyone|he|she) (?:ever )?(?:get|go|come|find (?:my|our|a|the) way|reach|find|walk)\b|\b(?:the|what|which|a|any) (?:way|road|path)s? (?:to|into|up to|down to|out to|is|leads?|goes|would)\b|\bdirections\b|\bwhere(?:'s| is| are| would| can| do| might)\b|\bshow (?:me|us) (?:to|the way)\b|\b(?:how far|which direction)\b/iu;

/** The place that words name by its own name; a name within a longer one is not meant. */
function placeNamed(text: string, { scenes }: { scenes: readonly Scene[] }): Scene | undefined {
  const named = scenes.filter(({ name }) => isNamed(text, bare(name)));
  return named.toSorted((one, other) => other.name.length - one.name.length)[0];
}

/**
 * The way to a place that a question names, as whoever lives there tells it: by ways that are open to everybody, or that the party has
 * found. Of any other place they know no way, and say so. Undefined where no way is asked for, or no place is named.
 */
export function tellWay(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const text = spokenText(action, npc);
  if (!action.question || !asksWay.test(text) || isBeast(npc)) return undefined;
  const { adventure } = writer.context.brief;
  const goal = placeNamed(text, adventure);
  if (!goal) return undefined;
  const place = withinSentence(goal.name);
  if (goal.id === writer.scene.id) {
    const told = writer.fragments.insist(['talk.directory'], { ...facts, says: 'You are standing in it.' });
    return told === null ? undefined : required(told);
  }
  const isOpen = openPlaces(adventure).has(goal.id);
  const found = knownExits(adventure, writer.before).some(({ to }) => to === goal.id) || writer.before.visited.includes(goal.id);
  const ways = isOpen ? openWay(adventure, writer.scene.id, goal.id) : found ? pathTo(goal, adventure, writer.before) : [];
  // Whoever lives out of sight knows more of it than they say.
  if (ways.length === 0 && !openPlaces(adventure).has(writer.scene.id)) return undefined;
  const says = `To ${place} you go by ${ways.map(({ label }) => label).join(', and then by ')}.`;
  const told =
    ways.length === 0
      ? writer.fragments.insist(['talk.noway'], { ...facts, subject: place })
      : writer.fragments.insist(['talk.directory'], { ...facts, says });
  return told === null ? undefined : required(told);
}
