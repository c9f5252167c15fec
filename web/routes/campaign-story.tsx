import type { Campaign } from '#domain/campaign.ts';
import { MessageList } from '#web/features/chat/message-list.tsx';
import type { Table } from '#web/features/chat/readers.ts';
import { useChatRoom } from '#web/features/chat/use-chat-room.ts';
import { NarrationMessage } from '#web/features/narrator/narration-message.tsx';
import { NarratorStream } from '#web/features/narrator/narrator-stream.tsx';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { StorySkeleton } from '#web/features/table/table-skeleton.tsx';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { memo, useMemo } from 'react';
import type { Session } from './campaign-session-wiring.ts';

interface CampaignStoryProps {
  campaign: Campaign;
  me: string;
  session: Session;
  mayStop: boolean;
  onRetry: () => void;
}

/** The story so far, and what the narrator is telling. */
export const CampaignStory = memo(function CampaignStory({ campaign, me, session, mayStop, onRetry }: CampaignStoryProps) {
  const { room, ear } = session;
  const { loading, older, transcript, rows } = useChatRoom(room);
  const { speakingId, awaited } = useNarrator(ear);
  const table = useTable(campaign, me);
  const tail = useMemo(() => {
    if (speakingId === null && !awaited) return null;
    const onStop = (narrationId: string) =>
      api.narrator.stop({ campaignId: campaign.id, narrationId }).then(
        () => {},
        (error: unknown) => notify.refusal(error),
      );
    return {
      key: speakingId ? `narration-${speakingId}` : 'awaited',
      node: <NarratorStream ear={ear} mayStop={mayStop} onStop={onStop} />,
    };
  }, [speakingId, awaited, ear, mayStop, campaign.id]);
  if (loading === 'failed') {
    return (
      <div className="flex min-h-0 flex-1 flex-col items-center overflow-y-auto p-6">
        <ErrorState title="Failed to load chat history" onRetry={onRetry}>
          The story is safe on the server. What you write stays in the box below.
        </ErrorState>
      </div>
    );
  }
  if (loading === 'first' && rows.length === 0) return <StorySkeleton />;
  return (
    <MessageList
      {...{ rows, older, table, tail }}
      more={transcript.more}
      Narration={NarrationMessage}
      onOlder={room.loadOlder}
      onRetry={room.retry}
      onDiscard={room.discard}
    />
  );
});

/** Who sits at the table, for the words about readers; the same object as long as nobody comes or goes. */
export function useTable({ ownerId, participants }: Campaign, me: string): Table {
  return useMemo(() => ({ me, ownerId, participants }), [me, ownerId, participants]);
}
