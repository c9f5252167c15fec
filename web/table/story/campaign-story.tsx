import type { Campaign } from '#domain/campaign/campaign.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { checkActions } from '#web/features/chat/checks/check-actions.ts';
import { MessageList } from '#web/features/chat/story/message-list.tsx';
import { MessageOverlays } from '#web/features/chat/message/message-overlays.tsx';
import type { Table } from '#web/features/chat/room/readers.ts';
import { useChatRoom } from '#web/features/chat/room/use-chat-room.ts';
import { RollTools, SaveTools } from '#web/features/chat/message/roll-tools.ts';
import type { RollShown, SaveShown } from '#web/features/chat/message/roll-tools.ts';
import { useMessageActions } from '#web/features/chat/message/use-message-actions.ts';
import { NarrationMessage } from '#web/features/narrator/narration-message.tsx';
import { BelowReply } from '#web/features/narrator/below-reply.ts';
import type { ReplyShown } from '#web/features/narrator/below-reply.ts';
import { NarratorStream } from '#web/features/narrator/narrator-stream.tsx';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { IntentChips, shownIntents } from '#web/features/turns/intent-chips.tsx';
import { StorySkeleton } from '#web/table/layout/table-skeleton.tsx';
import { api } from '#web/lib/api.ts';
import { ThrowStage } from '#web/lib/thrown-dice/throw-stage.tsx';
import { ToastSlot } from '#web/lib/toasts/toast-slot.tsx';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TextSearch } from 'lucide-react';
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Acting } from './act-at-once.ts';
import { PutAgain, putAgainIn } from './put-again.tsx';
import { ReplyOptions } from './reply-options.tsx';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';
import { useHeroNames, useOwnHero } from '#web/table/session/use-heroes.ts';

const LiveRoll = lazy(async () => ({ default: (await import('./live-roll.tsx')).LiveRoll }));
const SavedDamage = lazy(async () => ({ default: (await import('./saved-damage.tsx')).SavedDamage }));
const ReplyHeldBack = lazy(async () => ({ default: (await import('#web/features/narrator/reply-held-back.tsx')).ReplyHeldBack }));
const StorySearch = lazy(async () => ({ default: (await import('#web/features/chat/story/story-search.tsx')).StorySearch }));

interface CampaignStoryProps {
  campaign: Campaign;
  me: string;
  session: Session;
  mayStop: boolean;
  /** Whether the person who looks plays here, and so may choose what to do. */
  plays: boolean;
  searching: boolean;
  onSearch: (searching: boolean) => void;
  onRetry: () => void;
}

/** The story so far, and what the narrator is telling. */
export const CampaignStory = memo(function CampaignStory(props: CampaignStoryProps) {
  const { campaign, me, session, mayStop, plays, searching, onSearch, onRetry } = props;
  const { room, narration } = session;
  const { loading, older, transcript, rows } = useChatRoom(room);
  const table = useTable(campaign, me);
  const acting = useMemo(() => ({ campaign, me, session }), [campaign, me, session]);
  const lastReplyId = transcript.messages.findLast(({ role }) => role === 'ai')?.id ?? null;
  const [checks] = useState(() => checkActions(room, api.checks));
  const { aim, ...overlays } = useMessageActions(room, api.chat.react, checks);
  const tail = useTail(narration, campaign.id, mayStop);
  if (loading === 'failed') {
    return (
      <div className="flex min-h-0 flex-1 flex-col items-center overflow-y-auto p-6">
        <ErrorState title="Failed to load chat history" onRetry={onRetry}>
          The story is safe on the server. Your text stays in the box below.
        </ErrorState>
      </div>
    );
  }
  if (loading === 'first' && rows.length === 0) return <StorySkeleton />;
  return (
    <>
      {searching && (
        <Suspense>
          <StorySearch campaignId={campaign.id} onFound={overlays.actions.goTo} onClose={() => onSearch(false)} />
        </Suspense>
      )}
      <div className="@container relative flex min-h-0 flex-1 flex-col">
        <StoryTools {...{ acting, lastReplyId }} already={putAgainIn(transcript.messages)} mayChoose={plays && !transcript.newer}>
          <MessageList
            {...{ rows, older, table, tail, aim }}
            more={transcript.more}
            newer={transcript.newer}
            Narration={NarrationMessage}
            actions={overlays.actions}
            onOlder={room.loadOlder}
            onNewer={room.loadNewer}
            onNow={room.toNow}
            onRetry={room.retry}
            onDiscard={room.discard}
          />
        </StoryTools>
        <OverStory />
        {/* Where it would stand on the words, the menu of the table has it. */}
        {!searching && (
          <IconButton
            label="Search the story"
            // By keyboard the search is in the palette and in the menu of the table: here it would be one Tab more to the hand.
            tabIndex={-1}
            size="sm"
            icon={<TextSearch aria-hidden />}
            className="absolute top-2 right-2 border border-line bg-raised @max-[47rem]:hidden"
            onClick={() => onSearch(true)}
          />
        )}
      </div>
      <MessageOverlays {...overlays} room={room} composerStore={session.composer} me={me} />
    </>
  );
});

/** What comes over the words for a moment: dice, and above them toasts. */
const OverStory = () => (
  <>
    <ThrowStage />
    <ToastSlot className="pointer-events-none absolute inset-x-2 top-2 z-10" />
  </>
);

interface StoryToolsProps {
  acting: Acting;
  /** Whether they may choose what to do next. */
  mayChoose: boolean;
  lastReplyId: string | null;
  /** Which intents were put to the narrator again. */
  already: string;
  children: ReactNode;
}

/** What stands below rolls and replies of the story: what became of the intents, and below the last one what to do next. */
function StoryTools({ acting, mayChoose, lastReplyId, already, children }: StoryToolsProps) {
  // Replies are drawn anew where what stands below them changes, and nowhere else.
  const { seat, isTemplate } = acting.campaign;
  const leads = isDm(seat) && !isTemplate;
  const below = useCallback(
    ({ message: { id, content, narration } }: ReplyShown) => {
      if (!narration) return null;
      const { options = [] } = narration;
      return (
        <>
          <IntentChips
            intents={shownIntents(narration)}
            told={content}
            behind={(intent) => <PutAgain {...acting} {...{ messageId: id, intent, already }} />}
          />
          {leads && (
            <Suspense>
              <ReplyHeldBack campaignId={acting.campaign.id} messageId={id} lastReplyId={lastReplyId} />
            </Suspense>
          )}
          {mayChoose && id === lastReplyId && options.length > 0 && <ReplyOptions {...acting} options={options} />}
        </>
      );
    },
    [acting, leads, mayChoose, lastReplyId, already],
  );
  return (
    <RollTools value={showLiveRoll}>
      <SaveTools value={showSavedDamage}>
        <BelowReply value={below}>{children}</BelowReply>
      </SaveTools>
    </RollTools>
  );
}

/** Below a card of a sheet's attack; the story does not wait for it. */
const showLiveRoll = (shown: RollShown) => (
  <Suspense>
    <LiveRoll {...shown} />
  </Suspense>
);

/** Below the save of somebody whom a spell reaches. */
const showSavedDamage = (shown: SaveShown) => (
  <Suspense>
    <SavedDamage {...shown} />
  </Suspense>
);

/** What follows the last message: the reply that is being told, or that one is awaited. */
function useTail(narration: Session['narration'], campaignId: string, mayStop: boolean) {
  const { speakingId, awaited } = useNarrator(narration);
  return useMemo(() => {
    if (speakingId === null && !awaited) return null;
    const onStop = (narrationId: string) =>
      api.narrator.stop({ campaignId, narrationId }).then(
        () => {},
        (error: unknown) => notify.refusal(error),
      );
    return {
      key: speakingId ? `narration-${speakingId}` : 'awaited',
      node: <NarratorStream narration={narration} mayStop={mayStop} onStop={onStop} />,
    };
  }, [speakingId, awaited, narration, mayStop, campaignId]);
}

/** Who sits at the table, for the words about speakers and readers; the same object as long as nobody comes, goes or is renamed. */
export function useTable({ id, name, ownerId, participants }: Campaign, me: string): Table {
  const heroes = useHeroNames(id);
  const heroId = useOwnHero(id, me);
  return useMemo(() => ({ me, name, ownerId, participants, heroes, heroId }), [me, name, ownerId, participants, heroes, heroId]);
}
