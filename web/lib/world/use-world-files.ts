import { limits } from '#domain/limits/limits.ts';
import { api, calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

type Files = Awaited<ReturnType<typeof api.worlds.files>>;

/** All files of a world, by name, asked for page by page. */
export function useWorldFiles(worldId: string, enabled = true) {
  return useQuery({
    queryKey: [...calls.worlds.files.key({ input: { worldId } }), 'all'],
    queryFn: ({ signal }) => filesFrom(worldId, 0, signal),
    enabled,
  });
}

async function filesFrom(worldId: string, offset: number, signal: AbortSignal): Promise<Files> {
  const page = await api.worlds.files({ worldId, limit: limits.filePage, offset }, { signal });
  return page.length < limits.filePage ? page : [...page, ...(await filesFrom(worldId, offset + limits.filePage, signal))];
}
