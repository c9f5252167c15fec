import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';

/** A hand of the current cycle. A hand that went down without an intent leaves no trace. */
export const Hand = z.object({
  userId: z.string(),
  name: z.string(),
  up: z.boolean(),
  /** What the player wrote while the hand was up; several messages are joined by line breaks. */
  intent: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
});
export type Hand = z.infer<typeof Hand>;

/** The turn of one campaign: at rest, or collecting intents until no hand is up, time is up, or it is forced to end. */
export const Turn = z.object({
  campaignId: z.string(),
  state: z.enum(['IDLE', 'COLLECTING']),
  /** Number of the cycle that collects, or of the last one. */
  cycle: z.int(),
  collectingStartedAt: z.iso.datetime().nullable(),
  /** Seconds a cycle collects. */
  collectingTimeout: z.int(),
  endsAt: z.iso.datetime().nullable(),
  /** Milliseconds that are left of the collection while the table is paused; nothing else sets it. */
  remaining: z.int().nullable().default(null),
  hands: z.array(Hand),
  /** How often the turn was changed: of two states of it, the one with the higher number is the later. */
  version: z.int().nonnegative().default(0),
});
export type Turn = z.infer<typeof Turn>;

const CycleEnd = z.enum(['hands', 'time', 'force']);
export type CycleEnd = z.infer<typeof CycleEnd>;

const CycleIntent = z.object({ userId: z.string(), name: z.string(), text: z.string() });
export type CycleIntent = z.infer<typeof CycleIntent>;

/** What a cycle leaves behind when it closes. */
export const ClosedCycle = z.object({ cycle: z.int(), by: CycleEnd, intents: z.array(CycleIntent) });
export type ClosedCycle = z.infer<typeof ClosedCycle>;

/** The outcome of a step: the turn after it, and the cycle it closed, if any. */
export interface Step {
  turn: Turn;
  closed: ClosedCycle | null;
}

interface Player {
  id: string;
  name: string;
}

/** A campaign that never collected anything. */
export function turnAtRest(campaignId: string, collectingTimeout: number = limits.collectingSeconds): Turn {
  return {
    campaignId,
    state: 'IDLE',
    cycle: 0,
    collectingStartedAt: null,
    collectingTimeout,
    endsAt: null,
    remaining: null,
    hands: [],
    version: 0,
  };
}

export function isUp(turn: Turn, userId: string): boolean {
  return turn.hands.some((hand) => hand.userId === userId && hand.up);
}

/** A cycle whose time is up ends before anything else happens, however late that is noticed. */
export function expireTurn(turn: Turn, now: Date): Step {
  if (turn.endsAt === null || now.getTime() < Date.parse(turn.endsAt)) return { turn, closed: null };
  return close(turn, 'time');
}

/** The first raised hand opens a cycle, which collects for `seconds`; raising a hand that is up changes nothing. */
export function raiseHand(before: Turn, player: Player, now: Date, seconds: number = before.collectingTimeout): Step {
  const { turn, closed } = expireTurn(before, now);
  if (isUp(turn, player.id)) return { turn, closed };
  const open = turn.state === 'COLLECTING' ? turn : openCycle({ ...turn, collectingTimeout: seconds }, now);
  const kept = open.hands.some((hand) => hand.userId === player.id);
  const hands = kept
    ? open.hands.map((hand) => (hand.userId === player.id ? { ...hand, up: true } : hand))
    : [...open.hands, { userId: player.id, name: player.name, up: true, intent: null, submittedAt: null }];
  return { turn: { ...open, hands }, closed };
}

/** Lowering keeps the intent; when no hand is up any more, the cycle closes. */
export function lowerHand(before: Turn, userId: string, now: Date): Step {
  const { turn, closed } = expireTurn(before, now);
  if (closed !== null || !isUp(turn, userId)) return { turn, closed };
  const hands = turn.hands
    .map((hand) => (hand.userId === userId ? { ...hand, up: false } : hand))
    .filter((hand) => hand.up || hand.intent !== null);
  const lowered = { ...turn, hands };
  return hands.some((hand) => hand.up) ? { turn: lowered, closed: null } : close(lowered, 'hands');
}

/** What a player writes while their hand is up is kept as that cycle's intent; otherwise nothing changes. */
export function submitIntent(before: Turn, userId: string, text: string, now: Date): Step {
  const { turn, closed } = expireTurn(before, now);
  if (!isUp(turn, userId) || turn.remaining !== null) return { turn, closed };
  const hands = turn.hands.map((hand) =>
    hand.userId === userId
      ? { ...hand, intent: hand.intent === null ? text : `${hand.intent}\n${text}`, submittedAt: now.toISOString() }
      : hand,
  );
  return { turn: { ...turn, hands }, closed };
}

/**
 * Ends the cycle now. With the number of a cycle that is over nothing happens, so that two people ending the same one
 * end it once; without a number it refuses when nothing is collecting.
 */
export function forceEnd(before: Turn, cycle: number | undefined, now: Date): Step {
  const { turn, closed } = expireTurn(before, now);
  if (closed !== null) return { turn, closed };
  const over = turn.state === 'IDLE' || (cycle !== undefined && cycle !== turn.cycle);
  if (over && cycle === undefined) throw new Refusal('turn.notCollecting');
  return over ? { turn, closed: null } : close(turn, 'force');
}

/** Somebody no longer plays at the table: their hand goes, with what they wrote; when no other is up, the cycle closes. */
export function leaveTurn(before: Turn, userId: string, now: Date): Step {
  const { turn, closed } = expireTurn(before, now);
  if (closed !== null || !turn.hands.some((hand) => hand.userId === userId)) return { turn, closed };
  const left = { ...turn, hands: turn.hands.filter((hand) => hand.userId !== userId) };
  return left.remaining !== null || left.hands.some((hand) => hand.up) ? { turn: left, closed: null } : close(left, 'hands');
}

/**
 * What a cycle collected is collected again, with the hands of those who wrote it up: its reply could not be told. A cycle that
 * collects meanwhile takes it in. One that is opened for it has no time that runs out, so that a fault that stays is not met again
 * and again with nobody there: it ends when the hands go down, or is ended.
 */
export function reopenCycle(before: Turn, intents: readonly CycleIntent[], now: Date): Step {
  const { turn, closed } = expireTurn(before, now);
  if (intents.length === 0) return { turn, closed };
  const open = turn.state === 'COLLECTING' ? turn : { ...openCycle(turn, now), endsAt: null };
  const again = intents.map(({ userId, name, text }): Hand => {
    const since = open.hands.find((hand) => hand.userId === userId)?.intent ?? null;
    return { userId, name, up: true, intent: since === null ? text : `${text}\n${since}`, submittedAt: now.toISOString() };
  });
  const writers = new Set(again.map(({ userId }) => userId));
  return { turn: { ...open, hands: [...again, ...open.hands.filter(({ userId }) => !writers.has(userId))] }, closed };
}

/** What one player wanted is a cycle of its own, opened and closed at once; refused while another collects. */
export function putIntent(before: Turn, { id: userId, name }: Player, text: string, now: Date): Step {
  const { turn } = expireTurn(before, now);
  if (turn.state === 'COLLECTING' || before.state === 'COLLECTING') throw new Refusal('narration.isCollecting');
  const hand: Hand = { userId, name, up: false, intent: text, submittedAt: now.toISOString() };
  return close({ ...openCycle(turn, now), hands: [hand] }, 'hands');
}

/** Time stands still: a cycle keeps what it has collected and how long it still had. */
export function pauseTurn(before: Turn, now: Date): Step {
  const { turn, closed } = expireTurn(before, now);
  if (turn.endsAt === null) return { turn, closed };
  return { turn: { ...turn, endsAt: null, remaining: Date.parse(turn.endsAt) - now.getTime() }, closed };
}

/** Time goes on with what was left; a cycle in which nobody's hand is up any more closes. */
export function resumeTurn(turn: Turn, now: Date): Step {
  if (turn.remaining === null) return { turn, closed: null };
  const running = { ...turn, remaining: null, endsAt: new Date(now.getTime() + turn.remaining).toISOString() };
  return turn.hands.some((hand) => hand.up) ? { turn: running, closed: null } : close(running, 'hands');
}

/** Comes to rest without closing the cycle: hands go down, and what was collected counts for nothing. */
export function abandonCycle(turn: Turn): Step {
  const atRest: Turn = { ...turn, state: 'IDLE', collectingStartedAt: null, endsAt: null, remaining: null, hands: [] };
  return { turn: turn.state === 'IDLE' && turn.hands.length === 0 ? turn : atRest, closed: null };
}

function openCycle(turn: Turn, now: Date): Turn {
  const endsAt = new Date(now.getTime() + turn.collectingTimeout * 1000);
  return {
    ...turn,
    state: 'COLLECTING',
    cycle: turn.cycle + 1,
    collectingStartedAt: now.toISOString(),
    endsAt: endsAt.toISOString(),
    hands: [],
  };
}

function close(turn: Turn, by: CycleEnd): Step {
  const intents = turn.hands.flatMap((hand) => (hand.intent === null ? [] : [{ userId: hand.userId, name: hand.name, text: hand.intent }]));
  return {
    turn: { ...turn, state: 'IDLE', collectingStartedAt: null, endsAt: null, hands: [] },
    closed: { cycle: turn.cycle, by, intents },
  };
}
