import { z } from 'zod';
import { Plan } from './account.ts';

/**
 * What a notice says, as facts: a kind and what belongs to it. Its text is made where it is shown (`notice-text.ts`). A new kind
 * gets a line here and its words there.
 */
export const NoticeFact = z.discriminatedUnion('kind', [
  /** To administrators: somebody asks for another plan. */
  z.object({ kind: z.literal('planRequested'), name: z.string(), plan: Plan }),
  /** An administrator has answered a request for another plan. */
  z.object({ kind: z.literal('planAnswered'), plan: Plan, accepted: z.boolean() }),
  /** An administrator has changed the person's plan. */
  z.object({ kind: z.literal('planChanged'), plan: Plan }),
  /** To those who lead: somebody asks for a seat. */
  z.object({ kind: z.literal('seatRequested'), name: z.string() }),
  /** A request for a seat was answered. */
  z.object({ kind: z.literal('seatAnswered'), accepted: z.boolean() }),
  /** To those who lead: somebody took a seat by an invitation. */
  z.object({ kind: z.literal('seatTaken'), name: z.string() }),
  /** A campaign was handed over to the person, who owns it now. */
  z.object({ kind: z.literal('campaignGiven'), name: z.string() }),
  /** To those who lead: a reply of the narrator waits to be read. */
  z.object({ kind: z.literal('draftWaiting') }),
  /** Play by post: actions are collected. */
  z.object({ kind: z.literal('turnOpened'), endsAt: z.iso.datetime().nullable() }),
  /** Play by post: the narrator has answered. */
  z.object({ kind: z.literal('turnAnswered') }),
  /** A Dungeon Master asks the person's hero for a check, in words: "Perception check". */
  z.object({ kind: z.literal('checkAsked'), name: z.string(), what: z.string() }),
  /** A Dungeon Master wrote homebrew anew that a hero of the person carries or has: what it is called, and what is different, in words. */
  z.object({ kind: z.literal('homebrewEdited'), name: z.string(), entry: z.string(), changes: z.array(z.string()) }),
  /** To those who lead: a webhook was stopped, because nothing arrived at this host any more. */
  z.object({ kind: z.literal('webhookStopped'), host: z.string() }),
  /** The person's own hero acts in a fight. */
  z.object({ kind: z.literal('fightTurn'), combatantId: z.string(), round: z.int() }),
]);
export type NoticeFact = z.infer<typeof NoticeFact>;
export type NoticeKind = NoticeFact['kind'];

/** One line of a person's inbox. */
export const Notice = z.object({
  id: z.string(),
  /** The campaign it is about, with the name it has now. */
  campaign: z.object({ id: z.string(), name: z.string() }).nullable(),
  fact: NoticeFact,
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notice = z.infer<typeof Notice>;

/** What a browser shows of a notice outside of the page. One with the same tag takes the place of the one before. */
export const OutsideNotice = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() });
export type OutsideNotice = z.infer<typeof OutsideNotice>;

/** Seconds somebody has to come back before a notice is pushed to their browsers; kinds that are not here are not pushed. */
export const pushDelaySeconds: Partial<Record<NoticeKind, number>> = {
  checkAsked: 5,
  fightTurn: 5,
  draftWaiting: 15,
  seatRequested: 15,
  seatAnswered: 15,
  seatTaken: 15,
  turnOpened: 30,
  turnAnswered: 30,
};
