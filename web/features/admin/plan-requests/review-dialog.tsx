import type { PlanRequest } from '#domain/account/plan-request.ts';
import { planLabel } from '#domain/account/plan-label.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useState } from 'react';
import { planConsequence } from '#web/features/admin/people/person-text.ts';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

interface ReviewDialogProps {
  request: PlanRequest;
  approve: boolean;
  onClose: () => void;
}

/** Answers a request. A refusal needs a sentence; an approval may have one. */
export function ReviewDialog({ request, approve, onClose }: ReviewDialogProps) {
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const review = useAdminCommand(api.admin.reviewPlanRequest, {
    onDone: ({ state }) => {
      notify.done(state === 'APPROVED' ? 'Request approved' : 'Request declined', `${request.userName} can read your answer now.`);
      onClose();
    },
  });
  const missing = !approve && answer.trim() === '';

  function submit() {
    setTried(true);
    if (!missing) review.mutate({ requestId: request.id, approve, answer: answer.trim() || null });
  }

  return (
    <FormDialog
      onClose={onClose}
      title={`${approve ? 'Approve' : 'Decline'} ${request.userName}’s request?`}
      action={approve ? 'Approve' : 'Decline'}
      tone={approve ? 'plain' : 'danger'}
      busy={review.isPending}
      onSubmit={submit}
    >
      <p>
        {approve
          ? planConsequence(request.userName, request.currentPlan, request.requestedPlan, false)
          : `${request.userName} stays ${planLabel(request.currentPlan)} and may ask again.`}
      </p>
      <TextareaField
        label={`Your answer to ${request.userName}`}
        required={!approve}
        hint={approve ? 'Optional. A sentence they read beside the outcome.' : 'A sentence they read beside the outcome.'}
        error={tried && missing ? 'Please say why in a sentence.' : undefined}
        rows={3}
        maxLength={1000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <RefusedNote error={review.error} fallback="The answer could not be saved. Please try again." />
    </FormDialog>
  );
}
