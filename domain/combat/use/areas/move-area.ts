import type { Draft } from '#domain/combat/draft.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { crossArea } from './cross.ts';

/**
 * Moves the area of a spell that stays: it comes over those who stand where it lies from now on, and is gone from over all others. Where no
 * battle map tells them, they are named.
 */
export function moveArea(draft: Draft, { actorId, used, targetIds }: CombatStepNamed<'useActivity'>): void {
  const { field } = draft;
  const area = draft.combat.areas.find(({ by, used: each }) => by === actorId && each.id === used.id);
  const isSaid = field?.lies !== undefined || targetIds.length > 0;
  if (used.activity.movesArea !== true || !area || !isSaid) return;
  const covered = field?.lies?.caught ?? targetIds;
  const lies = field?.lies ? { cells: field.lies.cells, around: field.lies.around } : null;
  draft.combat = { ...draft.combat, areas: draft.combat.areas.map((each) => (each.id === area.id ? { ...each, lies } : each)) };
  const at = { areaId: area.id, at: 0, cells: 0 };
  for (const targetId of area.inside) if (!covered.includes(targetId)) crossArea(draft, { ...at, targetId, inside: false });
  for (const targetId of covered) if (!area.inside.includes(targetId)) crossArea(draft, { ...at, targetId, inside: true, comes: true });
}
