import { tokenOfFighter } from '#domain/battle-map/fight/place-those.ts';
import type { Battlefield } from '#domain/battle-map/fight/stands.ts';
import { spacesFor } from '#domain/battle-map/fight/spaces.ts';
import { walkStep } from '#domain/battle-map/fight/walk-step.ts';
import { goingOn } from '#domain/combat/log.ts';
import { moved } from '#domain/battle-map/tokens.ts';
import type { Moved } from '#domain/battle-map/tokens.ts';
import type { Token } from '#domain/battle-map/state.ts';
import type { Viewer } from '#domain/battle-map/view.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { movementOf } from '#domain/combat/acts/movement.ts';
import { refuseCombat, tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { move as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTable } from '#server/features/combat/combat-transaction.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { findFight } from '#server/features/combat/fight.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { publishCombatResult } from '#server/features/combat/publish-combat-result.ts';
import { followAreas, recordStep } from '#server/features/combat/record-step.ts';
import { battlefieldOf, findFoughtMap } from './battlefield.ts';

const refusal = (refused: CombatRefused) => new Refusal('combat.refused', tellCombatRefusal(refused));

export const move = command(operation, {
  may: policies['battleMaps.move'],
  find: findAccess,
  run: async ({ tx, actor, kernel, subject, input: { campaignId, mapId, tokenId, cell, put } }) => {
    const { id: userId, name } = personOf(actor);
    const leads = isDm(subject.seat);
    const isPut = leads && put === true;
    const fight = await findFight(tx.sql, campaignId);
    let running: CombatTransaction | null = null;
    if (fight && !(fight instanceof Damaged) && fight.entry.combat.phase === 'running') {
      const at = { campaignId, settings: subject.settings(), by: { id: userId, name }, actor: userId };
      const transaction = await lockTable(tx, kernel, at);
      const fought = transaction && (await findFoughtMap(tx.sql, campaignId, transaction.fight.entry.combat));
      const kept = fought?.map.id === mapId && (fought.isShown || leads) ? fought : null;
      running = kept && transaction;
      const walker = transaction && kept && !isPut && walkerOn(transaction, kept, tokenId);
      // Who is moved out of turn by those who lead is put there: it costs nothing, and nobody answers it.
      if (walker && !(leads && transaction.fight.entry.combat.active !== walker.fighter.id)) {
        const viewer = await tableMap.findViewer(tx.sql, campaignId, userId, leads);
        const memories = await tableMap.findMemories(tx.sql, campaignId, mapId, [userId]);
        const field = battlefieldOf(kept.map, transaction.fight.entry.combat);
        const spaces = spacesFor(field, transaction.fight.entry.combat.combatants, walker.fighter.id);
        const done = moved(field.map, viewer, memories.get(userId) ?? '', tokenId, cell, spaces);
        const step = stepOf(transaction, { ...walker, field, viewer }, done);
        if (step) {
          await recordStep(transaction, userId, step);
          await publishCombatResult(transaction);
          const now = await tableMap.findMap(tx.sql, campaignId, mapId);
          return { ...(await tableMap.lookAs(tx.sql, { campaignId, userId, leads }, now ?? kept)), feet: step.feet };
        }
      }
    }
    let feet = 0;
    const now = await tableMap.changeMap(tx, { campaignId, mapId, userId }, ({ map }, viewer, memory) => {
      const done = moved(map, viewer, memory, tokenId, cell);
      feet = done.feet;
      return done;
    });
    if (running && leads) await followPut(running, userId);
    return { ...now, feet };
  },
});

/** Has areas of a fight that stay befall whoever was put into them. */
async function followPut(transaction: CombatTransaction, userId: string): Promise<void> {
  const { number } = transaction.fight.entry;
  await followAreas(transaction, userId);
  if (transaction.fight.entry.number !== number) await publishCombatResult(transaction);
}

interface Walker {
  fighter: Combatant;
  token: Token;
}

/** Whom of the running fight a token of its map stands for; null for all others. */
function walkerOn({ fight }: CombatTransaction, { map }: tableMap.KeptMap, tokenId: string): Walker | null {
  const { combatants } = fight.entry.combat;
  const fighter = combatants.find((one) => tokenOfFighter(map.tokens, one)?.id === tokenId);
  const token = map.tokens.find(({ id }) => id === tokenId);
  return fighter && token ? { fighter, token } : null;
}

/**
 * The step of somebody who walks in their own turn; null for who is put where no way leads. Refuses players whose turn it is not, and
 * ways that cost more than is left of their movement.
 */
function stepOf(
  { fight }: CombatTransaction,
  { fighter, token, field, viewer }: Walker & { field: Battlefield; viewer: Viewer },
  { way, feet: own }: Moved,
): CombatStepNamed<'move'> | null {
  const { combat } = fight.entry;
  if (!viewer.leads && combat.active !== fighter.id) throw refusal(refuseCombat('notYourTurn', {}));
  if (way === null || way.length === 0) return null;
  const step = walkStep(field, combat, fighter, token, { cells: way, feet: own });
  const { left } = movementOf(combat, fighter, token.speed);
  if (!viewer.leads && step.feet > left) throw refusal(refuseCombat('noMovementLeft', { feet: step.feet, name: fighter.name, left }));
  return goingOn(fight.entry, step);
}
