import { randomUUID } from 'node:crypto';
import type { Invitation } from '#domain/account/invitation.ts';
import { dayMilliseconds, hourMilliseconds } from '#domain/limits/units.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { limits } from '#domain/limits/limits.ts';
import { drawCode, hashCode, linkOf } from './code.ts';
import { insertInvitation, isSpokenHashTaken } from './invitations.store.ts';
import { drawSpokenCode, hashSpokenCode } from './spoken-code.ts';

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

interface Made {
  invitation: Invitation;
  code: string;
  url: string;
  /** For those of campaigns: the code that is read aloud. */
  spoken: { code: string; expiresAt: string } | null;
}

/** Makes an invitation. Its codes are in the answer and nowhere else: only hashes are kept. */
export async function makeInvitation(tx: Tx, wanted: Wanted): Promise<Made> {
  const { label, days, mostUses, campaignId, seat = 'player', world = null, createdBy, origin } = wanted;
  const code = drawCode();
  const expiresAt = days === null ? null : new Date(tx.now.getTime() + days * dayMilliseconds);
  const short = campaignId === null ? null : await freeSpokenCode(tx);
  const spoken = short && { hash: short.hash, expiresAt: new Date(tx.now.getTime() + limits.spokenCodeHours * hourMilliseconds) };
  const fresh = { id: randomUUID(), codeHash: hashCode(code), spoken, label, campaignId, seat, world, createdBy, expiresAt, mostUses };
  const invitation = await insertInvitation(tx.sql, fresh, tx.now);
  const shown = short && spoken && { code: short.code, expiresAt: spoken.expiresAt.toISOString() };
  return { invitation, code, url: linkOf(origin, code, campaignId === null && world === null ? null : invitation.id), spoken: shown };
}

/** A spoken code that no invitation has. */
async function freeSpokenCode(tx: Tx): Promise<{ code: string; hash: string }> {
  const code = drawSpokenCode();
  const hash = await hashSpokenCode(code);
  return (await isSpokenHashTaken(tx.sql, hash)) ? freeSpokenCode(tx) : { code, hash };
}
