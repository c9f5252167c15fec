import type { Character } from '#domain/character/character.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { BookMarked } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const BookDialog = lazy(() => import('./book-dialog.tsx').then((part) => ({ default: part.BookDialog })));

interface BookProps {
  /** Of the spells in the book. */
  names: readonly string[];
  character: Character;
  hand: Hand;
}

/** The spells of a warlock's Book of Shadows, and the choice of others after a rest. */
export function BookOfShadows({ names, character, hand }: BookProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-control">Book of Shadows: {names.length === 0 ? 'not conjured yet' : names.join(', ')}.</p>
      {hand.mayAct && (
        <Button variant="outline" size="sm" icon={<BookMarked aria-hidden />} onClick={() => setOpen(true)}>
          Conjure the book
        </Button>
      )}
      <Suspense>{open && <BookDialog character={character} hand={hand} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
