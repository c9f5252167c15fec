import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { OtherWording } from '#domain/notes/note.ts';
import { EffectiveLore, EffectiveLoreCard, LoreText, TableLoreFields, TableLoreVersion } from '#domain/world/lore/table-lore.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { SearchText } from '#contract/http/search-text.ts';

const InCampaign = z.object({ campaignId: Id });
const OfEntry = InCampaign.extend({ entryId: Id });

/** What stands in a campaign's own lore, for those who write it. */
const LoreRevision = z.object({
  /** To be named as `seen` when it is written again. */
  version: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  others: z.array(OtherWording),
});

export const list = query('tableLore.list', {
  summary: 'The lore of a campaign that the asking person may read: its own, and the world’s where it has no version of its own.',
  input: InCampaign.extend({
    search: SearchText(limits.searchLength).default(''),
  }),
  output: z.array(EffectiveLoreCard),
});

export const removed = query('tableLore.removed', {
  summary: 'Entries that were taken out of a campaign’s own lore, or are damaged, and can be put back; for those who run it.',
  input: InCampaign,
  output: z.array(EffectiveLoreCard.pick({ id: true, name: true }).extend({ isDamaged: z.boolean() })),
});

export const get = query('tableLore.get', {
  summary: 'One entry as it stands in a campaign, where its links lead, and what the world says where the campaign has its own version.',
  input: OfEntry,
  output: z.object({
    entry: EffectiveLore.omit({ knownAs: true }),
    /** For each name that is linked, the entry it leads to; null where there is none that one may read. */
    links: z.array(z.object({ name: z.string(), entryId: z.string().nullable() })),
    imageUrl: z.string().nullable(),
    /** Of a version that stands in the place of the world's words: those, as far as one may read them. */
    world: LoreText.pick({ name: true, text: true }).nullable(),
    /** For those who lead; null where nothing of the campaign's own stands here. */
    revision: LoreRevision.nullable(),
  }),
});

export const save = command('tableLore.save', {
  summary:
    'Writes an entry of a campaign’s own lore, or its version of an entry of the world with that id; what others wrote meanwhile is merged.',
  input: OfEntry.extend({
    /** The version it was written upon; null for what the campaign has nothing of yet. */
    seen: Id.nullable(),
    fields: TableLoreFields,
    /** Wordings beside it that somebody has chosen from. */
    resolves: z.array(Id).max(20).default([]),
  }),
  output: z.object({ revision: LoreRevision, fields: TableLoreFields, kept: z.boolean() }),
});

export const remove = command('tableLore.remove', {
  summary: 'Takes an entry out of a campaign’s own lore, so that the world’s stands again where there is one; it can be put back.',
  input: OfEntry,
  output: z.object({}),
});

export const history = query('tableLore.history', {
  summary: 'Who changed an entry of a campaign’s own lore when, and how it stood then; newest first.',
  input: OfEntry,
  output: z.array(TableLoreVersion),
});

export const restore = command('tableLore.restore', {
  summary:
    'Puts an entry back that was taken out or is damaged; with `versionId`, its words as they stood then. Who reads it stays as it was last.',
  input: OfEntry.extend({ versionId: z.int().positive().optional() }),
  output: z.object({}),
});
