import { loreCategories } from '#domain/world/lore/lore.ts';
import { readFrontmatter } from '#server/features/world-formats/frontmatter/read-frontmatter.ts';
import { writeFrontmatter } from '#server/features/world-formats/frontmatter/write-frontmatter.ts';
import { fieldOf } from '#server/features/world-formats/json.ts';
import { bodyOf } from './entry-note.ts';
import type { VaultWorld } from './vault-world.ts';
import { categoryFolders } from './vault-folders.ts';

const vaultMark = 'hearthlore-vault';

const border = '%% What follows tells how this vault is made. %%';

/** The note that stands first in a vault: what the world is, what is in it, how it comes back. */
export function writeReadme({ name, description, entries, tomes, files, missing = [] }: VaultWorld): string {
  const counts = loreCategories
    .map((category) => ({ folder: categoryFolders[category], count: entries.filter((entry) => entry.category === category).length }))
    .filter(({ count }) => count > 0)
    .map(({ folder, count }) => `- ${folder}: ${count}`);
  const lines = [
    border,
    '',
    '## In this vault',
    '',
    ...counts,
    `- Tomes: ${tomes.length}`,
    `- Files: ${files.length}`,
    ...missingLines(missing),
    '',
    'Each entry is a note in the folder of its category, and links between double brackets lead from one to the next. The',
    'properties at the top of a note hold its other names, tags, date, picture and who may read it; a passage between a line',
    '`::: dm` and a line `:::` is for the Dungeon Master alone.',
    '',
    'To bring the world back, pack this folder as a zip and import it. Notes that were changed or added here are read as they',
    'are now. `world.json` keeps what notes cannot; without it the notes are enough for all but the map and the order of things.',
  ];
  return writeFrontmatter({ format: vaultMark, name, description }, lines.join('\n'));
}

function missingLines(missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  const says = 'These were damaged and could not be read, and are not in this vault. Bring them back in the world, and export it again:';
  return ['', '## Not in this vault', '', says, '', ...missing.map((name) => `- ${name.replaceAll(/\s+/g, ' ')}`)];
}

/** Name and description of a world from its README note; null when the note is not ours. */
export function readReadme(note: string, path: string): { name: string; description: string } | null {
  const { properties, text } = readFrontmatter(note, path);
  if (fieldOf(properties, 'format') !== vaultMark) return null;
  const [name, description] = [fieldOf(properties, 'name'), fieldOf(properties, 'description')];
  const added = bodyOf(text).split(border)[0]?.trim() ?? '';
  const content = typeof description === 'string' ? description : '';
  return { name: typeof name === 'string' ? name : '', description: added === '' ? content : `${content}\n\n${added}`.trim() };
}
