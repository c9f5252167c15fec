import type { Character } from '#domain/character/character.ts';
import { choicesOfMastery, masteriesOf } from '#domain/character/classes/mastered-spells.ts';
import { masteries } from '#domain/srd/mastered-spells.ts';
import type { MasteryId } from '#domain/srd/mastered-spells.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

interface MasteryChoicesProps {
  character: Character;
  hand: Hand;
}

/** The spells that a wizard has mastered and those that are their signature, and the choice of others; nothing below level 18. */
export function MasteryChoices({ character, hand }: MasteryChoicesProps) {
  return masteriesOf(character).map((id) => <MasteryChoice key={id} id={id} character={character} hand={hand} />);
}

function MasteryChoice({ id, character, hand }: MasteryChoicesProps & { id: MasteryId }) {
  const { name } = masteries[id];
  const chosen = character.mastered[id];
  if (!hand.mayAct) {
    const spell = chosen === undefined ? 'not chosen yet' : (spellOf(character, chosen)?.name ?? chosen);
    return (
      <p className="text-control">
        {name}: {spell}.
      </p>
    );
  }
  return (
    <SelectField
      label={name}
      hint="Always prepared, and cast without a slot at its own level."
      value={chosen ?? ''}
      disabled={hand.busy}
      onChange={({ target }) => {
        if (target.value !== '') void hand.act({ kind: 'chooseMastered', as: id, spell: target.value });
      }}
    >
      {chosen === undefined && <option value="">Choose a spell</option>}
      {choicesOfMastery(character, id).map((spell) => (
        <option key={spell.id} value={spell.id}>
          {spell.name}
        </option>
      ))}
    </SelectField>
  );
}
