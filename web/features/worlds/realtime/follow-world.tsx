import { calls } from '#web/lib/api.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { buildsWorld } from '#web/lib/world/builds-world.ts';
import { useWorldLive } from './use-world-live.ts';

/** Keeps what is known of a world as it is, on pages that show a part of it. Shows nothing itself. */
export function FollowWorld({ worldId }: { worldId: string }) {
  const { id } = usePerson();
  const { data: world } = useQuery(calls.worlds.get.queryOptions({ input: { worldId } }));
  useWorldLive({ worldId, personId: id, builds: world !== undefined && buildsWorld(world) });
  return null;
}
