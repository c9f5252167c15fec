import { policies } from '#domain/policies.ts';
import { add as operation } from '#contract/tomes.ts';
import { command } from '#server/kernel/handle.ts';
import { authorOf } from '#server/features/worlds/author.ts';
import { lockStanding } from '#server/features/worlds/standing.ts';
import { addTome } from '#server/features/worlds/write-tome.ts';

export const add = command(operation, {
  may: policies['tomes.add'],
  find: lockStanding,
  run: ({ tx, actor, input: { worldId, ...fields } }) => addTome(tx, { worldId, by: authorOf(actor) }, { ...fields, file: null }),
});
