import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import type { planStep } from './plan-text.ts';
import { reloadPlanRequests } from './use-plan-requests.ts';

interface PlanRequestDialogProps {
  open: boolean;
  step: NonNullable<ReturnType<typeof planStep>>;
  onClose: () => void;
}

/** Asks for another plan, with a reason if one likes. */
export function PlanRequestDialog({ open, step, onClose }: PlanRequestDialogProps) {
  const [reason, setReason] = useState('');
  const request = useMutation(
    calls.plans.request.mutationOptions({
      onSuccess: async () => {
        notify.done('Plan change requested', step.done);
        setReason('');
        onClose();
        await reloadPlanRequests();
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Failed to submit plan change request' }),
    }),
  );
  const tooLong = reason.trim().length > limits.planReasonLength;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={step.action}
      action="Send request"
      busy={request.isPending}
      disabled={tooLong}
      onSubmit={() => request.mutate({ plan: step.to, reason: reason.trim() === '' ? null : reason.trim() })}
    >
      <p>{step.question}</p>
      <TextareaField
        label="Reason"
        rows={4}
        hint="If you like, say why. The administrator reads it."
        value={reason}
        error={tooLong ? `At most ${limits.planReasonLength} characters.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
