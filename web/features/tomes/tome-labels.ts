import { capitalize } from '#domain/text/capitalize.ts';
import type { Generation } from '#domain/world/generation.ts';
import type { Tome } from '#domain/world/tome.ts';
import { tomeCategories } from '#domain/world/tome-category.ts';
import { counted, sizeOf } from '#web/ui/format/figures.ts';

type Category = Tome['category'];

/** A category as people read it. */
export function tomeCategoryLabel(category: Category): string {
  return capitalize(category);
}

/** The category a text from a form or an address names; null for anything else. */
export function tomeCategoryFrom(text: string): Category | null {
  return tomeCategories.find((category) => category === text) ?? null;
}

const kinds: Record<string, string> = { txt: 'Text', md: 'Markdown', pdf: 'PDF', doc: 'Word', docx: 'Word', json: 'JSON' };

/** "PDF, 4.2 MB": what a file is and how large. */
export function fileText({ name, size }: { name: string; size: number }): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `${kinds[ending] ?? 'File'}, ${sizeOf(size)}`;
}

/** How the reading of a tome stands, for a line beside it: "3 of 14 parts read", "12 finds to review". */
export function readingText({ state, completed, planned, open, isDamaged }: Generation): string {
  if (isDamaged) return 'Reading is damaged';
  if (state === 'running') return planned === 0 ? 'Opening' : `${completed} of ${counted(planned, 'part')} read`;
  if (state === 'failed') return 'Reading failed';
  if (open > 0) return `${counted(open, 'find')} to review`;
  return state === 'cancelled' ? 'Reading was stopped' : 'Read and reviewed';
}
