import type { Character } from '#domain/character.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useMutation } from '@tanstack/react-query';
import { takeSheet } from './use-characters.ts';

type Given = Parameters<typeof api.characters.give>[0]['what'];

/** Hands something to another character of the table. */
export function useGive({ campaignId, id: characterId }: Character, onDone: () => void) {
  return useMutation({
    mutationFn: ({ to, what }: { to: string; what: Given }) => api.characters.give({ campaignId, characterId, to, what }),
    onSuccess: ({ character, receiver, told }) => {
      takeSheet(character);
      takeSheet(receiver);
      notify.done('Given', told.join(' '));
      onDone();
    },
    onError: (error) => notify.refusal(error, { title: 'Update Failed', sentence: 'It could not be handed over. Please try again.' }),
  });
}
