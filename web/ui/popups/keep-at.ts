import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { Placement } from '@floating-ui/dom';

/** Pixels between a popup and its button, and between a popup and the edge of the window. */
const [BUTTON_PIXELS, EDGE_PIXELS] = [8, 8];

/**
 * Keeps a popup at its button while the page scrolls, turns or grows, and within the window: on the other side where there is
 * more room, and no higher than `--room`. `onPlaced` is called each time. Answers how to stop.
 */
export function keepAt(popup: HTMLElement, button: Element, placement: Placement, onPlaced: () => void): () => void {
  Object.assign(popup.style, { position: 'fixed', inset: '0 auto auto 0', margin: '0' });
  const room = size({
    padding: EDGE_PIXELS,
    apply: ({ availableHeight }) => popup.style.setProperty('--room', `${Math.max(0, Math.floor(availableHeight))}px`),
  });
  const middleware = [offset(BUTTON_PIXELS), flip({ padding: EDGE_PIXELS }), shift({ padding: EDGE_PIXELS }), room];
  let begun = 0;
  const place = async () => {
    begun += 1;
    const mine = begun;
    // Its button is gone, e.g. with a row of a long list: it stays where it is.
    if (!button.isConnected) return;
    const { x, y } = await computePosition(button, popup, { placement, strategy: 'fixed', middleware });
    // A place that was reckoned earlier may be known later.
    if (mine !== begun) return;
    Object.assign(popup.style, { left: `${x}px`, top: `${y}px` });
    onPlaced();
  };
  return autoUpdate(button, popup, () => void place());
}
