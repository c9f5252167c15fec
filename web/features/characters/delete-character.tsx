import type { Character } from '#domain/character.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { reloadCharacters } from './use-characters.ts';

interface DeleteCharacterProps {
  character: Character;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a character is deleted, naming them. */
export function DeleteCharacter({ character: { id: characterId, campaignId, name }, onClose, onDeleted }: DeleteCharacterProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.characters.delete({ campaignId, characterId }),
    onSuccess: async () => {
      notify.done('Character deleted', `${name} has left the table.`);
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
      question={`Are you sure you want to delete "${name}"? Their sheet and everything they carry goes with them.`}
      action={isPending ? 'Deleting...' : 'Delete'}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
