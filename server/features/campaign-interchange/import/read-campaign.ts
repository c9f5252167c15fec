import { readFile } from 'node:fs/promises';
import { CAMPAIGN_PATH, CampaignPart, isPersonToken, WORLD_PATH } from '#domain/campaign-file/campaign-file.ts';
import { branchPaths } from '#domain/campaign-file/branch-paths.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { isReadyStory } from '#domain/ready-stories.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Person } from '#domain/account/account.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Upload } from '#server/kernel/http/receive-upload.ts';
import { readLore } from '#server/features/lore/index.ts';
import { findWorldFor } from '#server/features/world-library/index.ts';
import { readImport } from '#server/features/world-interchange/index.ts';
import type { ReadWorld } from '#server/features/world-interchange/index.ts';
import { newIds } from './new-ids.ts';
import type { NewIds } from './new-ids.ts';
import { jsonOf } from './read-lines.ts';
import { damagedPart, refuseFile } from './refuse-file.ts';
import { unpackCampaign } from './unpack-campaign.ts';
import type { Unpacked } from './unpack-campaign.ts';

/** A campaign that somebody brings, as far as it is in memory: its story is read line by line. */
export interface ReadCampaign {
  file: Unpacked;
  /** Under new ids. */
  about: CampaignPart;
  paths: Map<string, Map<string, number>>;
  ids: NewIds;
  /** The world that comes along, or the ready world that is here. */
  world: { kind: 'own'; read: ReadWorld } | { kind: 'ready'; id: string };
}

/** Opens a campaign's file with the world in it. Refuses what is none or does not fit together, and a ready world that is not here. */
export async function readCampaign(sql: Sql, by: Person, { path, folder }: Pick<Upload, 'path' | 'folder'>): Promise<ReadCampaign> {
  const file = await unpackCampaign({ path, folder });
  const given = await readAbout(file, (words) => words);
  if (![given.owner, ...given.people.map(({ id }) => id)].every(isPersonToken)) throw damagedPart(CAMPAIGN_PATH, 1, ['people']);
  const world = await readWorld(sql, by, file, given, folder);
  const entries = world.kind === 'own' ? world.read.entries : await readLore(sql, world.id, { id: by.id, builds: true });
  const ids = newIds({ owner: given.owner, ownerId: by.id, kept: new Set(entries.map(({ id }) => id)) });
  const about = await readAbout(file, ids);
  const paths = branchPaths(about.branches);
  if (!paths || about.branches.length > campaignServerLimits.campaignFileBranches || !paths.has(about.playedBranchId)) {
    throw refuseFile(`${CAMPAIGN_PATH} is damaged: its branches do not fit together.`);
  }
  if (about.checkpoints.length > limits.checkpointsPerCampaign || about.checkpoints.some(({ branchId }) => !paths.has(branchId))) {
    throw refuseFile(`${CAMPAIGN_PATH} is damaged: its checkpoints do not fit its branches.`);
  }
  return { file, about, paths, ids, world };
}

async function readAbout({ parts }: Unpacked, ids: NewIds): Promise<CampaignPart> {
  const words = await readFile(parts.get(CAMPAIGN_PATH)?.place ?? '', 'utf8');
  const read = CampaignPart.safeParse(jsonOf(CAMPAIGN_PATH, 1, ids(words)));
  if (!read.success) throw damagedPart(CAMPAIGN_PATH, 1, read.error.issues[0]?.path);
  return read.data;
}

async function readWorld(
  sql: Sql,
  by: Person,
  { parts }: Unpacked,
  { world }: CampaignPart,
  folder: string,
): Promise<ReadCampaign['world']> {
  if (world.kind === 'ready') {
    const here = await findWorldFor(sql, by.id, world.id);
    if (!here?.isTemplate) throw refuseFile(`This campaign plays in the ready world “${world.name}”, which is not on this installation.`);
    return { kind: 'ready', id: world.id };
  }
  const part = parts.get(WORLD_PATH);
  if (!part) throw refuseFile(`This file lacks a part: ${WORLD_PATH}.`);
  const read = await readImport({
    name: WORLD_PATH,
    path: part.place,
    folder,
    mostBytes: campaignServerLimits.campaignFilePartBytes,
  }).catch((error: unknown) => {
    throw error instanceof Refusal ? refuseFile(`${WORLD_PATH} cannot be read as a world. ${error.message}`) : error;
  });
  const { story } = read.about;
  // Its place in the story would name scenes that are not there.
  if (story !== null && !isReadyStory(story)) {
    throw refuseFile(`This campaign plays the ready adventure “${story}”, which is not on this installation.`);
  }
  if (read.kind !== 'vault') throw refuseFile(`${WORLD_PATH} is no world that was exported from Hearthlore.`);
  return { kind: 'own', read };
}
