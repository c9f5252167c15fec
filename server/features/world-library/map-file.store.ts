import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { entrySql } from '#server/features/lore/index.ts';
import { tomeSql } from '#server/features/tomes/index.ts';
import { worldFiles } from '#server/features/world-files/index.ts';

/**
 * The file that stands in for a map where a world `w` names none: the first by name that is named as one. A picture of a tome or
 * of an entry that not everybody may read shows nothing of itself this way.
 */
const standIn = (column: SQL): SQL => raw`
  case when w.map_url is null then ${worldFiles.firstNamedAsMap(column, raw`not ${tomeSql.isFileOfSome} and not ${entrySql.isPictureOfSome}`)} end`;

/** Where the map of a world `w` lies among its files, and what it is called; null where it came with none or another one. */
export const mapPathOf = raw`coalesce(w.map_path, ${standIn(raw`f.path`)})`;
export const mapNameOf = raw`case when w.map_path is not null then w.map_name else ${standIn(raw`f.name`)} end`;
