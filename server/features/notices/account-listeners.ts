import { listener } from '#server/kernel/calls/kernel.ts';
import { withdrawApproach } from './seat-notices.ts';
import { notifyPeople, withdrawNotices } from './notify.ts';
import { subjects } from './notice-subjects.ts';
import { findAdministrators } from './tables.store.ts';

/** Somebody asks for another plan: it waits for every administrator until it is answered or withdrawn. */
export const notePlanRequests = listener('plans.changed', async (tx, events) => {
  for (const { userId, request } of events) {
    if (request === null) continue;
    if (request.state !== 'PENDING') await withdrawNotices(tx, { aboutId: userId, kinds: ['planRequested'] });
    else {
      const userIds = await findAdministrators(tx.sql);
      await notifyPeople(
        tx,
        { kind: 'planRequested', plan: request.requestedPlan },
        { userIds, aboutId: userId, subject: subjects.planRequest(userId) },
      );
    }
  }
});

/** Somebody's plan was changed, or their request for another one was answered. */
export const noteAnsweredPlans = listener('plans.changed', async (tx, events) => {
  for (const { userId, plan, request } of events) {
    const about = { userIds: [userId], subject: subjects.plan };
    if (request === null) await notifyPeople(tx, { kind: 'planChanged', plan }, about);
    else if (request.state === 'APPROVED' || request.state === 'DECLINED')
      await notifyPeople(tx, { kind: 'planAnswered', plan: request.requestedPlan, accepted: request.state === 'APPROVED' }, about);
  }
});

/** A request for a seat was answered: it waits no longer for those who lead, and who asked is told. */
export const noteAnsweredSeats = listener('campaigns.answered', async (tx, events) => {
  for (const { campaignId, userId, accepted } of events) {
    await withdrawApproach(tx, { campaignId, userId });
    await notifyPeople(tx, { kind: 'seatAnswered', accepted }, { userIds: [userId], campaignId, subject: subjects.ownSeat(campaignId) });
  }
});

/** Who plays no longer at a table has nothing to do there. */
export const forgetUnseated = listener('campaigns.unseated', async (tx, events) => {
  for (const { campaignId, userId } of events)
    await withdrawNotices(tx, {
      campaignId,
      userId,
      kinds: ['seatRequested', 'seatTaken', 'draftWaiting', 'turnOpened', 'turnAnswered', 'fightTurn'],
    });
});
