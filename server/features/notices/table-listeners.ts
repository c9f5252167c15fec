import { askedOf } from '#domain/check/asked-of.ts';
import { isOver } from '#domain/check/standing.ts';
import { askedLabel } from '#domain/check/tell-check.ts';
import { limits } from '#domain/limits/limits.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import { notifyPeople, withdrawNotices } from './notify.ts';
import { findCollectingSeconds, findFightTurn, findLeaders, findSeats, isDraftWaiting } from './tables.store.ts';
import { subjects } from './notice-subjects.ts';

/** Where actions are collected for an hour or longer: an opening waits for everybody who plays until they have raised their hand, or it is over. */
export const noteOpenedTurns = listener('turns.changed', async (tx, events) => {
  for (const { turn } of events) {
    const { campaignId, endsAt, collectingStartedAt, collectingTimeout, hands, state } = turn;
    if (collectingTimeout < limits.postSeconds) continue;
    const acting = hands.map(({ userId }) => userId);
    const subject = subjects.turn(campaignId);
    if (state === 'IDLE') await withdrawNotices(tx, { campaignId, subject, kinds: ['turnOpened'] });
    else if (collectingStartedAt === tx.now.toISOString()) {
      const userIds = (await findSeats(tx.sql, campaignId, { watching: false })).filter((id) => !acting.includes(id));
      await notifyPeople(tx, { kind: 'turnOpened', endsAt }, { userIds, campaignId, subject });
    } else for (const userId of acting) await withdrawNotices(tx, { userId, campaignId, subject, kinds: ['turnOpened'] });
  }
});

/** Where it is so, everybody is told when the narrator has answered. Other messages ask nothing of the database. */
export const noteAnsweredTurns = listener('chat.posted', async (tx, events) => {
  for (const { message } of events) {
    const { campaignId, narration } = message;
    if (narration?.cause !== 'turn' || narration.cycle === null) continue;
    if (((await findCollectingSeconds(tx.sql, campaignId)) ?? limits.collectingSeconds) < limits.postSeconds) continue;
    const userIds = await findSeats(tx.sql, campaignId, { watching: true });
    await notifyPeople(tx, { kind: 'turnAnswered' }, { userIds, campaignId, subject: subjects.turn(campaignId) });
  }
});

/** A reply waits to be read by those who lead, or no longer does. */
export const noteDrafts = listener('narrator.drafted', async (tx, events) => {
  const drafts = new Map(events.map(({ narrationId, campaignId }) => [narrationId, campaignId]));
  for (const [narrationId, campaignId] of drafts) {
    const subject = subjects.draft(narrationId);
    if (await isDraftWaiting(tx.sql, narrationId))
      await notifyPeople(
        tx,
        { kind: 'draftWaiting' },
        { userIds: await findLeaders(tx.sql, campaignId), campaignId, subject, keepsSame: true },
      );
    else await withdrawNotices(tx, { campaignId, subject });
  }
});

/** A check is asked of heroes: their players are told. Other messages ask nothing of the database. */
export const noteAskedChecks = listener('chat.posted', async (tx, events) => {
  // Each reader of a secret one hears of it alone.
  const asked = new Map(events.flatMap(({ message }) => (message.check ? [[message.id, message]] : [])));
  for (const { id, campaignId, authorId, check } of asked.values()) {
    if (!check || isOver(check)) continue;
    for (const side of ['first', 'second'] as const) {
      const userIds = check.rollers.flatMap((each) => (each.side === side && !each.hasRolled ? (each.userId ?? []) : []));
      const about = { userIds, campaignId, aboutId: authorId ?? undefined, subject: subjects.check(id) };
      await notifyPeople(tx, { kind: 'checkAsked', what: askedLabel(askedOf(check, side)) }, about);
    }
  }
});

/** Who has rolled, and everybody once the check is over, is waited for no longer. */
export const noteRolledChecks = listener('chat.changed', async (tx, events) => {
  const changed = new Map(events.flatMap(({ message }) => (message.check ? [[message.id, message]] : [])));
  for (const { id, campaignId, check } of changed.values()) {
    const subject = subjects.check(id);
    if (check && isOver(check)) await withdrawNotices(tx, { campaignId, subject });
    else {
      // Whom a spell reaches is said once its card stands.
      const userIds = check?.cause ? check.rollers.flatMap(({ userId, hasRolled }) => (hasRolled || userId === null ? [] : [userId])) : [];
      if (check && userIds.length > 0)
        await notifyPeople(
          tx,
          { kind: 'checkAsked', what: askedLabel(check.what) },
          { userIds, campaignId, aboutId: check.cause?.userId, subject, keepsSame: true },
        );
      for (const userId of check?.rollers.flatMap((each) => (each.hasRolled ? (each.userId ?? []) : [])) ?? [])
        await withdrawNotices(tx, { userId, campaignId, subject });
    }
  }
});

/** In a fight, whose hero acts is told so once, and it waits until the next one acts. */
export const noteFightTurns = listener('combat.changed', async (tx, events) => {
  // Both audiences hear of the same change.
  for (const campaignId of new Set(events.flatMap((event) => (event.audience === 'dm' ? event.campaignId : [])))) {
    const subject = subjects.fight(campaignId);
    const acting = await findFightTurn(tx.sql, campaignId);
    await withdrawNotices(tx, { campaignId, subject, exceptUserId: acting?.userId });
    if (acting === null) continue;
    const { userId, combatantId, round } = acting;
    await notifyPeople(tx, { kind: 'fightTurn', combatantId, round }, { userIds: [userId], campaignId, subject, keepsSame: true });
  }
});
