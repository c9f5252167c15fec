import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The campaigns the signed-in person may enter, last active first. A failure is told once as a notice. */
export function useCampaigns() {
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  const { error } = campaigns;
  useEffect(() => {
    if (error !== null) notify.refusal(error, { title: 'Error', sentence: 'Failed to load campaigns' });
  }, [error]);
  return campaigns;
}
