import type { Npc, Topic } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { quoteMark } from './clauses.ts';
import type { HeroAction } from './action.ts';
import { wholeWord } from './whole-word.ts';

function words(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u)
      .flatMap((word) => [word, word.replace(/'s$|s$/, '')]),
  );
}

/** How many of the topic's keywords are spoken of; a keyword of several words must stand in the text as a whole. */
function fit(topic: Topic, spoken: Set<string>, text: string): number {
  return topic.keywords.filter((keyword) =>
    keyword.includes(' ') ? text.includes(keyword.toLowerCase()) : spoken.has(keyword.toLowerCase()),
  ).length;
}

/** What the NPC is ready to speak of. */
function openTopics(npc: Npc, state: PlayState): Topic[] {
  return npc.topics.filter((topic) => topic.needs === undefined || state.clues.includes(topic.needs));
}

function isUntold({ clue }: Topic, state: PlayState): boolean {
  return clue !== undefined && !state.clues.includes(clue);
}

/** What an action of talk brings up with this NPC: the topic it fits best, among those the NPC is ready to speak of. */
export function topicFor(action: HeroAction, npc: Npc, state: PlayState): Topic | undefined {
  // Whoever takes the offer to ask asks for what is still untold.
  if (action.chosen && action.tone === 'plain') return openTopics(npc, state).find((topic) => isUntold(topic, state));
  const own = wholeWord(npc.name);
  const text = `${action.clauses.join(' ').replaceAll(quoteMark, ' ')} ${action.quote ?? ''}`.replaceAll(own, ' ').toLowerCase();
  const spoken = words(text);
  const [best] = openTopics(npc, state)
    .map((topic) => ({ topic, score: fit(topic, spoken, text) }))
    .toSorted((left, right) => right.score - left.score);
  return best !== undefined && best.score > 0 ? best.topic : undefined;
}
