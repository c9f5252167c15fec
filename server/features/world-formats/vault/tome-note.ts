import { BundleTome } from '#domain/world/bundle.ts';
import { LoreAudience } from '#domain/permissions/audience.ts';
import { readFrontmatter } from '#server/features/world-formats/frontmatter/read-frontmatter.ts';
import { writeFrontmatter } from '#server/features/world-formats/frontmatter/write-frontmatter.ts';
import { fieldOf, textOf } from '#server/features/world-formats/json.ts';
import { baseOf, bodyOf } from './entry-note.ts';

/** A tome as a note. `file` is where the vault keeps its file. */
export function writeTomeNote({ title, category, text, audience }: BundleTome, file: string | null): string {
  return writeFrontmatter({ title, category, file, ...(audience === undefined ? {} : { audience }) }, text);
}

/** Reads a tome's note back; one whose category cannot be read is general. */
export function readTomeNote(note: string, path: string, fileOf: (path: string) => string): BundleTome {
  const { properties, text } = readFrontmatter(note, path);
  const title = fieldOf(properties, 'title');
  const file = fieldOf(properties, 'file');
  const audience = fieldOf(properties, 'audience');
  return {
    title: typeof title === 'string' ? title : textOf(title) || baseOf(path),
    category: BundleTome.shape.category.safeParse(fieldOf(properties, 'category')).data ?? 'general',
    text: bodyOf(text),
    file: typeof file === 'string' ? fileOf(file) : null,
    // An audience that cannot be read hides: better too few readers than too many.
    ...(audience === undefined ? {} : { audience: LoreAudience.safeParse(audience).data ?? ('dm' as const) }),
  };
}
