import type { Generation } from '#domain/world/generation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { foundText, readText } from '#web/features/generations/generation-text.ts';
import { useCancelGeneration } from '#web/features/generations/use-generation.ts';

/** How far a document is read and what was found so far. It goes on without anybody looking. */
export function ReadingProgress({ generation }: { generation: Generation }) {
  const cancel = useCancelGeneration();
  const found = foundText(generation.found);
  const share = generation.planned <= 1 ? undefined : generation.completed / generation.planned;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <div className="min-w-60 flex-1">
        <Progress label={[readText(generation), found].filter((part) => part !== '').join(': ')} value={share} />
        <p className="mt-1 text-note text-ink-faint">You can leave this page. It continues, and you find it under Tomes.</p>
      </div>
      <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate(generation)}>
        Cancel
      </Button>
    </div>
  );
}
