import { api, calls, queryClient } from '#web/lib/api.ts';
import { uploadFile } from '#web/lib/files/upload-file.ts';
import { textIn } from '#web/lib/calls/text-in.ts';

/** Keeps a picture among the files of a world; answers where it lies there, or null where the server does not say. */
export async function uploadWorldPicture(worldId: string, file: File, onProgress?: (share: number) => void): Promise<string | null> {
  const answer = await uploadFile<unknown>(`/api/worlds/${worldId}/pictures`, file, onProgress === undefined ? {} : { onProgress });
  await queryClient.invalidateQueries({ queryKey: calls.worlds.files.key({ input: { worldId } }) });
  return textIn(answer, 'path');
}

/** Makes a picture of a world its map; with null it has none. */
export async function setWorldMap(worldId: string, path: string | null): Promise<void> {
  await api.worlds.setMap({ worldId, path });
  await queryClient.invalidateQueries({ queryKey: calls.worlds.get.key({ input: { worldId } }) });
}
