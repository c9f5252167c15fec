import type { Member } from '#domain/campaign/campaign.ts';
import { isDm, seatNames } from '#domain/campaign/seat.ts';
import type { PrivateRunPart } from '#domain/campaign/private-run.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { givenSeats, judgeKick, judgeSeatChange } from '#domain/campaign/seat-change.ts';
import type { GivenSeat } from '#domain/campaign/seat-change.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Token } from '#web/ui/token.tsx';
import { Crown, EllipsisVertical, UserCheck, UserMinus, UserX } from 'lucide-react';
import type { Asked } from './ask-text.ts';

interface MemberRowProps {
  member: Member;
  isMe: boolean;
  isPresent: boolean;
  /** Whose sheet can be shown. */
  heroId: string | null;
  /** The seat of the person who looks; null where nothing is decided. */
  by: Seat | null;
  /** As what the person who looks takes part in a private run. */
  privateRun: PrivateRunPart | null;
  onHero: (characterId: string) => void;
  onSeat: (userId: string, seat: GivenSeat) => void;
  /** Says that a player is away, or back. */
  onAway: (userId: string, isAway: boolean) => void;
  onAsk: (asked: Asked) => void;
}

/** Somebody at the table, and what may be decided about them. */
export function MemberRow({ member, isMe, isPresent, heroId, by, privateRun, onHero, onSeat, onAway, onAsk }: MemberRowProps) {
  const { userId, name, avatarUrl, character } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Token id={userId} name={name} image={avatarUrl ?? undefined} size="sm" present={isPresent} />
      <div className="min-w-0 flex-[1_1_7rem]">
        <p className="text-control font-semibold break-words text-ink">
          {name}
          {isMe && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="text-note break-words">
          {member.isAway ? 'Away' : isPresent ? 'Here now' : 'Not here now'}
          {character !== null && ' · plays '}
          {character !== null && heroId !== null ? (
            <button
              type="button"
              title="Open the sheet"
              className="inline text-left font-semibold text-ember underline underline-offset-4 hover:text-ember-strong"
              onClick={() => onHero(heroId)}
            >
              {character}
            </button>
          ) : (
            character
          )}
        </p>
      </div>
      <Deciding {...{ member, isMe, by, privateRun, onSeat, onAway, onAsk }} />
    </li>
  );
}

function Deciding({ member, isMe, by, privateRun, onSeat, onAway, onAsk }: Omit<MemberRowProps, 'isPresent' | 'heroId' | 'onHero'>) {
  const { userId, name, seat } = member;
  const choices = isMe ? [] : givenSeats.filter((to) => judgeSeatChange(by, seat, to) === true);
  const kicks = !isMe && judgeKick(by, seat, privateRun) === true;
  if (choices.length === 0 && !kicks) return <span className="text-control text-ink-soft">{seatNames[seat]}</span>;
  return (
    <div className="flex max-w-full items-center gap-1">
      {choices.length === 0 ? (
        <span className="text-control text-ink-soft">{seatNames[seat]}</span>
      ) : (
        <SelectField
          label={`Seat of ${name}`}
          hideLabel
          className="w-38 min-w-0"
          value={seat}
          onChange={(event) => {
            const given = givenSeats.find((each) => each === event.target.value);
            if (given !== undefined) onSeat(userId, given);
          }}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {seatNames[each]}
            </option>
          ))}
        </SelectField>
      )}
      <Menu trigger={<IconButton label={`More about ${name}`} icon={<EllipsisVertical aria-hidden />} />}>
        {isDm(by) && seat === 'player' && (
          <MenuItem
            icon={member.isAway ? <UserCheck aria-hidden /> : <UserX aria-hidden />}
            onSelect={() => onAway(userId, !member.isAway)}
          >
            {member.isAway ? 'Back' : 'Away'}
          </MenuItem>
        )}
        {by === 'owner' && (
          <MenuItem icon={<Crown aria-hidden />} onSelect={() => onAsk({ what: 'handOver', member })}>
            Hand over the campaign
          </MenuItem>
        )}
        {kicks && (
          <MenuItem danger icon={<UserMinus aria-hidden />} onSelect={() => onAsk({ what: 'kick', member })}>
            Remove from campaign
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
