import { askedOf } from '#domain/check/asked-of.ts';
import { isOver } from '#domain/check/standing.ts';
import { askedLabel } from '#domain/check/tell-check.ts';
import type { Message } from '#domain/chat/message.ts';
import { checkActions } from '#web/features/chat/checks/check-actions.ts';
import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { api } from '#web/lib/api.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { useState } from 'react';
import { waitingButton, waitingLook } from '#web/ui/feedback/waiting-look.ts';

/** The hero of somebody who is still to roll a check. */
function rollerOf({ check }: Message, me: string) {
  if (check === null || isOver(check)) return undefined;
  return check.rollers.find(({ userId, characterId, hasRolled }) => userId === me && characterId !== null && !hasRolled);
}

/** The check that waits for somebody's dice, with one press to roll it, where its card in the story is not to be seen. What came is read aloud as it comes; this only stays. */
export function WaitingCheck({ room, me }: { room: ChatRoom; me: string }) {
  const message = useStore(room.state, ({ transcript }) => transcript.messages.findLast((each) => rollerOf(each, me) !== undefined));
  const [busy, setBusy] = useState(false);
  const roller = message && rollerOf(message, me);
  const check = message?.check;
  if (!check || !roller || roller.characterId === null) return null;
  const { characterId, name, side } = roller;
  const roll = () => {
    setBusy(true);
    void checkActions(room, api.checks)
      .roll(message, characterId)
      .finally(() => setBusy(false));
  };
  return (
    <section aria-label="A check waits for you" className={waitingLook}>
      <DiceIcon aria-hidden className="size-4.5 text-candle" />
      <span className="wrap-anywhere">{`${name}: ${askedLabel(askedOf(check, side))}`}</span>
      <Button variant="primary" size="sm" className={waitingButton} busy={busy} onClick={roll}>
        Roll the check
      </Button>
    </section>
  );
}
