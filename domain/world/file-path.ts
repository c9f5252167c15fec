import { isId } from '#domain/id-form.ts';
import { safeFileName } from '#domain/chat/upload.ts';

/** Where a file of a world lies: pictures in a folder of the world, documents among its tomes. */
export interface WorldFilePath {
  path: string;
  worldId: string;
  name: string;
  kind: 'picture' | 'document';
}

/**
 * Reads the place of a file as programs write it: `worlds/{worldId}/{name}` or `{worldId}/tomes/{name}`, also with the name
 * of the area before it, and as the link that leads there. Null for what is no such place.
 */
export function readWorldFilePath(given: string): WorldFilePath | null {
  const [, inside = given] = /^(?:https?:\/\/[^/]+)?\/files\/([^?#]+)/.exec(given) ?? /^(?:\/?world-files\/)(.+)$/.exec(given) ?? [];
  const path = decoded(inside);
  const picture = /^worlds\/([^/]+)\/([^/]+)$/.exec(path);
  const [, worldId = '', name = ''] = picture ?? /^([^/]+)\/tomes\/([^/]+)$/.exec(path) ?? [];
  if (!isId(worldId) || name === '' || safeFileName(name) !== name) return null;
  return { path, worldId, name, kind: picture ? 'picture' : 'document' };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
