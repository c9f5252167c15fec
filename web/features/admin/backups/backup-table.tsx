import { notify } from '#web/lib/toasts/notify.tsx';
import { agoOf } from '#web/ui/format/ago.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DataTable } from '#web/ui/data-display/data-table.tsx';
import type { Column } from '#web/ui/data-display/data-table.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { sizeOf } from '#web/ui/format/figures.ts';
import { Download } from 'lucide-react';
import { downloadBackup } from './download-backup.ts';

interface Backup {
  name: string;
  bytes: number;
  createdAt: string;
}

/** Downloads a backup, or says why not. */
async function take(name: string): Promise<void> {
  try {
    await downloadBackup(name);
  } catch (error) {
    notify.refusal(error, { title: 'Error', sentence: 'The backup was not downloaded. Please try again.' });
  }
}

/** Backups, newest first, each with a way to take it away. */
export function BackupTable({ backups, now }: { backups: readonly Backup[]; now: number }) {
  const columns: Column<Backup>[] = [
    {
      id: 'made',
      label: 'Made',
      className: 'md:w-3/5',
      cell: ({ name, createdAt }) => (
        <span className="flex min-w-0 flex-col gap-0.5">
          <time dateTime={createdAt} className="font-semibold max-md:pr-20">
            {momentOf(createdAt)}
          </time>
          <span className="text-note break-all text-ink-soft max-md:mt-3 max-md:-mr-12">{name}</span>
        </span>
      ),
    },
    { id: 'age', label: 'Age', cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-soft">{agoOf(createdAt, now)}</span> },
    { id: 'size', label: 'Size', figures: true, cell: ({ bytes }) => sizeOf(bytes) },
    {
      id: 'download',
      label: 'Actions',
      corner: true,
      cell: ({ name }) => (
        <Button
          variant="outline"
          size="sm"
          className="max-md:min-h-11"
          icon={<Download aria-hidden />}
          aria-label={`Download ${name}`}
          onClick={() => void take(name)}
        >
          Download
        </Button>
      ),
    },
  ];
  return <DataTable caption="Backups" columns={columns} rows={backups} keyOf={({ name }) => name} />;
}
