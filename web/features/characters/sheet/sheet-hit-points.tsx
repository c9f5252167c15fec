import type { Character } from '#domain/character/character.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { HeartPlus, ShieldPlus, Swords } from 'lucide-react';
import { useState } from 'react';
import { amountIn } from '#web/features/characters/amount-in.ts';
import { DeathSaves } from './death-saves.tsx';
import { Explained } from './figures/explained.tsx';
import { healthTone } from './sheet-text.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Term } from '#web/lib/terms/term.tsx';

const fills = { moss: 'bg-moss', candle: 'bg-candle', wine: 'bg-wine' };

interface HitPointsProps {
  character: Character;
  sheet: ShownSheet;
  hand: Hand;
}

/** Hit points as figures and a bar, and what changes them. */
export function HitPoints({ character, sheet, hand }: HitPointsProps) {
  const { maximum, left, temporary } = sheet.hitPoints;
  const tone = healthTone({ left, maximum: maximum.value, temporary }, sheet.life);
  return (
    <section aria-label="Hit Points" className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-control font-semibold text-ink-soft">
          <Term isLabel name="hit points">
            Hit Points
          </Term>
        </h3>
        <div className="figures font-display text-[1.625rem] leading-none font-semibold">
          {left}
          <span className="text-ink-soft"> / </span>
          <Explained label="Hit Points" figure={maximum} />
          {temporary > 0 && <span className="ml-2 text-control font-semibold text-sea">+{temporary} temporary</span>}
        </div>
      </div>
      <div aria-hidden className="flex h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames('h-full rounded-full transition-[width] duration-calm', fills[tone])}
          style={{ width: `${Math.min(100, (left / Math.max(1, maximum.value)) * 100)}%` }}
        />
      </div>
      {sheet.life !== 'up' && <DeathSaves character={character} life={sheet.life} fallen={sheet.fallen} hand={hand} />}
      {hand.mayAct && sheet.life !== 'dead' && <HitPointActs hand={hand} />}
    </section>
  );
}

function HitPointActs({ hand: { act, busy } }: { hand: Hand }) {
  const [typed, setTyped] = useState('');
  const amount = amountIn(typed);
  const off = busy || amount === null;
  const change = async (kind: 'takeDamage' | 'heal' | 'temporaryHitPoints') => {
    if (amount !== null && (await act({ kind, amount }))) setTyped('');
  };
  return (
    <form
      className="flex flex-wrap items-stretch gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!off) void change('takeDamage');
      }}
    >
      <TextField
        hideLabel
        label="Amount"
        inputMode="numeric"
        placeholder="Amount"
        maxLength={4}
        className="basis-full @xs:basis-24"
        controlClassName="figures text-center"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="danger" disabled={off} icon={<Swords aria-hidden />} className="flex-1 !px-2.5">
        Damage
      </Button>
      <Button
        variant="outline"
        disabled={off}
        icon={<HeartPlus aria-hidden />}
        className="flex-1 !px-2.5"
        onClick={() => void change('heal')}
      >
        Heal
      </Button>
      <Button
        variant="quiet"
        size="sm"
        long
        disabled={off}
        icon={<ShieldPlus aria-hidden />}
        className="basis-full"
        onClick={() => void change('temporaryHitPoints')}
      >
        Add as temporary hit points
      </Button>
    </form>
  );
}
