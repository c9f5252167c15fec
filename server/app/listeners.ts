import type { Listener } from '#server/kernel/calls/kernel.ts';
import type { Mailer } from '#server/kernel/mail.ts';
import { followSheets } from '#server/features/combat/index.ts';
import { answerCycles, answerTalk, welcomeTables } from '#server/features/narrator/index.ts';
import {
  forgetUnseated,
  noteAnsweredPlans,
  noteAnsweredSeats,
  noteAnsweredTurns,
  noteDrafts,
  noteFightTurns,
  noteOpenedTurns,
} from '#server/features/notices/index.ts';
import { collectIntents, dropHands, noteAnswers, noteOpenings, restDeleted } from '#server/features/turns/index.ts';

/** What hears what happens, in this order: an intent is collected before talk is answered. */
export function listenersOf({ mailer }: { mailer: Mailer }): Listener[] {
  return [
    followSheets,
    collectIntents,
    dropHands,
    restDeleted,
    ...(mailer.configured ? [noteOpenings, noteAnswers] : []),
    answerCycles,
    answerTalk,
    welcomeTables,
    noteAnsweredPlans,
    noteAnsweredSeats,
    forgetUnseated,
    noteOpenedTurns,
    noteAnsweredTurns,
    noteDrafts,
    noteFightTurns,
  ];
}
