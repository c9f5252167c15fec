import { lazy, Suspense } from 'react';
import type { PinWork } from './use-pin-work.ts';

const PinCard = lazy(async () => ({ default: (await import('./pin-card.tsx')).PinCard }));
const PinForm = lazy(async () => ({ default: (await import('./pin-form.tsx')).PinForm }));

interface PinDialogsProps {
  work: PinWork;
  campaignId: string;
  worldId: string;
  isGameMaster: boolean;
}

/** The pin that is read, and the one that is written, each fetched when it is wanted. */
export function PinDialogs({ work, campaignId, worldId, isGameMaster }: PinDialogsProps) {
  const { open, written } = work;
  return (
    <Suspense>
      {open !== null && (
        <PinCard
          pin={open}
          campaignId={campaignId}
          worldId={worldId}
          isGameMaster={isGameMaster}
          onClose={work.close}
          onEdit={() => work.edit(open)}
          onMove={() => work.move(open)}
          onRemove={() => work.remove(open)}
        />
      )}
      {written !== null && <PinForm pin={written} campaignId={campaignId} busy={work.isSaving} onSave={work.save} onClose={work.dismiss} />}
    </Suspense>
  );
}
