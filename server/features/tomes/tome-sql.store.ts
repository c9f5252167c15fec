import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

// Parts of statements of others, about what those call `w`, `f` and `c`.

/** How many tomes somebody may read of a world `w`, of which they have `w.role`. */
export const countFor = (userId: string): SQL => raw`
  (select count(*) from world_tome t where t.world_id = w.id
    and (t.readers is null or ${userId} = any(t.readers) or w.role in ('owner', 'editor')))`;

/** Whether a file `f` is of a tome that somebody who does not build its world may not read. */
export const isFileKeptFrom = (userId: string): SQL => raw`
  exists (select 1 from world_tome t where t.file_path = f.path and t.readers is not null and not ${userId} = any(t.readers))`;

/** Whether a file `f` is of a tome that not everybody may read. */
export const isFileOfSome: SQL = raw`exists (select 1 from world_tome t where t.file_path = f.path and t.readers is not null)`;

/** What the tome is called that a conflict `c` is about; null where it is gone. */
export const titleInConflict: SQL = raw`(select t.title from world_tome t where t.world_id = c.world_id and t.id = c.subject_id)`;
