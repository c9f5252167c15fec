import { limits } from '#domain/limits/limits.ts';
import { reportReasonNames, reportReasons } from '#domain/market/terms.ts';
import type { ReportReason } from '#domain/market/terms.ts';
import { api } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Flag } from 'lucide-react';
import { useState } from 'react';

/** Tells the administrators that something is wrong with a listing. */
export function ReportButton({ listingId, title }: { listingId: string; title: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>('copied');
  const [text, setText] = useState('');
  const reporting = useMutation({
    mutationFn: () => api.market.report({ listingId, reason, text }),
    onSuccess: () => {
      notify.done('Reported', 'An administrator looks at it.');
      setOpen(false);
      setText('');
    },
  });
  return (
    <>
      <Button variant="quiet" className="self-start" icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        Report
      </Button>
      <FormDialog
        open={open}
        title={`Report ${title}?`}
        action="Report"
        busy={reporting.isPending}
        onSubmit={() => reporting.mutate()}
        onClose={() => setOpen(false)}
      >
        <SelectField
          label="What is wrong"
          value={reason}
          onChange={(event) => setReason(reportReasons.find((each) => each === event.target.value) ?? 'other')}
        >
          {reportReasons.map((each) => (
            <option key={each} value={each}>
              {reportReasonNames[each]}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label="In your words"
          hint="Optional. Administrators read it, with your name."
          rows={3}
          maxLength={limits.reportTextLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {reporting.isError && (
          <p role="alert" className="text-control text-wine">
            {refusalText(reporting.error).sentence}
          </p>
        )}
      </FormDialog>
    </>
  );
}
