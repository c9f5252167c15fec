import { randomUUID } from 'node:crypto';
import type { Character } from '#domain/character/character.ts';
import { heroOf, sheetAfterFight } from '#domain/combat/sheet.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { FightRound } from '#domain/chat/message.ts';
import { limits } from '#domain/limits/limits.ts';
import { isSame } from '#domain/character/actions/change.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { saveCharacter } from '#server/features/characters/index.ts';
import { postMessage } from '#server/features/chat/index.ts';
import type { CombatTransaction } from './combat-transaction.ts';

/** Dice shown with one message of a fight. */
const CARDS = 24;

/** Publishes a change of a fight: saves the sheets of heroes, posts what happened to the story, and emits the event. */
export async function publishCombatResult(transaction: CombatTransaction): Promise<void> {
  for (const character of transaction.characters.values()) {
    const hero = heroOf(transaction.fight.entry.combat, character.id);
    if (hero) await writeSheet(transaction, character, hero);
  }
  await post(transaction);
  transaction.tx.emit(campaignTopic(transaction.campaignId), { type: 'combat.changed', campaignId: transaction.campaignId });
}

async function writeSheet(transaction: CombatTransaction, character: Character, hero: Combatant): Promise<void> {
  const after = sheetAfterFight(character, hero);
  if (isSame(after, character)) return;
  const about = transaction.told.flat().filter(({ sentence }) => sentence.includes(hero.name));
  const what = about.length > 0 ? about.map(({ sentence }) => sentence) : ['The fight went on.'];
  await saveCharacter(transaction.tx, after, { by: transaction.by, what });
  transaction.characters.set(character.id, after);
}

async function post({ tx, campaignId, told, fight, turnsTold }: CombatTransaction): Promise<void> {
  const said = told.filter((each) => each.length > 0);
  if (said.length === 0) return;
  const content = said.map((each) => each.map(({ sentence }) => sentence).join(' ')).join('\n');
  await postMessage(tx, {
    id: randomUUID(),
    campaignId,
    authorId: null,
    authorName: 'System',
    role: 'system',
    content: content.length > limits.messageLength ? `${content.slice(0, limits.messageLength - 1)}…` : content,
    audience: null,
    rolls: said
      .flat()
      .flatMap(({ rolls }) => rolls)
      .slice(0, CARDS),
    telling: null,
    fight: roundOf(fight, turnsTold),
  });
}

/** The round that a fight has come to; none before it begins and once it is over. */
function roundOf({ id, entry: { combat } }: CombatTransaction['fight'], turns: number): FightRound | null {
  return combat.phase === 'running' && combat.round > 0 ? { fightId: id, round: combat.round, turns } : null;
}
