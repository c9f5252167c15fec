import { moveTo } from '#domain/campaign-file/move.ts';
import type { Person } from '#domain/account/account.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { branchStore, wholeStore } from '#server/features/campaign-documents/index.ts';
import { seating, wholeCampaign } from '#server/features/campaigns/index.ts';
import { saveDeadline } from '#server/features/combat/index.ts';
import { saveCheckpoint } from '#server/features/history/index.ts';
import { closedCycles } from '#server/features/turns/index.ts';
import { limits } from '#domain/limits/limits.ts';
import { keepImport } from '#server/features/world-interchange/index.ts';
import type { Companion } from '#server/features/world-interchange/index.ts';
import { randomUUID } from 'node:crypto';
import type { Arriving } from './arriving.ts';
import { bytesOfPictures, keepPictures } from './keep-pictures.ts';
import { keepRest, keepStory } from './keep-story.ts';
import type { ReadCampaign } from './read-campaign.ts';
import type { Survey } from './survey.ts';

/**
 * Makes a campaign of what was read, with its world: whoever brings it owns it and leads it. Both are written in short transactions, hidden
 * from everybody until the last one; where any of them fails, nothing of it stays. What a crash leaves behind is forgotten as deleted
 * campaigns are.
 */
export async function keepCampaign(kernel: Kernel, by: Person, campaign: ReadCampaign, found: Survey): Promise<{ campaignId: string }> {
  const campaignId = campaign.about.id;
  const arriving: Arriving = { kernel, by, campaign, found, move: (position) => position };
  const withIt: Companion = {
    fill: (worldId) => fill(arriving, worldId),
    reveal: (tx) => reveal(tx, arriving),
    drop: () => drop(arriving),
  };
  if (campaign.world.kind === 'own') await keepImport(kernel, by, campaign.world.read, withIt);
  else await keepAlone(kernel, campaign.world.id, withIt);
  return { campaignId };
}

async function keepAlone(kernel: Kernel, worldId: string, withIt: Companion): Promise<void> {
  try {
    await withIt.fill(worldId);
    await transact(kernel, (tx) => withIt.reveal(tx));
  } catch (error) {
    await withIt.drop();
    throw error;
  }
}

async function fill(arriving: Arriving, worldId: string): Promise<void> {
  const { kernel, by, campaign, found } = arriving;
  const { about, paths } = campaign;
  const { id, name, settings, lastPassage, playsTemplate, playedBranchId: branchId } = about;
  await transact(kernel, async (tx) => {
    await kernel.storedBytes.reserve(tx.sql, by.id, bytesOfPictures(arriving));
    const taken = await wholeStore.takePositions(tx.sql, found.positions.length);
    arriving.move = moveTo(found.positions, taken);
    const branches = about.branches.map((branch) => ({ ...branch, from: branch.from === null ? null : arriving.move(branch.from) }));
    await wholeCampaign.insertHidden(tx.sql, { id, name, settings, lastPassage, playsTemplate, worldId, branchId }, tx.now);
    await wholeStore.insertBranches(tx.sql, id, branches, movedPaths(arriving, paths));
    await closedCycles.openTurn(tx.sql, id, about.cycle);
  });
  await keepStory(arriving);
  await keepRest(arriving);
  await keepPictures(arriving);
}

function movedPaths({ move }: Arriving, paths: ReadCampaign['paths']): ReadCampaign['paths'] {
  const moved = (upTo: number) => (upTo === Number.MAX_SAFE_INTEGER ? upTo : move(upTo));
  return new Map([...paths].map(([id, path]) => [id, new Map([...path].map(([ancestor, upTo]) => [ancestor, moved(upTo)]))]));
}

async function reveal(tx: Tx, { by, campaign, move }: Arriving): Promise<void> {
  const { about } = campaign;
  await branchStore.playBranch(tx.sql, about.id, about.playedBranchId);
  for (const { branchId, position, name, number, createdAt } of about.checkpoints) {
    const checkpoint = { id: randomUUID(), campaignId: about.id, branchId, position: move(position), name, number, createdBy: by.id };
    await saveCheckpoint(tx.sql, checkpoint, { now: new Date(createdAt), most: limits.checkpointsPerCampaign });
  }
  // A fight that waited for somebody goes on when the time for that is over; where none does, this is forgotten.
  await saveDeadline(tx.sql, about.id, new Date(tx.now.getTime() + limits.reactionSeconds * 1000));
  await wholeCampaign.reveal(tx.sql, about.id, by.id, tx.now);
  await seating.giveSeat(tx, null, { campaignId: about.id, userId: by.id, seat: 'owner' });
}

async function drop({ kernel, campaign }: Arriving): Promise<void> {
  const { id } = campaign.about;
  await wholeCampaign.dropHidden(kernel.database.sql, id);
  await kernel.files.removeFolder(`campaigns/${id}`);
}
