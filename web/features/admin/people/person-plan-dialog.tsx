import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import type { Plan } from '#domain/account/account.ts';
import { planLabel } from '#domain/account/plan-label.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refreshSession, useSession } from '#web/lib/session/session.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import { planChoices, planConsequence } from './person-text.ts';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

/** Gives somebody another plan. */
export function PersonPlanDialog({ person, onClose }: { person: PersonLine; onClose: () => void }) {
  const isMe = useSession().person?.id === person.id;
  const [plan, setPlan] = useState<Plan>(person.plan);
  const change = useAdminCommand(api.admin.setPlan, {
    onDone: () => {
      notify.done('Plan changed', `${person.name} is now ${planLabel(plan)}.`);
      if (isMe) void refreshSession();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Plan of ${person.name}`}
      action="Change plan"
      disabled={plan === person.plan}
      busy={change.isPending}
      onSubmit={() => change.mutate({ userId: person.id, plan })}
    >
      <ChoiceField label="Plan" hideLabel options={planChoices} value={plan} onChange={setPlan} />
      <p role="status">{planConsequence(person.name, person.plan, plan, isMe)}</p>
      <RefusedNote error={change.error} fallback="The plan was not changed. Please try again." />
    </FormDialog>
  );
}
