import { MenuItem } from '#web/ui/popups/menu.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import {
  Brush,
  Dices,
  FlaskConical,
  History,
  Settings2,
  ShieldCheck,
  Sparkles,
  TextSearch,
  UserPlus,
  UsersRound,
  Webhook,
} from 'lucide-react';
import { closing } from './closing.tsx';
import type { SessionDialog } from './session-dialogs.tsx';
import type { TableRights } from '#web/table/session/table-rights.ts';

const people = { id: 'people', label: 'People', note: null, icon: <UsersRound aria-hidden /> } as const;
const safety = { id: 'safety', label: 'Lines & veils', note: 'What the story leaves out', icon: <ShieldCheck aria-hidden /> } as const;
const dice = { id: 'dice', label: 'Check the dice', note: 'That they are fair, reckoned again', icon: <Dices aria-hidden /> } as const;
const turn = { id: 'turn', label: 'Turn', note: 'Who acts, and how it ends', icon: <CandleIcon aria-hidden /> } as const;
const homebrew = { id: 'homebrew', label: 'Homebrew', note: 'Content of this table’s own', icon: <FlaskConical aria-hidden /> } as const;
const draw = { id: 'draw', label: 'Draw a picture', note: 'The scene, or somebody in it', icon: <Brush aria-hidden /> } as const;
const rest = [
  { id: 'history', label: 'History', note: 'Restore points, recaps and earlier turns', by: 'looksAfter', icon: <History aria-hidden /> },
  { id: 'invite', label: 'Invite players', note: null, by: 'shares', icon: <UserPlus aria-hidden /> },
  { id: 'settings', label: 'Settings', note: null, by: 'looksAfter', icon: <Settings2 aria-hidden /> },
  { id: 'webhooks', label: 'Webhooks', note: 'Tell Discord or a program', by: 'managesCampaign', icon: <Webhook aria-hidden /> },
] as const;

interface SessionItemsProps {
  /** Which of them the person may use. */
  rights: Pick<TableRights, 'looksAfter' | 'shares' | 'managesCampaign' | 'readsHomebrew'>;
  /** Whether the table keeps lines and veils, and dice of its own: not the one that is everybody’s. */
  isOwn: boolean;
  /** Whether pictures are drawn for the person. */
  draws: boolean;
  wide: boolean;
  /** How many wait for a seat. */
  waiting: number;
  /** Opens the search in the story. */
  onSearch: () => void;
  onOpen: (dialog: SessionDialog) => void;
  /** Opens the DM’s assistant, where it has no button of its own. */
  onAssistant: (() => void) | null;
}

/** What the menu of a table has: all that has no button of its own. */
export function SessionItems({ rights, isOwn, draws, wide, waiting, onSearch, onOpen, onAssistant }: SessionItemsProps) {
  const mayUse = ({ by }: { by: 'looksAfter' | 'shares' | 'managesCampaign' }) => rights[by];
  const inMenu = [
    ...(wide ? [] : [turn]),
    people,
    ...(isOwn ? [safety, dice] : []),
    ...(rights.readsHomebrew ? [homebrew] : []),
    ...(draws ? [draw] : []),
    ...(wide ? [] : closing.filter(mayUse)),
    ...rest.filter(mayUse),
  ];
  return (
    <>
      {onAssistant !== null && (
        <MenuItem icon={<Sparkles aria-hidden />} onSelect={onAssistant}>
          DM Assistant
        </MenuItem>
      )}
      <MenuItem icon={<TextSearch aria-hidden />} onSelect={onSearch}>
        Search the story
      </MenuItem>
      {inMenu.map(({ id, label, note, icon }) => (
        <MenuItem key={id} icon={icon} note={note} onSelect={() => onOpen(id)}>
          {label}
          {id === 'people' && waiting > 0 && ` (${waiting} waiting)`}
        </MenuItem>
      ))}
    </>
  );
}
