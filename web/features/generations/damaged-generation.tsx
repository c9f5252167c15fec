import type { Generation } from '#domain/world/generation.ts';
import { loreCategories } from '#domain/world/lore/categories.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { RotateCw, Trash2 } from 'lucide-react';
import { keepGeneration } from './use-generation.ts';

interface DamagedGenerationProps {
  generation: Generation;
  /** It is gone; `next` is what was begun in its place, or null where it was only discarded. */
  onGone: (next: Generation | null) => void;
}

/** Says of a generation that it is damaged, and runs it again or discards it. */
export function DamagedGeneration({ generation, onGone }: DamagedGenerationProps) {
  const discard = useDiscard(generation, onGone);
  const canRunAgain = generation.kind !== 'document' || (generation.tome !== null && generation.tome.id !== '');
  const act = (again: boolean) => discard.mutate(again);
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-wine bg-wine-wash px-5 py-4">
      <div>
        <p className="font-semibold">This generation is damaged</p>
        <p className="text-control text-ink-soft">
          Some of what is kept of it cannot be read, and it cannot be carried on. Lore that came of it stays. Proposals that nobody has
          decided go with it.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canRunAgain && (
          <Button size="sm" icon={<RotateCw aria-hidden />} busy={discard.isPending && discard.variables} onClick={() => act(true)}>
            Run again
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          icon={<Trash2 aria-hidden />}
          busy={discard.isPending && !discard.variables}
          onClick={() => act(false)}
        >
          Discard
        </Button>
      </div>
    </div>
  );
}

/** Discards a generation; told to run it again it begins the next one first, so that nothing is lost where that is refused. */
function useDiscard(generation: Generation, onGone: DamagedGenerationProps['onGone']) {
  const { worldId, id: generationId } = generation;
  return useMutation({
    mutationFn: async (again: boolean) => {
      const next = again ? await begin(generation) : null;
      await api.generations.discard({ worldId, generationId });
      return next;
    },
    onSuccess: (next) => {
      if (next !== null) keepGeneration(next);
      onGone(next);
      void queryClient.invalidateQueries({ queryKey: calls.generations.list.key({ input: { worldId } }) });
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'That could not be done. Please try again.' }),
  });
}

function begin({ worldId, kind, prompt, category, tome }: Generation): Promise<Generation> {
  if (kind === 'expansion') return api.generations.expand({ worldId, prompt, category });
  if (kind === 'document') return api.generations.read({ worldId, tomeId: tome?.id ?? '' });
  return api.generations.generate({ worldId, prompt, includeElements: [...loreCategories] });
}
