import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import type { LoreDraft } from './lore-draft.ts';
import { LoreFields } from './lore-fields.tsx';
import { useLoreDraft } from './use-lore-draft.ts';

interface LoreDialogProps {
  campaignId: string;
  personId: string;
  start: LoreDraft;
  isNew: boolean;
  onSaved: (entryId: string) => void;
  onClose: () => void;
}

/** An entry of the campaign's own to write. What is typed stays in the tab until it is saved or thrown away. */
export function LoreDialog({ campaignId, personId, start, isNew, onSaved, onClose }: LoreDialogProps) {
  const { fields, touched, busy, change, save, discard } = useLoreDraft({ campaignId, personId, start, isNew }, (entryId) => {
    onClose();
    onSaved(entryId);
  });
  const [isMissing, setMissing] = useState(false);
  const isNameless = fields.name.trim() === '';
  return (
    <FormDialog
      title={isNew ? 'New in this campaign' : `${start.fields.name}, in this campaign`}
      action="Save"
      busy={busy}
      onSubmit={() => (isNameless ? setMissing(true) : save())}
      onClose={onClose}
    >
      {!isNew && start.seen === null && (
        <p className="text-control">Write this campaign’s version. The world’s version does not change, and you can reset to it.</p>
      )}
      <LoreFields
        campaignId={campaignId}
        fields={fields}
        error={isNameless && isMissing ? 'Please enter a name.' : undefined}
        onChange={change}
      />
      {touched.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-note">
          <span role="status">Not saved yet. Kept in this tab.</span>
          <Button variant="quiet" size="sm" onClick={discard}>
            Discard my text
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
