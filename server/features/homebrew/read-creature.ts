import { readFoundryNpc } from '#domain/character/interchange/foundry-npc/npc-read.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { readCreature as operation } from '#contract/play/homebrew.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';

export const readCreature = query(operation, {
  may: policies['homebrew.readCreature'],
  find: findAccess,
  run: async ({ input: { text } }) => {
    const read = readFoundryNpc(parsed(text));
    if ('problem' in read) throw new Refusal('homebrew.fileRefused', read.problem);
    return read;
  },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('homebrew.fileRefused');
  }
}
