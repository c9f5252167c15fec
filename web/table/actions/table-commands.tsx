import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Heroes } from '#web/table/session/party.ts';
import { commands } from '#web/lib/commands.ts';
import type { Command } from '#web/lib/commands.ts';
import { readAloud } from '#web/lib/speech/read-aloud.ts';
import { useEffect, useRef } from 'react';
import type { SessionDialog } from './session-dialogs.tsx';
import type { TableRights } from '#web/table/session/table-rights.ts';

interface TableCommandsProps {
  campaign: Campaign;
  me: string;
  rights: TableRights;
  heroes: Heroes;
  wide: boolean;
  onTab: (id: string) => void;
  onMap: () => void;
  onSearch: () => void;
  onHero: (characterId: string) => void;
  onOpen: (dialog: SessionDialog) => void;
}

/** Offers what can be done at this table, by name and by key, for as long as it shows. */
export function TableCommands(props: TableCommandsProps) {
  const offered = [...doings(props), ...tabs(props), ...people(props)];
  const latest = useRef(offered);
  useEffect(() => {
    latest.current = offered;
  });
  useEffect(() => commands.offer(() => latest.current), []);
  return null;
}

const at = { group: 'At this table' } as const;

/** What stands in the page for a command: a part of it that is pressed, or that takes the focus. */
const parts = {
  message: '[data-shortcut=message]',
  hand: '[data-shortcut=hand]',
  roll: '[data-shortcut=roll]',
  story: '[data-story=message][tabindex="0"]',
};

/** Does something with a part of the page; on small screens the story is brought up first. */
function reach(part: keyof typeof parts, { wide, onTab }: TableCommandsProps, act: (element: HTMLElement) => void): void {
  if (!wide && document.querySelector(parts[part]) === null) onTab('chat');
  onceThere(parts[part], act);
}

/** Frames that a part of the page is waited for: it may still be on its way. */
const FRAMES_WAITED = 120;

/** Does something with a part of the page as soon as it is there; nothing, if it does not come. */
function onceThere(selector: string, act: (element: HTMLElement) => void, frames = FRAMES_WAITED): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) act(element);
  else if (frames > 0) requestAnimationFrame(() => onceThere(selector, act, frames - 1));
}

function doings(props: TableCommandsProps): Command[] {
  const { campaign, rights, onMap, onSearch, onOpen, wide } = props;
  const plays = rights.part !== 'watches';
  const press = (element: HTMLElement) => {
    element.focus();
    element.click();
  };
  const dialog = (label: string, id: SessionDialog, note?: string): Command => ({
    ...at,
    id: `table ${id}`,
    label,
    ...(note !== undefined && { note }),
    run: () => onOpen(id),
  });
  return [
    // The story may be out of sight while it is read.
    ...(readAloud.reading.get() === null ? [] : [{ ...at, id: 'table stop reading', label: 'Stop reading aloud', run: readAloud.stop }]),
    ...(plays
      ? [
          {
            ...at,
            id: 'table hand',
            label: 'Raise Hand',
            note: 'Raises your hand, or lowers it',
            key: 'h',
            run: () => reach('hand', props, press),
          },
          { ...at, id: 'table message', label: 'Write a message', key: 'm', run: () => reach('message', props, (box) => box.focus()) },
          { ...at, id: 'table roll', label: 'Roll', note: 'Rolls a d20 for the table to see', run: () => reach('roll', props, press) },
        ]
      : []),
    { ...at, id: 'table story', label: 'Read the story', key: 's', run: () => reach('story', props, (message) => message.focus()) },
    { ...at, id: 'table search', label: 'Search the story', run: onSearch },
    ...(wide ? [{ ...at, id: 'table map', label: 'Map', note: 'Shows or hides the world map or the battle map', run: onMap }] : []),
    dialog('People', 'people', 'Who sits at this table'),
    ...(campaign.seat !== null && !campaign.isTemplate ? [dialog('Lines & veils', 'safety', 'What this story leaves out')] : []),
    ...(rights.readsHomebrew ? [dialog('Homebrew', 'homebrew', 'Creatures, items, spells and features of this table’s own')] : []),
    ...(rights.asksForChecks ? [dialog('Ask for a check', 'check', 'Heroes roll a skill, an ability or a save')] : []),
    ...(rights.managesCampaign
      ? [
          dialog('Save', 'save', 'Keeps a point of the story to come back to'),
          dialog('End Session', 'end', 'Closes the evening with a recap'),
          dialog('History', 'history', 'Restore points, recaps and earlier turns'),
          dialog('Invite players', 'invite', 'By link, QR code or spoken code'),
          dialog('Table settings', 'settings'),
          dialog('Webhooks', 'webhooks', 'Tell Discord or another program what happens here'),
        ]
      : []),
  ];
}

const tabNames = { combat: 'Combat', character: 'Character', items: 'Items', notes: 'Notes', turn: 'Turn', world: 'World' } as const;

function tabs({ wide, onTab }: TableCommandsProps): Command[] {
  const shown = Object.entries(tabNames).filter(([id]) => wide || (id !== 'notes' && id !== 'turn'));
  return shown.map(([id, name]) => ({ ...at, id: `tab ${id}`, label: name, note: 'Opens this tab', run: () => openTab(id, onTab) }));
}

/** Shows a tab and puts the focus into what it shows. */
function openTab(id: string, onTab: (id: string) => void): void {
  onTab(id);
  onceThere(`[role=tabpanel][id$="panel-${id}"]:not([hidden])`, (panel) => panel.focus({ preventScroll: true }));
}

function people({ campaign, me, heroes, onHero, onOpen }: TableCommandsProps): Command[] {
  return campaign.participants
    .filter(({ userId }) => userId !== me)
    .map(({ userId, name }): Command => {
      const hero = heroes.get(userId);
      return {
        id: `person ${userId}`,
        label: name,
        group: 'People',
        note: hero ? `Plays ${hero.name}. Opens the sheet` : 'Shows who sits at this table',
        run: () => (hero ? onHero(hero.id) : onOpen('people')),
      };
    });
}
