import type { Character } from '#domain/character/character.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const DeleteCharacter = lazy(() => import('./delete-character.tsx').then((part) => ({ default: part.DeleteCharacter })));

interface DeleteButtonProps {
  character: Pick<Character, 'id' | 'campaignId' | 'name'>;
  onDeleted: () => void;
}

/** Deletes a character, after a question. It stands at the end of the sheet, away from what is pressed in play. */
export function DeleteButton({ character, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" size="sm" icon={<Trash2 aria-hidden />} className="mt-2 self-start" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Suspense>{asking && <DeleteCharacter character={character} onClose={() => setAsking(false)} onDeleted={onDeleted} />}</Suspense>
    </>
  );
}
