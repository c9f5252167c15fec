import type { ReplyOption } from '#domain/chat/message.ts';
import { isUp } from '#domain/turn/turn.ts';
import { useReadyToSend } from '#web/features/chat/room/use-chat-room.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { OptionButtons } from '#web/features/narrator/option-buttons.tsx';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { useTurn } from '#web/features/turns/use-turn.ts';
import { useState } from 'react';
import { actAtOnce } from './act-at-once.ts';
import { answersHere } from './answers-here.ts';
import { standingToFight } from './beside-fight.ts';
import type { Acting } from './act-at-once.ts';

/** What a message says besides its words: in character, and nothing else. */
const plainly = { kind: 'say', replyTo: null, mentions: [], images: [] } as const;

/** What somebody says whose hero is beside a fight; what others could do in it is not for them. */
const joining: ReplyOption = { id: 'join', words: 'I join the fight' };

/**
 * The options of the last reply, for those who play. A press says the words in character to everybody, as if they were typed. While
 * actions are collected, or where a deed takes a turn, it raises the hand with them.
 */
export function ReplyOptions({ options, ...acting }: Acting & { options: readonly ReplyOption[] }) {
  const { campaign, me, session } = acting;
  const [busy, setBusy] = useState(false);
  const ready = useReadyToSend(session.room);
  const { turn, pending } = useTurn(session.turns);
  const { speakingId, awaited, held } = useNarrator(session.narration);
  const { narratorMode, paused } = campaign.settings;
  if (narratorMode === 'dm') return null;
  const isCollecting = turn?.state === 'COLLECTING';
  const stands = standingToFight(useCombat(campaign.id).data, campaign.settings);
  const needsNoTurn = answersHere(campaign, me, stands === 'in') === 'withoutTurns';
  const isHeard = turn !== null && (isUp(turn, me) || (!isCollecting && needsNoTurn));
  const isNarrating = speakingId !== null || awaited || held;
  const choose = (text: string) => {
    const send = () => void session.room.post(text, { kind: 'group' }, { ...plainly, mentions: [], images: [] });
    if (isHeard) return send();
    setBusy(true);
    void actAtOnce(acting, send).finally(() => setBusy(false));
  };
  return (
    <OptionButtons
      options={stands === 'beside' ? [joining, ...options.filter((each) => each.for?.includes(me))] : options}
      me={me}
      disabled={busy || pending || paused || !ready || turn === null || (isNarrating && !isCollecting)}
      onChoose={choose}
    />
  );
}
