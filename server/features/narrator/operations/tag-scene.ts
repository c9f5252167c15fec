import type { Adventure } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { withoutTag, withTagSet } from '#domain/narration/set-tag.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import type { Actor } from '#domain/account/account.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { tagScene as setting, untagScene as removing } from '#contract/play/narrator.ts';
import { command } from '#server/kernel/calls/handle.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { adventureOf, savePlay } from '#server/features/adventures/index.ts';
import { findAccess, findPlay } from '#server/features/campaigns/index.ts';
import { announceScene } from '#server/features/narrator/announce-scene.ts';
import { lockTableOf } from '#server/features/narrator/lock-table.ts';
import { findCurrent } from '#server/features/narrator/narrator.store.ts';

/** Changes what deeds have left in the scenes of a table that is held. A reply that is under way would undo it, so that it waits. */
async function changeTags(
  tx: Tx,
  actor: Actor,
  campaignId: string,
  change: (adventure: Adventure, state: PlayState) => PlayState,
): Promise<void> {
  const play = await findPlay(tx.sql, campaignId);
  if (!play) throw new Refusal('campaign.notFound');
  const { speaking, waiting, held } = await findCurrent(tx.sql, campaignId);
  if (speaking || waiting > 0 || held) throw new Refusal('narration.isComing');
  const { id, name } = personOf(actor);
  await savePlay(tx.sql, campaignId, change(await adventureOf(tx.sql, play), play.state), tx.now, { id, name });
  await announceScene(tx, campaignId);
}

/** Sets a scene tag where the party is. */
export const tagScene = command(setting, {
  may: policies['narrator.tagScene'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, thing, state } }) => {
    await changeTags(tx, actor, campaignId, (adventure, before) => {
      const after = withTagSet(adventure, before, { thing, state });
      if (!after.ok) throw new Refusal(`sceneTag.${after.refused.code}`);
      return after.value;
    });
    return {};
  },
});

/** Takes a scene tag away. */
export const untagScene = command(removing, {
  may: policies['narrator.untagScene'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, tagId } }) => {
    await changeTags(tx, actor, campaignId, (_adventure, before) => {
      const after = withoutTag(before, tagId);
      if (!after) throw new Refusal('sceneTag.notFound');
      return after;
    });
    return {};
  },
});
