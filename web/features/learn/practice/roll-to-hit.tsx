import type { Dice } from '#domain/dice/dice.ts';
import { useState } from 'react';
import { Term } from '#web/lib/terms/term.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { chanceOf, practiceFoe, practiceSword, rollPracticeDamage, swing, whyOf } from './attack-practice.ts';
import type { Mode, Swing } from './attack-practice.ts';
import { browserDice } from '#web/lib/browser-dice.ts';
import { RollRow } from './roll-row.tsx';

interface Bout {
  last: Swing | null;
  hitPoints: number;
  swings: number;
}

const begun: Bout = { last: null, hitPoints: practiceFoe.hitPoints, swings: 0 };

/** Swings a sword at a goblin until it falls, by the rules of a fight; the dice are the browser's unless others are given. */
export function RollToHit({ dice = browserDice }: { dice?: Dice }) {
  const [mode, setMode] = useState<Mode>('none');
  const [bout, setBout] = useState(begun);
  const { last, hitPoints, swings } = bout;
  const roll = () => setBout({ ...bout, last: swing(dice, mode), swings: swings + 1 });
  const hurt = (hit: Swing) => {
    const damage = rollPracticeDamage(dice, hit);
    setBout({ ...bout, last: { ...hit, damage }, hitPoints: Math.max(0, hitPoints - damage.total) });
  };
  const press = next(bout, { roll, hurt, again: () => setBout(begun) });
  return (
    <div className="flex flex-col gap-4">
      <p>
        A {practiceFoe.name} stands before you: <Term name="armor class">armor class</Term> {practiceFoe.armorClass},{' '}
        <Term name="hit points">hit points</Term> {hitPoints} of {practiceFoe.hitPoints}. Your {practiceSword.name} adds{' '}
        {practiceSword.toHit} to hit and deals {practiceSword.damage}.
      </p>
      <ModeField mode={mode} onMode={setMode} />
      <div>
        <Button icon={<DiceIcon aria-hidden />} onClick={press.act}>
          {press.label}
        </Button>
      </div>
      <div role="status" className="flex flex-col gap-2">
        {last !== null && <Result last={last} />}
        {last !== null && last.damage !== null && hitPoints > 0 && (
          <p>The goblin has {hitPoints} hit points left. On your next turn you swing again.</p>
        )}
        {hitPoints === 0 && (
          <p className="font-semibold">
            The goblin falls after {swings} {swings === 1 ? 'swing' : 'swings'}.
          </p>
        )}
      </div>
    </div>
  );
}

interface Presses {
  roll: () => void;
  hurt: (hit: Swing) => void;
  again: () => void;
}

/** What the button does next. */
function next({ last, hitPoints }: Bout, { roll, hurt, again }: Presses): { label: string; act: () => void } {
  if (hitPoints === 0) return { label: 'Fight another goblin', act: again };
  if (last !== null && last.outcome !== 'miss' && last.damage === null) return { label: 'Roll damage', act: () => hurt(last) };
  return { label: 'Roll to hit', act: roll };
}

const outcomes = { miss: 'Miss', hit: 'Hit', criticalHit: 'Critical hit' } as const;

function Result({ last }: { last: Swing }) {
  return (
    <>
      <RollRow roll={last.roll} label="To hit" />
      <p>
        <b>{outcomes[last.outcome]}.</b> {whyOf(last)}
      </p>
      {last.damage !== null && <RollRow roll={last.damage} label="Damage" />}
    </>
  );
}

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'none', label: 'One d20' },
  { mode: 'advantage', label: 'Advantage' },
  { mode: 'disadvantage', label: 'Disadvantage' },
];

const percent = (chance: number) => `${Math.round(chance * 100)} %`;

function ModeField({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
      <legend className="mb-1 text-control font-semibold">How you roll</legend>
      {modes.map((each) => (
        <label key={each.mode} className="flex min-h-11 items-center gap-2 text-control md:min-h-8">
          <input type="radio" name="practice-mode" className="size-5" checked={mode === each.mode} onChange={() => onMode(each.mode)} />
          <span>
            {each.label}: <span className="figures text-ink-soft">hits {percent(chanceOf(each.mode))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
