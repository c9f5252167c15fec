import type { Person } from '#domain/account.ts';
import type { Campaign } from '#domain/campaign.ts';
import { screenPolicies } from '#domain/screen-policies.ts';
import { isDm } from '#domain/seat.ts';
import type { Part } from '#web/features/turns/turn-view.ts';

/** What somebody may do at a table, and how they take part in it. */
export interface TableRights {
  part: Part;
  mayEnd: boolean;
  mayStop: boolean;
  /** Reads what the narrator has drafted before it is posted. */
  mayRead: boolean;
  /** Looks after the table: its settings, its people, its past. */
  runs: boolean;
  /** Has a private assistant. */
  assisted: boolean;
}

/** Judged by the same policies as the server judges by; there alone they count. */
export function tableRights({ isTemplate, seat }: Pick<Campaign, 'isTemplate' | 'seat'>, me: Person): TableRights {
  const standing = { isTemplate, isDeleted: false, seat };
  const part = seat === 'spectator' ? 'watches' : isDm(seat) && !isTemplate ? 'leads' : 'plays';
  return {
    part,
    mayEnd: screenPolicies['turns.forceEnd'](me, standing) === true,
    mayStop: screenPolicies['narrator.stop'](me, standing) === true,
    mayRead: screenPolicies['narrator.drafts'](me, standing) === true,
    runs: screenPolicies['campaigns.saveSettings'](me, standing) === true,
    assisted: screenPolicies['assistant.ask'](me, standing) === true,
  };
}
