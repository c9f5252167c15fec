import type { Participant } from '#domain/campaign/campaign.ts';
import type { Target } from '#domain/chat/message.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Pin, PinOff } from 'lucide-react';

interface TargetFieldProps {
  /** Null when "Player" is chosen but no player yet. */
  to: Target | null;
  /** Whether somebody leads this table. */
  hasDm: boolean;
  /** The others at the table. */
  others: readonly Participant[];
  onChange: (to: Target | null) => void;
  /** Whether the target stays after a message is sent. */
  pinned: boolean;
  onPin: (pinned: boolean) => void;
}

/** The label before its control, so that it costs no line. */
const beside = '!flex-row items-center !gap-2 [&>label]:text-note [&>label]:whitespace-nowrap';
const small = '!min-h-9 narrow:!min-h-11 short:!min-h-11 !w-auto max-w-40 !px-2.5 !text-control';

/** Whom the words are for: DM, Notes, one Player, or the Group. Another target than the Group is for one message, unless it is pinned. */
export function TargetField({ to, hasDm, others, onChange, pinned, onPin }: TargetFieldProps) {
  const kind = to?.kind ?? 'player';
  return (
    <>
      <SelectField
        label="To"
        className={beside}
        controlClassName={small}
        value={kind}
        onChange={(event) => onChange(targetOf(event.target.value, others))}
      >
        <option value="dm" disabled={!hasDm}>
          DM
        </option>
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
      {kind !== 'group' && (
        <IconButton
          label="Keep this target"
          title={
            pinned ? 'This target stays until you change it.' : 'After sending, your words go to Group again. Press to keep this target.'
          }
          size="sm"
          icon={pinned ? <Pin aria-hidden className="fill-current" /> : <PinOff aria-hidden />}
          aria-pressed={pinned}
          className={pinned ? 'bg-sea-wash text-sea' : ''}
          onClick={() => onPin(!pinned)}
        />
      )}
    </>
  );
}

function targetOf(kind: string, others: readonly Participant[]): Target | null {
  if (kind === 'dm' || kind === 'notes' || kind === 'group') return { kind };
  const [only, second] = others;
  return only && !second ? { kind: 'player', userId: only.userId } : null;
}
