import { z } from 'zod';
import { mayRead, readableText } from '#domain/permissions/audience.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import { LoreFields } from './entry.ts';
import { OtherWording } from '#domain/notes/note.ts';
import { BundleEntry } from '#domain/world/bundle.ts';
import { LoreAudience } from '#domain/permissions/audience.ts';

/** What those who run a campaign write of an entry. */
export const TableLoreFields = LoreFields.pick({ category: true, name: true, aliases: true, text: true, audience: true });
export type TableLoreFields = z.infer<typeof TableLoreFields>;

/**
 * An entry of a campaign's own lore as it is kept. One with the id of an entry of the world is this campaign's version of it
 * and stands in its place; the world's entry is not touched.
 */
export const TableLore = BundleEntry.pick({ id: true, category: true, name: true, aliases: true, text: true, audience: true }).extend({
  /** Another one with each change, and never the same again. */
  version: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: OtherWording.shape.by,
  /** Wordings that could not be merged; the name counts as the title. */
  others: z.array(OtherWording),
});
export type TableLore = z.infer<typeof TableLore>;

/** The words of an entry, whoever keeps it. */
export const LoreText = BundleEntry.pick({ id: true, category: true, name: true, aliases: true, text: true, audience: true });
export type LoreText = z.infer<typeof LoreText>;

/** Where the words of an entry come from: the world, this campaign alone, or this campaign in the place of the world's. */
const LoreOrigin = z.enum(['world', 'campaign', 'version']);

/** An entry as it stands in a campaign. */
export const EffectiveLore = LoreText.extend({
  origin: LoreOrigin,
  /** Other names by which links and people find it: a version is found by the names that the world has for it too. */
  knownAs: z.array(z.string()),
});
export type EffectiveLore = z.infer<typeof EffectiveLore>;

/** An entry as a list shows it. */
export const EffectiveLoreCard = EffectiveLore.pick({ id: true, category: true, name: true, audience: true, origin: true }).extend({
  /** For those who lead: wordings that wait for a choice. */
  waiting: z.int(),
});
export type EffectiveLoreCard = z.infer<typeof EffectiveLoreCard>;

/** How an entry stood after a change. */
export const TableLoreVersion = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  name: z.string(),
  text: z.string(),
  audience: LoreAudience,
});
export type TableLoreVersion = z.infer<typeof TableLoreVersion>;

/** What somebody may read of an entry of a campaign's lore; null when it is not for them. Those who lead read everything. */
export function seenTableLore({ id, category, name, aliases, text, audience }: TableLore, reader: Reader): LoreText | null {
  if (!mayRead(audience, reader)) return null;
  const content = { id, category, name, aliases };
  if (reader.builds) return { ...content, text, audience };
  return { ...content, text: readableText(text, reader), audience: audience === 'everyone' ? 'everyone' : [reader.id] };
}
