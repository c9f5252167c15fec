import type { backups as operation } from '#contract/accounts/admin.ts';
import { api, calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { sizeOf } from '#web/ui/format/figures.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Archive, Save } from 'lucide-react';
import type { ContractRouterClient } from '@orpc/contract';
import { BackupTable } from './backup-table.tsx';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { RowSkeletons } from '#web/features/admin/row-skeletons.tsx';
import { Section } from '#web/features/admin/section.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

type Stored = Awaited<ReturnType<ContractRouterClient<typeof operation>>>;

/** What can be brought back after a loss: the backups on this server, and a new one at a press. */
export function Backups() {
  const stored = useQuery(calls.admin.backups.queryOptions({ input: {} }));
  const run = useAdminCommand(api.admin.runBackup, {
    onDone: ({ name, bytes }) => notify.done('Backup made', `${name}, ${sizeOf(bytes)}.`),
  });
  return (
    <Section
      title="Backups"
      lead="A backup holds everything: accounts, campaigns, messages and settings. Keep a copy on another machine, and keep it private."
      actions={
        <Button icon={<Save aria-hidden />} busy={run.isPending} onClick={() => run.mutate({})}>
          Back up now
        </Button>
      }
    >
      <RefusedNote error={run.error} fallback="The backup was not made. Please try again." />
      {run.isPending && <Progress label="A backup is being made. People can keep playing." />}
      <Loaded query={stored} skeleton={<RowSkeletons rows={3} />} failed="The backups could not be loaded">
        {(found) => (
          <>
            {found.backups.length === 0 ? (
              <EmptyState art={<Archive aria-hidden />} title="No backup yet" titleAs="h2">
                <p>Make the first one now. Where the database is the embedded one, the server also makes one a day.</p>
              </EmptyState>
            ) : (
              <BackupTable backups={found.backups} now={stored.dataUpdatedAt} />
            )}
            <Whereabouts stored={found} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Whereabouts({ stored }: { stored: Stored }) {
  return (
    <Card as="section" aria-labelledby="backup-whereabouts" className="flex max-w-[72ch] flex-col gap-3">
      <h2 id="backup-whereabouts" className="font-display text-name font-semibold">
        Location and restore
      </h2>
      <p className="text-ink-soft">
        They lie on the server in <code className="rounded-control bg-sunken px-1.5 py-0.5 text-note text-ink">{stored.folder}</code>. Of
        those the server makes by itself the newest seven are kept; what somebody asked for stays.
      </p>
      <p className="text-ink-soft">
        To restore a backup, stop the server and replace its database with what the file contains. docs/backups.md explains each step.
      </p>
    </Card>
  );
}
