import type { Listener } from '#server/kernel/calls/kernel.ts';
import type { Mailer } from '#server/kernel/mail.ts';
import { takeOffDeleted } from '#server/features/battle-maps/index.ts';
import { dropRemoved } from '#server/features/characters/upkeep.ts';
import { sheetListeners, waitForAway } from '#server/features/combat/index.ts';
import { narratorListeners } from '#server/features/narrator/index.ts';
import { accountListeners, tableListeners } from '#server/features/notices/index.ts';
import { turnListeners } from '#server/features/turns/index.ts';

/** What hears what happens, in this order: an intent is collected before talk is answered. */
export function listenersOf({ mailer }: { mailer: Mailer }): Listener[] {
  return [
    dropRemoved,
    takeOffDeleted,
    ...sheetListeners,
    waitForAway,
    turnListeners.collectIntents,
    turnListeners.dropHands,
    turnListeners.welcomeBack,
    turnListeners.restDeleted,
    ...(mailer.configured ? [turnListeners.noteOpenings, turnListeners.noteAnswers] : []),
    narratorListeners.answerCycles,
    narratorListeners.answerTalk,
    narratorListeners.welcomeTables,
    narratorListeners.tellHappened,
    accountListeners.notePlanRequests,
    accountListeners.noteAnsweredPlans,
    accountListeners.noteAnsweredSeats,
    accountListeners.forgetUnseated,
    tableListeners.noteOpenedTurns,
    tableListeners.noteAnsweredTurns,
    tableListeners.noteDrafts,
    tableListeners.noteAskedChecks,
    tableListeners.noteRolledChecks,
    tableListeners.noteFightTurns,
  ];
}
