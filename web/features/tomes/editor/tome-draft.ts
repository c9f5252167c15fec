import { limits } from '#domain/limits/limits.ts';
import type { Tome } from '#domain/world/tome.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import { tomeCategoryFrom } from '#web/features/tomes/tome-labels.ts';

/** What is typed into a tome's form. */
export type TomeDraft = Pick<Tome, 'title' | 'content' | 'category' | 'audience'>;

/** What a tome held when somebody began to change it. */
export type TomeBase = TomeDraft & Pick<Tome, 'versions'>;

export const blankTome: TomeDraft = { title: '', content: '', category: 'general', audience: 'everyone' };

/** What is wrong with a draft, per field; empty when nothing is. */
export function wrongWithTome({ title, content }: TomeDraft): { title?: string; content?: string } {
  const wrong: { title?: string; content?: string } = {};
  if (title.trim() === '') wrong.title = 'Please enter a title for the tome';
  else if (title.trim().length > limits.tomeTitleLength) wrong.title = `At most ${limits.tomeTitleLength} characters.`;
  if (content.length > limits.tomeTextLength) wrong.content = `At most ${limits.tomeTextLength} characters.`;
  return wrong;
}

type Edits = {
  [Field in keyof TomeDraft]?: { value: TomeDraft[Field]; seen: number };
};

/** The fields that were changed, each with the version it was changed from; null when none was. */
export function tomeEdits(base: TomeBase, draft: TomeDraft): Edits | null {
  const seen = (field: keyof TomeDraft) => base.versions[field] ?? 1;
  const edits: Edits = {};
  if (draft.title.trim() !== base.title) edits.title = { value: draft.title, seen: seen('title') };
  if (draft.content !== base.content) edits.content = { value: draft.content, seen: seen('content') };
  if (draft.category !== base.category) edits.category = { value: draft.category, seen: seen('category') };
  if (JSON.stringify(draft.audience) !== JSON.stringify(base.audience)) edits.audience = { value: draft.audience, seen: seen('audience') };
  return Object.keys(edits).length === 0 ? null : edits;
}

/** A draft that was kept; null for anything else. */
export function readTomeDraft(value: unknown): TomeDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, content, category, audience }: Record<string, unknown> = { ...value };
  const known = typeof category === 'string' ? tomeCategoryFrom(category) : null;
  if (typeof title !== 'string' || typeof content !== 'string' || known === null || !isAudience(audience)) return null;
  return { title, content, category: known, audience };
}

/** Changes that were kept together with what they began from; null for anything else. */
export function readTomeEdit(value: unknown): { base: TomeBase; draft: TomeDraft } | null {
  if (typeof value !== 'object' || value === null || !('base' in value) || !('draft' in value)) return null;
  const [base, draft] = [readTomeDraft(value.base), readTomeDraft(value.draft)];
  const versions: unknown = typeof value.base === 'object' && value.base !== null ? Reflect.get(value.base, 'versions') : null;
  return base && draft && areVersions(versions) ? { base: { ...base, versions }, draft } : null;
}

function areVersions(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && Object.values(value).every((version) => typeof version === 'number');
}

/** Whether a value says who may read something. */
export function isAudience(value: unknown): value is LoreAudience {
  return (
    value === 'everyone' || value === 'dm' || (Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string'))
  );
}
