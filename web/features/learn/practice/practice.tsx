import { Suspense } from 'react';
import type { PracticeName } from '#web/features/learn/guides.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';

const practices = {
  'roll-to-hit': { title: 'Try it: roll to hit', Part: lazyPart(() => import('./roll-to-hit.tsx'), 'RollToHit') },
  'first-turn': { title: 'Try it: your first turn', Part: lazyPart(() => import('./first-turn.tsx'), 'FirstTurn') },
} as const satisfies Record<PracticeName, unknown>;

/** Something to try out, below a guide. What it needs is fetched with it. */
export function Practice({ name }: { name: PracticeName }) {
  const { title, Part } = practices[name];
  return (
    <Card className="flex flex-col gap-4">
      <h2 id="practice-title" tabIndex={-1} className="font-display text-name font-semibold">
        {title}
      </h2>
      <Suspense fallback={<SkeletonLines lines={4} />}>
        <Part />
      </Suspense>
    </Card>
  );
}
