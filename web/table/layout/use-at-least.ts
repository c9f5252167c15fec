import { useSyncExternalStore } from 'react';

const BASE_PIXELS = 16;

/** Whether the window has room for so many pixels of text at its usual size: with text twice as large it has half the room. */
export function useAtLeast(pixels: number): boolean {
  return useSyncExternalStore(watchRoom, () => innerWidth / rootFontSize() >= pixels / BASE_PIXELS);
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BASE_PIXELS;
}

/** Calls back when the window or the text size changes, whatever changed it: a probe is as wide as one letter of the root. */
function watchRoom(changed: () => void): () => void {
  const probe = document.createElement('div');
  probe.ariaHidden = 'true';
  probe.style.cssText = 'position:absolute;top:0;left:0;width:1rem;height:0;visibility:hidden;pointer-events:none';
  document.body.append(probe);
  const observer = new ResizeObserver(changed);
  observer.observe(probe);
  addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    probe.remove();
    removeEventListener('resize', changed);
  };
}
