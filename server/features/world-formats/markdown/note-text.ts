import { dmPassage } from '#server/features/world-formats/dm-passage.ts';
import { extensionOf } from '#server/features/world-formats/files/file-kinds.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';

export interface VaultPlaces {
  /** The world's path of a file that a note names, by its path or its name alone. */
  fileOf: (target: string) => string | null;
  /** The link name of the note that a target leads to; null where it leads to none. */
  noteOf: (target: string) => string | null;
}

/** The text of an Obsidian note as a world writes it, the pictures it shows and the tags that stand in it. */
export function readNoteText(
  source: string,
  places: VaultPlaces,
  notes: ImportNotes,
): { text: string; pictures: string[]; tags: string[] } {
  const pictures: string[] = [];
  const picture = (target: string, text: string): string | null => {
    const path = places.fileOf(target);
    if (path === null) return null;
    pictures.push(path);
    return `![${text}](${encodeURI(path)})`;
  };
  const text = hideComments(source, notes)
    .replaceAll(/!\[\[([^[\]|\r\n]+)(?:\|([^[\]\r\n]*))?\]\]/g, (whole, target: string, text = '') => {
      const shown = picture(target.trim(), text);
      if (shown === null && places.noteOf(target) === null && extensionOf(target) !== '') return whole;
      notes.changed(
        shown === null ? 'A note shown within another became a link to it' : 'A picture shown in a note was written in plain Markdown',
      );
      return shown ?? wikiLink(target, text, places);
    })
    .replaceAll(/(?<!!)\[\[([^[\]|\r\n]+)(?:\|([^[\]\r\n]*))?\]\]/g, (_whole, target: string, text = '') => wikiLink(target, text, places))
    .replaceAll(
      /!\[([^[\]\r\n]{0,1000})\]\(<?([^)\s>]{1,1000})>?\)/g,
      (whole, text: string, target: string) => picture(decode(target), text) ?? whole,
    )
    .replaceAll(
      /(?<!!)\[([^[\]\r\n]{1,1000})\]\(<?([^)\s>#]{1,1000}\.md)(?:#[^)\s>]{0,1000})?>?\)/gi,
      (whole, text: string, target: string) => {
        return places.noteOf(decode(target)) === null ? whole : wikiLink(decode(target), text, places);
      },
    );
  const tags = [...text.matchAll(/(?<=^|\s)#([\p{L}_][\p{L}\p{N}_/-]*)/gmu)].map(([, tag = '']) => tag);
  return { text, pictures, tags };
}

function wikiLink(raw: string, text: string, { noteOf }: VaultPlaces): string {
  const target = (raw.split(/[#^]/)[0] ?? '').trim().replace(/\\$/, '');
  const name = noteOf(target) ?? (target.includes('/') ? target.slice(target.lastIndexOf('/') + 1) : target).replace(/\.md$/i, '');
  if (name === '') return text || raw;
  const shown = text || (raw.trim() === name ? '' : raw.includes('#') ? raw.replaceAll(/[#^]+/g, ' ').trim() : '');
  return shown === '' || shown === name ? `[[${name}]]` : `[[${name}|${shown}]]`;
}

/** Comments are hidden where a note is read; they become words for the Dungeon Master alone. */
function hideComments(source: string, notes: ImportNotes): string {
  const hidden: string[] = [];
  const open = source.replaceAll(/%%([\s\S]*?)%%/g, (_whole, text: string) => {
    if (text.trim() !== '') hidden.push(text.trim());
    return '';
  });
  if (hidden.length === 0) return open;
  notes.changed('A comment in a note is for the Dungeon Master alone', hidden.length);
  return `${open.trimEnd()}\n\n${dmPassage(hidden.join('\n\n'))}`.trimStart();
}

function decode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
