import type { HitDieId } from '#domain/srd/class-rules.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Flame, MoonStar, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Character } from '#domain/character/character.ts';
import { Stepper } from '#web/features/characters/choices/stepper.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { PassInspirationDialog } from './pass-inspiration-dialog.tsx';
import { Term } from '#web/lib/terms/term.tsx';

interface RestProps {
  character: Character;
  sheet: Sheet;
  hand: Hand;
  /** Whether rests wait for a Dungeon Master. */
  awaitsDm: boolean;
  /** Whether whoever looks gives Heroic Inspiration to this hero. */
  gives: boolean;
}

/** Rests, and Heroic Inspiration. */
export function SheetRest({ character, sheet, hand, awaitsDm, gives }: RestProps) {
  const [asking, setAsking] = useState(false);
  const off = hand.busy || awaitsDm || sheet.hitPoints.left === 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={off}
        icon={<Flame aria-hidden />}
        onClick={() => (sheet.hitDice.length === 0 ? void hand.act({ kind: 'shortRest' }) : setAsking(true))}
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
      <Inspiration {...{ character, hand, gives }} />
      {asking && sheet.hitDice.length > 0 && (
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

/**
 * Heroic Inspiration: given by whoever may, who also says that it went to a die that was rolled elsewhere, or passed on where it came a
 * second time. It is spent below the roll that it changes.
 */
function Inspiration({ character, hand, gives }: Pick<RestProps, 'character' | 'hand' | 'gives'>) {
  const [isPassing, setPassing] = useState(false);
  const { inspiration, inspirationToPass } = character;
  return (
    <>
      {gives && (
        <Button
          variant="quiet"
          title={inspiration ? 'Heroic Inspiration went to a die that was rolled elsewhere' : 'Gives Heroic Inspiration'}
          size="sm"
          disabled={hand.busy}
          icon={<Sparkles aria-hidden />}
          onClick={() => void hand.act({ kind: 'inspiration', held: !inspiration })}
        >
          {inspiration ? 'Inspiration was spent' : 'Give inspiration'}
        </Button>
      )}
      {inspirationToPass && (
        <Button variant="soft" size="sm" disabled={hand.busy} onClick={() => setPassing(true)}>
          Pass inspiration on
        </Button>
      )}
      {isPassing && <PassInspirationDialog character={character} onClose={() => setPassing(false)} />}
    </>
  );
}

interface ShortRestDialogProps {
  dice: Sheet['hitDice'];
  busy: boolean;
  onClose: () => void;
  onRest: (hitDice: Partial<Record<HitDieId, number>>) => Promise<boolean>;
}

function ShortRestDialog({ dice, busy, onClose, onRest }: ShortRestDialogProps) {
  const first = dice.find(({ left }) => left > 0)?.id;
  const [counts, setCounts] = useState<Partial<Record<HitDieId, number>>>(first === undefined ? {} : { [first]: 1 });
  const sizes = dice.map(({ die }) => `a d${die}`).join(' or ');
  const left = dice.map((each) => (dice.length === 1 ? `${each.left} of ${each.total}` : `${each.left} of ${each.total} d${each.die}`));
  return (
    <FormDialog
      title="Short Rest"
      onClose={onClose}
      action="Rest"
      busy={busy}
      onSubmit={() => void onRest(counts).then((done) => done && onClose())}
    >
      <p>
        Each <Term name="hit dice">hit die</Term> you spend restores hit points: {sizes} plus your Constitution modifier. You have{' '}
        {left.join(' and ')} left. A <Term name="long rest">long rest</Term> restores your hit dice.
      </p>
      {dice.map((each) => (
        <Stepper
          key={each.id}
          label={dice.length === 1 ? 'Hit dice to spend' : `Hit dice to spend, d${each.die}`}
          value={counts[each.id] ?? 0}
          lowest={0}
          highest={each.left}
          onChange={(count) => setCounts((now) => ({ ...now, [each.id]: count }))}
        />
      ))}
    </FormDialog>
  );
}
