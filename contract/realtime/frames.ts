import { z } from 'zod';
import { Event, Signal } from './events.ts';

/** Someone whose browser is open on a campaign. */
export const Presence = z.object({ userId: z.string(), name: z.string(), onlineAt: z.iso.datetime() });
export type Presence = z.infer<typeof Presence>;

/** What a browser says on the socket at /realtime. */
export const ClientFrame = z.discriminatedUnion('type', [
  /** Follow a topic from the event after `after`; without it, from now on. `present` shows the person as being there. */
  z.object({
    type: z.literal('subscribe'),
    topic: z.string().max(80),
    after: z.int().nonnegative().optional(),
    present: z.boolean().default(false),
  }),
  z.object({ type: z.literal('unsubscribe'), topic: z.string().max(80) }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** What the server says. Events of a topic arrive in order, each once, without gaps. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** From here on events with a larger number follow; when they could not all be kept, `missed` says to load afresh. */
  z.object({ type: z.literal('subscribed'), topic: z.string(), seq: z.int(), missed: z.boolean() }),
  z.object({ type: z.literal('event'), topic: z.string(), seq: z.int(), event: Event }),
  z.object({ type: z.literal('signal'), topic: z.string(), signal: Signal }),
  /** Those present, earliest first, at most 12; `count` counts all. */
  z.object({ type: z.literal('presence'), topic: z.string(), count: z.int(), people: z.array(Presence) }),
  z.object({ type: z.literal('refused'), topic: z.string().nullable(), code: z.string(), sentence: z.string() }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
