import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { fieldOf, isObject, readJson, textOf } from '#server/features/world-formats/json.ts';
import type { Json, JsonObject } from '#server/features/world-formats/json.ts';
import { linkNames, linkTo } from '#server/features/world-formats/link-names.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { modules, otherFolders, references, sharedReferences } from './modules.ts';

export interface KankaRecord {
  id: string;
  folder: string;
  kind: string;
  name: string;
  aliases: string[];
  record: JsonObject;
  entity: JsonObject;
}

export interface KankaRecords {
  all: KankaRecord[];
  /** A link to the record that a field names; null when it names none. */
  linkOf: (field: string, value: Json | undefined) => string | null;
  /** A link to the record of the number that all kinds share. */
  linkToEntity: (number: string, text?: string) => string | null;
}

/** Reads every record of an export: one JSON file each, in the folder of its kind. */
export function readRecords(files: Map<string, Uint8Array>, notes: ImportNotes): KankaRecords {
  const all = [...files].flatMap(([path, bytes]): KankaRecord[] => {
    const [folder = '', file = '', ...deeper] = path.split('/');
    if (!file.endsWith('.json') || deeper.length > 0 || otherFolders.has(folder)) return [];
    const record = readJson(readText(bytes, path), path);
    const entity = fieldOf(record, 'entity');
    if (!isObject(record) || (!Object.hasOwn(modules, folder) && !isObject(entity))) {
      notes.noPlace(folder, textOf(fieldOf(record, 'name')), record);
      return [];
    }
    const name = textOf(fieldOf(record, 'name')) || textOf(fieldOf(entity, 'name')) || file.replace(/\.json$/, '');
    const kind = Object.hasOwn(modules, folder) ? (modules[folder]?.kind ?? folder) : folder;
    return [
      {
        id: `${folder}/${textOf(fieldOf(record, 'id')) || file}`,
        folder,
        kind,
        name,
        aliases: [],
        record,
        entity: isObject(entity) ? entity : {},
      },
    ];
  });
  const links = linkNames(all);
  const shared = new Map(all.map(({ id, entity }) => [textOf(fieldOf(entity, 'id')), id]));
  const linkToEntity = (number: string, text?: string): string | null => {
    const link = links.get(shared.get(number) ?? '');
    return link === undefined || number === '' ? null : linkTo(link, text === '' ? undefined : text);
  };
  const linkOf = (field: string, value: Json | undefined): string | null => {
    const what = field.replace(/_id$/, '');
    if (sharedReferences.has(what)) return linkToEntity(textOf(value));
    const link = Object.hasOwn(references, what) ? links.get(`${references[what] ?? ''}/${textOf(value)}`) : undefined;
    return link === undefined ? null : linkTo(link);
  };
  return { all, linkOf, linkToEntity };
}
