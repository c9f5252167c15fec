import { Button } from '#web/ui/button.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Bookmark, EllipsisVertical, Flag, History, Settings2, UserPlus, UsersRound } from 'lucide-react';
import type { SessionDialog } from './session-dialogs.tsx';

const people = { id: 'people', label: 'People', icon: <UsersRound aria-hidden /> } as const;
const save = { id: 'save', label: 'Save', icon: <Bookmark aria-hidden /> } as const;
const end = { id: 'end', label: 'End Session', icon: <Flag aria-hidden /> } as const;
const turn = { id: 'turn', label: 'Turn', icon: <CandleIcon aria-hidden /> } as const;
const rest = [
  { id: 'history', label: 'History', icon: <History aria-hidden /> },
  { id: 'invite', label: 'Invite players', icon: <UserPlus aria-hidden /> },
  { id: 'settings', label: 'Settings', icon: <Settings2 aria-hidden /> },
] as const;

interface SessionActionsProps {
  /** Whether the person looks after the table. */
  runs: boolean;
  wide: boolean;
  /** How many wait for a seat. */
  waiting: number;
  onOpen: (dialog: SessionDialog) => void;
}

/** What can be done about the table as a whole: the most wanted as buttons where there is room, the rest in a menu. */
export function SessionActions({ runs, wide, waiting, onOpen }: SessionActionsProps) {
  const inMenu = [...(wide ? [] : [turn, people, ...(runs ? [save, end] : [])]), ...(runs ? rest : [])];
  return (
    <>
      {wide && [people, ...(runs ? [save, end] : [])].map((action) => <ActionButton key={action.id} {...{ action, waiting, onOpen }} />)}
      {inMenu.length > 0 && (
        <Menu
          trigger={
            <IconButton
              label={waiting > 0 && !wide ? `Table, ${waiting} waiting for a seat` : 'Table'}
              icon={
                <span className="relative">
                  <EllipsisVertical aria-hidden />
                  {!wide && <WaitingMark waiting={waiting} className="-top-3.5 -right-3.5" />}
                </span>
              }
            />
          }
        >
          {inMenu.map(({ id, label, icon }) => (
            <MenuItem key={id} icon={icon} onSelect={() => onOpen(id)}>
              {label}
              {id === 'people' && waiting > 0 && ` (${waiting} waiting)`}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

interface ActionButtonProps {
  action: typeof people | typeof save | typeof end;
  waiting: number;
  onOpen: (dialog: SessionDialog) => void;
}

function ActionButton({ action: { id, label, icon }, waiting, onOpen }: ActionButtonProps) {
  const name = id === 'people' && waiting > 0 ? `${label}, ${waiting} waiting for a seat` : label;
  return (
    <Button variant="outline" aria-label={name} title={name} className="relative max-2xl:!px-2.5" icon={icon} onClick={() => onOpen(id)}>
      <span className="max-2xl:hidden">{label}</span>
      {id === 'people' && <WaitingMark waiting={waiting} className="-top-2 -right-2" />}
    </Button>
  );
}

function WaitingMark({ waiting, className }: { waiting: number; className: string }) {
  if (waiting === 0) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'figures absolute flex min-w-5 items-center justify-center rounded-full bg-candle px-1 text-[0.75rem] leading-5 font-bold text-room',
        className,
      )}
    >
      {waiting}
    </span>
  );
}
