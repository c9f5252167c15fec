import type { Message } from '#domain/chat/message.ts';
import type { AskedCheck } from '#domain/check/check.ts';
import { hidesFromPlayers } from '#domain/check/seen-check.ts';
import type { RefusalText } from '#web/lib/calls/refusal-text.ts';
import { withRetries } from '#web/lib/calls/with-retries.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';

/** A check as the server answers it. */
interface Answer {
  message: Message;
  check: AskedCheck | null;
}

/** Whom a spell reaches. */
export interface Reached {
  heroes: string[];
  creatures: { name: string; modifier: number }[];
  /** Creatures of the fight, by their ids. */
  combatants: string[];
}

/** The calls behind the buttons of a check. */
interface CheckCalls {
  roll: (input: { campaignId: string; messageId: string; characterId: string; inspired?: boolean; answer?: string }) => Promise<Answer>;
  help: (input: { campaignId: string; messageId: string; characterId: string; helps: string }) => Promise<Answer>;
  apply: (input: { campaignId: string; messageId: string; characterId: string }) => Promise<Answer>;
  applyInFight: (input: { campaignId: string; messageId: string; characterId: string }) => Promise<Answer>;
  close: (input: { campaignId: string; messageId: string }) => Promise<Answer>;
  reach: (input: { campaignId: string; messageId: string; characterId: string } & Reached) => Promise<Answer>;
}

type Which = Pick<Message, 'id' | 'campaignId'>;

/** What the buttons of a check do; each answers when it is done. */
export interface CheckActions {
  roll: (message: Which, characterId: string) => Promise<void>;
  /** Spends Heroic Inspiration on what was rolled. */
  rollAgain: (message: Which, characterId: string) => Promise<void>;
  /** Answers what was rolled with a feature, or with a die that somebody gave. */
  answer: (message: Which, characterId: string, key: string) => Promise<void>;
  help: (message: Which, characterId: string, helps: string) => Promise<void>;
  /** Has a hero take the damage of what they have saved against. */
  apply: (message: Which, characterId: string) => Promise<void>;
  /** Has all take the damage of a hero’s spell: its creatures in the fight, where there are some, and these heroes. */
  applyToAll: (message: Which, characterId: string, to: { creatures: boolean; heroes: readonly string[] }) => Promise<void>;
  close: (message: Which) => Promise<void>;
  /** Says whom the spell of a hero reaches; whether it was done. */
  reach: (message: Which, characterId: string, reached: Reached) => Promise<boolean>;
}

const notRolled = { title: 'Not rolled', sentence: 'The server did not answer. Please try again: the dice are rolled only once.' };
const notApplied = { title: 'Not applied', sentence: 'The server did not answer. Please try again: it is applied only once.' };
const notSaved = { title: 'Error', sentence: 'That could not be saved. Please try again.' };

/** Takes in how a check stands, as far as one may know it. One that hides nothing is told with its message, and so are its changes. */
export function takeCheck(room: Pick<ChatRoom, 'change' | 'seeCheck'>, { message, check }: Answer): void {
  if (check && hidesFromPlayers(check)) room.seeCheck(message.id, check);
  room.change(message);
}

/** Carries out what is pressed. All of it may be asked for again: what was done already is not done twice. */
export function checkActions(room: ChatRoom, calls: CheckCalls): CheckActions {
  const done = (call: () => Promise<Answer>, failed: RefusalText) =>
    withRetries(call).then(
      (answer) => takeCheck(room, answer),
      (error: unknown) => notify.refusal(error, failed),
    );
  const doneOnce = (call: Promise<Answer>) =>
    call.then(
      (answer) => takeCheck(room, answer),
      (error: unknown) => notify.refusal(error, notSaved),
    );
  return {
    roll: ({ id: messageId, campaignId }, characterId) => done(() => calls.roll({ campaignId, messageId, characterId }), notRolled),
    // Spent once: what is pressed a second time finds no inspiration.
    rollAgain: ({ id: messageId, campaignId }, characterId) => doneOnce(calls.roll({ campaignId, messageId, characterId, inspired: true })),
    answer: ({ id: messageId, campaignId }, characterId, answer) => doneOnce(calls.roll({ campaignId, messageId, characterId, answer })),
    help: ({ id: messageId, campaignId }, characterId, helps) =>
      done(() => calls.help({ campaignId, messageId, characterId, helps }), notSaved),
    // Creatures would roll a second time, so it is not asked again by itself.
    reach: ({ id: messageId, campaignId }, characterId, reached) =>
      calls.reach({ campaignId, messageId, characterId, ...reached }).then(
        (answer) => {
          takeCheck(room, answer);
          return true;
        },
        (error: unknown) => {
          notify.refusal(error, { title: 'Not asked', sentence: 'The server did not answer. Look at the card, then try again.' });
          return false;
        },
      ),
    apply: ({ id: messageId, campaignId }, characterId) => done(() => calls.apply({ campaignId, messageId, characterId }), notApplied),
    applyToAll: async ({ id: messageId, campaignId }, characterId, { creatures, heroes }) => {
      if (creatures) await done(() => calls.applyInFight({ campaignId, messageId, characterId }), notApplied);
      for (const hero of heroes) await done(() => calls.apply({ campaignId, messageId, characterId: hero }), notApplied);
    },
    close: ({ id: messageId, campaignId }) => done(() => calls.close({ campaignId, messageId }), notSaved),
  };
}
