import { linedParts, PictureLine, PortraitLine, ReplyLine } from '#domain/campaign-file/campaign-file.ts';
import type { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { WholeAdditionShape, WholeMessageShape } from '#domain/campaign-file/messages.ts';
import { KeptEncounter } from '#domain/encounter/kept-encounter.ts';
import { KeptEntry } from '#domain/homebrew/entry.ts';
import { mapLines } from '#server/features/battle-maps/index.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { z } from 'zod';
import type { ReadCampaign } from './read-campaign.ts';
import { readDocuments } from './read-documents.ts';
import { readLines } from './read-lines.ts';
import { damagedPart, refuseFile } from './refuse-file.ts';

/** What is known of a campaign's file once every line of it was read. */
export interface Survey {
  preview: CampaignPreview;
  /** Every position at which something stands, in their order. */
  positions: number[];
  replyIds: Set<string>;
  messageIds: Set<string>;
}

/** Something that stands on the branch that is played, last of all. */
interface Standing {
  position: number;
  kind: string;
  name: string;
  userId: string | null;
}

const Named = z.object({ name: z.string().catch(''), userId: z.string().nullable().catch(null) });

/** Takes down that something stands at a position of a branch. Refuses a position twice, and a branch that is not there. */
type Note = (path: string, line: number, position: number, branchId: string) => void;

/** Reads a campaign's file from end to end and keeps nothing: what it holds, or with a refusal which line of it cannot be kept. */
export async function survey(campaign: ReadCampaign, ownerId: string): Promise<Survey> {
  const seen = new Set<number>();
  const note = (path: string, line: number, position: number, branchId: string) => {
    if (seen.has(position) || !campaign.paths.has(branchId)) throw damagedPart(path, line, [seen.has(position) ? 'position' : 'branchId']);
    seen.add(position);
  };
  const standing = await surveyDocuments(campaign, ownerId, note);
  const replyIds = await surveyReplies(campaign);
  const { messageIds, perBranch } = await surveyMessages(campaign, note);
  const reactions = await surveyAdditions(campaign, { note, messageIds, ownerId });
  const kept = await surveyKept(campaign, messageIds);
  const { file, about, world } = campaign;
  const here = [...standing.values()];
  const count = (kind: string) => here.filter((each) => each.kind === kind).length;
  const nameOf = new Map(about.people.map(({ id, name }) => [id, name]));
  const preview: CampaignPreview = {
    name: about.name,
    exportedAt: file.manifest.exportedAt,
    world: worldOf(about.world.name, world),
    heroes: here.filter(({ kind }) => kind === 'character').map(({ name, userId }) => ({ name, player: nameOf.get(userId ?? '') ?? null })),
    people: about.people.map(({ name }) => name),
    branches: about.branches.map(({ id, name }) => ({ name, messages: perBranch.get(id) ?? 0, isPlayed: id === about.playedBranchId })),
    fights: count('combat'),
    notes: count('note'),
    lore: count('lore'),
    checkpoints: about.checkpoints.length,
    ...kept,
    left: file.manifest.left,
    lost: { reactions },
  };
  return { preview, positions: [...seen].toSorted((a, b) => a - b), replyIds, messageIds };
}

function worldOf(name: string, world: ReadCampaign['world']): CampaignPreview['world'] {
  if (world.kind === 'ready') return { name, isReady: true, entries: 0, tomes: 0, files: 0 };
  const { about, entries, tomes, files } = world.read;
  return { name: about.name, isReady: false, entries: entries.length, tomes: tomes.length, files: files.length };
}

async function surveyDocuments(campaign: ReadCampaign, ownerId: string, note: Note): Promise<Map<string, Standing>> {
  const played = campaign.paths.get(campaign.about.playedBranchId);
  const standing = new Map<string, Standing>();
  for await (const { line, position, branchId, kind, key, data } of readDocuments(campaign, ownerId, (same) => same)) {
    note('documents.jsonl', line, position, branchId);
    if (position > (played?.get(branchId) ?? 0) || position < (standing.get(`${kind} ${key}`)?.position ?? 0)) continue;
    if (data === null) standing.delete(`${kind} ${key}`);
    else standing.set(`${kind} ${key}`, { position, kind, ...Named.parse(data) });
  }
  if (!standing.has('play play')) throw refuseFile('documents.jsonl is damaged: it does not say how far the party has come.');
  return standing;
}

async function surveyReplies({ file, ids }: ReadCampaign): Promise<Set<string>> {
  const known = new Set<string>();
  const cycles = new Set<number>();
  for await (const { value, line } of readLines(file, 'replies', ReplyLine, ids)) {
    if (known.has(value.id) || (value.cycle !== null && cycles.has(value.cycle))) throw damagedPart('replies.jsonl', line, ['id']);
    known.add(value.id);
    if (value.cycle !== null) cycles.add(value.cycle);
  }
  return known;
}

async function surveyMessages(
  { file, ids }: ReadCampaign,
  note: Note,
): Promise<{ messageIds: Set<string>; perBranch: Map<string, number> }> {
  const messageIds = new Set<string>();
  const perBranch = new Map<string, number>();
  for await (const { value, line } of readLines(file, 'messages', WholeMessageShape, ids)) {
    note('messages.jsonl', line, value.position, value.branchId);
    if (messageIds.has(value.id)) throw damagedPart('messages.jsonl', line, ['id']);
    if (value.content.length > limits.recapLength) throw damagedPart('messages.jsonl', line, ['content']);
    if (value.replyTo !== null && !messageIds.has(value.replyTo)) throw damagedPart('messages.jsonl', line, ['replyTo']);
    messageIds.add(value.id);
    perBranch.set(value.branchId, (perBranch.get(value.branchId) ?? 0) + 1);
  }
  return { messageIds, perBranch };
}

interface Additions {
  note: Note;
  messageIds: ReadonlySet<string>;
  ownerId: string;
}

/** Answers how many signs are of people who have no account here. */
async function surveyAdditions({ file, ids }: ReadCampaign, { note, messageIds, ownerId }: Additions): Promise<number> {
  let reactions = 0;
  for await (const { value, line } of readLines(file, 'additions', WholeAdditionShape, ids)) {
    note('additions.jsonl', line, value.position, value.branchId);
    if (!messageIds.has(value.messageId)) throw damagedPart('additions.jsonl', line, ['messageId']);
    if (value.type === 'reaction' && value.userId !== ownerId) reactions += 1;
  }
  return reactions;
}

type Kept = Pick<CampaignPreview, 'homebrew' | 'encounters' | 'battleMaps' | 'pictures' | 'portraits'>;

async function surveyKept({ file, ids }: ReadCampaign, messageIds: ReadonlySet<string>): Promise<Kept> {
  const counts = { homebrew: 0, encounters: 0, battleMaps: 0, pictures: 0, portraits: 0 };
  const most = {
    homebrew: limits.homebrewPerCampaign,
    encounters: limits.encountersKept,
    battleMaps: battleMapLimits.mapsPerCampaign,
    pictures: limits.imagesPerCampaign,
    portraits: Infinity,
  };
  const known = new Set<string>();
  const take = (part: keyof Kept, id: string, line: number) => {
    if (known.has(`${part} ${id}`) || counts[part] >= most[part]) throw damagedPart(linedParts[part], line, ['id']);
    known.add(`${part} ${id}`);
    counts[part] += 1;
  };
  for await (const { value, line } of readLines(file, 'homebrew', KeptEntry, ids)) take('homebrew', value.entry.id, line);
  for await (const { value, line } of readLines(file, 'encounters', KeptEncounter, ids)) take('encounters', value.id, line);
  for await (const { value, line } of readLines(file, 'battleMaps', mapLines.KeptMapLine, ids)) take('battleMaps', value.map.id, line);
  for await (const { value, line } of readLines(file, 'pictures', PictureLine, ids)) {
    take('pictures', value.id, line);
    if (!messageIds.has(value.messageId)) throw damagedPart(linedParts.pictures, line, ['messageId']);
  }
  for await (const { value, line } of readLines(file, 'portraits', PortraitLine, ids))
    take('portraits', `${value.characterId} ${value.id}`, line);
  return counts;
}
