import { CombatPanel } from '#web/features/combat/panel/combat-panel.tsx';
import { DmCombat } from '#web/features/combat/panel/dm-combat.tsx';
import { useHeroPictures } from '#web/table/session/use-hero-pictures.tsx';
import { lazy } from 'react';
import type { TablePart } from './table-part.ts';

const FightOpening = lazy(() =>
  import('#web/features/combat/panel/fight-opening.tsx').then((module) => ({ default: module.FightOpening })),
);

/** The fight of a table for whoever leads it, with the portraits of its heroes. */
export function TableLedCombat({ campaign, me }: TablePart) {
  const pictureOf = useHeroPictures(campaign.id);
  const playersAway = campaign.participants.flatMap(({ userId, isAway }) => (isAway ? userId : []));
  return (
    <CombatPanel
      campaignId={campaign.id}
      me={me.id}
      Fight={DmCombat}
      Opening={FightOpening}
      pictureOf={pictureOf}
      playersAway={playersAway}
    />
  );
}
