import { DocumentLine } from '#domain/campaign-file/campaign-file.ts';
import { moveGift } from '#domain/campaign-file/move.ts';
import type { Move } from '#domain/campaign-file/move.ts';
import { NewerDocument } from '#server/kernel/database/document-kind.ts';
import { openDocument } from '#server/features/campaign-documents/index.ts';
import type { CampaignDocumentKind, wholeStore } from '#server/features/campaign-documents/index.ts';
import { documentSchemas } from '#server/features/campaign-interchange/documents.ts';
import type { ReadCampaign } from './read-campaign.ts';
import { readLines } from './read-lines.ts';
import { damagedPart, refuseFile } from './refuse-file.ts';

/** A state of something, and on which line it stands. */
export type ReadVersion = wholeStore.BroughtVersion & { line: number };

const isKind = (kind: string): kind is CampaignDocumentKind => Object.hasOwn(documentSchemas, kind);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The states of everything that a table keeps, as they are written here: brought to the newest version of their kinds and read by their
 * schemas. Refuses a kind that nobody knows, what a newer Hearthlore wrote, and what does not fit its schema or its branch.
 */
export async function* readDocuments(campaign: ReadCampaign, ownerId: string, move: Move): AsyncGenerator<ReadVersion> {
  for await (const { value, line } of readLines(campaign.file, 'documents', DocumentLine, campaign.ids)) {
    const { kind, data, key, position, ...about } = value;
    const path = 'documents.jsonl';
    if (!isKind(kind) || kind === 'scores')
      throw refuseFile(`${path}, line ${line}, holds something that no table keeps: ${kind.slice(0, 40)}.`);
    if (!campaign.paths.has(about.branchId)) throw damagedPart(path, line, ['branchId']);
    const placed = { ...about, kind, key: kind === 'gift' ? String(move(Number(key))) : key, position };
    if (data === null) {
      yield { line, ...placed, data: null };
      continue;
    }
    const opened = openDocument(kind, data);
    if (opened instanceof NewerDocument)
      throw refuseFile(`${path}, line ${line}, comes from a newer Hearthlore. Please update this one first.`);
    const read = documentSchemas[kind].safeParse(opened);
    if (!read.success) throw damagedPart(path, line, [kind, ...(read.error.issues[0]?.path ?? [])]);
    yield { line, ...placed, data: atHome(campaign, { kind, key, data: read.data, ownerId, move }) };
  }
}

interface Document {
  kind: CampaignDocumentKind;
  key: string;
  data: object;
  ownerId: string;
  move: Move;
}

/** A document as it belongs into this campaign, whatever the file says of where it was. */
function atHome({ about }: ReadCampaign, { kind, key, data, ownerId, move }: Document): object {
  if (kind === 'gift') return moveGift(documentSchemas.gift.parse(data), move);
  if (kind === 'character') {
    const character = documentSchemas.character.parse(data);
    const { portrait, userId } = character;
    const isOwn = portrait.kind === 'drawn' || portrait.url.startsWith(`/portraits/${about.id}/${key}/`);
    return {
      ...character,
      id: key,
      campaignId: about.id,
      userId: userId === ownerId || UUID.test(userId) ? userId : '',
      portrait: isOwn ? portrait : { kind: 'drawn' as const, seed: key },
    };
  }
  return 'id' in data ? { ...data, id: key } : data;
}
