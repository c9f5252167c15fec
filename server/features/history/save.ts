import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import type { Point } from '#domain/timeline/history.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { save as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTableOf } from '#server/features/narrator/index.ts';
import { lines } from '#server/features/records/index.ts';
import { announcePoint } from './announce-point.ts';
import { savePoint } from './history.store.ts';

export const save = command(operation, {
  may: policies['history.save'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, name }, subject }) => {
    const { id: createdBy, name: saver } = personOf(actor);
    const lineId = await lines.findPlayedLine(tx.sql, campaignId);
    const position = await lines.takePosition(tx.sql);
    const point = { id: randomUUID(), campaignId, lineId, name, number: null, position, createdBy };
    if (!(await savePoint(tx.sql, point, { now: tx.now, most: limits.pointsPerCampaign }))) throw new Refusal('history.full');
    const { campaignId: _campaign, ...rest } = point;
    const seen: Point = { ...rest, kind: 'saved', isOnPath: true, createdAt: tx.now.toISOString(), createdBy: saver };
    announcePoint(tx, subject, seen);
    return seen;
  },
});
