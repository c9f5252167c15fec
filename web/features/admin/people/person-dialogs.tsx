import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { PersonPlanDialog } from './person-plan-dialog.tsx';
import { PersonRecoveryDialog } from './person-recovery-dialog.tsx';
import { PersonSecondFactorDialog } from './person-second-factor-dialog.tsx';
import { PersonSignOutDialog } from './person-sign-out-dialog.tsx';
import { PersonSuspendDialog } from './person-suspend-dialog.tsx';
import type { PersonAction } from './person-menu.tsx';

interface PersonDialogsProps {
  action: { kind: PersonAction; person: PersonLine } | null;
  onClose: () => void;
}

const dialogs = {
  plan: PersonPlanDialog,
  suspend: PersonSuspendDialog,
  signOut: PersonSignOutDialog,
  recover: PersonRecoveryDialog,
  secondFactor: PersonSecondFactorDialog,
};

/** The dialog of what was chosen for a person, if anything was. */
export function PersonDialogs({ action, onClose }: PersonDialogsProps) {
  if (action === null) return null;
  const Chosen = dialogs[action.kind];
  return <Chosen person={action.person} onClose={onClose} />;
}
