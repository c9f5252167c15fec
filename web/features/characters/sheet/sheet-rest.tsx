import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Flame, MoonStar, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Character } from '#domain/character/character.ts';
import { Stepper } from '#web/features/characters/choices/stepper.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

interface RestProps {
  character: Character;
  sheet: Sheet;
  hand: Hand;
}

/** Rests, and the inspiration that is spent on a roll. */
export function SheetRest({ character, sheet, hand }: RestProps) {
  const [asking, setAsking] = useState(false);
  const off = hand.busy || sheet.hitPoints.left === 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={off}
        icon={<Flame aria-hidden />}
        onClick={() => (sheet.hitDice === null ? void hand.act({ kind: 'shortRest' }) : setAsking(true))}
      >
        Short Rest
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={off}
        icon={<MoonStar aria-hidden />}
        onClick={() => void hand.act({ kind: 'longRest' })}
      >
        Long Rest
      </Button>
      <Button
        variant={character.inspiration ? 'soft' : 'quiet'}
        title="Heroic Inspiration: reroll one die"
        size="sm"
        disabled={hand.busy}
        icon={<Sparkles aria-hidden />}
        onClick={() => void hand.act({ kind: 'inspiration', held: !character.inspiration })}
      >
        {character.inspiration ? 'Use inspiration' : 'Gain inspiration'}
      </Button>
      {asking && sheet.hitDice !== null && (
        <ShortRestDialog
          dice={sheet.hitDice}
          busy={hand.busy}
          onClose={() => setAsking(false)}
          onRest={(hitDice) => hand.act({ kind: 'shortRest', hitDice })}
        />
      )}
    </div>
  );
}

interface ShortRestDialogProps {
  dice: NonNullable<Sheet['hitDice']>;
  busy: boolean;
  onClose: () => void;
  onRest: (hitDice: number) => Promise<boolean>;
}

function ShortRestDialog({ dice: { die, total, left }, busy, onClose, onRest }: ShortRestDialogProps) {
  const [count, setCount] = useState(Math.min(1, left));
  return (
    <FormDialog
      title="Short Rest"
      onClose={onClose}
      action="Rest"
      busy={busy}
      onSubmit={() => void onRest(count).then((done) => done && onClose())}
    >
      <p>
        Each hit die you spend restores hit points: a d{die} plus your Constitution modifier. You have {left} of {total} left. A long rest
        restores your hit dice.
      </p>
      <Stepper label="Hit dice to spend" value={count} lowest={0} highest={left} onChange={setCount} />
    </FormDialog>
  );
}
