import { Plan } from '#domain/account.ts';
import { Awaits, Message } from '#domain/message.ts';
import { PlanRequestState } from '#domain/plan-request.ts';
import { ClosedCycle, Turn } from '#domain/turn.ts';
import { z } from 'zod';
import { Narration } from './narrator.ts';

/** What happened and stays true: stored with a sequence number per topic, delivered in order, after the commit. */
export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat.posted'), message: Message, awaits: Awaits }),
  z.object({ type: z.literal('turns.changed'), turn: Turn, now: z.iso.datetime() }),
  z.object({ type: z.literal('turns.closed'), campaignId: z.string(), closed: ClosedCycle }),
  z.object({ type: z.literal('narrator.began'), narration: Narration }),
  /** Somebody who may asked the narrator to stop. */
  z.object({ type: z.literal('narrator.stopping'), campaignId: z.string(), narrationId: z.string() }),
  /** The reply itself comes as chat.posted in the same transaction, unless nothing was told. */
  z.object({ type: z.literal('narrator.ended'), campaignId: z.string(), narrationId: z.string() }),
  z.object({ type: z.literal('campaigns.created'), campaignId: z.string() }),
  z.object({ type: z.literal('campaigns.changed'), campaignId: z.string() }),
  z.object({ type: z.literal('campaigns.deleted'), campaignId: z.string() }),
  /** On a person's own topic: their plan, or what became of their request for another one. */
  z.object({
    type: z.literal('plans.changed'),
    userId: z.string(),
    plan: Plan,
    request: z.object({ id: z.string(), requestedPlan: Plan, state: PlanRequestState, answer: z.string().nullable() }).nullable(),
  }),
]);
export type Event = z.infer<typeof Event>;

/** What is worth showing now and nothing later: not stored, lost when nobody listens. */
export const Signal = z.discriminatedUnion('type', [
  /** The narrator's next words; `offset` counts UTF-16 units told before them. */
  z.object({ type: z.literal('narrator.spoke'), narrationId: z.string(), offset: z.int(), text: z.string() }),
]);
export type Signal = z.infer<typeof Signal>;
