import type { Use } from '#domain/character/sheet/uses.ts';

/** When something that was used comes back. */
export function backText(back: Use['back']): string {
  return {
    anyRest: 'back after a short or long rest',
    oneOnShortRest: '1 use back after a short rest, all after a long rest',
    longRest: 'back after a long rest',
  }[back];
}
