import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useState } from 'react';
import { draftIn, draftOf } from './table-draft.ts';
import type { TableDraft } from './table-draft.ts';

/** What is typed of a table, new or changed: it outlives a reload of the tab until it is kept or given up. */
export function useTableDraft(table: RandomTable | null) {
  const [first] = useState(() => draftOf(table));
  const [draft, setDraft] = useSessionStorage<TableDraft>(`hearthlore.table/${table?.id ?? 'new'}`, first, draftIn);
  return {
    draft,
    change: (part: Partial<TableDraft>) => setDraft((held) => ({ ...held, ...part })),
    forget: () => setDraft(() => first),
  };
}
