import { ConcentrateDialog } from './concentrate-dialog.tsx';
import { ConditionDialog } from './condition-dialog.tsx';
import type { Deed } from './combatant-menu.tsx';
import type { Figure } from './figure.ts';
import { HarmDialog } from './harm-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { ReviveDialog } from './revive-dialog.tsx';
import { StatBlockDialog } from './stat-block-dialog.tsx';
import type { Doing } from './use-combat.ts';

interface DeedDialogProps {
  campaignId: string;
  deed: Deed;
  figure: Figure;
  figures: readonly Figure[];
  doing: Doing;
  onClose: () => void;
}

/** The dialog of what the DM does to somebody. */
export function DeedDialog({ campaignId, deed, figure, figures, doing, onClose }: DeedDialogProps) {
  const given = { figure, doing, onClose };
  switch (deed) {
    case 'harm':
      return <HarmDialog {...given} figures={figures} />;
    case 'condition':
      return <ConditionDialog {...given} figures={figures} />;
    case 'concentrate':
      return <ConcentrateDialog {...given} />;
    case 'notes':
      return <NotesDialog {...given} />;
    case 'revive':
      return <ReviveDialog {...given} />;
    case 'stat block':
      return <StatBlockDialog campaignId={campaignId} source={figure.whole?.source ?? ''} name={figure.name} onClose={onClose} />;
  }
}
