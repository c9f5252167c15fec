import { aurasOnMap } from '#domain/battle-map/fight/auras.ts';
import { withAuras } from '#domain/combat/auras/auras.ts';
import type { CombatEntry } from '#domain/combat/log.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { findBattlefield } from './battlefield.ts';

/**
 * The fight as it stands before a step, with who stands in the auras of it by its battle map: after a walk, from where it ends. An answer to
 * a question goes on with what was known when the step was begun.
 */
export async function withAurasKnown({ tx, campaignId, fight: { entry } }: CombatTransaction, step: CombatStep): Promise<CombatEntry> {
  const combat = withAuras(entry.combat);
  if (entry.waits !== null || (combat.auras ?? []).length === 0) return entry;
  const field = await findBattlefield(tx.sql, campaignId, combat);
  if (!field) return { ...entry, combat };
  const last = step.name === 'move' ? step.way.at(-1) : undefined;
  const isMoved = (id: string) => step.name === 'move' && id === step.tokenId;
  const placed = field.placed.map((one) =>
    last !== undefined && isMoved(one.token.id) ? { ...one, token: { ...one.token, cell: last } } : one,
  );
  const there = { map: field.map, placed, seesCell: field.seesCell.bind(field) };
  return { ...entry, combat: withAuras({ ...aurasOnMap(there, combat), mapId: combat.mapId ?? field.map.id }) };
}
