import { pageStore } from '#web/lib/store/page-store.ts';

/** Attacks whose damage this page has rolled, in the chat or on the sheet: the message of each, and its place among the rolls. */
export const rolledDamage = pageStore<ReadonlySet<string>>(new Set());

const keyOf = (messageId: string, index: number) => `${messageId} ${index}`;

/** Whether the damage of an attack was rolled on this page. */
export function isDamageRolled(rolled: ReadonlySet<string>, messageId: string | undefined, index: number): boolean {
  return messageId !== undefined && rolled.has(keyOf(messageId, index));
}

/** Keeps that the damage of an attack was rolled. */
export function keepRolledDamage(messageId: string, index: number): void {
  rolledDamage.set(new Set(rolledDamage.get()).add(keyOf(messageId, index)));
}
