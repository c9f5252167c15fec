import { CombatPanel } from '#web/features/combat/panel/combat-panel.tsx';
import type { TablePart } from './table-parts.tsx';

export function TableCombat({ campaign, me }: TablePart) {
  return <CombatPanel campaignId={campaign.id} me={me.id} />;
}
