import type { Stamp } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface StampTextDialogProps {
  stamp: Stamp;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** Asks for the words of a text, or those under a drawing, which may be none. */
export function StampTextDialog({ stamp, onSave, onClose }: StampTextDialogProps) {
  const [text, setText] = useState(stamp.text);
  const [tried, setTried] = useState(false);
  const isMissing = stamp.drawing === null && text.trim() === '';
  return (
    <FormDialog
      title="Text on the map"
      action="Save"
      onSubmit={() => {
        setTried(true);
        if (!isMissing) onSave(text.trim());
      }}
      onClose={onClose}
    >
      <TextField
        label="Text"
        required={stamp.drawing === null}
        maxLength={battleMapLimits.stampTextLength}
        value={text}
        error={tried && isMissing ? 'Please enter a text.' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
