import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import type { OpenMap } from './use-device-maps.ts';
import { readPictureOfMap } from './picture/use-map-picture.ts';

const failed = { title: 'Error', sentence: 'The map could not be saved to your account. Please try again.' };

/** Asks anew for the maps of the account. */
export const askAccountAgain = () => queryClient.invalidateQueries({ queryKey: calls.drawnMaps.key() });

/** Keeps the map first: its picture lies under a map that is there. */
async function save({ id, ground }: OpenMap): Promise<void> {
  const picture = await readPictureOfMap(id);
  await api.drawnMaps.save({ mapId: id, ground });
  await api.drawnMaps.savePicture({ mapId: id, picture });
}

/** Keeps a map that the account does not have, with its picture or not at all. */
export async function addToAccount({ id, ground }: OpenMap): Promise<void> {
  try {
    await save({ id, ground });
  } catch (error) {
    await api.drawnMaps.remove({ mapId: id }).catch(() => undefined);
    throw error;
  }
}

/** Keeps a map in the account of who is signed in, in the place of what was kept of it before. */
export function keepInAccount({ id, ground }: OpenMap): void {
  const told = () => notify.done('Saved', `“${ground.name}” is in your account as it is now.`);
  save({ id, ground })
    .then(askAccountAgain)
    .then(told, (error: unknown) => notify.refusal(error, failed));
}
