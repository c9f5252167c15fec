import { addToAccount, askAccountAgain } from '#web/features/battle-map/builder/account-maps.ts';
import type { DeviceMaps } from '#web/features/battle-map/builder/use-device-maps.ts';
import { calls } from '#web/lib/api.ts';
import { moveIntoAccount } from '#web/lib/device/move-into-account.ts';
import { MoveQuestion } from '#web/lib/device/move-question.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useSession } from '#web/lib/session/session.ts';
import type { MapName } from './device-maps.ts';

/** Moves a map, and what is drawn on it meanwhile; false where it is not there any more. */
async function move({ id }: MapName, { groundOf, remove }: DeviceMaps): Promise<boolean> {
  for (;;) {
    const ground = groundOf(id);
    if (ground === null) return false;
    await addToAccount({ id, ground });
    if (JSON.stringify(groundOf(id)) !== JSON.stringify(ground)) continue;
    remove(id);
    return true;
  }
}

/** Asks whoever is signed in whether maps that were made on this device signed out go into their account, as far as it does not have them. */
export function MapsToMove({ device }: { device: DeviceMaps }) {
  const { person } = useSession();
  const made = device.maps.filter(({ isOwned }) => !isOwned);
  const { data: kept } = useQuery(calls.drawnMaps.list.queryOptions({ input: {}, enabled: person !== null && made.length > 0 }));
  if (person === null || kept === undefined) return null;
  const here = made.filter(({ id }) => !kept.some((each) => each.id === id));
  const onMove = (maps: readonly MapName[]) =>
    moveIntoAccount(['map', 'maps'], maps, (map) => move(map, device)).finally(() => void askAccountAgain());
  return <MoveQuestion personId={person.id} what="maps" here={here} onMove={onMove} />;
}
