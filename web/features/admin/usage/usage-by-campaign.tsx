import { DataTable } from '#web/ui/data-display/data-table.tsx';
import type { Column } from '#web/ui/data-display/data-table.tsx';
import { figure } from '#web/ui/format/figures.ts';

interface CampaignUsage {
  campaignId: string;
  name: string;
  replies: number;
  input: number;
  output: number;
}

const columns: Column<CampaignUsage>[] = [
  { id: 'name', label: 'Campaign', className: 'md:w-1/2', cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { id: 'replies', label: 'Replies', figures: true, cell: ({ replies }) => figure(replies) },
  { id: 'input', label: 'Tokens read', figures: true, cell: ({ input }) => figure(input) },
  { id: 'output', label: 'Tokens written', figures: true, cell: ({ output }) => figure(output) },
];

/** What each campaign cost; the dearest first. */
export function UsageByCampaign({ campaigns }: { campaigns: readonly CampaignUsage[] }) {
  if (campaigns.length === 0) return null;
  const rows = campaigns.toSorted((one, other) => other.replies - one.replies || one.name.localeCompare(other.name));
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-name font-semibold">Per campaign</h2>
      <DataTable caption="Usage per campaign" columns={columns} rows={rows} keyOf={({ campaignId }) => campaignId} />
    </div>
  );
}
