import { CombatPanel } from '#web/features/combat/panel/combat-panel.tsx';
import type { TablePart } from './table-part.ts';

export function TableCombat({ campaign, me }: TablePart) {
  return <CombatPanel campaignId={campaign.id} me={me.id} />;
}
