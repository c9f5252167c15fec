import { CountMark } from '#web/ui/count-mark.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { Bookmark, EllipsisVertical, Flag, History, Search, Settings2, Sparkles, UserPlus, UsersRound } from 'lucide-react';
import type { SessionDialog } from './session-dialogs.tsx';

const people = { id: 'people', label: 'People', icon: <UsersRound aria-hidden /> } as const;
const turn = { id: 'turn', label: 'Turn', icon: <CandleIcon aria-hidden /> } as const;
const closing = [
  { id: 'save', label: 'Save', icon: <Bookmark aria-hidden /> },
  { id: 'end', label: 'End Session', icon: <Flag aria-hidden /> },
] as const;
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
  /** Opens the search in the story. */
  onSearch: () => void;
  onOpen: (dialog: SessionDialog) => void;
  /** Opens the DM’s assistant, where it has no button of its own. */
  onAssistant: (() => void) | null;
}

/** What can be done about the table as a whole: the most wanted as buttons where there is room, the rest in a menu. */
export function SessionActions({ runs, wide, waiting, onSearch, onOpen, onAssistant }: SessionActionsProps) {
  const inMenu = [...(wide ? [] : [turn]), people, ...(runs ? [...(wide ? [] : closing), ...rest] : [])];
  return (
    <>
      {wide &&
        runs &&
        closing.map(({ id, label, icon }) => (
          <ToolButton key={id} icon={icon} onClick={() => onOpen(id)}>
            {label}
          </ToolButton>
        ))}
      <Menu
        trigger={
          <ToolButton icon={<EllipsisVertical aria-hidden />} aria-label={waiting > 0 ? `Table, ${waiting} waiting for a seat` : undefined}>
            Table
            <CountMark count={waiting} className="-top-1 -right-1 md:-top-2 md:-right-2" />
          </ToolButton>
        }
      >
        {onAssistant !== null && (
          <MenuItem icon={<Sparkles aria-hidden />} onSelect={onAssistant}>
            DM Assistant
          </MenuItem>
        )}
        <MenuItem icon={<Search aria-hidden />} onSelect={onSearch}>
          Search the story
        </MenuItem>
        {inMenu.map(({ id, label, icon }) => (
          <MenuItem key={id} icon={icon} onSelect={() => onOpen(id)}>
            {label}
            {id === 'people' && waiting > 0 && ` (${waiting} waiting)`}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
