import { createHash } from 'node:crypto';
import {
  CAMPAIGN_FILE_FORMAT,
  campaignFileVersion,
  CAMPAIGN_PATH,
  CampaignManifest,
  linedParts,
  MANIFEST_PATH,
  WORLD_PATH,
} from '#domain/campaign-file/campaign-file.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { z } from 'zod';
import { zip } from '#server/features/world-formats/index.ts';
import { notACampaign, refuseFile } from './refuse-file.ts';

const needed = [CAMPAIGN_PATH, ...Object.values(linedParts)];
const pictures = /^(?:pictures\/[0-9a-f-]{36}\.(?:png|jpg|webp)|portraits\/[0-9a-f-]{36}\/[0-9a-f]{32})$/;
const isKnown = (path: string) => needed.includes(path) || path === WORLD_PATH || pictures.test(path);

/**
 * Opens a campaign's file and gives its parts one after the other, so that no more than one is in memory. Refuses what is none, what is packed in a hostile way, what a newer Hearthlore wrote, and a part that is
 * missing, unknown, or not what the manifest says.
 */
export function openArchive(archive: zip.ArchiveBytes, take: (path: string, bytes: Uint8Array) => void): CampaignManifest {
  const [first, second] = archive.read(0, 2);
  if (first !== 0x50 || second !== 0x4b) throw notACampaign();
  const { campaignFileUnpackedBytes: unpackedBytes, campaignFilePartBytes: fileBytes } = campaignServerLimits;
  const files = zip.openZip(archive, { unpackedBytes, fileBytes });
  const manifest = readManifest(files.get(MANIFEST_PATH)?.());
  files.delete(MANIFEST_PATH);
  const named = new Set(manifest.parts.map(({ path }) => path));
  const unknown = [...files.keys()].find((path) => !named.has(path) || !isKnown(path));
  if (unknown !== undefined) throw refuseFile(`This file holds a part that does not belong into a campaign: ${shown(unknown)}.`);
  for (const path of needed) if (!named.has(path)) throw refuseFile(`This file lacks a part: ${path}.`);
  for (const { path, size, sha256 } of manifest.parts) {
    const part = files.get(path)?.();
    if (!part) throw refuseFile(`This file lacks a part: ${shown(path)}.`);
    if (part.length !== size || createHash('sha256').update(part).digest('hex') !== sha256) {
      throw refuseFile(`${shown(path)} was changed after the file was written.`);
    }
    if (needed.includes(path)) refuseLongLines(path, part);
    take(path, part);
  }
  return manifest;
}

/** Whoever reads the lines holds one at a time. */
function refuseLongLines(path: string, part: Uint8Array): void {
  for (let at = 0; at < part.length;) {
    const end = part.indexOf('\n'.charCodeAt(0), at);
    const next = end < 0 ? part.length : end;
    if (next - at > campaignServerLimits.campaignFileLineBytes) throw refuseFile(`${path} holds a line that is too long.`);
    at = next + 1;
  }
}

const Head = z.object({ format: z.literal(CAMPAIGN_FILE_FORMAT), version: z.int().min(1) });

function readManifest(bytes: Uint8Array | undefined): CampaignManifest {
  const value = bytes && parsed(bytes);
  const head = Head.safeParse(value);
  if (!head.success) throw notACampaign();
  if (head.data.version > campaignFileVersion) throw refuseFile('This file comes from a newer Hearthlore. Please update this one first.');
  const manifest = CampaignManifest.safeParse(value);
  if (!manifest.success) throw refuseFile(`${MANIFEST_PATH} is damaged.`);
  return manifest.data;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuseFile(`${MANIFEST_PATH} is not valid JSON.`);
  }
}

const shown = (path: string) => path.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�').slice(0, 120);
