import { randomUUID } from 'node:crypto';
import type { Invitation } from '#domain/invitation.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { drawCode, hashCode, linkOf } from './code.ts';
import { insertInvitation } from './invitations.store.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Wanted {
  label: string;
  /** Days until it expires; null for never. */
  days: number | null;
  mostUses: number | null;
  /** Null for an invitation to the installation. */
  campaignId: string | null;
  /** As what it seats people at the campaign. */
  seat?: 'player' | 'spectator';
  /** The world it leads into, and as what. */
  world?: { id: string; role: 'editor' | 'reader' };
  createdBy: string;
  /** Where people reach this server. */
  origin: string;
}

/** Makes an invitation. Its code is in the answer and nowhere else: only a hash is kept. */
export async function makeInvitation(tx: Tx, wanted: Wanted): Promise<{ invitation: Invitation; code: string; url: string }> {
  const { label, days, mostUses, campaignId, seat = 'player', world = null, createdBy, origin } = wanted;
  const code = drawCode();
  const expiresAt = days === null ? null : new Date(tx.now.getTime() + days * DAY);
  const fresh = { id: randomUUID(), codeHash: hashCode(code), label, campaignId, seat, world, createdBy, expiresAt, mostUses };
  return { invitation: await insertInvitation(tx.sql, fresh, tx.now), code, url: linkOf(origin, code) };
}
