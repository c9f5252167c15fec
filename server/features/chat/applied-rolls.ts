import type { AppliedRoll } from '#domain/check/applied-roll.ts';
import { appliedAfterUndo, hasTaken, withTaken, wouldGiveTwice } from '#domain/check/applied-roll.ts';
import type { UndoneChange } from '#domain/check/taking.ts';
import type { Message } from '#domain/chat/message.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceChange } from './announce.ts';
import { lockAppliedBy, saveApplied } from './applied-rolls.store.ts';
import { getMessage, lockReadable } from './message-changes.store.ts';

/** A roll of a message that somebody is to be given. */
interface Asked {
  userId: string;
  campaignId: string;
  messageId: string;
  index: number;
}

type Target = Pick<AppliedRoll, 'fightId' | 'targetId' | 'name' | 'way'>;

/** A message whose roll is given to somebody, held until the transaction ends. */
export interface HeldRoll {
  message: Message;
  index: number;
}

/** Holds a roll of damage or healing that somebody may read; refuses where there is none. Hold it before sheets and fights. */
export async function holdRoll(tx: Tx, { index, ...asked }: Asked): Promise<HeldRoll> {
  const readable = await lockReadable(tx.sql, asked);
  // Read after the lock: what somebody else pressed while this waited for them counts.
  const message = readable && (await getMessage(tx.sql, readable.id));
  const what = message?.rolls[index]?.from?.what;
  if (!message || (what !== 'damage' && what !== 'healing')) throw new Refusal('message.notFound');
  return { message, index };
}

/** Refuses to give somebody a roll that they have. */
export function refuseTwice({ message, index }: HeldRoll, target: Target): void {
  if (hasTaken(message.applied ?? [], { index, ...target })) throw new Refusal('check.takenAlready');
}

/** Writes on a message whom its roll was given to, and tells everybody who reads it. */
export async function keepTaken(
  tx: Tx,
  { message, index }: HeldRoll,
  target: Target,
  taken: NonNullable<AppliedRoll['applied']>,
): Promise<void> {
  await changeApplied(tx, message.id, withTaken(message.applied ?? [], { index, ...target }, taken));
}

async function changeApplied(tx: Tx, messageId: string, applied: readonly AppliedRoll[]): Promise<void> {
  await saveApplied(tx.sql, messageId, applied, tx.now);
  announceChange(tx, await getMessage(tx.sql, messageId));
}

/** Where a change was: on the sheet of a hero, or in a fight. */
type Place = { characterId: string; fightId: null } | { characterId: null; fightId: string };

/** The messages whose rolls a change gave to somebody or took back, as they stand, held until the transaction ends. */
export async function holdAppliedBy(tx: Tx, campaignId: string, position: number, fightId: string | null = null): Promise<Message[]> {
  const held: Message[] = [];
  for (const id of await lockAppliedBy(tx.sql, campaignId, position, fightId)) held.push(await getMessage(tx.sql, id));
  return held;
}

/** Refuses to take a change back that would give somebody the same roll twice. */
export function refuseGivingTwice(messages: readonly Message[], place: Place, position: number): void {
  if (messages.some(({ applied }) => wouldGiveTwice(applied ?? [], place, position))) throw new Refusal('check.takenAgain');
}

/** Writes on messages that a change was taken back, and tells everybody who reads them. */
export async function takeBack(tx: Tx, messages: readonly Message[], place: Place, undone: UndoneChange): Promise<void> {
  for (const { id, applied } of messages) {
    const after = appliedAfterUndo(applied ?? [], place, undone);
    if (after !== (applied ?? after)) await changeApplied(tx, id, after);
  }
}
