import { isDm } from '#domain/campaign/seat.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Link } from '#web/ui/router/link.tsx';
import { NamedChoice } from './named-choice.tsx';

interface LedCampaignsProps {
  campaignId: string;
  /** What is wrong with the choice. */
  error: string | undefined;
  onChange: (campaignId: string) => void;
}

/** The campaigns that somebody leads, to choose one of. */
export function LedCampaigns({ campaignId, error, onChange }: LedCampaignsProps) {
  const { data, isError, refetch } = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  return (
    <NamedChoice
      label="Campaign"
      prompt="Choose a campaign…"
      list={data?.filter(({ seat, isTemplate }) => isDm(seat) && !isTemplate)}
      isFailed={isError}
      retry={() => void refetch()}
      failed="Failed to load campaigns. Please try again."
      none={
        <>
          You lead no campaign yet.{' '}
          <Link to="/campaign/new" className="font-semibold text-ember underline underline-offset-4">
            Open one
          </Link>
          , or have somebody make you a co-DM.
        </>
      }
      value={campaignId}
      {...{ error, onChange }}
    />
  );
}
