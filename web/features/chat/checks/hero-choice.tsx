import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useId } from 'react';

/** A hero, or an NPC of a fight, who can be chosen. */
export interface Chosen {
  id: string;
  name: string;
  playerName?: string;
  /** What is to be known of them; in the place of the player. */
  hint?: string;
}

interface HeroChoiceProps {
  label: string;
  heroes: readonly Chosen[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Which heroes: some, or all at one press. */
export function HeroChoice({ label, heroes, chosen, error, onChange }: HeroChoiceProps) {
  const errorId = useId();
  const toggle = (id: string, on: boolean) =>
    onChange(heroes.map((each) => each.id).filter((each) => (each === id ? on : chosen.includes(each))));
  const isAll = heroes.length > 0 && heroes.every(({ id }) => chosen.includes(id));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1.5 text-control font-semibold">{label}</legend>
      {heroes.length === 0 && <p className="text-control text-ink-soft">No hero sits at this table yet.</p>}
      <div className="flex flex-col gap-2">
        {heroes.length > 1 && <Checkbox label="All" checked={isAll} onChange={(on) => onChange(on ? heroes.map(({ id }) => id) : [])} />}
        {heroes.map(({ id, name, playerName, hint = playerName }) => (
          <Checkbox key={id} label={name} hint={hint} checked={chosen.includes(id)} onChange={(on) => toggle(id, on)} />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 text-note font-semibold text-wine">
          {error}
        </p>
      )}
    </fieldset>
  );
}
