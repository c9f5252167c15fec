import type { World } from '#domain/world/world.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { ExpansionForm } from './expansion-form.tsx';
import { ExpansionRun } from './expansion-run.tsx';
import { ExpansionRuns } from './expansion-runs.tsx';
import { keepGeneration, useGenerations } from '#web/features/generations/use-generation.ts';

interface ExpansionSectionProps {
  world: World;
  /** Whether the asking person owns the world. */
  owns: boolean;
  onOpenEntry: (entryId: string) => void;
}

/** More lore for a world, proposed entry by entry. Only its owner may ask for it. */
export function ExpansionSection({ world, owns, onOpenEntry }: ExpansionSectionProps) {
  return (
    <section aria-labelledby="expansion" className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 id="expansion" className="font-display text-name font-semibold">
          AI Expansion
        </h2>
        {owns && (
          <p className="max-w-[62ch] text-control text-ink-soft">
            Ask for more lore. You get proposals: your world changes only when you accept them.
          </p>
        )}
      </header>
      {owns ? (
        <Expanding world={world} onOpenEntry={onOpenEntry} />
      ) : (
        <p className="flex items-center gap-3 rounded-card border border-line bg-sunken px-5 py-4 text-ink-soft">
          <Lock aria-hidden className="size-5 shrink-0" />
          Only the world owner can use AI to expand lore.
        </p>
      )}
    </section>
  );
}

function Expanding({ world, onOpenEntry }: Pick<ExpansionSectionProps, 'world' | 'onOpenEntry'>) {
  const generations = useGenerations(world.id);
  const [chosen, setChosen] = useState<string | null>(null);
  if (generations.isPending) return <SkeletonLines lines={6} />;
  if (generations.data === undefined) {
    return (
      <ErrorState title="Error" onRetry={() => void generations.refetch()}>
        <p>Earlier proposals could not be loaded.</p>
      </ErrorState>
    );
  }
  const busy = generations.data.find(({ state, kind }) => state === 'running' && kind !== 'document');
  const runs = generations.data.filter(({ kind, isDamaged }) => kind === 'expansion' || (kind === 'world' && isDamaged));
  const unfinished = runs.find(({ state, open }) => state === 'running' || open > 0) ?? runs.find(({ isDamaged }) => isDamaged);
  const shown = chosen ?? unfinished?.id ?? null;
  return (
    <>
      <ExpansionForm
        worldId={world.id}
        label={generations.data.find(({ kind }) => kind !== 'document')?.label ?? null}
        busy={busy !== undefined}
        onBegun={(generation) => {
          keepGeneration(generation);
          setChosen(generation.id);
        }}
      />
      {shown !== null && (
        <ExpansionRun
          key={shown}
          worldId={world.id}
          generationId={shown}
          onOpenEntry={onOpenEntry}
          onGone={(next) => setChosen(next?.id ?? null)}
        />
      )}
      <ExpansionRuns runs={runs} shown={shown} onChoose={setChosen} />
    </>
  );
}
