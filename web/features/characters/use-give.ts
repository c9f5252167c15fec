import type { Character } from '#domain/character/character.ts';
import { api } from '#web/lib/api.ts';
import { unlessInSight } from '#web/lib/story-in-sight.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';

type Given = Parameters<typeof api.characters.give>[0]['what'];

/** Hands something to another character of the table. */
export function useGive(character: Character, onDone: () => void) {
  const { campaignId, id: characterId } = character;
  return useMutation({
    mutationFn: ({ to, what }: { to: string; what: Given }) =>
      askOnce(character, { to, what }, (id) => api.characters.give({ campaignId, characterId, id, to, what })),
    onSuccess: (given) => {
      takeSheet(given);
      notify.done('Given', unlessInSight(given.sentences.join(' ')));
      onDone();
    },
    onError: (error) =>
      notify.refusal(error, { title: 'Update Failed', sentence: 'The server did not answer. Please try again: nothing is given twice.' }),
  });
}
