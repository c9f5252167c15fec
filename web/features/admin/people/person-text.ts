import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import type { Plan } from '#domain/account/account.ts';
import { planLabel } from '#domain/account/plan-label.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { shortDayOf } from '#web/ui/format/dates.ts';

/** How a plan is shown. */
export const planTones: Record<Plan, BadgeTone> = { FREE: 'moss', DM: 'seal', ADMIN: 'candle' };

/** The plans one may be given, with what each means for whoever has it. */
export const planChoices = [
  { id: 'FREE', label: planLabel('FREE'), meaning: 'Plays at other people’s tables and in the free campaign.' },
  { id: 'DM', label: planLabel('DM'), meaning: 'Also runs campaigns of their own.' },
  { id: 'ADMIN', label: planLabel('ADMIN'), meaning: 'Also looks after this server: people, settings, backups.' },
] as const satisfies { id: Plan; label: string; meaning: string }[];

/** What is out of the ordinary about somebody's account, or null. */
export function statusOf({
  suspendedAt,
  deletesAt,
}: Pick<PersonLine, 'suspendedAt' | 'deletesAt'>): { label: string; tone: BadgeTone } | null {
  if (suspendedAt !== null) return { label: `Suspended since ${shortDayOf(suspendedAt)}`, tone: 'wine' };
  if (deletesAt !== null) return { label: `Will be deleted on ${shortDayOf(deletesAt)}`, tone: 'candle' };
  return null;
}

/** What a change of plan does, in a sentence; `isMe` when an administrator changes their own. */
export function planConsequence(name: string, from: Plan, to: Plan, isMe: boolean): string {
  if (from === to) return isMe ? 'This is the plan you have.' : `This is the plan ${name} has.`;
  if (isMe) return 'You lose this administration at once. Another administrator can give it back.';
  if (to === 'ADMIN') return `${name} can then do everything you can do here, also to your own account.`;
  if (to === 'FREE') return `${name} can no longer create campaigns. The campaigns they run already stay theirs.`;
  if (from === 'ADMIN') return `${name} is no longer an administrator at once.`;
  return `${name} can create campaigns at once.`;
}
