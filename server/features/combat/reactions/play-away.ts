import { npcGround } from '#domain/battle-map/fight/npc-ground.ts';
import { featureContentOf } from '#domain/character/effects/content.ts';
import { goingOn } from '#domain/combat/log.ts';
import { chooseForHero } from '#domain/combat/npc/tactics.ts';
import type { NpcChoice } from '#domain/combat/npc/tactics.ts';
import { openOffers } from '#domain/combat/reactions/open-offers.ts';
import { saversLeft } from '#domain/combat/reactions/savers-left.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { isDown, isWaiting } from '#domain/combat/state.ts';
import { attacksAllowed, hasAction } from '#domain/combat/turn-budget.ts';
import { hasBonusLeft } from '#domain/combat/use/turn/bonus-left.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { seating } from '#server/features/campaigns/index.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { findBattlefield } from '#server/features/combat/field/battlefield.ts';
import { recordStep } from '#server/features/combat/record-step.ts';
import { waitForWords } from './wait-for-away.ts';

/** The heroes in a fight whose players are away, by their ids in it. */
async function heroesAway({ tx, campaignId, characters, fight }: CombatTransaction): Promise<Set<string>> {
  const players = new Set(await seating.listAway(tx.sql, campaignId));
  const own = [...characters.values()].filter(({ userId }) => userId !== null && players.has(userId));
  return new Set(own.flatMap(({ id }) => heroOf(fight.entry.combat, id)?.id ?? []));
}

/** Answers what heroes are asked whose players are away: they take no reaction, and roll their saves. False where nobody of them is asked. */
async function answerForAway(transaction: CombatTransaction): Promise<boolean> {
  const { combat } = transaction.fight.entry;
  const heroes = await heroesAway(transaction);
  const offers = openOffers(combat).filter(({ reactorId }) => heroes.has(reactorId));
  const savers = saversLeft(combat.saves).filter((id) => heroes.has(id));
  for (const { reactorId } of offers) await recordStep(transaction, 'narrator', { name: 'react', reactorId, way: null, slot: 0 });
  if (savers.length > 0) await recordStep(transaction, 'narrator', { name: 'rollSaves', saverIds: savers });
  return offers.length > 0 || savers.length > 0;
}

/** Whether a hero has done what their turn has, a bonus action that costs nothing of theirs included: then it ends by itself. */
async function hasSpentTurn({ combat }: CombatTransaction['fight']['entry'], id: string): Promise<boolean> {
  const hero = combat.combatants.find((one) => one.id === id);
  if (!hero || isDown(hero)) return true;
  const hasActed = combat.attacksMade > 0 ? combat.attacksMade >= attacksAllowed(hero) : !hasAction(combat, hero);
  if (!hasActed) return false;
  const sources = [...new Set(hero.features?.features.map(({ source }) => source))];
  return !hasBonusLeft(combat, hero, await featureContentOf(sources, hero));
}

/**
 * Sees to it that a fight waits for nobody who is away: what their heroes are asked is answered, and a turn in which they have acted ends.
 * A turn in which something is left waits a while for words of others. Answers whose turn ended, null for nobody's, and undefined where there
 * was nothing to do.
 */
export async function goOnForAway(transaction: CombatTransaction): Promise<string | null | undefined> {
  const { tx, campaignId, fight } = transaction;
  const { combat } = fight.entry;
  if (combat.phase !== 'running') return undefined;
  if (isWaiting(combat)) return (await answerForAway(transaction)) ? null : undefined;
  const acting = combat.combatants.find(({ id }) => id === combat.active);
  if (acting?.kind !== 'hero' || !(await heroesAway(transaction)).has(acting.id)) return undefined;
  if (await hasSpentTurn(fight.entry, acting.id)) {
    await recordStep(transaction, 'narrator', { name: 'next' });
    return acting.id;
  }
  await waitForWords(tx, campaignId);
  return undefined;
}

async function choose(transaction: CombatTransaction, id: string): Promise<NpcChoice | null> {
  const { tx, campaignId, fight, dice } = transaction;
  const field = await findBattlefield(tx.sql, campaignId, fight.entry.combat);
  return chooseForHero(fight.entry.combat, id, dice, field && npcGround(field, fight.entry.combat, id));
}

/** Takes a step that was chosen. What the rules refuse now is left, and the turn ends. */
async function take(transaction: CombatTransaction, { step: chosen, why, placing }: NpcChoice): Promise<void> {
  const step = chosen.name === 'move' ? goingOn(transaction.fight.entry, chosen) : chosen;
  try {
    await recordStep(transaction, 'narrator', step, { why, map: { binds: false, placing } });
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    await recordStep(transaction, 'narrator', { name: 'next' }, { why });
  }
}

/** The hero of a player who is away, for whom nobody has spoken in time, fights on by themself to the end of their turn. False where it is no such turn. */
export async function playAwayTurn(transaction: CombatTransaction): Promise<boolean> {
  const { active, phase } = transaction.fight.entry.combat;
  if (active === null || phase !== 'running' || !(await heroesAway(transaction)).has(active)) return false;
  for (let taken = 0; taken < limits.npcStepsAtOnce; taken += 1) {
    const { combat } = transaction.fight.entry;
    const choice = combat.active === active && !isWaiting(combat) ? await choose(transaction, active) : null;
    if (!choice) return true;
    await take(transaction, choice);
    if (choice.step.name === 'next') return true;
  }
  return true;
}
