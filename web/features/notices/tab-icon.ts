import { watchTabMark } from '#web/ui/tab-title.ts';

let shown = 0;

/** Shows on the tab's icon, and on the icon of an installed app, that something waits. */
export function markTabIcon(): void {
  watchTabMark(({ count, status }) => {
    const waiting = count > 0 ? count : status === 'Your turn' ? 1 : 0;
    if (waiting === shown) return;
    shown = waiting;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', waiting > 0 ? '/assets/mark-waiting.svg' : '/assets/mark.svg');
    const badge = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  });
}
