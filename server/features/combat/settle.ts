import { randomUUID } from 'node:crypto';
import type { Character } from '#domain/character.ts';
import { heroOf, sheetAfterFight } from '#domain/combat-sheet.ts';
import type { Combatant } from '#domain/combat-state.ts';
import type { FightRound } from '#domain/message.ts';
import { limits } from '#domain/limits.ts';
import { isSame } from '#domain/sheet-change.ts';
import { campaignTopic } from '#contract/topics.ts';
import { saveCharacter } from '#server/features/characters/index.ts';
import { postMessage } from '#server/features/chat/index.ts';
import type { Ring } from './ring.ts';

/** Dice shown with one message of a fight. */
const CARDS = 24;

/** Ends what was done in a fight: sheets become as the heroes are, the table reads what happened, and everybody hears that it did. */
export async function settle(ring: Ring): Promise<void> {
  for (const character of ring.characters.values()) {
    const hero = heroOf(ring.fight.entry.combat, character.id);
    if (hero) await writeSheet(ring, character, hero);
  }
  await post(ring);
  ring.tx.emit(campaignTopic(ring.campaignId), { type: 'combat.changed', campaignId: ring.campaignId });
}

async function writeSheet(ring: Ring, character: Character, hero: Combatant): Promise<void> {
  const after = sheetAfterFight(character, hero);
  if (isSame(after, character)) return;
  const about = ring.told.flat().filter(({ sentence }) => sentence.includes(hero.name));
  const what = about.length > 0 ? about.map(({ sentence }) => sentence) : ['The fight went on.'];
  await saveCharacter(ring.tx, after, { by: ring.by, what });
  ring.characters.set(character.id, after);
}

async function post({ tx, campaignId, told, fight, turnsTold }: Ring): Promise<void> {
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
function roundOf({ id, entry: { combat } }: Ring['fight'], turns: number): FightRound | null {
  return combat.phase === 'running' && combat.round > 0 ? { fightId: id, round: combat.round, turns } : null;
}
