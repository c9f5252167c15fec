import type { WorldMember } from '#domain/world/world.ts';
import { dayOf } from '#web/ui/format/dates.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Token } from '#web/ui/token.tsx';
import { UserMinus } from 'lucide-react';
import { roleNames } from '#web/features/worlds/world-badges.tsx';

interface MemberRowProps {
  member: WorldMember;
  isMe: boolean;
  /** Whether the person who looks may change the role and take the member out. */
  decides: boolean;
  onRole: (role: 'editor' | 'reader') => void;
  onRemove: () => void;
}

/** Somebody in a world, and what they may do there. */
export function MemberRow({ member, isMe, decides, onRole, onRemove }: MemberRowProps) {
  const { userId, name, avatarUrl, role, joinedAt } = member;
  const changeable = decides && role !== 'owner';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Token id={userId} name={name} image={avatarUrl} size="sm" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-control font-semibold break-words text-ink">
          {name}
          {isMe && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="text-note">
          {role === 'owner' ? 'since' : 'joined'} <time dateTime={joinedAt}>{dayOf(joinedAt)}</time>
        </p>
      </div>
      {changeable ? (
        <div className="flex items-center gap-1">
          <SelectField
            label={`Role of ${name}`}
            hideLabel
            value={role}
            onChange={(event) => onRole(event.target.value === 'editor' ? 'editor' : 'reader')}
          >
            <option value="editor">{roleNames.editor}</option>
            <option value="reader">{roleNames.reader}</option>
          </SelectField>
          <IconButton label={`Remove ${name}`} icon={<UserMinus aria-hidden />} onClick={onRemove} />
        </div>
      ) : (
        <span className="text-control text-ink-soft">{roleNames[role]}</span>
      )}
    </li>
  );
}
