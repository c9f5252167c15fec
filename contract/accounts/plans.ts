import { Id } from '#domain/ids.ts';
import { PlanRequest, PlanReason, WantedPlan } from '#domain/account/plan-request.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

export const request = command('plans.request', {
  summary: 'Asks for another plan; an administrator reviews it. One request waits at a time.',
  input: z.object({ plan: WantedPlan, reason: PlanReason.nullable().default(null) }),
  output: PlanRequest,
});

export const mine = query('plans.mine', {
  summary: 'The person’s own requests, newest first.',
  input: z.object({}),
  output: z.array(PlanRequest),
});

export const withdraw = command('plans.withdraw', {
  summary: 'Takes back a request that waits.',
  input: z.object({ requestId: Id }),
  output: PlanRequest,
});
