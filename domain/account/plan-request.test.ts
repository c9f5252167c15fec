import { describe, expect, it } from 'vitest';
import { PlanName, WantedPlan, judgePlanRequest } from './plan-request.ts';

describe('the name of a plan', () => {
  it.each([
    ['FREE', 'FREE'],
    ['ADVENTURER', 'FREE'],
    ['DM', 'DM'],
    ['ADMIN', 'ADMIN'],
  ])('%s means %s', (name, plan) => {
    expect(PlanName.parse(name)).toBe(plan);
  });

  it.each(['ADMIN', 'adventurer', 'GOD', ''])('cannot be asked for when it is "%s"', (name) => {
    expect(WantedPlan.safeParse(name).success).toBe(false);
  });
});

describe('a request for a plan', () => {
  it.each([
    ['FREE', 'DM', false, true],
    ['DM', 'FREE', false, true],
    ['FREE', 'FREE', false, 'plan.same'],
    ['FREE', 'DM', true, 'plan.pending'],
    ['ADMIN', 'FREE', false, 'plan.isAdmin'],
  ] as const)('from %s for %s, with another waiting: %s, is answered with %s', (current, wanted, waits, verdict) => {
    expect(judgePlanRequest(current, wanted, waits)).toBe(verdict);
  });
});
