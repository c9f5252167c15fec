import { gameLimits } from '#domain/limits/game-limits.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { blankAttack } from './own-npc-draft.ts';
import type { AttackDraft, AttackFaults } from './own-npc-draft.ts';

interface OwnNpcAttacksProps {
  attacks: readonly AttackDraft[];
  faults: ReadonlyMap<string, AttackFaults>;
  onChange: (attacks: AttackDraft[]) => void;
}

/** The attacks of somebody of the DM's own making; those without a name do not count. */
export function OwnNpcAttacks({ attacks, faults, onChange }: OwnNpcAttacksProps) {
  const put = (changed: AttackDraft) => onChange(attacks.map((each) => (each.id === changed.id ? changed : each)));
  return (
    <>
      {attacks.map((attack, index) => (
        <Attack
          key={attack.id}
          label={attacks.length === 1 ? 'Attack (optional)' : `Attack ${index + 1}`}
          attack={attack}
          faults={faults.get(attack.id) ?? {}}
          onChange={put}
          onRemove={attacks.length === 1 ? null : () => onChange(attacks.filter(({ id }) => id !== attack.id))}
        />
      ))}
      {attacks.length < limits.attacksOfOwnNpc && attacks.at(-1)?.name.trim() !== '' && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...attacks, blankAttack()])}
        >
          Another attack
        </Button>
      )}
    </>
  );
}

interface AttackProps {
  label: string;
  attack: AttackDraft;
  faults: AttackFaults;
  onChange: (attack: AttackDraft) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

function Attack({ label, attack, faults, onChange, onRemove }: AttackProps) {
  const set = (part: Partial<AttackDraft>) => onChange({ ...attack, ...part });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-control font-semibold">{label}</legend>
      <div className="flex items-end gap-2">
        <TextField
          label="Called"
          className="min-w-0 flex-1"
          placeholder="Club"
          maxLength={gameLimits.nameLength}
          value={attack.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        {onRemove !== null && <IconButton label={`Remove ${label.toLowerCase()}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />}
      </div>
      <div className="grid grid-pairs gap-3">
        <TextField
          label="To hit"
          inputMode="numeric"
          value={attack.toHit}
          error={faults.toHit}
          onChange={(event) => set({ toHit: event.target.value })}
        />
        <TextField
          label="Damage"
          placeholder="1d6+2"
          value={attack.damage}
          error={faults.damage}
          onChange={(event) => set({ damage: event.target.value })}
        />
        <SelectField
          label="Kind"
          className="col-span-2"
          value={attack.type}
          onChange={(event) => set({ type: damageTypes.find((each) => each === event.target.value) ?? attack.type })}
        >
          {damageTypes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </div>
      <Checkbox label="Ranged attack" checked={attack.ranged} onChange={(ranged) => set({ ranged })} />
    </fieldset>
  );
}
