import type { Character } from '#domain/character/character.ts';
import { bookHolds, choicesOfBook, spellsInBook } from '#domain/character/advancement/book-of-shadows.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { spellOptions } from '#web/features/characters/choices/pick-options.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useState } from 'react';

interface BookDialogProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

/** Asks which spells a Book of Shadows holds, and conjures it. */
export function BookDialog({ character, hand, onClose }: BookDialogProps) {
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
