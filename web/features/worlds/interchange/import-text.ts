import type { ImportKind, WorldImport } from '#domain/world/import.ts';
import { counted } from '#web/ui/format/figures.ts';

/** Endings of files that may hold a world. */
export const importEndings = ['zip', 'md', 'json', 'png', 'charx'] as const;

/** What a file was, as people say it. */
const importKindNames: Record<ImportKind, string> = {
  vault: 'a world exported from Hearthlore',
  markdown: 'Markdown notes',
  lorebook: 'a SillyTavern lorebook',
  card: 'a character card',
  kanka: 'a Kanka export',
  onlyworlds: 'an OnlyWorlds export',
};

/** What came of an import, in one sentence. */
export function importSentence({ name, kind, entries, tomes, files }: WorldImport): string {
  const parts = [counted(entries, 'lore entry', 'lore entries'), counted(tomes, 'tome'), counted(files, 'file')];
  return `“${name}” was read from ${importKindNames[kind]}: ${parts[0]}, ${parts[1]} and ${parts[2]}.`;
}
