import { z } from 'zod';
import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { limits } from '#domain/limits/limits.ts';

/** What files of tables and stamps in packages call themselves. */
const formats = { tables: 'hearthlore-tables', stamps: 'hearthlore-stamps' } as const;

const TablesFile = z.object({
  format: z.literal(formats.tables),
  version: z.literal(1),
  tables: z.array(RandomTable).min(1).max(limits.tablesPerPackage),
});
const StampsFile = z.object({
  format: z.literal(formats.stamps),
  version: z.literal(1),
  stamps: z.array(OwnDrawing).min(1).max(limits.ownStampsPerPackage),
});

/** Random tables as the part of a package. */
export const tablesText = (tables: readonly RandomTable[]): string => JSON.stringify({ format: formats.tables, version: 1, tables });

/** Stamps as the part of a package. */
export const stampsText = (stamps: readonly OwnDrawing[]): string => JSON.stringify({ format: formats.stamps, version: 1, stamps });

/** The random tables in a part of a package; null where it holds none. */
export const tablesIn = (value: unknown): RandomTable[] | null => TablesFile.safeParse(value).data?.tables ?? null;

/** The stamps in a part of a package; null where it holds none. */
export const stampsIn = (value: unknown): OwnDrawing[] | null => StampsFile.safeParse(value).data?.stamps ?? null;
