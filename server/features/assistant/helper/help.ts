import type { Dice } from '#domain/dice/dice.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { Rumour } from '#domain/narration/rumours/rumour.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';
import { makeEncounter } from './make-encounter.ts';
import { makeNames } from './make-name.ts';
import { makePlaceNames } from './make-place-name.ts';
import { makeTable } from './make-table.ts';
import { readTopic } from './read-topic.ts';
import { tellClues } from './tell-clues.ts';
import { tellIdeas } from './tell-ideas.ts';
import { tellNpc, tellPeople } from './tell-people.ts';
import { tellRumours } from './tell-rumours.ts';
import { tellDangers, tellLoot, tellParty, tellWays } from './tell-ways.ts';

/**
 * Answers a DM's question from what is written of the adventure and from how far the party has come, without a model. `rumours` are
 * those of the table's lore, for a question about them.
 */
export function help(question: string, situation: Situation, dice: Dice, rumours: readonly Rumour[] = []): string {
  const topic = readTopic(question, situation.adventure.npcs);
  if (situation.lore.length > 0 && (topic.about === 'overview' || topic.about === 'people')) return tellLore(situation);
  switch (topic.about) {
    case 'npc':
      return tellNpc(topic.npc, situation);
    case 'people':
      return tellPeople(situation);
    case 'clues':
      return tellClues(situation);
    case 'ways':
      return tellWays(situation);
    case 'dangers':
      return tellDangers(situation);
    case 'loot':
      return tellLoot(situation);
    case 'party':
      return tellParty(situation);
    case 'ideas':
      return tellIdeas(situation, dice);
    case 'name':
      return makePlaceNames(question, dice) ?? makeNames(dice);
    case 'rumours':
      return tellRumours(rumours);
    case 'table':
      return makeTable(situation, dice);
    case 'encounter':
      return makeEncounter(question, situation, dice);
    case 'overview':
      return overview(situation);
  }
}

/** What is written of that which the question names, as this DM reads it. */
function tellLore({ lore }: Situation): string {
  return lore.map(({ name, text }) => `**${name}**: ${text}`).join('\n\n');
}

function overview(situation: Situation): string {
  const { name, place } = currentScene(situation.adventure, situation.state);
  return [
    `The party is in **${name}**, ${place}.`,
    tellPeople(situation),
    tellDangers(situation),
    'Ask me who is here and what they hide, what the party knows and does not know, where the exits lead, or which dangers are near. I can also suggest ideas, names, rumours, a random table to roll on, or an encounter the party can face.',
  ].join('\n\n');
}
