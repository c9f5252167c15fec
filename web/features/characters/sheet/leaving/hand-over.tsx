import type { Character } from '#domain/character/character.ts';
import { lazy, Suspense, useState } from 'react';
import { UserRoundCheck } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx').then((part) => ({ default: part.HandOverDialog })));

/** Hands a hero to another player of the table. For those who lead it. */
export function HandOverButton({ character }: { character: Character }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" icon={<UserRoundCheck aria-hidden />} className="mt-2 self-start" onClick={() => setAsking(true)}>
        Hand to a player
      </Button>
      <Suspense>{asking && <HandOverDialog character={character} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
