import { mayLevelUp } from '#domain/rules/level-experience.ts';
import { openLevel } from '#domain/character/advancement/open-level.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { SeenCharacter } from '#contract/play/characters-shapes.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { CircleArrowUp, Copy, FileDown, FlaskConical, History, ImageUp, MoreHorizontal, Printer, Sprout, Tent } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PrintLink } from '#web/features/characters/print-link.tsx';
import { isAway } from '#web/features/characters/place.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const LevelDialog = lazy(() =>
  import('#web/features/characters/advancement/level-dialog.tsx').then((part) => ({ default: part.LevelDialog })),
);
// Each comes when it is asked for.
const dialogs = {
  history: lazy(() => import('./history-dialog.tsx').then(({ HistoryDialog }) => ({ default: HistoryDialog }))),
  looks: lazy(() => import('#web/features/characters/portrait/looks-dialog.tsx').then(({ LooksDialog }) => ({ default: LooksDialog }))),
  rebirth: lazy(() => import('./rebirth/rebirth-dialog.tsx').then(({ RebirthDialog }) => ({ default: RebirthDialog }))),
  homebrew: lazy(() => import('./homebrew-dialog.tsx').then(({ HomebrewDialog }) => ({ default: HomebrewDialog }))),
  copy: lazy(() => import('#web/features/characters/interchange/copy-dialog.tsx').then(({ CopyDialog }) => ({ default: CopyDialog }))),
  take: lazy(() => import('#web/features/characters/interchange/take-dialog.tsx').then(({ TakeDialog }) => ({ default: TakeDialog }))),
  file: lazy(() =>
    import('#web/features/characters/interchange/export-dialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog })),
  ),
};

interface SheetToolsProps {
  seen: SeenCharacter;
  hand: Hand;
  editing: boolean;
  onEdit: () => void;
}

/** What can be done with a whole sheet. */
export function SheetTools({ seen, hand, editing, onEdit }: SheetToolsProps) {
  const { character, mayAct, awaitsDm, byMilestone, leads = false } = seen;
  const [shown, setShown] = useState<keyof typeof dialogs | 'level' | null>(null);
  const [opener, setOpener] = useState(0);
  const open = (which: keyof typeof dialogs | 'level') => {
    setShown(which);
    setOpener(opener + 1);
  };
  const isDue = mayLevelUp({ level: levelOf(character), ...character });
  const most = leads ? highestLevel : openLevel({ awaitsDm, byMilestone }, character);
  const Shown = shown === null || shown === 'level' ? null : dialogs[shown];
  const close = () => setShown(null);
  return (
    <div className="flex flex-wrap gap-2">
      {mayAct && (
        <>
          <Button variant="outline" size="sm" disabled={editing} onClick={onEdit}>
            Edit Stats
          </Button>
          {levelOf(character) < most && (
            <Button variant={isDue ? 'soft' : 'outline'} size="sm" icon={<CircleArrowUp aria-hidden />} onClick={() => open('level')}>
              Level Up
            </Button>
          )}
        </>
      )}
      <MoreMenu seen={seen} onOpen={open} />
      <Suspense>
        {Shown !== null && <Shown key={opener} character={character} hand={hand} onClose={close} />}
        {shown === 'level' && <LevelDialog key={opener} character={character} hand={hand} most={most} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface MoreMenuProps {
  seen: SeenCharacter;
  onOpen: (which: keyof typeof dialogs) => void;
}

function MoreMenu({ seen: { character, isMine, mayAct, leads = false }, onOpen }: MoreMenuProps) {
  const away = isAway(character.campaignId);
  return (
    <Menu
      align="start"
      trigger={
        mayAct ? (
          <IconButton size="sm" className="!size-8 border border-line-strong" label="More" icon={<MoreHorizontal aria-hidden />} />
        ) : (
          <Button variant="outline" size="sm" icon={<MoreHorizontal aria-hidden />}>
            More
          </Button>
        )
      }
    >
      {mayAct && (
        <MenuItem icon={<ImageUp aria-hidden />} onSelect={() => onOpen('looks')}>
          Name, pronouns and picture
        </MenuItem>
      )}
      {mayAct && (
        <MenuItem icon={<Sprout aria-hidden />} onSelect={() => onOpen('rebirth')}>
          Reborn in a new body
        </MenuItem>
      )}
      <MenuItem icon={<History aria-hidden />} onSelect={() => onOpen('history')}>
        What changed
      </MenuItem>
      <MenuItem icon={<Printer aria-hidden />} link={<PrintLink character={character} />}>
        Print or save as PDF
      </MenuItem>
      {leads && (
        <MenuItem icon={<FlaskConical aria-hidden />} onSelect={() => onOpen('homebrew')}>
          Give homebrew
        </MenuItem>
      )}
      <MenuItem icon={<FileDown aria-hidden />} onSelect={() => onOpen('file')}>
        Export to a file
      </MenuItem>
      {isMine && !away && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => onOpen('copy')}>
          Copy to another campaign
        </MenuItem>
      )}
      {away && (
        <MenuItem icon={<Tent aria-hidden />} onSelect={() => onOpen('take')}>
          Take to a campaign
        </MenuItem>
      )}
    </Menu>
  );
}
