import { calls } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { copyPlaces } from './copy-places.ts';

interface CampaignChoiceProps {
  /** What comes of the choice. */
  hint: string;
  to: string;
  onChange: (campaignId: string) => void;
}

/** Asks to which campaign a character comes: one where the person plays and has none. */
export function CampaignChoice({ hint, to, onChange }: CampaignChoiceProps) {
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  const mine = useQuery(calls.characters.mine.queryOptions({ input: {} }));
  if (campaigns.isError)
    return (
      <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
        <p>Failed to load campaigns. Please try again.</p>
      </ErrorState>
    );
  if (campaigns.data === undefined) return <SkeletonLines lines={3} />;
  const places = copyPlaces(campaigns.data, mine.data ?? []);
  if (campaigns.data.every(({ seat }) => seat === null)) return <p>You are in no campaign yet. Join one first.</p>;
  if (places.length === 0) return <p>You have a character in each of your campaigns. Join another campaign first.</p>;
  return (
    <SelectField label="Campaign" hint={hint} value={to} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose a campaign…</option>
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {place.name}
        </option>
      ))}
    </SelectField>
  );
}
