import { readFoes, readLevels } from '#domain/encounter/foes.ts';
import { limits } from '#domain/limits/limits.ts';
import { MoveQuestion } from '#web/lib/device/move-question.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NameDialog } from '#web/ui/dialogs/name-dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { CloudUpload, PencilLine, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Encounter } from '#web/features/encounters/use-encounter.ts';
import type { KeptHere } from './device-shelf.ts';
import { KeepForm } from './keep-form.tsx';
import { moverOf } from './move-encounters.ts';
import { useAct } from './use-act.ts';
import type { Shelf } from './use-shelves.ts';

interface KeptEncountersProps {
  encounter: Encounter;
  /** Who is signed in; null for a visitor. */
  personId: string | null;
  shelves: readonly Shelf[];
}

/** Encounters that somebody keeps: to be opened, renamed and removed, and a form that keeps the one that is built. */
export function KeptEncounters({ encounter, personId, shelves }: KeptEncountersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onMove = moverOf(shelves);
  const here = shelves.find(({ id }) => id === 'device')?.kept ?? [];
  return (
    <>
      {personId !== null && onMove !== null && <MoveQuestion {...{ personId, here, onMove }} what="encounters" />}
      <Card as="section" aria-labelledby="encounters-kept" className="flex flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} id="encounters-kept" className="font-display text-name font-semibold">
          Kept
        </h2>
        {encounter.foes.length > 0 && <KeepForm {...{ encounter, shelves }} />}
        {shelves.map((shelf) => (
          <ShelfList
            key={shelf.id}
            {...{ encounter, shelf }}
            isAlone={shelves.length === 1}
            onMove={shelf.id === 'device' ? onMove : null}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </Card>
    </>
  );
}

interface ShelfListProps {
  encounter: Encounter;
  shelf: Shelf;
  isAlone: boolean;
  /** Moves some of it into the account; null where it does not go there. */
  onMove: ((encounters: readonly KeptHere[]) => Promise<void>) | null;
  onRemoved: () => void;
}

function ShelfList({ encounter, shelf, isAlone, onMove, onRemoved }: ShelfListProps) {
  const { kept, where, label, isFailed, retry } = shelf;
  const [renamed, setRenamed] = useState<KeptHere | null>(null);
  const { busy, act } = useAct();
  const open = ({ foes, party }: KeptHere) =>
    encounter.go({ written: readFoes(foes), seed: undefined, ...(party !== undefined && { levels: readLevels(party) }) });
  if (isFailed)
    return (
      <ErrorState title="Error" onRetry={retry}>
        What is kept {where} could not be loaded.
      </ErrorState>
    );
  return (
    <>
      {!isAlone && <h3 className="text-control font-semibold text-ink-soft">{label}</h3>}
      {kept === undefined && <SkeletonLines lines={2} />}
      {kept?.length === 0 && <p className="text-control text-ink-soft">What you keep stands here, {where}.</p>}
      {kept !== undefined && kept.length > 0 && (
        <ul aria-label={`Kept: ${label}`} className="flex flex-col divide-y divide-line">
          {kept.map((one) => (
            <li key={one.id} className="flex items-center gap-1 py-1">
              <Button variant="quiet" long className="min-w-0 flex-1 justify-start text-left" onClick={() => open(one)}>
                {one.name}
              </Button>
              {onMove !== null && (
                <IconButton
                  label={`Move ${one.name} into your account`}
                  size="sm"
                  icon={<CloudUpload aria-hidden />}
                  onClick={() => void act(onMove([one]), onRemoved)}
                />
              )}
              <IconButton label={`Rename ${one.name}`} size="sm" icon={<PencilLine aria-hidden />} onClick={() => setRenamed(one)} />
              <IconButton
                label={`Remove ${one.name}`}
                size="sm"
                icon={<X aria-hidden />}
                onClick={() => void act(shelf.remove(one), onRemoved)}
              />
            </li>
          ))}
        </ul>
      )}
      {renamed !== null && (
        <NameDialog
          title={`Rename “${renamed.name}”`}
          action="Rename"
          name={renamed.name}
          maxLength={limits.encounterNameLength}
          busy={busy}
          onSave={(name) => void act(shelf.keep({ ...renamed, name }), () => setRenamed(null))}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
