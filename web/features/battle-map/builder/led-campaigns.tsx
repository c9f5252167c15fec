import { isDm } from '#domain/campaign/seat.ts';
import { calls } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';

interface LedCampaignsProps {
  campaignId: string;
  /** What is wrong with the choice. */
  error: string | undefined;
  onChange: (campaignId: string) => void;
}

/** The campaigns that somebody leads, to choose one of. */
export function LedCampaigns({ campaignId, error, onChange }: LedCampaignsProps) {
  const { data, isError, refetch } = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  if (isError)
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        Failed to load campaigns. Please try again.
      </ErrorState>
    );
  if (data === undefined) return <SkeletonLines lines={2} />;
  const led = data.filter(({ seat, isTemplate }) => isDm(seat) && !isTemplate);
  if (led.length === 0) return <p>You lead no campaign yet. Open one, or have somebody make you a co-DM.</p>;
  return (
    <SelectField label="Campaign" required value={campaignId} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose a campaign…</option>
      {led.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
