import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface PeopleBoxesProps {
  people: readonly { id: string; label: string }[];
  chosen: readonly string[];
  /** Said of somebody chosen who is no longer there. */
  former: string;
  /** Said where there is nobody to choose. */
  nobody: string;
  onChange: (ids: string[]) => void;
}

/** Some people out of those there are; whoever was chosen and has gone can be taken off. */
export function PeopleBoxes({ people, chosen, former, nobody, onChange }: PeopleBoxesProps) {
  const gone = chosen.filter((id) => people.every((each) => each.id !== id));
  const set = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="flex flex-col gap-2 rounded-control border border-line bg-surface p-3">
      <legend className="sr-only">Players</legend>
      {people.map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={chosen.includes(id)} onChange={(on) => set(id, on)} />
      ))}
      {gone.map((id) => (
        <Checkbox key={id} label={former} checked onChange={() => set(id, false)} />
      ))}
      {people.length === 0 && gone.length === 0 && <p className="text-control text-ink-soft">{nobody}</p>}
    </fieldset>
  );
}
