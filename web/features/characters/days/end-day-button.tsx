import { Button } from '#web/ui/buttons/button.tsx';
import { Sunset } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SeenCard } from '#contract/play/characters-shapes.ts';
import type { Fed } from './end-day-dialog.tsx';

const EndDayDialog = lazy(() => import('./end-day-dialog.tsx').then((part) => ({ default: part.EndDayDialog })));

/** The way to end a day with too little water or food for heroes who live; the quick rules count neither. */
export function EndDayButton({ heroes }: { heroes: readonly (Fed & Pick<SeenCard, 'ruleSet' | 'life'>)[] }) {
  const [isOpen, setOpen] = useState(false);
  const fed = heroes.filter(({ ruleSet, life }) => ruleSet === 'srd' && life !== 'dead');
  if (fed.length === 0) return null;
  return (
    <>
      <Button
        className="self-start"
        variant="quiet"
        size="sm"
        icon={<Sunset aria-hidden />}
        title="Says what was drunk and eaten in a day"
        onClick={() => setOpen(true)}
      >
        A day ends
      </Button>
      <Suspense>{isOpen && <EndDayDialog heroes={fed} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
