import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ConfirmDialog, deleteQuestion } from '#web/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';
import { List, Plus } from 'lucide-react';
import { useState } from 'react';
import { IdeaActions } from '#web/features/ideas/idea-actions.tsx';
import { IdeaCard } from '#web/features/ideas/idea-card.tsx';
import { IdeaKindField, IdeaSeed } from '#web/features/ideas/idea-choices.tsx';
import { ideaText, ownTables } from '#web/features/ideas/idea-kinds.ts';
import type { KeptIdea } from '#web/features/ideas/kept-ideas.ts';
import { TableDialog } from './table-dialog.tsx';
import { TableRows } from './table-rows.tsx';
import { removeTable, useTables } from './use-tables.ts';

/** Rolls on the random tables of somebody's account, which they write here. The address holds which, and the seed. */
export function TableGenerator({ onKeep }: { onKeep: (idea: KeptIdea) => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const seed = useSearch()['seed'];
  const choose = (kind: string) => void navigate({ to: '/tools/generators', search: { kind, seed }, replace: true, resetScroll: false });
  return (
    <>
      <IdeaKindField kind={ownTables} onChoose={choose} />
      {session.state === 'loading' && <Skeleton className="h-96 w-full" />}
      {session.state === 'person' && <Tables onKeep={onKeep} />}
      {session.state !== 'loading' && session.state !== 'person' && (
        <EmptyState
          art={<List aria-hidden />}
          title="Random tables of your own"
          titleAs="h2"
          action={
            <ButtonLink to="/auth" search={{ next: `/tools/generators?kind=${ownTables}` }}>
              Sign in
            </ButtonLink>
          }
        >
          You write what can come of a roll, and roll on it whenever you need it. Tables are kept in your account, and can go into a pack
          for others.
        </EmptyState>
      )}
    </>
  );
}

function Tables({ onKeep }: { onKeep: (idea: KeptIdea) => void }) {
  const shown = useTables();
  const [written, setWritten] = useState<RandomTable | 'new' | null>(null);
  const { tables, isError, retry, table, go } = shown;
  if (isError) return <LoadFailed what="tables" onRetry={retry} />;
  if (tables === undefined) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      {table === null ? (
        <EmptyState
          art={<List aria-hidden />}
          title="No random table yet"
          titleAs="h2"
          action={
            <Button icon={<Plus aria-hidden />} onClick={() => setWritten('new')}>
              Write a table
            </Button>
          }
        >
          A table has rows, and the dice or the weights that choose one of them. A row can roll dice, or lead to another table.
        </EmptyState>
      ) : (
        <Rolled shown={shown} table={table} tables={tables} onKeep={onKeep} onWrite={setWritten} />
      )}
      {written !== null && (
        <TableDialog
          table={written === 'new' ? null : written}
          tables={tables}
          onKept={({ id }) => {
            setWritten(null);
            go({ table: id });
          }}
          onClose={() => setWritten(null)}
        />
      )}
    </>
  );
}

interface RolledProps {
  shown: ReturnType<typeof useTables>;
  table: RandomTable;
  tables: readonly RandomTable[];
  onKeep: (idea: KeptIdea) => void;
  onWrite: (table: RandomTable | 'new') => void;
}

/** What came of the table that is chosen, its rows, and what one does with it. */
function Rolled({ shown: { idea, seed, go, another }, table, tables, onKeep, onWrite }: RolledProps) {
  const text = idea && ideaText(idea);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label="Table" className="min-w-0 sm:w-80" value={table.id} onChange={({ target }) => go({ table: target.value })}>
          {tables.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button variant="outline" onClick={() => onWrite(table)}>
          Change
        </Button>
        <Remove table={table} tables={tables} />
        <Button variant="outline" icon={<Plus aria-hidden />} onClick={() => onWrite('new')}>
          Write another
        </Button>
      </div>
      <IdeaActions text={text} onAnother={another} onKeep={() => text !== null && onKeep({ kind: 'Table', title: table.name, text })} />
      {idea && <IdeaCard idea={idea} />}
      <details className="rounded-card border border-line bg-surface px-4 py-3">
        <summary className="cursor-pointer text-control font-semibold">All rows</summary>
        <div className="mt-2">
          <TableRows table={table} nameOf={(id) => tables.find((each) => each.id === id)?.name} />
        </div>
      </details>
      <IdeaSeed seed={seed} chooseSeed={(typed) => go({ seed: typed })} />
    </>
  );
}

function Remove({ table, tables }: { table: RandomTable; tables: readonly RandomTable[] }) {
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: removeTable,
    onSuccess: () => setAsking(false),
    onError: (error) => notify.refusal(error, { title: 'Not done', sentence: 'Nothing was changed. Please try again.' }),
  });
  const leading = tables.filter(({ id, rows }) => id !== table.id && rows.some(({ next }) => next === table.id));
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the table"
        question={deleteQuestion(table.name)}
        action="Remove"
        busy={removing.isPending}
        note={leading.length > 0 && <p>Rows of {leading.map(({ name }) => name).join(', ')} lead to it, and will lead nowhere.</p>}
        onConfirm={() => removing.mutate(table)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
