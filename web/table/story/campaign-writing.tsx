import type { Campaign } from '#domain/campaign/campaign.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { Composer } from '#web/features/chat/composer/composer.tsx';
import { TypingLine } from '#web/features/chat/room/typing-line.tsx';
import { useReadyToSend } from '#web/features/chat/room/use-chat-room.ts';
import { AskButton } from '#web/features/narrator/ask-button.tsx';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { isUp } from '#domain/turn/turn.ts';
import { useTurn } from '#web/features/turns/use-turn.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { resend } from '#web/lib/resend.ts';
import { isAnswer } from '#web/lib/calls/with-retries.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Target } from '#domain/chat/message.ts';
import type { ComposerActs } from '#web/features/chat/composer/use-composer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ListChecks } from 'lucide-react';
import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';
import type { SessionDialog } from '#web/table/actions/session-dialogs.tsx';
import { actAtOnce } from './act-at-once.ts';
import { useTable } from './campaign-story.tsx';
import type { TableRights } from '#web/table/session/table-rights.ts';

const OfferedDeeds = lazy(async () => ({ default: (await import('#web/features/combat/words/offered-deeds.tsx')).OfferedDeeds }));

interface CampaignWritingProps {
  campaign: Campaign;
  me: string;
  session: Session;
  rights: Pick<TableRights, 'part' | 'mayAsk' | 'asksForChecks'>;
  onOpen: (dialog: SessionDialog) => void;
  /** The turn, over the composer. */
  strip: ReactNode;
}

/** The turn and the composer, below the story. */
export function CampaignWriting({ campaign, me, session, rights, strip, onOpen }: CampaignWritingProps) {
  const ready = useReadyToSend(session.room);
  const { turn, pending } = useTurn(session.turns);
  const readsDeeds = campaign.settings.narratorMode === 'dm' && (rights.part === 'plays' || rights.part === 'leads');
  const { rolling, acts } = useActs(campaign.id, session, readsDeeds);
  const { speakingId, awaited, held } = useNarrator(session.narration);
  const { narratorMode, narratorAnswers, paused } = campaign.settings;
  const isFighting = useCombat(campaign.id).data?.fight?.view.phase === 'running';
  const isNarrated = narratorMode !== 'dm';
  const isHandUp = turn !== null && isUp(turn, me);
  const mayRaise = turn !== null && !isHandUp && !paused && !pending;
  const onAct = mayRaise ? (send: () => void) => actAtOnce({ campaign, me, session }, send) : null;
  const place = useRef<HTMLDivElement>(null);
  const isIdle = !paused && turn?.state === 'IDLE' && speakingId === null && !awaited && !held;
  return (
    <div ref={place} className="shrink-0 border-t border-line bg-room px-3 py-1.5 sm:px-6 narrow:px-2 narrow:py-1.5 short:py-1.5">
      <div className="relative mx-auto flex max-w-[41rem] flex-col gap-1.5">
        <TypingLine typing={session.typing} me={me} />
        {strip}
        <Composer
          campaignId={campaign.id}
          table={useTable(campaign, me)}
          composerStore={session.composer}
          isOwner={campaign.isOwner}
          isGameMaster={rights.part === 'leads'}
          answers={isNarrated ? narratorAnswers : null}
          handUp={isHandUp}
          isFighting={isFighting}
          ready={ready}
          rolling={rolling}
          acts={acts}
          onAct={rights.part === 'plays' ? onAct : undefined}
          more={
            <>
              {rights.asksForChecks && <CheckButton onPress={() => onOpen('check')} />}
              {rights.mayAsk && isNarrated && <AskButton campaignId={campaign.id} ready={isIdle} />}
            </>
          }
        />
        {readsDeeds && (
          <Suspense>
            <OfferedDeeds campaignId={campaign.id} words={session.said} onDone={() => place.current?.querySelector('textarea')?.focus()} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Asks heroes for a check. For Dungeon Masters. */
function CheckButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="!min-h-9 narrow:!min-h-11 short:!min-h-11"
      icon={<ListChecks aria-hidden />}
      title="Ask heroes for a check"
      onClick={onPress}
    >
      Check
    </Button>
  );
}

const notSent = { title: 'Failed to send message', sentence: 'Your text is kept. Please try again.' };

/** What the composer asks for. A roll whose answer was lost is asked for again, not rolled anew. */
function useActs(campaignId: string, { room, said }: Session, readsDeeds: boolean): { rolling: boolean; acts: ComposerActs } {
  const [rolling, setRolling] = useState(false);
  const asked = useRef<{ id: string; what: string } | null>(null);
  const hinted = useRef(0);
  const acts = useMemo((): ComposerActs => {
    const roll = async (dice: string | null, to: Target) => {
      const what = JSON.stringify([dice, to]);
      if (asked.current?.what !== what) asked.current = { id: newId(), what };
      const { id } = asked.current;
      setRolling(true);
      try {
        room.receive(await resend(() => api.chat.roll({ id, campaignId, dice: dice ?? undefined, to })));
        asked.current = null;
        return true;
      } catch (error) {
        if (isAnswer(error)) asked.current = null;
        notify.refusal(error, { title: 'Failed to send message', sentence: 'The dice were not rolled. Please try again.' });
        return false;
      } finally {
        setRolling(false);
      }
    };
    return {
      send: (text, to, more) => {
        const isTaken = room.post(text, to, more);
        if (isTaken && readsDeeds && to.kind === 'group' && more.kind !== 'ooc') said.say(text.trim());
        return isTaken;
      },
      roll,
      edit: ({ id: messageId }, content, mentions) =>
        api.chat.edit({ campaignId, messageId, content, mentions }).then(
          (message) => {
            room.change(message);
            return true;
          },
          (error: unknown) => {
            notify.refusal(error, notSent);
            return false;
          },
        ),
      refuse: (sentence) => notify.refusal(null, { title: 'Failed to send message', sentence }),
      hint: () => {
        if (Date.now() - hinted.current < limits.typingMilliseconds) return;
        hinted.current = Date.now();
        // A hint that is lost costs nothing.
        api.chat.typing({ campaignId }).catch(() => {});
      },
    };
  }, [campaignId, room, said, readsDeeds]);
  return { rolling, acts };
}
