import { api } from '#web/lib/api.ts';
import { wrongWithDocument } from '#web/lib/files/document-file.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { UploadStopped, uploadFile } from '#web/lib/files/upload-file.ts';
import { useEffect, useRef, useState } from 'react';
import type { UploadStage } from './upload-stage.ts';
import { keepGeneration } from '#web/features/generations/use-generation.ts';

interface Setup {
  createWorld: () => Promise<{ id: string; name: string } | null>;
  onReading: (worldId: string, generationId: string) => void;
}

/** A document that came to the server: it is not sent again when only its reading failed. */
interface Sent {
  file: File;
  audience: string;
  worldId: string;
  tomeId: string;
}

/** Makes a world, sends a document into it and has it read; each step that worked is kept when a later one does not. */
export function useDocumentUpload({ createWorld, onReading }: Setup) {
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [stage, setStage] = useState<UploadStage>({ is: 'waiting' });
  const sent = useRef<Sent>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function choose(chosen: File) {
    const found = wrongWithDocument(chosen);
    setWrong(found?.field);
    if (found !== null) return notify.refusal(null, { title: 'Failed to upload file', sentence: found.notice });
    return setFile(chosen);
  }

  async function send(document: File, audience: string): Promise<Sent | null> {
    setStage({ is: 'making' });
    const world = await createWorld();
    if (world === null) return null;
    const known = sent.current;
    if (known?.file === document && known.audience === audience && known.worldId === world.id) return known;
    const controller = new AbortController();
    stop.current = controller;
    setStage({ is: 'sending', share: 0 });
    const answer = await uploadFile(`/api/worlds/${world.id}/tomes`, document, {
      fields: { audience },
      onProgress: (share) => setStage({ is: 'sending', share }),
      signal: controller.signal,
    });
    sent.current = { file: document, audience, worldId: world.id, tomeId: idOf(answer) };
    return sent.current;
  }

  async function begin(audience: string) {
    if (file === null) return setWrong('Please choose a file.');
    setWrong(undefined);
    const failed = { title: 'Failed to upload file', sentence: 'The document could not be uploaded. Please try again.' };
    try {
      const tome = await send(file, audience);
      if (tome === null) return undefined;
      setStage({ is: 'opening' });
      const generation = await api.generations.read({ worldId: tome.worldId, tomeId: tome.tomeId });
      keepGeneration(generation);
      return onReading(tome.worldId, generation.id);
    } catch (error) {
      if (error instanceof UploadStopped) return undefined;
      notify.refusal(error, failed);
      return setWrong(refusalText(error, failed).sentence);
    } finally {
      setStage({ is: 'waiting' });
    }
  }

  return { file, wrong, stage, choose, begin, cancel: () => stop.current?.abort() };
}

function idOf(answer: unknown): string {
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined;
  if (typeof id !== 'string') throw new Error('The server answered without a tome.');
  return id;
}
