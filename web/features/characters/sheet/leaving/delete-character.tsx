import type { Character } from '#domain/character/character.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isAway } from '#web/features/characters/place.ts';
import { reloadCharacters } from '#web/features/characters/take-sheet.ts';

interface DeleteButtonProps {
  character: Pick<Character, 'id' | 'campaignId' | 'name'>;
  onDeleted: () => void;
}

/** Deletes a character, after a question. It stands at the end of the sheet, away from what is pressed in play. */
export function DeleteButton({ character, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" size="sm" icon={<Trash2 aria-hidden />} className="mt-2 self-start" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && <DeleteCharacter character={character} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  );
}

interface DeleteCharacterProps extends DeleteButtonProps {
  onClose: () => void;
}

/** Asks once more, and deletes. */
export function DeleteCharacter({ character: { id: characterId, campaignId, name }, onClose, onDeleted }: DeleteCharacterProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.characters.delete({ campaignId, characterId }),
    onSuccess: async () => {
      notify.done('Character deleted', isAway(campaignId) ? `${name} is gone.` : `${name} has left the table.`);
      onClose();
      onDeleted();
      await reloadCharacters();
    },
    onError: (error) => notify.refusal(error, { title: 'Deletion Failed', sentence: 'Failed to delete character. Please try again.' }),
  });
  return (
    <ConfirmDialog
      open
      title="Delete Character"
      question={`Are you sure you want to delete "${name}"? Their sheet and everything they carry are deleted too.`}
      action={isPending ? 'Deleting...' : 'Delete'}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
