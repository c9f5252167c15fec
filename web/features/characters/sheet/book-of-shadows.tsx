import type { Character } from '#domain/character/character.ts';
import { bookHolds, choicesOfBook, spellsInBook } from '#domain/character/advancement/book-of-shadows.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { spellOptions } from '#web/features/characters/choices/pick-options.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { BookMarked } from 'lucide-react';
import { useState } from 'react';

interface BookProps {
  character: Character;
  hand: Hand;
}

/** The spells of a warlock's Book of Shadows, and the choice of others after a rest. */
export function BookOfShadows({ character, hand }: BookProps) {
  const [open, setOpen] = useState(false);
  const names = [...spellsInBook(character, 'cantrips'), ...spellsInBook(character, 'rituals')].map((id) => findSpell(id)?.name ?? id);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-control">Book of Shadows: {names.length === 0 ? 'not conjured yet' : names.join(', ')}.</p>
      {hand.mayAct && (
        <Button variant="outline" size="sm" icon={<BookMarked aria-hidden />} onClick={() => setOpen(true)}>
          Conjure the book
        </Button>
      )}
      {open && <BookDialog character={character} hand={hand} onClose={() => setOpen(false)} />}
    </div>
  );
}

function BookDialog({ character, hand, onClose }: BookProps & { onClose: () => void }) {
  const [cantrips, setCantrips] = useState(spellsInBook(character, 'cantrips'));
  const [rituals, setRituals] = useState(spellsInBook(character, 'rituals'));
  const describe = spellOptions(character);
  const optionsOf = (kind: keyof typeof bookHolds) => describe(choicesOfBook(character, kind).map(({ id }) => id));
  const isWhole = cantrips.length === bookHolds.cantrips && rituals.length === bookHolds.rituals;
  const conjure = async () => {
    if (await hand.act({ kind: 'conjureBook', spells: [...cantrips, ...rituals] })) onClose();
  };
  return (
    <Dialog open title="Book of Shadows" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-control">A new book takes the place of the last one. Its spells are always prepared.</p>
        <PickList label="Cantrips" options={optionsOf('cantrips')} chosen={cantrips} most={bookHolds.cantrips} onChange={setCantrips} />
        <PickList
          label="Rituals of level 1"
          options={optionsOf('rituals')}
          chosen={rituals}
          most={bookHolds.rituals}
          onChange={setRituals}
        />
        <Button busy={hand.busy} disabled={!isWhole} onClick={() => void conjure()}>
          Conjure the book
        </Button>
      </div>
    </Dialog>
  );
}
