import { ConcentrateDialog } from './concentrate-dialog.tsx';
import { ConditionDialog } from './condition-dialog.tsx';
import type { CombatantAction } from './combatant-items.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { DamageDialog } from './damage-dialog.tsx';
import { FallDialog } from './fall-dialog.tsx';
import { InitiativeDialog } from './initiative-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { ReviveDialog } from './revive-dialog.tsx';
import { StatBlockDialog } from '#web/features/combat/stat-block/stat-block-dialog.tsx';
import type { TypedAhead } from '#web/features/combat/fields/typed-ahead.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface CombatantDialogProps {
  campaignId: string;
  action: CombatantAction;
  figure: Figure;
  figures: readonly Figure[];
  doing: Doing;
  typedAhead?: TypedAhead | undefined;
  onClose: () => void;
}

/** The dialog of what the DM does to somebody. */
export function CombatantDialog({ campaignId, action, figure, figures, doing, typedAhead, onClose }: CombatantDialogProps) {
  const given = { figure, doing, onClose };
  switch (action) {
    case 'damage':
      return <DamageDialog {...given} figures={figures} typedAhead={typedAhead} />;
    case 'fall':
      return <FallDialog {...given} />;
    case 'initiative':
      return <InitiativeDialog {...given} />;
    case 'condition':
      return <ConditionDialog {...given} figures={figures} />;
    case 'concentrate':
      return <ConcentrateDialog {...given} />;
    case 'notes':
      return <NotesDialog {...given} />;
    case 'revive':
      return <ReviveDialog {...given} />;
    case 'statBlock':
      return <StatBlockDialog campaignId={campaignId} source={figure.whole?.source ?? ''} name={figure.name} onClose={onClose} />;
  }
}
