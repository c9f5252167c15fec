import type { LockWay } from './opening-lock.ts';

/** What became of a lock that somebody tried to open: "Kara picks the lock, and the door opens." */
export function lockText(name: string, way: LockWay, isOpened: boolean): string {
  if (way === 'tools') return isOpened ? `${name} picks the lock, and the door opens.` : `${name} cannot pick the lock.`;
  return isOpened ? `${name} forces the door open.` : `${name} cannot force the door: the lock holds.`;
}
