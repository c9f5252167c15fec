import type { ShownMastery } from '#domain/character/shown/shown-spells.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

interface MasteryChoicesProps {
  masteries: readonly ShownMastery[];
  hand: Hand;
}

/** The spells that a wizard has mastered and those that are their signature, and the choice of others. */
export function MasteryChoices({ masteries, hand }: MasteryChoicesProps) {
  return masteries.map((mastery) => <MasteryChoice key={mastery.id} mastery={mastery} hand={hand} />);
}

function MasteryChoice({ mastery: { id, name, chosen, choices }, hand }: { mastery: ShownMastery; hand: Hand }) {
  if (!hand.mayAct) {
    return (
      <p className="text-control">
        {name}: {chosen ?? 'not chosen yet'}.
      </p>
    );
  }
  const picked = choices.find((spell) => spell.name === chosen)?.id ?? '';
  return (
    <SelectField
      label={name}
      hint="Always prepared, and cast without a slot at its own level."
      value={picked}
      disabled={hand.busy}
      onChange={({ target }) => {
        if (target.value !== '') void hand.act({ kind: 'chooseMastered', as: id, spell: target.value });
      }}
    >
      {chosen === null && <option value="">Choose a spell</option>}
      {choices.map((spell) => (
        <option key={spell.id} value={spell.id}>
          {spell.name}
        </option>
      ))}
    </SelectField>
  );
}
