import { judgeInvitation } from '#domain/account/invitation.ts';
import type { Invitation } from '#domain/account/invitation.ts';
import { queryClient } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect, useRef, useState } from 'react';
import type { LinkLimits } from './link-form.tsx';
import { useCampaignLinks } from './use-links.ts';

/** A new invitation with its codes, which the server shows once. */
export interface Made {
  invitation: Invitation;
  url: string;
  spoken: { code: string; expiresAt: string } | null;
}

/** The invitation made last in this tab. It is remembered here alone, until the page is left or somebody else signs in. */
function useMade(campaignId: string) {
  const queryKey = ['made-invitation', campaignId];
  const { data = null } = useQuery<Made | null>({ queryKey, queryFn: () => null, enabled: false, gcTime: Infinity });
  return { made: data, remember: (made: Made | null) => queryClient.setQueryData(queryKey, made) };
}

/**
 * A campaign's invitations as its dialog shows them. The first invitation is made at once, with the usual limits: whoever opens
 * the dialog wants one.
 */
export function useInvite(campaignId: string) {
  const { links, create, revoke } = useCampaignLinks(campaignId);
  const { made, remember } = useMade(campaignId);
  const [now] = useState(() => new Date());
  const begun = useRef(false);
  const isUsable = (invitation: Invitation) => judgeInvitation(invitation, now) === true;
  const current = made && (links.data?.find(({ id }) => id === made.invitation.id) ?? made.invitation);
  const shown = made && current && isUsable(current) ? made : null;
  const make = (wish: Partial<LinkLimits> & { seat?: 'player' | 'spectator' }) =>
    create.mutate({ campaignId, ...wish }, { onSuccess: remember });
  const isFirst = shown === null && links.data?.length === 0;
  useEffect(() => {
    if (!isFirst || begun.current) return;
    begun.current = true;
    make({});
  });
  return {
    links,
    made: shown,
    /** Whether it is not known yet what to show. */
    beginning: (links.isPending && shown === null) || (isFirst && !create.isError),
    busy: create.isPending,
    create: make,
    another: () => remember(null),
    revoke,
  };
}
