import { teachDialogs } from './dialogs.ts';
import { teachPopovers } from './popovers.ts';

/** Sizes are never measured here: there is no layout. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A socket that neither opens nor closes. */
class SilentSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 0;
  send() {}
  close() {}
}

// The window is as wide as jsdom says, which is wider than any phone.
const media = (query: string) =>
  Object.assign(new EventTarget(), { matches: query.startsWith('(min-width'), media: query, onchange: null });

/** A popover that is open shows; jsdom hides each of them. */
const styles = '[popover][data-open] { display: block }';

/** True while neither the element nor anything around it is hidden. */
function isVisible(this: Element): boolean {
  const parent = this.parentElement;
  return getComputedStyle(this).display !== 'none' && (parent === null || isVisible.call(parent));
}

// Once in a process: files share the window and the modules. Taught twice, a press would open a popover and close it again.
if ('gapsAreFilled' in globalThis) throw new Error('A test has reset the modules, which other tests share with it.');
Object.assign(globalThis, {
  gapsAreFilled: true,
  matchMedia: media,
  ResizeObserver: NoResizes,
  WebSocket: SilentSocket,
  CSS: { ...CSS, supports: () => true, escape: CSS.escape },
});
Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {}, checkVisibility: isVisible, setPointerCapture() {} });
// The fields then fall back to what they do without a browser that takes typing back.
Object.assign(document, { execCommand: () => false });
document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
teachDialogs();
teachPopovers();
