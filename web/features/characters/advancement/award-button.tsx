import { Button } from '#web/ui/buttons/button.tsx';
import { Medal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Awarded } from './award-dialog.tsx';

const AwardDialog = lazy(() => import('./award-dialog.tsx').then((part) => ({ default: part.AwardDialog })));

/** The way to give experience or a level to heroes. */
export function AwardButton({ heroes, byMilestone = false }: { heroes: readonly Awarded[]; byMilestone?: boolean | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button long className="self-start" variant="quiet" size="sm" icon={<Medal aria-hidden />} onClick={() => setOpen(true)}>
        {byMilestone ? 'Give a level' : 'Give experience or a level'}
      </Button>
      <Suspense>{isOpen && <AwardDialog {...{ heroes, byMilestone }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
