import { useQuery } from '#web/lib/queries/use-query.ts';

/** A file of content that is fetched once, when something of it is first shown. A failure is tried again when somebody asks. */
export function useContent<Content>(kind: string, part: string | number, load: () => Promise<Content>) {
  const { data, isError, refetch } = useQuery({
    queryKey: [kind, part],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return { data, failed: isError, retry: () => void refetch() };
}
