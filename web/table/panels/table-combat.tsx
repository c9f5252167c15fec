import { CombatPanel } from '#web/features/combat/panel/combat-panel.tsx';
import { PlayerCombat } from '#web/features/combat/panel/player-combat.tsx';
import { useHeroPictures } from '#web/table/session/use-hero-pictures.tsx';
import type { TablePart } from './table-part.ts';

/** The fight of a table for players and those who watch, with the portraits of its heroes. */
export function TableCombat({ campaign, me }: TablePart) {
  return <CombatPanel campaignId={campaign.id} me={me.id} Fight={PlayerCombat} pictureOf={useHeroPictures(campaign.id)} />;
}
