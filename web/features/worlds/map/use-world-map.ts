import { limits } from '#domain/limits/limits.ts';
import { worldRefusals } from '#domain/refusals/world-refusals.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { setWorldMap, uploadWorldPicture } from '#web/lib/world/world-map.ts';
import { useWorldFiles } from '#web/lib/world/use-world-files.ts';
import { useState } from 'react';

const notUploaded = { title: 'Failed to upload file', sentence: 'The picture could not be uploaded. Please try again.' };
const notSet = { title: 'Error', sentence: 'Failed to update world data.' };

/** The pictures of a world, and making one of them, or a new one, its map. */
export function useWorldMap(worldId: string, onDone: () => void) {
  const files = useWorldFiles(worldId);
  const pictures = { ...files, data: (files.data ?? []).filter(({ type }) => type.startsWith('image/')) };
  const [share, setShare] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function choose(path: string | null) {
    if (busy) return;
    setBusy(true);
    await set(path);
    setBusy(false);
  }

  async function set(path: string | null) {
    try {
      await setWorldMap(worldId, path);
      notify.done(path === null ? 'Map removed' : 'Map set');
      onDone();
    } catch (error) {
      notify.refusal(error, notSet);
    }
  }

  async function upload(file: File) {
    setRefusal(file.size > limits.uploadBytes ? worldRefusals['file.tooLarge'].sentence : undefined);
    if (busy || file.size > limits.uploadBytes) return;
    setBusy(true);
    setShare(0);
    try {
      const path = await uploadWorldPicture(worldId, file, setShare);
      if (path !== null) await set(path);
    } catch (error) {
      notify.refusal(error, notUploaded);
      setRefusal(refusalText(error, notUploaded).sentence);
    } finally {
      setShare(null);
      setBusy(false);
    }
  }

  return { pictures, share, refusal, busy, upload, choose };
}
