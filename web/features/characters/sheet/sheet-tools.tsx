import { mayLevelUp } from '#domain/rules/level-experience.ts';
import { openLevel } from '#domain/character/advancement/open-level.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { SeenCharacter } from '#contract/play/characters-shapes.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu } from '#web/ui/popups/menu.tsx';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import { CircleArrowUp, MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Hand } from '#web/features/characters/use-act.ts';

const SheetItems = lazyPart(() => import('./sheet-items.tsx'), 'SheetItems');
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

/** What else can be done with it, fetched once somebody points at the button. */
function MoreMenu(props: ComponentProps<typeof SheetItems>) {
  return (
    <Menu
      align="start"
      ahead={SheetItems.preload}
      trigger={
        props.seen.mayAct ? (
          <IconButton size="sm" className="!size-8 border border-line-strong" label="More" icon={<MoreHorizontal aria-hidden />} />
        ) : (
          <Button variant="outline" size="sm" icon={<MoreHorizontal aria-hidden />}>
            More
          </Button>
        )
      }
    >
      <SheetItems {...props} />
    </Menu>
  );
}
