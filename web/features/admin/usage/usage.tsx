import { calls } from '#web/lib/api.ts';
import { BarChart } from '#web/ui/data-display/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { Section } from '#web/features/admin/section.tsx';
import { ServiceUsage } from './service-usage.tsx';
import { StorageCard } from './storage-card.tsx';
import { barsOf, everyDay, summaryOf, totalOf } from './usage-bars.ts';
import type { Measure, UsageDay } from './usage-bars.ts';
import { UsageByCampaign } from './usage-by-campaign.tsx';
import { UsageByDay } from './usage-by-day.tsx';
import { UsageTotals } from './usage-totals.tsx';

const ranges = [
  { id: '7', label: '7 days' },
  { id: '30', label: '30 days' },
  { id: '90', label: '90 days' },
  { id: '365', label: '365 days' },
] as const;

const measures = [
  { id: 'replies', label: 'Replies' },
  { id: 'input', label: 'Tokens read' },
  { id: 'output', label: 'Tokens written' },
] as const;

/** What the narrator told and what it cost, per day and per campaign, and what is stored. */
export function Usage() {
  const [range, setRange] = useState<(typeof ranges)[number]['id']>('30');
  const [measure, setMeasure] = useState<Measure>('replies');
  const usage = useQuery(calls.admin.usage.queryOptions({ input: { days: Number(range) }, placeholderData: keepPreviousData }));
  const today = new Date(usage.dataUpdatedAt).toISOString().slice(0, 10);
  return (
    <Section title="Usage" lead="Narrator replies and the tokens a model read and wrote for them. Days are in UTC.">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ChoiceGroup label="Range" choices={ranges} value={range} onChange={setRange} />
        <ChoiceGroup label="Show" choices={measures} value={measure} onChange={setMeasure} />
      </div>
      <Loaded query={usage} skeleton={<ChartSkeleton />} failed="The usage could not be loaded">
        {({ days, campaigns }) => (
          <>
            <Days days={everyDay(days, Number(range), today)} measure={measure} />
            <UsageByCampaign campaigns={campaigns} />
          </>
        )}
      </Loaded>
      <ServiceUsage days={Number(range)} />
      <StorageCard />
    </Section>
  );
}

function Days({ days, measure }: { days: readonly UsageDay[]; measure: Measure }) {
  const total = totalOf(days);
  if (total.replies === 0) {
    return (
      <EmptyState art={<QuillIcon />} title="No narrator usage in this period" titleAs="h2">
        <p>Replies of the narrator are counted here.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <UsageTotals total={total} />
      <Card as="section" aria-labelledby="usage-days" className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <h2 id="usage-days" className="font-display text-name font-semibold">
            {days.length > 92 ? 'Per week' : 'Per day'}
          </h2>
          <BarChart summary={summaryOf(days, measure)} bars={barsOf(days, measure)} />
        </div>
        <UsageByDay days={days} />
      </Card>
    </>
  );
}

function ChartSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        {Array.from({ length: 3 }, (_, tile) => (
          <Skeleton key={tile} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
