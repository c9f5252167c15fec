import { calls } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { locale } from '#web/ui/format/locale.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { healthLabels, overallOf } from './health-text.ts';
import type { HealthState } from './health-text.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { RowSkeletons } from '#web/features/admin/row-skeletons.tsx';
import { Section } from '#web/features/admin/section.tsx';

/** Milliseconds between two looks while the page is open; each leaves a line in the audit log. */
const REFETCH_MILLISECONDS = 60_000;

const shapes = { good: CircleCheck, warning: TriangleAlert, bad: OctagonAlert };
const colours: Record<HealthState, string> = { good: 'text-moss', warning: 'text-candle', bad: 'text-wine' };
const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' });

interface Part {
  name: string;
  state: HealthState;
  message: string;
}

/** Whether every part of the server is well, looked at again and again while the page is open. */
export function Health() {
  const health = useQuery(calls.admin.health.queryOptions({ input: {}, refetchInterval: REFETCH_MILLISECONDS, staleTime: 0 }));
  return (
    <Section narrow title="Health" lead="The parts this server needs, looked at every minute while this page is open.">
      <Loaded query={health} skeleton={<RowSkeletons rows={6} />} failed="The server’s health could not be loaded">
        {(parts) => (
          <>
            <Overall parts={parts} />
            <ul className="flex flex-col gap-3">
              {parts.map((part) => (
                <PartLine key={part.name} part={part} />
              ))}
            </ul>
            <p className="figures text-note text-ink-faint">
              Last look at {time.format(new Date(health.dataUpdatedAt))}.
              {health.isError && ' The server has not answered since then; the list may be out of date.'}
            </p>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Overall({ parts }: { parts: readonly Part[] }) {
  const { state, sentence } = overallOf(parts);
  const Shape = shapes[state];
  return (
    <p role="status" className="flex items-center gap-3 font-display text-name font-semibold">
      <Shape aria-hidden className={`size-7 shrink-0 ${colours[state]}`} />
      {sentence}
    </p>
  );
}

function PartLine({ part: { name, state, message } }: { part: Part }) {
  const { label, tone } = healthLabels[state];
  const Shape = shapes[state];
  return (
    <Card as="li" flush className="flex items-center justify-between gap-4 px-5 py-4">
      <div className="min-w-0">
        <h2 className="font-semibold">{name}</h2>
        <p className="text-control text-ink-soft">{message}</p>
      </div>
      <Badge tone={tone} icon={<Shape aria-hidden />}>
        {label}
      </Badge>
    </Card>
  );
}
