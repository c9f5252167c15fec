import type { Writable } from 'node:stream';
import {
  CAMPAIGN_FILE_FORMAT,
  campaignFileVersion,
  CAMPAIGN_PATH,
  MANIFEST_PATH,
  WORLD_PATH,
} from '#domain/campaign-file/campaign-file.ts';
import type { CampaignManifest, CampaignPart } from '#domain/campaign-file/campaign-file.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { productVersion } from '#server/kernel/product-version.ts';
import { branchStore, wholeStore } from '#server/features/campaign-documents/index.ts';
import { wholeCampaign } from '#server/features/campaigns/index.ts';
import { listCheckpoints } from '#server/features/history/index.ts';
import { getTurn } from '#server/features/turns/index.ts';
import { gatherWorld, packWorld } from '#server/features/world-interchange/index.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';
import type { Person } from '#domain/account/account.ts';
import { numberPeople } from './number-people.ts';
import { openParts, piecesOf, whole } from './part-writer.ts';
import { writeKept } from './write-kept.ts';
import { writeStory } from './write-story.ts';
import type { Leaving } from './leaving.ts';

/**
 * Writes a campaign as one file, as far as its owner may read it. What is written meanwhile is not in it: it ends at a position of
 * the story. `open` is called once all is known that could refuse it. Refuses a campaign whose world its owner may not read.
 */
export async function writeCampaign(kernel: Kernel, owner: Person, campaignId: string, open: (name: string) => Writable): Promise<void> {
  const { sql } = kernel.database;
  const about = await wholeCampaign.findWhole(sql, campaignId);
  if (!about) throw new Refusal('campaign.notFound');
  const reader = readerOf(owner, await findWorldAccess({ sql, actor: owner, input: { worldId: about.worldId } }));
  const upTo = await transact(kernel, (tx) => wholeStore.settlePosition(tx.sql, campaignId));
  if (upTo === null) throw new Refusal('campaign.notFound');
  const people = await numberPeople(sql, campaignId, owner.id);
  const write = async (send: (out: Writable) => Promise<void>) => send(open(about.name));
  const writeAll = async (out: Writable, world: string | null) => {
    const parts = openParts(out);
    const leaving: Leaving = { kernel, campaignId, ownerId: owner.id, upTo, people, parts, left: {} };
    const own = await campaignPartOf(leaving, about);
    await parts.write(CAMPAIGN_PATH, whole(people.number(JSON.stringify(own))));
    if (world !== null) await parts.write(WORLD_PATH, piecesOf(world), true);
    await writeStory(leaving);
    await writeKept(leaving);
    const manifest: CampaignManifest = {
      format: CAMPAIGN_FILE_FORMAT,
      version: campaignFileVersion,
      build: productVersion,
      exportedAt: kernel.now().toISOString(),
      name: about.name,
      parts: parts.parts,
      left: leaving.left,
    };
    await parts.write(MANIFEST_PATH, whole(`${JSON.stringify(manifest, null, 2)}\n`));
    parts.end();
  };
  if (about.isReadyWorld) return write((out) => writeAll(out, null));
  return gatherWorld(kernel, about.worldId, reader, (gathered) => packWorld(gathered, (world) => write((out) => writeAll(out, world))));
}

type About = NonNullable<Awaited<ReturnType<typeof wholeCampaign.findWhole>>>;

async function campaignPartOf({ kernel, campaignId, people, upTo }: Leaving, about: About): Promise<CampaignPart> {
  const { sql } = kernel.database;
  const { name, settings, lastPassage, playsTemplate, worldName, worldId, isReadyWorld, branchId } = about;
  const branches = await branchStore.listBranches(sql, campaignId);
  const checkpoints = (await listCheckpoints(sql, campaignId)).filter(({ position }) => position <= upTo);
  return {
    id: campaignId,
    name,
    settings,
    lastPassage,
    playsTemplate,
    cycle: (await getTurn(sql, campaignId)).cycle,
    world: isReadyWorld ? { kind: 'ready', name: worldName, id: worldId } : { kind: 'own', name: worldName },
    owner: people.owner,
    people: people.people,
    branches: branches.map(({ id, parentId, fromPosition, name: called, createdAt }) => ({
      id,
      parentId,
      from: fromPosition,
      name: called,
      createdAt: createdAt.toISOString(),
    })),
    playedBranchId: branchId,
    checkpoints: checkpoints.toReversed().map(({ branchId: on, position, name: called, number, createdAt }) => {
      return { branchId: on, position, name: called, number, createdAt: createdAt.toISOString() };
    }),
  };
}
