import { limits } from '#domain/limits/limits.ts';
import { mergeList } from '#domain/text/merge.ts';
import { writeNote } from '#domain/notes/note-write.ts';
import type { OtherWording } from '#domain/notes/note.ts';
import type { TableLore, TableLoreFields } from './table-lore.ts';

interface Writing {
  /** What somebody wrote, upon which version, and what that version said; null where that is not known. */
  fields: TableLoreFields;
  seen: string | null;
  base: TableLoreFields | null;
  by: OtherWording['by'];
  at: string;
  newId: () => string;
}

/** What becomes of an entry: its fields, the wordings that wait beside it, and whether any of these is new. */
export interface WrittenLore extends TableLoreFields {
  others: OtherWording[];
  kept: boolean;
}

/**
 * Brings what somebody wrote of an entry together with what others wrote meanwhile, by the rule of notes: name and text are
 * merged, or wait beside it. Other names are merged one by one; category and audience become what was chosen last. Where it is
 * not known what was written upon, those three stay as they are: nothing is opened by words from another branch.
 */
export function writeTableLore(now: TableLore, { fields, base, ...writing }: Writing): WrittenLore {
  const { title, text, others, kept } = writeNote(
    { title: now.name, text: now.text, others: now.others },
    {
      ...writing,
      content: { title: fields.name, text: fields.text },
      base: base && { title: base.name, text: base.text },
      most: limits.loreTextLength,
    },
  );
  return {
    name: title,
    text,
    others,
    kept,
    aliases: base ? mergeList(base.aliases, fields.aliases, now.aliases).slice(0, limits.loreWords) : now.aliases,
    category: base && fields.category !== base.category ? fields.category : now.category,
    audience: base && !isSame(fields.audience, base.audience) ? fields.audience : now.audience,
  };
}

function isSame(one: TableLore['audience'], other: TableLore['audience']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
