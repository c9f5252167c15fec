import type { Character } from '#domain/character/character.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { CampaignChoice } from './campaign-choice.tsx';
import { Report } from './report.tsx';
import { reloadCharacters } from '#web/features/characters/take-sheet.ts';

interface CopyDialogProps {
  character: Pick<Character, 'id' | 'campaignId' | 'name'>;
  onClose: () => void;
}

/** Takes a character along to another campaign, rested and healed; the one here stays. */
export function CopyDialog({ character, onClose }: CopyDialogProps) {
  const [to, setTo] = useState('');
  const [id] = useState(newId);
  const copy = useMutation({
    mutationFn: () => api.characters.copy({ campaignId: character.campaignId, characterId: character.id, id, toCampaignId: to }),
    onSuccess: () => reloadCharacters(),
    onError: (error) =>
      notify.refusal(error, { title: 'Creation Failed', sentence: 'The character could not be copied. Please try again.' }),
  });
  const done = copy.data !== undefined;
  return (
    <Dialog
      open
      title={done ? `${character.name} was copied` : 'Copy to another campaign'}
      onClose={onClose}
      actions={
        done ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={copy.isPending} disabled={to === ''} onClick={() => copy.mutate()}>
              Copy
            </Button>
          </>
        )
      }
    >
      {done ? (
        <Report lines={copy.data.report} empty="Everything was copied." />
      ) : (
        <CampaignChoice hint="Level and gear are copied, rested and healed. The character here does not change." to={to} onChange={setTo} />
      )}
    </Dialog>
  );
}
