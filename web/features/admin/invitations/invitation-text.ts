import { judgeInvitation } from '#domain/account/invitation.ts';
import type { Invitation } from '#domain/account/invitation.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { figure } from '#web/ui/format/figures.ts';

/** Whether an invitation still lets somebody in, in a word. `now` in milliseconds. */
export function invitationState(invitation: Invitation, now: number): { label: string; tone: BadgeTone; open: boolean } {
  const verdict = judgeInvitation(invitation, new Date(now));
  if (verdict === true) return { label: 'Open', tone: 'moss', open: true };
  const label = { 'invitation.revoked': 'Revoked', 'invitation.expired': 'Expired' }[String(verdict)] ?? 'Used up';
  return { label, tone: 'plain', open: false };
}

/** "2 of 5", "7, no limit". */
export function usesText({ uses, mostUses }: Pick<Invitation, 'uses' | 'mostUses'>): string {
  return mostUses === null ? `${figure(uses)}, no limit` : `${figure(uses)} of ${figure(mostUses)}`;
}

/** What an invitation is called where it has no name of its own. */
export function invitationName({ label, campaignName }: Pick<Invitation, 'label' | 'campaignName'>): string {
  if (label !== '') return label;
  return campaignName === null ? 'Invitation without a name' : `Join link of ${campaignName}`;
}

/** How many may use it, as it was typed: null for any number, "wrong" when it is no number from 1 to 1,000. */
export function mostUsesFrom(text: string): number | null | 'wrong' {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1000 ? Number(typed) : 'wrong';
}
