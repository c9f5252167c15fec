import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { calls } from '#web/lib/api.ts';
import { DataTable } from '#web/ui/data-display/data-table.tsx';
import type { Column } from '#web/ui/data-display/data-table.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { figure } from '#web/ui/format/figures.ts';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';

interface Line {
  key: string;
  name: string;
  kind: EndpointKind;
  amount: number;
}

const unit: Record<EndpointKind, string> = { speech: 'characters of speech', picture: 'pictures' };

const columns = (of: string): Column<Line>[] => [
  { id: 'name', label: of, className: 'md:w-1/2', cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { id: 'amount', label: 'Made', figures: true, cell: ({ amount, kind }) => `${figure(amount)} ${unit[kind]}` },
];
const [perPerson, perDay] = [columns('Person'), columns('Day')];

/** What the services beside the narrator's model made, per person and per day; nothing where they made nothing. */
export function ServiceUsage({ days }: { days: number }) {
  const usage = useQuery(calls.admin.endpointUsage.queryOptions({ input: { days }, placeholderData: keepPreviousData }));
  return (
    <Loaded query={usage} skeleton={<SkeletonLines lines={3} />} failed="The usage of services could not be loaded">
      {({ people, days: made }) =>
        people.length > 0 && (
          <div className="flex flex-col gap-4">
            <h2 className="font-display text-name font-semibold">Services</h2>
            <DataTable
              caption="What services made per person"
              columns={perPerson}
              rows={people.map((line) => ({ ...line, key: `${line.userId} ${line.kind}` }))}
              keyOf={({ key }) => key}
            />
            <DataTable
              caption="What services made per day"
              columns={perDay}
              rows={made.map((line) => ({ ...line, name: line.day, key: `${line.day} ${line.kind}` }))}
              keyOf={({ key }) => key}
            />
          </div>
        )
      }
    </Loaded>
  );
}
