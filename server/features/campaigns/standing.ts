import { policies } from '#domain/policies.ts';
import { standing as operation } from '#contract/campaigns.ts';
import { query } from '#server/kernel/handle.ts';
import { findStanding } from './find-standing.ts';

export const standing = query(operation, {
  may: policies['campaigns.standing'],
  find: findStanding,
  run: ({ subject }) => Promise.resolve({ seat: subject.seat }),
});
