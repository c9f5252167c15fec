import { api, calls } from '#web/lib/api.ts';
import { useQuery } from '@tanstack/react-query';

type Files = Awaited<ReturnType<typeof api.worlds.files>>;

/** As many as one answer holds. */
const PAGE = 100;

/** All files of a world, by name, asked for page by page. */
export function useWorldFiles(worldId: string, enabled = true) {
  return useQuery({
    queryKey: [...calls.worlds.files.key({ input: { worldId } }), 'all'],
    queryFn: ({ signal }) => filesFrom(worldId, 0, signal),
    enabled,
  });
}

async function filesFrom(worldId: string, offset: number, signal: AbortSignal): Promise<Files> {
  const page = await api.worlds.files({ worldId, limit: PAGE, offset }, { signal });
  return page.length < PAGE ? page : [...page, ...(await filesFrom(worldId, offset + PAGE, signal))];
}
