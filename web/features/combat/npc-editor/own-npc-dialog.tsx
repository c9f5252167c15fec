import { gameLimits } from '#domain/limits/game-limits.ts';
import { api } from '#web/lib/api.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { OwnNpcObject } from './own-npc-object.tsx';
import { OwnNpcAttacks } from './own-npc-attacks.tsx';
import { blankNpc, isNpcDraft, readNpc } from './own-npc-draft.ts';
import type { NpcDraft, NpcFaults, NumberName } from './own-npc-draft.ts';
import { SideField } from '#web/features/combat/fields/side-field.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface OwnNpcDialogProps {
  campaignId: string;
  doing: Doing;
  onClose: () => void;
}

/** Somebody of the DM's own making: a name, a few numbers, its attacks. */
export function OwnNpcDialog({ campaignId, doing, onClose }: OwnNpcDialogProps) {
  const [draft, change] = useSessionStorage<NpcDraft>(`hearthlore.own-npc/${campaignId}`, blankNpc, (value) =>
    isNpcDraft(value) ? value : null,
  );
  const setDraft = (next: NpcDraft) => change(() => next);
  const { npc, faults } = readNpc(draft);
  const given = { draft, faults, onChange: setDraft };
  const isObject = draft.object !== undefined && draft.object !== null;
  const add = async () => {
    if (!npc || !(await doing.join((id) => api.combat.addNpc({ campaignId, id, npc, hidden: draft.hidden })))) return;
    setDraft(blankNpc);
    onClose();
  };
  return (
    <FormDialog
      title="Custom creature"
      onClose={onClose}
      action="Add to the fight"
      busy={doing.busy}
      disabled={!npc}
      onSubmit={() => void add()}
    >
      <TextField
        label="Name"
        required
        maxLength={gameLimits.nameLength}
        autoFocus
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <OwnNpcObject draft={draft} onChange={setDraft} />
      <SideField value={draft.side} onChange={(side) => setDraft({ ...draft, side })} />
      <div className="grid grid-pairs gap-3">
        <NumberField field="armorClass" label="Armor class" {...given} />
        <NumberField field="hitPoints" label="Hit points" {...given} />
        {!isObject && <NumberField field="initiative" label="Initiative bonus" {...given} />}
        <NumberField field="saves" label="Saving throws" {...given} />
        {!isObject && <NumberField field="attacksPerTurn" label="Attacks per turn" {...given} />}
        <NumberField field="xp" label="Experience" {...given} />
      </div>
      {!isObject && (
        <OwnNpcAttacks attacks={draft.attacks} faults={faults.attacks} onChange={(attacks) => setDraft({ ...draft, attacks })} />
      )}
      <TextareaField
        label="Your notes"
        hint="Only you see these."
        rows={2}
        maxLength={gameLimits.combatNotesLength}
        value={draft.notes}
        onChange={(event) => setDraft({ ...draft, notes: event.target.value })}
      />
      <Checkbox label="Hidden from players" checked={draft.hidden} onChange={(hidden) => setDraft({ ...draft, hidden })} />
    </FormDialog>
  );
}

interface PartProps {
  draft: NpcDraft;
  faults: NpcFaults;
  onChange: (draft: NpcDraft) => void;
}

function NumberField({ field, label, draft, faults, onChange }: PartProps & { field: NumberName; label: string }) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={draft[field]}
      error={faults.numbers[field]}
      onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
    />
  );
}
