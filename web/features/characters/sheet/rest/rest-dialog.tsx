import type { HitDieId } from '#domain/srd/class-rules.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { Stepper } from '#web/features/characters/choices/stepper.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Term } from '#web/lib/terms/term.tsx';
import { useState } from 'react';

interface RestDialogProps {
  rest: 'short' | 'long';
  sheet: ShownSheet;
  hand: Hand;
  onClose: () => void;
}

/** Says what a rest changes, and takes it. */
export function RestDialog({ rest, sheet, hand, onClose }: RestDialogProps) {
  if (rest === 'short') {
    return (
      <ShortRestDialog
        dice={sheet.hitDice}
        back={sheet.rests.short}
        busy={hand.busy}
        onClose={onClose}
        onRest={(hitDice) => hand.act({ kind: 'shortRest', ...(sheet.hitDice.length > 0 && { hitDice }) })}
      />
    );
  }
  return (
    <FormDialog
      title="Long Rest"
      onClose={onClose}
      action="Take a long rest"
      busy={hand.busy}
      onSubmit={() => void hand.act({ kind: 'longRest' }).then(onClose)}
    >
      <RestGives lines={sheet.rests.long} nothing="Nothing is spent or hurt: a long rest changes nothing on this sheet now." />
    </FormDialog>
  );
}

/** What a rest gives back and ends, before it is taken. */
function RestGives({ lines, nothing }: { lines: readonly string[]; nothing: string }) {
  if (lines.length === 0) return <p>{nothing}</p>;
  return (
    <section aria-label="What this rest changes" className="flex flex-col gap-1">
      <p className="font-semibold text-ink">What this rest changes</p>
      <ul className="figures flex list-disc flex-col gap-1 pl-5 text-control">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface ShortRestDialogProps {
  dice: Sheet['hitDice'];
  back: readonly string[];
  busy: boolean;
  onClose: () => void;
  onRest: (hitDice: Partial<Record<HitDieId, number>>) => Promise<boolean>;
}

function ShortRestDialog({ dice, back, busy, onClose, onRest }: ShortRestDialogProps) {
  const first = dice.find(({ left }) => left > 0)?.id;
  const [counts, setCounts] = useState<Partial<Record<HitDieId, number>>>(first === undefined ? {} : { [first]: 1 });
  const sizes = dice.map(({ die }) => `a d${die}`).join(' or ');
  const left = dice.map((each) => (dice.length === 1 ? `${each.left} of ${each.total}` : `${each.left} of ${each.total} d${each.die}`));
  return (
    <FormDialog
      title="Short Rest"
      onClose={onClose}
      action="Take a short rest"
      busy={busy}
      onSubmit={() => void onRest(counts).then(onClose)}
    >
      <RestGives lines={back} nothing="A short rest gives back what features and items name; none of it is spent now." />
      {dice.length > 0 && (
        <p>
          Each <Term name="hit dice">hit die</Term> you spend restores hit points: {sizes} plus your Constitution modifier. You have{' '}
          {left.join(' and ')} left. A <Term name="long rest">long rest</Term> restores your hit dice.
        </p>
      )}
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
