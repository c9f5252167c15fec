import type { Participant } from '#domain/campaign/campaign.ts';
import type { Target } from '#domain/chat/message.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

interface AudienceSelectProps {
  participants: readonly Participant[];
  me: string;
  to: Target;
  onTo: (to: Target) => void;
}

/** Who will see the picture: the table, the Dungeon Masters, or one player. */
export function AudienceSelect({ participants, me, to, onTo }: AudienceSelectProps) {
  const others = participants.filter(({ userId, seat }) => userId !== me && seat === 'player');
  return (
    <SelectField
      label="Who will see it"
      value={to.kind === 'player' ? to.userId : to.kind}
      onChange={({ target: { value } }) => onTo(value === 'group' || value === 'dm' ? { kind: value } : { kind: 'player', userId: value })}
    >
      <option value="group">Everybody at the table</option>
      <option value="dm">Dungeon Masters alone</option>
      {others.map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {name} alone
        </option>
      ))}
    </SelectField>
  );
}
