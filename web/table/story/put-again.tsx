import type { Message } from '#domain/chat/message.ts';
import { canBePutAgain } from '#domain/chat/can-be-put-again.ts';
import type { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { PutAgainButton } from '#web/features/narrator/put-again-button.tsx';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { useTurn } from '#web/features/turns/use-turn.ts';
import type { Acting } from './act-at-once.ts';

const keyOf = (messageId: string, intent: string) => `${messageId} ${intent}`;

/** The intents that later replies were asked to answer, as one text, so that it is the same as long as they are. */
export function putAgainIn(messages: readonly Message[]): string {
  return messages
    .flatMap(({ narration }) => (narration?.again ? [keyOf(narration.again.messageId, narration.again.intent)] : []))
    .join('\n');
}

interface PutAgainProps extends Acting {
  messageId: string;
  intent: ResolvedIntent;
  /** What was put to the narrator again already. */
  already: string;
}

/** Beside an intent that was not answered: the button that puts it to the narrator again, for whoever wanted it and for Dungeon Masters. */
export function PutAgain({ messageId, intent, already, campaign, me, session }: PutAgainProps) {
  const { turn } = useTurn(session.turns);
  const { speakingId, awaited, held } = useNarrator(session.narration);
  const { seat, settings, id } = campaign;
  const isTheirs = (intent.userId === me && seat !== 'spectator') || isDm(seat);
  const wasPut = already.split('\n').includes(keyOf(messageId, intent.id));
  if (!isTheirs || wasPut || settings.narratorMode === 'dm' || !canBePutAgain(intent)) return null;
  const isBusy = turn === null || turn.state === 'COLLECTING' || speakingId !== null || awaited || held;
  return <PutAgainButton campaignId={id} messageId={messageId} intent={intent} disabled={isBusy || settings.paused} />;
}
