import { randomUUID } from 'node:crypto';
import type { Character } from '#domain/character/character.ts';
import { combatFact, concerns } from '#domain/combat/fact.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import { heroOf, sheetAfterFight } from '#domain/combat/sheet.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { combatMessages } from '#domain/combat/tell.ts';
import { limits } from '#domain/limits/limits.ts';
import { momentsIn, storyOfSteps } from '#domain/moments/combat-moments.ts';
import { isTurningPoint } from '#domain/moments/moment.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { isSame } from '#domain/difference.ts';
import { saveCharacter } from '#server/features/characters/index.ts';
import { postMessage } from '#server/features/chat/index.ts';
import { announceFight } from './announce-fight.ts';
import type { CombatTransaction, ToldStep } from './combat-transaction.ts';
import { stepsTaken } from './fight.ts';

/**
 * Publishes a change of a fight: saves the sheets of heroes, tells the table what happened, and emits the event. The story hears of its
 * turning points, and that a step which waited came to its end, unless a reply tells of them.
 */
export async function publishCombatResult(transaction: CombatTransaction, inReply = false): Promise<void> {
  await writeSheets(transaction);
  await post(transaction);
  const { tx, campaignId, settings, before, fight, told } = transaction;
  await announceFight(tx, { campaignId, shown: settings.hitPointsShown, before, after: fight });
  const moments = inReply
    ? []
    : momentsIn(
        storyOfSteps(
          told.map(({ facts }) => facts),
          before.entry.combat,
          fight.entry.combat,
        ),
      ).filter(isTurningPoint);
  const settled = inReply ? undefined : transaction.settled;
  if (moments.length > 0 || settled)
    tx.emit(campaignTopic(campaignId), {
      type: 'story.happened',
      campaignId,
      moments,
      steps: stepsTaken(transaction),
      ...(settled && { settled: fight.id }),
    });
}

/** Saves the sheets of the heroes who are in a fight. */
export async function writeSheets(transaction: CombatTransaction): Promise<void> {
  for (const character of transaction.characters.values()) {
    const hero = heroOf(transaction.fight.entry.combat, character.id);
    if (hero) await writeSheet(transaction, character, hero);
  }
}

/** Saves a hero's sheet with what they did and what befell them, as far as players may know. */
async function writeSheet(transaction: CombatTransaction, character: Character, hero: Combatant): Promise<void> {
  const after = sheetAfterFight(character, hero);
  if (isSame(after, character)) return;
  const own = transaction.happened.filter((fact) => concerns(fact, hero.id)).map((fact) => ({ ...fact, rolls: [] }));
  const what = own.length > 0 ? own : [combatFact('wentOn')];
  await saveCharacter(transaction.tx, after, { by: transaction.by, summary: what, before: character, fromFight: true });
  transaction.characters.set(character.id, after);
}

async function post({ tx, campaignId, told, fight }: CombatTransaction): Promise<void> {
  for (const { round, turns, steps } of byRound(told)) {
    const messages = combatMessages(steps, { characters: limits.messageLength, rolls: limits.messageRolls });
    for (const [place, { content, rolls }] of messages.entries()) {
      await postMessage(tx, {
        id: randomUUID(),
        campaignId,
        authorId: null,
        authorName: 'System',
        role: 'system',
        content,
        audience: null,
        rolls,
        narration: null,
        // The turns are counted once, however many messages tell of them.
        fight: round === null ? null : { fightId: fight.id, round, turns: place === 0 ? turns : 0 },
      });
    }
  }
}

/** What is told, a part for each stretch of steps in one round. */
function byRound(told: readonly ToldStep[]): { round: number | null; turns: number; steps: CombatFact[][] }[] {
  const parts: ReturnType<typeof byRound> = [];
  for (const { facts, round, turns } of told) {
    const open = parts.at(-1);
    if (open === undefined || open.round !== round) parts.push({ round, turns, steps: [facts] });
    else {
      open.turns += turns;
      open.steps.push(facts);
    }
  }
  return parts;
}
