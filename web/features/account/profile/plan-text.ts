import type { Plan } from '#domain/account/account.ts';
import type { PlanRequestState } from '#domain/account/plan-request.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** A plan as its badge shows it, and what it means. */
export const accessLevels: Record<Plan, { label: string; tone: BadgeTone; meaning: string }> = {
  FREE: { label: 'Adventurer', tone: 'moss', meaning: 'You play at other people’s tables and in the free campaign.' },
  DM: { label: 'Dungeon Master', tone: 'seal', meaning: 'You run campaigns of your own and play at other people’s tables.' },
  ADMIN: {
    label: 'Administrator',
    tone: 'candle',
    meaning: 'You manage this server and can do everything a Dungeon Master can.',
  },
};

/** Where a request stands, as its asker reads it. */
export const requestStates: Record<PlanRequestState, { label: string; tone: BadgeTone }> = {
  PENDING: { label: 'Waiting for an answer', tone: 'candle' },
  APPROVED: { label: 'Approved', tone: 'moss' },
  DECLINED: { label: 'Declined', tone: 'wine' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'plain' },
};

interface PlanStep {
  /** The plan to ask for. */
  to: 'DM' | 'FREE';
  action: string;
  question: string;
  done: string;
}

const steps: Record<Plan, PlanStep | null> = {
  FREE: {
    to: 'DM',
    action: 'Request DM Access',
    question: 'A Dungeon Master creates campaigns and invites players. The administrator of this server answers your request here.',
    done: 'Your request to upgrade to the requested plan has been submitted for admin review.',
  },
  DM: {
    to: 'FREE',
    action: 'Request Downgrade',
    question: 'As an Adventurer you keep your seats and your campaigns, but you cannot create new ones.',
    done: 'Your request to downgrade to the requested plan has been submitted for admin review.',
  },
  ADMIN: null,
};

/** What somebody with this plan may ask for; null for administrators, whose plan is not changed by request. */
export function planStep(plan: Plan): PlanStep | null {
  return steps[plan];
}
