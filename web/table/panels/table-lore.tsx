import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
import { LorePanel } from '#web/features/table-lore/lore-panel.tsx';
import type { TablePart } from './table-part.ts';

interface TableLoreProps extends TablePart {
  /** The entry that is read; none while the list shows. */
  entryId: string | null;
  onEntry: (entryId: string | null) => void;
}

/** The lore of the campaign: what its world tells, and what is true in this campaign alone. */
export function TableLore({ campaign, me, entryId, onEntry }: TableLoreProps) {
  const { id, worldId, seat } = campaign;
  const writes = screenPolicies['tableLore.save'](me, campaignAccessOf(campaign)) === true;
  return (
    <LorePanel
      campaignId={id}
      personId={me.id}
      worldId={worldId}
      isGameMaster={isDm(seat)}
      writes={writes}
      entryId={entryId}
      onOpen={onEntry}
      onClose={() => onEntry(null)}
    />
  );
}
