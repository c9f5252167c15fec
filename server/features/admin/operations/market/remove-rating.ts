import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { removeRating as operation } from '#contract/accounts/admin.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { deleteRating } from '#server/features/market/index.ts';

export const removeRating = adminCommand(operation, {
  may: policies['admin.removeRating'],
  run: async ({ tx, input: { ratingId } }) => {
    const text = await deleteRating(tx.sql, ratingId);
    if (text === null) throw new Refusal('rating.notFound');
    return { output: {}, about: 'A rating', detail: { ratingId, text } };
  },
});
