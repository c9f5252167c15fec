import { writeFoes, writeLevels } from '#domain/encounter/foes.ts';
import { limits } from '#domain/limits/limits.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { foesText } from '#web/features/encounters/encounter-words.ts';
import type { Encounter } from '#web/features/encounters/use-encounter.ts';
import { useAct } from './use-act.ts';
import type { Shelf } from './use-shelves.ts';

interface KeepFormProps {
  encounter: Pick<Encounter, 'foes' | 'levels'>;
  shelves: readonly Shelf[];
}

/** Keeps the encounter under a name, where somebody says; without a name it is called by its foes. */
export function KeepForm({ encounter: { foes, levels }, shelves }: KeepFormProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { busy, act } = useAct();
  // Whoever has an account keeps nothing more on the device.
  const offered = shelves.length === 1 ? shelves : shelves.filter(({ id }) => id !== 'device');
  const shelf = offered.find(({ id }) => id === chosen) ?? offered[0];
  const usual = foesText(foes).slice(0, limits.encounterNameLength);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || shelf === undefined) return;
    const one = { id: newId(), name: name.trim() === '' ? usual : name.trim(), foes: writeFoes(foes), party: writeLevels(levels) };
    void act(shelf.keep(one), () => setName(''));
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <TextField
        label="Name"
        className="min-w-[min(10rem,100%)] flex-1"
        placeholder={usual}
        maxLength={limits.encounterNameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {offered.length > 1 && (
        <SelectField label="Keep in" value={shelf?.id} onChange={({ target }) => setChosen(target.value)}>
          {offered.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" variant="outline" icon={<Bookmark aria-hidden />} busy={busy}>
        Keep
      </Button>
    </form>
  );
}
