import type { DocumentLine } from '#domain/campaign-file/campaign-file.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { mayReadNote } from '#domain/notes/note-audience.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';
import { recordFact, StoredFact } from '#domain/fact.ts';
import { Agreement } from '#domain/safety/safety.ts';
import { wholeStore } from '#server/features/campaign-documents/index.ts';
import { wholeStory } from '#server/features/chat/index.ts';
import { wholeReplies } from '#server/features/narrator/index.ts';
import { documentSchemas } from '#server/features/campaign-interchange/documents.ts';
import { leave, pagesOf, writeLines } from './leaving.ts';
import type { Leaving } from './leaving.ts';

const atOnce = campaignServerLimits.campaignRowsReadAtOnce;

/** Writes everything that the table keeps in all its states, and the story with what was added to it, on all branches. */
export async function writeStory(leaving: Leaving): Promise<void> {
  const { kernel, campaignId, ownerId, upTo } = leaving;
  const { sql } = kernel.database;
  const span = (after: number) => ({ userId: ownerId, after, upTo });
  await writeLines(leaving, 'documents', documentsOf(leaving));
  await writeLines(leaving, 'replies', await wholeReplies.listToldReplies(sql, campaignId));
  leave(leaving, 'underWay', await wholeReplies.countUnderWay(sql, campaignId));
  await writeLines(
    leaving,
    'messages',
    pagesOf((after) => wholeStory.listAllMessages(sql, campaignId, span(after), atOnce)),
  );
  leave(leaving, 'whispers', await wholeStory.countUnreadable(sql, campaignId, ownerId));
  await writeLines(
    leaving,
    'additions',
    pagesOf((after) => wholeStory.listAllAdditions(sql, campaignId, span(after), atOnce)),
  );
}

async function* documentsOf(leaving: Leaving): AsyncGenerator<DocumentLine> {
  const { kernel, campaignId, ownerId, upTo } = leaving;
  const { sql } = kernel.database;
  const reader = { id: ownerId, seat: 'owner' as const };
  const notes = await wholeStore.listLastNotes(sql, campaignId);
  const hidden = new Set(
    notes
      .filter((note) => !mayReadNote({ ...note, audience: audienceOf(note.audience), ownerId: note.ownerId ?? '' }, reader))
      .map(({ key }) => key),
  );
  leave(leaving, 'privateNotes', hidden.size);
  for await (const version of pagesOf((after) => wholeStore.listAllVersions(sql, campaignId, { after, upTo }, atOnce))) {
    const { kind, key, actorId: _account, createdAt, summary, ...rest } = version;
    // What somebody has rolled and not used yet belongs to their account.
    if (kind === 'scores' || (kind === 'note' && hidden.has(key))) continue;
    const line = {
      ...rest,
      kind,
      key,
      summary: StoredFact.array()
        .catch([recordFact('unreadable')])
        .parse(summary),
      createdAt: createdAt.toISOString(),
    };
    if (version.data === null) {
      yield { ...line, data: null };
      continue;
    }
    const read = documentSchemas[kind].safeParse(version.data);
    if (!read.success) {
      leave(leaving, 'damaged');
      continue;
    }
    const isTheirs = kind !== 'note' || mayReadNote(documentSchemas.note.parse(read.data), reader);
    // A note that was private for a while was not there meanwhile, as far as its reader knows.
    yield { ...line, data: isTheirs ? { ...wholeStore.storedDocument(kind, kind === 'safety' ? unsealed(read.data) : read.data) } : null };
  }
}

const audienceOf = (audience: string | null): NoteAudience => (audience === 'table' || audience === 'dm' ? audience : 'private');

/** Lines and veils without the seals of who wrote them. */
function unsealed(agreement: object): object {
  return { entries: Agreement.parse(agreement).entries.map((entry) => ({ ...entry, by: '' })) };
}
