import type { OpenConflict } from '#domain/world/lore/change.ts';
import type { Tome } from '#domain/world/tome.ts';
import { tomeEdits } from './tome-draft.ts';
import { isAudience } from '#web/lib/drafts/stored-audience.ts';
import type { TomeDraft } from './tome-draft.ts';
import { tomeCategoryFrom, tomeCategoryLabel } from '#web/features/tomes/tome-labels.ts';

const fieldNames: Record<keyof TomeDraft, string> = {
  title: 'Title',
  content: 'Content',
  category: 'Category',
  audience: 'Who may read it',
};

/** A field of a tome in two versions, as words; `chosen` is what to write where the other one is taken. */
export interface TomeVersions {
  what: string;
  current: string;
  other: string;
  chosen: Partial<TomeDraft>;
}

/** The two versions of what could not be merged; null where a value does not belong to a tome. */
export function versionsOf(tome: Tome, { field, value }: Pick<OpenConflict, 'field' | 'value'>): TomeVersions | null {
  if (field === 'audience' && isAudience(value)) {
    return { what: fieldNames.audience, current: audienceText(tome.audience), other: audienceText(value), chosen: { audience: value } };
  }
  if (typeof value !== 'string') return null;
  if (field === 'title') return { what: fieldNames.title, current: tome.title, other: value, chosen: { title: value } };
  if (field === 'content') return { what: fieldNames.content, current: tome.content, other: value, chosen: { content: value } };
  const category = field === 'category' ? tomeCategoryFrom(value) : null;
  if (category === null) return null;
  return {
    what: fieldNames.category,
    current: tomeCategoryLabel(tome.category),
    other: tomeCategoryLabel(category),
    chosen: { category },
  };
}

/** The edits that put chosen values in the place of what a tome holds now; null where it holds them already. */
export function editsTo(tome: Tome, chosen: Partial<TomeDraft>): ReturnType<typeof tomeEdits> {
  const { title, content, category, audience } = tome;
  return tomeEdits(tome, { title, content, category, audience, ...chosen });
}

function audienceText(audience: Tome['audience']): string {
  if (Array.isArray(audience)) return `${audience.length === 1 ? 'One player' : `${audience.length} players`} by name`;
  return audience === 'everyone' ? 'Everyone' : 'DM only';
}
