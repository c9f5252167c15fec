import type { Character } from '#domain/character/character.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { isAway } from '#web/features/characters/place.ts';
import { reloadCharacters } from '#web/features/characters/take-sheet.ts';

interface DeleteCharacterProps {
  character: Pick<Character, 'id' | 'campaignId' | 'name'>;
  onClose: () => void;
  onDeleted: () => void;
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
