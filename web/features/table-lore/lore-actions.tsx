import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { EllipsisVertical, History, Pencil, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { draftOf } from './lore-draft.ts';
import type { LoreDraft } from './lore-draft.ts';
import type { FoundLore } from './found-lore.ts';
import { useRemoveLore } from './use-lore-commands.ts';

const LoreVersions = lazy(async () => ({ default: (await import('./lore-versions.tsx')).LoreVersions }));

interface LoreActionsProps {
  campaignId: string;
  found: FoundLore;
  onWrite: (draft: LoreDraft) => void;
  onRemoved: () => void;
}

/** What those who run the campaign do with an entry: tell it otherwise here, and take that back. */
export function LoreActions({ campaignId, found: { entry, revision }, onWrite, onRemoved }: LoreActionsProps) {
  const [showsVersions, setShowsVersions] = useState(false);
  const remove = useRemoveLore(campaignId, onRemoved);
  const isVersion = entry.origin === 'version';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="outline"
        className="min-h-10"
        icon={<Pencil aria-hidden />}
        onClick={() => onWrite(draftOf(entry, revision?.version ?? null))}
      >
        {revision === null ? 'Customize for this campaign' : 'Edit'}
      </Button>
      {revision !== null && (
        <Menu trigger={<IconButton label="More about this entry" icon={<EllipsisVertical aria-hidden />} />}>
          <MenuItem icon={<History aria-hidden />} onSelect={() => setShowsVersions(true)}>
            Version history
          </MenuItem>
          <MenuItem
            danger
            icon={isVersion ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
            onSelect={() => remove.mutate({ entryId: entry.id, name: entry.name, isVersion })}
          >
            {isVersion ? 'Reset to the world’s version' : 'Remove entry'}
          </MenuItem>
        </Menu>
      )}
      {showsVersions && (
        <Suspense>
          <LoreVersions campaignId={campaignId} entry={entry} onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
    </div>
  );
}
