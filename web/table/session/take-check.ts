import type { Message } from '#domain/chat/message.ts';
import type { AskedCheck } from '#domain/check/check.ts';
import { anAsked, askedLabel } from '#domain/check/tell-check.ts';
import { askedOf } from '#domain/check/asked-of.ts';
import { isOver } from '#domain/check/standing.ts';
import { announcedCheck } from '#web/features/chat/checks/announced-check.ts';
import { checkActions } from '#web/features/chat/checks/check-actions.ts';
import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import type { Announcer } from './announcer.ts';
import { throwDiceAgain, throwDiceOfCheck } from './throw-new-dice.ts';

interface Listening {
  me: string;
  room: ChatRoom;
  announcer: Announcer;
}

/** Offers to roll that may still show, by the message of their check. */
const offered = new Map<string, () => void>();

/** Tells somebody wherever they are at the table that a check is asked of their hero; one press rolls it. */
export function offerCheck({ me, room }: Listening, message: Message): void {
  const { check, authorName } = message;
  if (check === null || isOver(check)) return;
  const roller = check.rollers.find(({ userId, hasRolled }) => userId === me && !hasRolled);
  if (!roller || roller.characterId === null) return;
  const { characterId, name } = roller;
  const what = askedOf(check, roller.side);
  const withdraw = notify.offer(`${authorName} asks for ${anAsked(what)}`, `${name}: ${askedLabel(what)}.`, {
    label: 'Roll',
    act: () => void checkActions(room, api.checks).roll(message, characterId),
  });
  offered.set(message.id, withdraw);
}

/** Takes away the toast that offers a roll once it was rolled elsewhere, or nobody is to roll any more. */
function withdrawOffer(me: string, messageId: string, check: AskedCheck | null): void {
  const waits = check !== null && !isOver(check) && check.rollers.some(({ userId, hasRolled }) => userId === me && !hasRolled);
  if (waits) return;
  offered.get(messageId)?.();
  offered.delete(messageId);
}

/** Takes in how a message stands now, and says what has come to a check. */
export function changeMessage(listening: Listening, message: Message): void {
  const asks = (check: AskedCheck | null) => check?.rollers.some(({ userId, hasRolled }) => userId === listening.me && !hasRolled) === true;
  const known = listening.room.state.get().transcript.messages.find(({ id }) => id === message.id);
  const before = known?.check ?? null;
  if (known) throwDiceAgain(known.rolls, message.rolls);
  sayingWhatCame(listening, message.id, () => listening.room.change(message));
  // Whom a spell reaches is said once its card stands.
  if (message.check?.cause && asks(message.check) && !asks(before)) offerCheck(listening, message);
}

/** Takes in what those who lead are told of a check, and says what has come to it. */
export function changeCheck(listening: Listening, messageId: string, check: AskedCheck): void {
  sayingWhatCame(listening, messageId, () => listening.room.seeCheck(messageId, check));
}

function sayingWhatCame({ me, room, announcer }: Listening, messageId: string, change: () => void): void {
  const find = () => room.state.get().transcript.messages.find(({ id }) => id === messageId)?.check ?? null;
  const before = find();
  change();
  withdrawOffer(me, messageId, find());
  if (before === null) return;
  throwDiceOfCheck(before, find());
  for (const text of announcedCheck(before, find())) announcer.say(text);
}
