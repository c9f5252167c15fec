import type { Participant } from '#domain/campaign.ts';
import type { Target } from '#domain/message.ts';
import { SelectField } from '#web/ui/select-field.tsx';

interface TargetFieldProps {
  /** Null when "Player" is chosen but no player yet. */
  to: Target | null;
  /** The others at the table. */
  others: readonly Participant[];
  onChange: (to: Target | null) => void;
}

const small = '!min-h-9 !w-auto max-w-40 !px-2.5 !text-control';

/** Whom the words are for: DM, Notes, one Player, or the Group. */
export function TargetField({ to, others, onChange }: TargetFieldProps) {
  const kind = to?.kind ?? 'player';
  return (
    <>
      <SelectField
        label="Who reads this"
        hideLabel
        controlClassName={small}
        value={kind}
        onChange={(event) => onChange(targetOf(event.target.value, others))}
      >
        <option value="dm">DM</option>
        <option value="notes">Notes</option>
        <option value="player" disabled={others.length === 0}>
          Player
        </option>
        <option value="group">Group</option>
      </SelectField>
      {kind === 'player' && (
        <SelectField
          label="Which player"
          hideLabel
          controlClassName={small}
          value={to?.kind === 'player' ? to.userId : ''}
          onChange={(event) => onChange(event.target.value === '' ? null : { kind: 'player', userId: event.target.value })}
        >
          <option value="">Choose…</option>
          {others.map((each) => (
            <option key={each.userId} value={each.userId}>
              {each.name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function targetOf(kind: string, others: readonly Participant[]): Target | null {
  if (kind === 'dm' || kind === 'notes' || kind === 'group') return { kind };
  const [only, second] = others;
  return only && !second ? { kind: 'player', userId: only.userId } : null;
}
