import { z } from 'zod';
import { Id as AnyId } from '#domain/ids.ts';
import { CampaignName } from '#domain/campaign/campaign.ts';
import { CampaignSettings } from '#domain/campaign/settings.ts';
import { seats } from '#domain/campaign/seat.ts';
import { StoredFact } from '#domain/fact.ts';
import { limits } from '#domain/limits/limits.ts';

// A campaign as a file: a zip of a manifest, parts with one JSON value on each line, the world as its own export writes it, and pictures.

/** By what a file says that it is a campaign. */
export const CAMPAIGN_FILE_FORMAT = 'hearthlore-campaign';
/** The versions of files that open here, the oldest first. */
export const campaignFileVersions: readonly number[] = [1];
/** The version in which files are written: the newest. */
export const campaignFileVersion = Math.max(...campaignFileVersions);

export const MANIFEST_PATH = 'manifest.json';

/** The parts that every file has. */
export const linedParts = {
  documents: 'documents.jsonl',
  messages: 'messages.jsonl',
  additions: 'additions.jsonl',
  replies: 'replies.jsonl',
  homebrew: 'homebrew.jsonl',
  encounters: 'encounters.jsonl',
  battleMaps: 'battle-maps.jsonl',
  pictures: 'pictures.jsonl',
  portraits: 'portraits.jsonl',
} as const;
export type LinedPart = keyof typeof linedParts;
export const CAMPAIGN_PATH = 'campaign.json';
export const WORLD_PATH = 'world.zip';

/** What stays behind, and how much of it. */
export const leftBehind = ['whispers', 'privateNotes', 'damaged', 'lostFiles', 'underWay'] as const;
export type LeftBehind = (typeof leftBehind)[number];
const Many = z.int().min(0);

export const CampaignManifest = z.object({
  format: z.literal(CAMPAIGN_FILE_FORMAT),
  version: z.int().min(1),
  /** Of the Hearthlore that wrote it. */
  build: z.string().max(80),
  exportedAt: z.iso.datetime(),
  name: z.string().max(limits.campaignNameLength),
  parts: z.array(z.object({ path: z.string().max(300), size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  left: z.partialRecord(z.enum(leftBehind), Many),
});
export type CampaignManifest = z.infer<typeof CampaignManifest>;

/** People are numbered: no file holds the id of an account. */
export const PERSON_FORM = /hearthlore-person-\d{1,6}(?!\d)/g;
export const personToken = (n: number): string => `hearthlore-person-${n}`;
/** A number, or whoever it stands for here. */
const Person = z.string().min(1).max(64);
export const isPersonToken = (id: string): boolean => /^hearthlore-person-\d{1,6}$/.test(id);

const Id = z.uuid();
/** No campaign counts so far. */
const Cycle = z.int().max(1_000_000);
const Time = z.iso.datetime();
const Position = z.int().min(0);

/** The campaign itself: how it is played, its people by name, and the branches of its story. */
export const CampaignPart = z.object({
  id: Id,
  name: CampaignName,
  settings: CampaignSettings,
  lastPassage: z.string().nullable(),
  playsTemplate: z.boolean(),
  /** How many cycles of its turn are over. */
  cycle: Cycle.min(0),
  /** A ready world is on every installation; any other comes along. */
  world: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('own'), name: z.string() }),
    z.object({ kind: z.literal('ready'), name: z.string(), id: AnyId }),
  ]),
  owner: Person,
  people: z.array(z.object({ id: Person, name: z.string(), seat: z.enum(seats) })),
  /** Each after the one that it leaves. */
  branches: z
    .array(z.object({ id: Id, parentId: Id.nullable(), from: Position.nullable(), name: z.string().nullable(), createdAt: Time }))
    .min(1),
  playedBranchId: Id,
  checkpoints: z.array(z.object({ branchId: Id, position: Position, name: z.string(), number: Cycle.nullable(), createdAt: Time })),
});
export type CampaignPart = z.infer<typeof CampaignPart>;

/** A state that something the table keeps was in. Its data is numbered with the version of its kind of document. */
export const DocumentLine = z.object({
  position: Position.min(1),
  branchId: Id,
  kind: z.string(),
  key: z.string().min(1).max(100),
  data: z.looseObject({}).nullable(),
  actorName: z.string(),
  summary: z.array(StoredFact),
  createdAt: Time,
});
export type DocumentLine = z.infer<typeof DocumentLine>;

/** A reply of the narrator that was told: what it answers. Its words are a message. */
export const ReplyLine = z.object({
  id: Id,
  cause: z.enum(['turn', 'chat']),
  cycle: Cycle.nullable(),
  heardUpTo: Position.nullable(),
  createdAt: Time,
});
export type ReplyLine = z.infer<typeof ReplyLine>;

const Side = z.int().min(1).max(20_000);
export const PictureLine = z.object({
  id: z.uuid(),
  messageId: Id,
  alt: z.string().max(limits.imageAltLength),
  width: Side,
  height: Side,
  createdAt: Time,
  /** The path of its bytes. */
  path: z.string(),
});
export type PictureLine = z.infer<typeof PictureLine>;

export const PortraitLine = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/), characterId: z.uuid(), path: z.string() });
export type PortraitLine = z.infer<typeof PortraitLine>;

/** What is in a file, and what of it does not come along: shown before anything is kept. */
export const CampaignPreview = z.object({
  name: z.string(),
  exportedAt: Time,
  world: z.object({ name: z.string(), isReady: z.boolean(), entries: Many, tomes: Many, files: Many }),
  heroes: z.array(z.object({ name: z.string(), player: z.string().nullable() })),
  people: z.array(z.string()),
  /** With how many messages each holds of its own, the first branch first. */
  branches: z.array(z.object({ name: z.string().nullable(), messages: Many, isPlayed: z.boolean() })),
  /** The fight that goes on or was the last: who stands in it. */
  fights: Many,
  notes: Many,
  lore: Many,
  homebrew: Many,
  encounters: Many,
  battleMaps: Many,
  pictures: Many,
  portraits: Many,
  checkpoints: Many,
  /** What stayed behind when the file was written. */
  left: z.partialRecord(z.enum(leftBehind), Many),
  /** What is in the file and has no place here. */
  lost: z.object({ reactions: Many }),
});
export type CampaignPreview = z.infer<typeof CampaignPreview>;
