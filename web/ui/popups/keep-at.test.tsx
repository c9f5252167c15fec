import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAt } from './keep-at.ts';

/** jsdom has no layout: a window of 844 by 500 pixels, in which things stand where they are put. */
beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(844);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(500);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function put(element: HTMLElement, at: { x: number; y: number; width: number; height: number }) {
  element.getBoundingClientRect = () => DOMRect.fromRect(at);
  Object.defineProperties(element, {
    offsetWidth: { configurable: true, value: at.width },
    offsetHeight: { configurable: true, value: at.height },
  });
  document.body.append(element);
}

/** A popup of 200 by 150 pixels at a button of 40 by 40. */
function popupAt(x: number, y: number) {
  const [button, popup] = [document.createElement('button'), document.createElement('div')];
  const moveTo = (top: number) => put(button, { x, y: top, width: 40, height: 40 });
  moveTo(y);
  put(popup, { x: 0, y: 0, width: 200, height: 150 });
  const placed = vi.fn<() => void>();
  const stop = keepAt(popup, button, 'bottom-end', placed);
  const stands = (left: number, top: number) =>
    waitFor(() => expect([popup.style.left, popup.style.top]).toEqual([`${left}px`, `${top}px`]));
  return { popup, placed, moveTo, stop, stands };
}

it('a popup stands beside its button, and on the other side where there is more room', async () => {
  const above = popupAt(600, 100);
  await above.stands(440, 148);
  expect(above.placed).toHaveBeenCalled();
  above.stop();
  const below = popupAt(600, 440);
  await below.stands(440, 282);
  below.stop();
});

it('a popup follows its button while the page scrolls, and not once it is closed', async () => {
  const { popup, moveTo, stands, stop } = popupAt(600, 100);
  await stands(440, 148);
  moveTo(70);
  window.dispatchEvent(new Event('scroll'));
  await stands(440, 118);
  stop();
  moveTo(20);
  window.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(popup.style.top).toBe('118px');
});

it('a popup stays within the window, whatever its button does', async () => {
  const { stands, popup, stop } = popupAt(0, 100);
  await stands(8, 148);
  expect(Number.parseInt(popup.style.getPropertyValue('--room'), 10)).toBeLessThanOrEqual(500 - 148);
  stop();
});
