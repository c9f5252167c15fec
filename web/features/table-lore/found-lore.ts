import type { api } from '#web/lib/api.ts';

/** An entry as the server shows it. */
export type FoundLore = Awaited<ReturnType<typeof api.tableLore.get>>;
