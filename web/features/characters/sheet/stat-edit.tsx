import { tellCreationRefusal } from '#domain/character/creation/refusal-sentences.ts';
import { abilities, abilityMark, eachAbility } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import { quickScore } from '#domain/character/creation/quick-stats.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { isTyped, typedStats } from './typed-stats.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface StatEditProps {
  character: Character;
  hand: Hand;
  onDone: () => void;
}

/** The six stats to type: from 1 to 20, and 10 where a field is left empty. What is typed outlives a reload. */
export function StatEdit({ character, hand, onDone }: StatEditProps) {
  // What is changed elsewhere meanwhile stays: only what is typed here is sent.
  const [begun] = useState(character.stats);
  const now = eachAbility((ability) => `${begun[ability]}`);
  const [typed, change] = useSessionStorage(`hearthlore.stats/${character.id}`, now, (value) => (isTyped(value) ? value : null));
  const wrong = (ability: Ability) => {
    const answer = quickScore(typed[ability]);
    return answer.ok ? undefined : tellCreationRefusal(answer.refused);
  };
  const leave = () => {
    change(() => now);
    onDone();
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (abilities.some((ability) => wrong(ability) !== undefined)) return;
    const stats = typedStats(typed, begun);
    if (Object.keys(stats).length === 0 || (await hand.act({ kind: 'setStats', stats }))) leave();
  }

  return (
    <form
      noValidate
      aria-label="Edit Stats"
      className="flex flex-col gap-4 rounded-card border border-ember bg-raised p-4"
      onSubmit={(event) => void save(event)}
    >
      <div className="grid grid-triples gap-3 @md:grid-cols-6">
        {abilities.map((ability, index) => (
          <TextField
            key={ability}
            autoFocus={index === 0}
            type="number"
            inputMode="numeric"
            min={1}
            max={20}
            label={abilityMark(ability)}
            aria-label={capitalize(ability)}
            controlClassName="figures text-center !px-1"
            value={typed[ability]}
            error={wrong(ability)}
            onChange={(event) => change((before) => ({ ...before, [ability]: event.target.value }))}
          />
        ))}
      </div>
      <p className="text-note text-ink-soft">From 1 to 20. An empty field becomes 10.</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={hand.busy}>
          Save Stats
        </Button>
        <Button variant="outline" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
