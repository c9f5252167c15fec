import type { Campaign } from '#domain/campaign/campaign.ts';
import { judgeInvitation } from '#domain/account/invitation.ts';
import { dmSteps, isPlayed, isSceneSet } from './dm-steps.ts';
import type { DmStep } from './dm-steps.ts';
import { calls } from '#web/lib/api.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';
import { useStore } from '#web/lib/store/store.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';

/** All that is kept, on this device: whether the steps were closed, and whether the lines and veils were opened from them. */
interface Kept {
  closed: boolean;
  sawSafety: boolean;
}

function readSteps(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  return { closed: 'closed' in value && value.closed === true, sawSafety: 'sawSafety' in value && value.sawSafety === true };
}

/** The first steps of whoever leads a table, as far as they are done; null while that is not known. */
export function useDmSteps(campaign: Campaign, { me, room }: Session) {
  const shelf = `hearthlore.dm-steps/${me}/${campaign.id}`;
  const [kept, setKept] = useState(() => readStored(localStorage, shelf, readSteps) ?? { closed: false, sawSafety: false });
  const [now] = useState(() => new Date());
  const input = { campaignId: campaign.id };
  const enabled = !kept.closed;
  const links = useQuery({ ...calls.invitations.listForCampaign.queryOptions({ input }), enabled });
  const cards = useQuery({ ...calls.characters.list.queryOptions({ input }), enabled });
  const safety = useQuery({ ...calls.safety.get.queryOptions({ input }), enabled });
  const story = useStore(room.state);
  const change = (next: Partial<Kept>) => {
    setKept({ ...kept, ...next });
    writeStored(localStorage, shelf, { ...kept, ...next });
  };
  const isKnown = links.data !== undefined && cards.data !== undefined && safety.data !== undefined && story.loading === 'done';
  const { messages, more } = story.transcript;
  const steps: DmStep[] | null = isKnown
    ? dmSteps({
        participants: campaign.participantCount,
        hasInvitation: links.data.some((link) => judgeInvitation(link, now) === true),
        heroes: cards.data.length,
        safetyEntries: safety.data.entries.length,
        sawSafety: kept.sawSafety,
        sceneSet: isSceneSet(messages),
        // A story of several pages has long begun.
        played: more || isPlayed(messages, campaign.settings.narratorMode === 'dm'),
      })
    : null;
  return {
    steps: kept.closed ? null : steps,
    close: () => change({ closed: true }),
    seeSafety: () => change({ sawSafety: true }),
  };
}
