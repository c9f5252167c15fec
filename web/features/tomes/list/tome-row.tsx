import type { Generation } from '#domain/world/generation.ts';
import type { Tome } from '#domain/world/tome.ts';
import { firstText } from '#web/lib/text/first-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '#web/ui/popups/menu.tsx';
import {
  BookOpen,
  Download,
  EllipsisVertical,
  ExternalLink,
  FileText,
  Lock,
  Pencil,
  ScrollText,
  Sparkles,
  Trash2,
  Users,
} from 'lucide-react';
import { downloadTome, lookAtTome } from '#web/features/tomes/tome-file.ts';
import { fileText, readingText, tomeCategoryLabel } from '#web/features/tomes/tome-labels.ts';

interface TomeRowProps {
  tome: Tome;
  /** What was read of it last. */
  reading: Generation | null;
  /** Whether it may be changed here. */
  changes: boolean;
  /** Its document is about to be read. */
  busy: boolean;
  onRead: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onFindLore: () => void;
  onReview: (generationId: string) => void;
}

/** One tome in the list: what it is, who may read it, and what can be done with it. */
export function TomeRow({ tome, reading, changes, busy, onRead, onEdit, onDelete, onFindLore, onReview }: TomeRowProps) {
  const begins = firstText(tome.content);
  const Icon = tome.file === null ? ScrollText : FileText;
  return (
    <div className="flex gap-4">
      <Icon aria-hidden className="mt-1 size-5.5 shrink-0 text-ember max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 pt-1 font-display text-name font-semibold">
            <button type="button" className="text-left hover:text-ember hover:underline hover:underline-offset-4" onClick={onRead}>
              {tome.title}
            </button>
          </h3>
          <TomeMenu tome={tome} changes={changes} onRead={onRead} onEdit={onEdit} onDelete={onDelete} />
        </div>
        <TomeFacts tome={tome} />
        {begins !== '' && <p className="line-clamp-2 max-w-[68ch] font-book text-body text-ink-soft">{begins}</p>}
        {changes && tome.file !== null && (
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button size="sm" variant="soft" icon={<Sparkles aria-hidden />} busy={busy} onClick={onFindLore}>
              Find lore in it
            </Button>
            {reading !== null && (
              <button
                type="button"
                className="figures min-h-8 text-control font-semibold text-ember underline underline-offset-4"
                onClick={() => onReview(reading.id)}
              >
                {readingText(reading)}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function TomeFacts({ tome }: { tome: Tome }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-note text-ink-soft">
      <Badge>{tomeCategoryLabel(tome.category)}</Badge>
      {tome.audience === 'dm' && (
        <Badge tone="seal" icon={<Lock aria-hidden />}>
          DM only
        </Badge>
      )}
      {Array.isArray(tome.audience) && (
        <Badge tone="sea" icon={<Users aria-hidden />}>
          Some players
        </Badge>
      )}
      {tome.file !== null && <span className="figures">{fileText(tome.file)}</span>}
      {tome.file !== null && tome.file.name !== tome.title && <span className="min-w-0">{tome.file.name}</span>}
      <time dateTime={tome.updatedAt}>{dayOf(tome.updatedAt)}</time>
    </div>
  );
}

function TomeMenu({ tome, changes, onRead, onEdit, onDelete }: Pick<TomeRowProps, 'tome' | 'changes' | 'onRead' | 'onEdit' | 'onDelete'>) {
  return (
    <div className="-mr-2 flex shrink-0">
      <IconButton
        label={`Download ${tome.title}`}
        title="Download"
        icon={<Download aria-hidden />}
        onClick={() => void downloadTome(tome)}
      />
      {changes && <IconButton label={`Edit ${tome.title}`} title="Edit" icon={<Pencil aria-hidden />} onClick={onEdit} />}
      <Menu trigger={<IconButton label={`More for ${tome.title}`} title="More" icon={<EllipsisVertical aria-hidden />} />}>
        <MenuItem icon={<BookOpen aria-hidden />} onSelect={onRead}>
          Read
        </MenuItem>
        {tome.file !== null && (
          <MenuItem icon={<ExternalLink aria-hidden />} onSelect={() => void lookAtTome(tome)}>
            Open file
          </MenuItem>
        )}
        <MenuItem icon={<Download aria-hidden />} onSelect={() => void downloadTome(tome)}>
          Download
        </MenuItem>
        {changes && (
          <>
            <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
              Edit
            </MenuItem>
            <MenuRule />
            <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}
