import type { Character } from '#domain/character/character.ts';
import { SheetSection } from '#web/features/characters/sheet/sheet-section.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazy, Suspense, useState } from 'react';

const ProficienciesDialog = lazy(() => import('./proficiencies-dialog.tsx').then((part) => ({ default: part.ProficienciesDialog })));

const listed = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));

/** The languages that somebody knows and the tools that they are trained with, and the way to change both. */
export function LanguagesAndTools({ character, hand }: { character: Character; hand: Hand }) {
  const [isOpen, setOpen] = useState(false);
  const { languages, tools } = character;
  const count = languages.length + tools.length;
  if (count === 0 && !hand.mayAct) return null;
  return (
    <SheetSection title="Languages and tools" mark={count === 0 ? 'none' : `${count}`} folded={count === 0}>
      <div className="flex flex-col items-start gap-2 text-control">
        <p>
          <span className="font-semibold">Languages:</span> {listed(languages)}
        </p>
        <p>
          <span className="font-semibold">Tools:</span> {listed(tools)}
        </p>
        {hand.mayAct && (
          <Button variant="outline" size="sm" disabled={hand.busy} onClick={() => setOpen(true)}>
            Change languages and tools
          </Button>
        )}
      </div>
      <Suspense>{isOpen && <ProficienciesDialog character={character} hand={hand} onClose={() => setOpen(false)} />}</Suspense>
    </SheetSection>
  );
}
