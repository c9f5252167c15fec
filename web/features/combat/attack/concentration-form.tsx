import { gameLimits } from '#domain/limits/game-limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface ConcentrationFormProps {
  actorId: string;
  concentration: string | null;
  /** Whether something new may be begun now; what is held can be let go at any time. */
  mayBegin: boolean;
  doing: Doing;
}

/** What a hero concentrates on: begun with a word, ended with a press. */
export function ConcentrationForm({ actorId, concentration, mayBegin, doing }: ConcentrationFormProps) {
  const [on, setOn] = useState('');
  const begin = async () => {
    if (on.trim() !== '' && (await doing.step({ name: 'concentrate', actorId, on }))) setOn('');
  };
  if (concentration !== null) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-control">
        <Flame aria-hidden className="size-4.5 text-sea" />
        <span className="min-w-0 flex-1">Concentrating on {concentration}</span>
        <Button variant="outline" size="sm" busy={doing.busy} onClick={() => void doing.step({ name: 'endConcentration', actorId })}>
          End concentration
        </Button>
      </p>
    );
  }
  if (!mayBegin) return null;
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <TextField
        label="Concentrate on"
        placeholder="A spell"
        value={on}
        maxLength={gameLimits.nameLength}
        className="min-w-0 flex-1"
        onChange={(event) => setOn(event.target.value)}
      />
      <Button type="submit" variant="outline" busy={doing.busy} disabled={on.trim() === ''}>
        Begin
      </Button>
    </form>
  );
}
