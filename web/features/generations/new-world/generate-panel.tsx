import { removeStoredDraft, useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { useState } from 'react';
import { GenerateForm } from './generate-form.tsx';
import { GenerationTelling } from './generation-telling.tsx';

interface GeneratePanelProps {
  /** Makes the world once; null when it has told already what is wrong. */
  createWorld: () => Promise<{ id: string; name: string } | null>;
  /** The world that is being made on the page; null when another is begun. */
  madeId: string | null;
  /** The person wants to see the world. */
  onDone: (worldId: string) => void;
}

/** Names what is being written on this device. */
const PLACE = 'writing-world';

/** Writes a world from a description, entry by entry. What is being written is found again after a reload. */
export function GeneratePanel({ createWorld, madeId, onDone }: GeneratePanelProps) {
  const { id } = usePerson();
  const [kept, keep] = useStoredDraft(id, PLACE);
  const [ended, setEnded] = useState(false);
  const [worldId, generationId] = kept.split('/');
  if (worldId === undefined || generationId === undefined || (ended && madeId !== worldId)) {
    return (
      <GenerateForm
        createWorld={createWorld}
        onBegun={(generation) => {
          setEnded(false);
          keep(`${generation.worldId}/${generation.id}`);
        }}
      />
    );
  }
  return (
    <GenerationTelling
      worldId={worldId}
      generationId={generationId}
      onEnded={() => {
        setEnded(true);
        removeStoredDraft(id, PLACE);
      }}
      onOpen={() => onDone(worldId)}
      onAgain={() => keep('')}
    />
  );
}
