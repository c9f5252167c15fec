import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { welcome } from '#web/features/characters/welcome.ts';

const failed = { title: 'Import failed', sentence: 'The server did not answer. Please try again.' };

/** A file that is not what it was when it was chosen or shown: browsers read no file that has changed on the disk. */
class ChangedFile extends Error {}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new ChangedFile();
  }
}

/**
 * Reads a file of a character, and makes the character; what is written about it becomes a private note where somebody wants that. What
 * is imported is what was shown: a file that has changed in between is named in `hasChanged`, and has to be chosen again.
 */
export function useImport(campaignId: string, onDone: () => void) {
  const [id] = useState(newId);
  const [noteId] = useState(newId);
  const [hasChanged, setChanged] = useState(false);
  const onError = (error: unknown) => {
    setChanged(error instanceof ChangedFile);
    if (error instanceof ChangedFile) read.reset();
    else notify.refusal(error, failed);
  };
  const read = useMutation({
    mutationFn: async (file: File) => {
      const text = await textOf(file);
      return { text, preview: await api.characters.previewImport({ campaignId, id, text }) };
    },
    onError,
  });
  const bring = useMutation({
    mutationFn: async ({ file, text, notes }: { file: File; text: string; notes: string | null }) => {
      if ((await textOf(file)) !== text) throw new ChangedFile();
      const { character } = await api.characters.import({ campaignId, id, text });
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
    onError,
  });
  return { read, bring, hasChanged, forgetChange: () => setChanged(false) };
}
