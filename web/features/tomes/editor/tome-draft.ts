import { limits } from '#domain/limits/limits.ts';
import type { Tome } from '#domain/world/tome.ts';
import { tomeCategories } from '#domain/world/tome-category.ts';
import { draftByFields } from '#web/lib/drafts/draft-rules.ts';
import type { SavedVersion, VersionedDraft } from '#web/lib/drafts/draft-rules.ts';
import { isAudience } from '#web/lib/drafts/stored-audience.ts';
import { isNumber, isOneOf, isRecordOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';

/** What is typed into a tome's form. */
export type TomeDraft = Pick<Tome, 'title' | 'content' | 'category' | 'audience'>;

/** What a tome held when somebody began to change it. */
type TomeBase = TomeDraft & Pick<Tome, 'versions'>;

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

const areFields = isShape<TomeDraft>({ title: isText, content: isText, category: isOneOf(tomeCategories), audience: isAudience });
const areVersions = isRecordOf(isNumber);

/** What was typed into the form of a new tome and kept; null for anything else. */
export function readTomeDraft(kept: unknown): TomeDraft | null {
  if (!areFields(kept)) return null;
  const { title, content, category, audience } = kept;
  return { title, content, category, audience };
}

/** A tome while somebody changes it. */
export type TomeEdit = VersionedDraft<TomeDraft, Tome['versions']>;

export const tomeEditing = draftByFields<TomeDraft>({
  names: ['title', 'content', 'category', 'audience'],
  tidy: (fields) => ({ ...fields, title: fields.title.trim() }),
});

/** How a tome stands. */
export function savedVersionOf({ title, content, category, audience, versions }: Tome): SavedVersion<TomeDraft, Tome['versions']> {
  return { fields: { title, content, category, audience }, seen: versions };
}

/** Changes that were kept together with what they began from; null for anything else. Earlier builds kept the versions within it. */
export function readTomeEdit(kept: unknown): TomeEdit | null {
  const base = partOf(kept, 'base');
  const [fields, under] = [readTomeDraft(partOf(kept, 'fields') ?? partOf(kept, 'draft')), readTomeDraft(base)];
  const seen = partOf(kept, 'seen') ?? partOf(base, 'versions');
  return fields && under && areVersions(seen) ? { fields, base: under, seen } : null;
}
