import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { welcome } from '#web/features/characters/welcome.ts';

const failed = { title: 'Import failed', sentence: 'The server did not answer. Please try again.' };

/** Reads a file of a character, and makes the character; what is written about it becomes a private note where somebody wants that. */
export function useImport(campaignId: string, onDone: () => void) {
  const [id] = useState(newId);
  const [noteId] = useState(newId);
  const read = useMutation({
    mutationFn: async (file: File) => api.characters.previewImport({ campaignId, id, text: await file.text() }),
    onError: (error) => notify.refusal(error, failed),
  });
  const bring = useMutation({
    mutationFn: async ({ file, notes }: { file: File; notes: string | null }) => {
      const { character } = await api.characters.import({ campaignId, id, text: await file.text() });
      if (notes !== null) {
        const note = { seen: null, title: `About ${character.name}`, text: notes, audience: 'private' as const };
        await api.notes.save({ campaignId, noteId, ...note }).catch((error: unknown) => {
          notify.refusal(error, { title: 'Error', sentence: 'The notes of the file could not be kept.' });
        });
      }
      return character;
    },
    onSuccess: (character) => {
      onDone();
      void welcome(character);
    },
    onError: (error) => notify.refusal(error, failed),
  });
  return { read, bring };
}
