import { limits } from '#domain/limits/limits.ts';
import type { Tome } from '#domain/world/tome.ts';
import { useOpenConflicts } from '#web/lib/world/use-open-conflicts.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog, deleteQuestion } from '#web/ui/dialogs/confirm-dialog.tsx';
import { ListTools, useListTools } from '#web/ui/data-display/list-tools.tsx';
import { useState } from 'react';
import { EditTome } from '#web/features/tomes/editor/edit-tome.tsx';
import { listedTomes } from './listed-tomes.ts';
import type { TomeFilter as Filter } from './listed-tomes.ts';
import { TomeConflicts } from '#web/features/tomes/editor/tome-conflicts.tsx';
import { TomeFilter } from './tome-filter.tsx';
import { TomeRow } from './tome-row.tsx';
import { tomeCategoryLabel } from '#web/features/tomes/tome-labels.ts';
import { useDeleteTome, useReadings, useReadTome } from '#web/features/tomes/use-tomes.ts';

const orders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'title', label: 'Title' },
] as const;

interface TomeListProps {
  worldId: string;
  tomes: readonly Tome[];
  builds: boolean;
  /** Whether tomes may be changed here. */
  changes: boolean;
  onRead: (tomeId: string) => void;
  onReview: (generationId: string) => void;
}

/** The tomes that are there, by category; past ten they can be searched and sorted. */
export function TomeList({ worldId, tomes, builds, changes, onRead, onReview }: TomeListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const tools = useListTools(orders, 'newest');
  const [edited, setEdited] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Tome | null>(null);
  const conflicts = useOpenConflicts(worldId, builds);
  const readings = useReadings(worldId, builds);
  const findLore = useReadTome(worldId, onReview);
  const remove = useDeleteTome(worldId, () => setLeaving(null));
  const shown = listedTomes(tomes, filter, tools.search, tools.order);
  return (
    <div className="flex flex-col gap-5">
      <TomeFilter tomes={tomes} value={filter} onChange={setFilter} />
      {tomes.length > limits.listWithoutSearch && <ListTools {...tools} what="tomes" found={shown.length} />}
      {shown.length === 0 && <Nothing filter={filter} search={tools.search} />}
      <ul className="flex flex-col gap-4">
        {shown.map((tome) => (
          <Card as="li" key={tome.id}>
            {changes && edited === tome.id ? (
              <EditTome tome={tome} onClose={() => setEdited(null)} />
            ) : (
              <TomeRow
                tome={tome}
                reading={readings.find((reading) => reading.tome?.id === tome.id) ?? null}
                changes={changes}
                busy={findLore.isPending && findLore.variables === tome.id}
                onRead={() => onRead(tome.id)}
                onEdit={() => setEdited(tome.id)}
                onDelete={() => setLeaving(tome)}
                onFindLore={() => findLore.mutate(tome.id)}
                onReview={onReview}
              />
            )}
            <TomeConflicts tome={tome} conflicts={conflicts.filter(({ subjectId }) => subjectId === tome.id)} />
          </Card>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title="Delete tome"
        question={deleteQuestion(leaving?.title ?? '')}
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => leaving !== null && remove.mutate(leaving.id)}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

function Nothing({ filter, search }: { filter: Filter; search: string }) {
  return (
    <p role="status" className="rounded-card border border-dashed border-line-strong px-6 py-8 text-center text-ink-soft">
      {search.trim() === '' && filter !== 'all' ? `No tomes under ${tomeCategoryLabel(filter)} yet.` : 'No tomes match.'}
    </p>
  );
}
