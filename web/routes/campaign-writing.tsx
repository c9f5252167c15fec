import type { Campaign } from '#domain/campaign.ts';
import { Composer } from '#web/features/chat/composer.tsx';
import { useReadyToSend } from '#web/features/chat/use-chat-room.ts';
import { useTurn } from '#web/features/turns/use-turn.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/notify.tsx';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Session } from './campaign-session-wiring.ts';
import { useTable } from './campaign-story.tsx';

interface CampaignWritingProps {
  campaign: Campaign;
  me: string;
  session: Session;
  /** The turn, over the composer. */
  strip: ReactNode;
}

/** The turn and the composer, below the story. */
export function CampaignWriting({ campaign, me, session, strip }: CampaignWritingProps) {
  const ready = useReadyToSend(session.room);
  const { turn } = useTurn(session.turns);
  const { rolling, roll } = useRoll(campaign.id, session);
  return (
    <div className="shrink-0 border-t border-line bg-room px-3 py-2.5 sm:px-6 sm:py-3">
      <div className="mx-auto flex max-w-[41rem] flex-col gap-2.5">
        {strip}
        <Composer
          campaignId={campaign.id}
          table={useTable(campaign, me)}
          isOwner={campaign.isOwner}
          handUp={turn?.hands.some((hand) => hand.up && hand.userId === me) ?? false}
          ready={ready}
          rolling={rolling}
          onSend={session.room.post}
          onRoll={() => void roll()}
        />
      </div>
    </div>
  );
}

/** Throws the die on the server. A throw whose answer was lost is asked for again, not thrown anew. */
function useRoll(campaignId: string, { room }: Session) {
  const [rolling, setRolling] = useState(false);
  const id = useRef<string | null>(null);
  const roll = async () => {
    setRolling(true);
    id.current ??= newId();
    try {
      room.receive(await api.chat.roll({ id: id.current, campaignId }));
      id.current = null;
    } catch (error) {
      if (wasAnswered(error)) id.current = null;
      notify.refusal(error, { title: 'Failed to send message', sentence: 'The die was not thrown. Please try again.' });
    }
    setRolling(false);
  };
  return { rolling, roll };
}

/** The server said no, so nothing was thrown under that id. */
function wasAnswered(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error;
}
