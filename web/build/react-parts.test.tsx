import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom';
import type * as ClientModule from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { wantedExports, withoutExports } from './react-exports.ts';
import { withoutUnsaidEvents } from './react-events.ts';
import { withoutUnsaid, wordsOf } from './react-names.ts';
import { withoutUnused } from './react-parts.ts';

const require = createRequire(import.meta.url);
/** The file of a library as it is shipped. */
const shipped = (library: string, file: string) => join(dirname(require.resolve(library)), 'cjs', file);
const clientText = readFileSync(shipped('react-dom', 'react-dom-client.production.js'), 'utf8');

/** What a file of React DOM exports, which is given the libraries that it asks for by their names. */
function run(text: string, libraries: Record<string, unknown>) {
  return compileFunction(`${text}\nreturn exports;`, ['exports', 'require'])({}, (name: string) => libraries[name]);
}

/** What a library exports to the product. */
const exported = (library: string, libraries: Record<string, unknown> = {}) =>
  run(withoutExports(readFileSync(shipped(library, `${library}.production.js`), 'utf8'), wantedExports()), libraries);

const React: typeof ReactModule = exported('react');
const ReactDom: typeof ReactDomModule = exported('react-dom', { react: React });
const scheduler: { unstable_IdlePriority: number; unstable_scheduleCallback(priority: number, call: () => void): void } =
  exported('scheduler');

const {
  Component,
  createContext,
  createElement: h,
  Fragment,
  lazy,
  memo,
  startTransition,
  StrictMode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} = React;

/** A page with everything that ours use of React, and what was told while it lived. */
function page() {
  const told: string[] = [];
  const tell = (what: string) => void told.push(what);
  const Hue = createContext('none');
  const late = Promise.withResolvers<{ default: () => ReactModule.ReactNode }>();
  const Late = lazy(() => late.promise);
  const answer = Promise.withResolvers<string>();
  const store = { value: 1, listeners: new Set<() => void>() };

  class Boundary extends Component<{ children: ReactModule.ReactNode }, { fault: string | null }> {
    override state = { fault: null };
    static getDerivedStateFromError = (error: Error) => ({ fault: error.message });
    override componentDidCatch() {
      tell('caught');
    }
    override render() {
      return this.state.fault ?? this.props.children;
    }
  }
  const Answer = () => h('b', null, use(answer.promise));
  const Broken = ({ isBroken }: { isBroken: boolean }) => {
    if (isBroken) throw new Error('broken');
    return 'whole';
  };
  const Stored = memo(() => {
    const value = useSyncExternalStore(
      (listener) => {
        store.listeners.add(listener);
        return () => store.listeners.delete(listener);
      },
      () => store.value,
    );
    return h('i', { style: { width: value, '--step': value } }, value, use(Hue));
  });
  const Lines = ({ count }: { count: number }) => {
    const id = useId();
    const list = useRef<HTMLUListElement>(null);
    useLayoutEffect(() => tell(`lines ${list.current?.children.length}`), [count]);
    useEffect(() => {
      tell(`effect ${count}`);
      return () => tell(`left ${count}`);
    }, [count]);
    const keys = Array.from({ length: count }, (_, at) => (count % 2 === 0 ? at : count - at));
    return h(
      'ul',
      { ref: list, id },
      keys.map((key) => h(Fragment, { key }, h('li', null, key))),
    );
  };
  const Whole = () => {
    const [count, setCount] = useState(1);
    const [text, setText] = useState('');
    const [isOn, setOn] = useState(false);
    const [pick, setPick] = useState('a');
    const [place, setPlace] = useState('here');
    const shown = useDeferredValue(text);
    return h(
      'main',
      { 'aria-label': 'page', 'data-count': count, className: `on-${String(isOn)}`, onClick: () => tell('main pressed') },
      h('button', { onClick: () => setCount(count + 1), onPointerEnter: () => tell('entered'), disabled: count > 4 }, 'more'),
      h('input', { type: 'text', value: text, onChange: (event) => setText(event.currentTarget.value.toUpperCase()), autoComplete: 'off' }),
      h('input', { type: 'checkbox', checked: isOn, onChange: (event) => setOn(event.target.checked) }),
      h('textarea', {
        defaultValue: 'text',
        onFocus: () => tell('focused'),
        onBlur: () => tell('blurred'),
        onKeyDown: ({ key, shiftKey, repeat }) => tell(`key ${key} ${shiftKey} ${repeat}`),
        onWheel: ({ deltaY, clientX }) => tell(`wheel ${deltaY} ${clientX}`),
        rows: 2,
      }),
      h(
        'select',
        { value: pick, onChange: (event: ReactModule.ChangeEvent<HTMLSelectElement>) => setPick(event.target.value) },
        h('option', { value: 'a' }, 'A'),
        h('option', { value: 'b' }, 'B'),
      ),
      h('form', { onSubmit: (event) => (event.preventDefault(), tell(`sent ${pick}`)) }, h('button', null, 'send')),
      h(
        'svg',
        { viewBox: '0 0 1 1', strokeWidth: 2 },
        h('path', { d: 'M0 0', xlinkHref: '#a' }),
        h('foreignObject', null, h('p', null, 'in')),
      ),
      h('details', { open: isOn, onToggle: () => tell('toggled') }, h('summary', null, shown)),
      h('a', { href: '#', onClick: () => startTransition(() => setPlace('there')) }, 'go'),
      h('em', { ref: (element) => (tell(`there ${element?.tagName}`), () => tell('gone')), key: place }, place),
      h(Suspense, { fallback: 'waits' }, h(Late), place === 'there' ? h(Answer) : null),
      h(Hue.Provider, { value: pick }, h(Stored)),
      h(Boundary, null, h(Broken, { isBroken: count === 3 })),
      h(Lines, { count }),
      count > 1 ? ReactDom.createPortal(h('button', { onClick: () => tell('portal pressed') }, 'portal'), document.body) : null,
    );
  };
  return { Whole, told, late, answer, store };
}

/** Lets React do everything that it has put off. */
const rest = () => new Promise<void>((resolve) => scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, () => resolve()));

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
}

function type(element: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Uses the page, drawn by one version of React DOM: what it showed after each step, and what it told. */
async function story(client: string): Promise<string[]> {
  const { createRoot }: typeof ClientModule = run(client, { react: React, 'react-dom': ReactDom, scheduler });
  document.body.innerHTML = '<div id="root"></div>';
  const { Whole, told, late, answer, store } = page();
  const root = createRoot(find('#root'), { onCaughtError: (error) => void told.push(String(error)) });
  const more = () => find('button').click();
  // What is done, and what is there then.
  const steps: [() => unknown, string][] = [
    [() => startTransition(() => root.render(h(StrictMode, null, h(Whole)))), 'waits'],
    [() => late.resolve({ default: () => 'is here' }), 'is here'],
    [more, '<button>portal'],
    [() => find('body > button').click(), 'portal pressed,main pressed'],
    [() => type(find('input'), 'hello'), '<summary>HELLO'],
    [() => find('[type=checkbox]').click(), 'toggled'],
    [() => (find('textarea').focus(), find('textarea').blur()), 'focused,blurred'],
    [
      () => find('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true })),
      'key Enter true false',
    ],
    [() => find('textarea').dispatchEvent(new WheelEvent('wheel', { deltaY: 3, clientX: 4, bubbles: true })), 'wheel 3 4'],
    [() => Object.assign(find('select'), { value: 'b' }).dispatchEvent(new Event('change', { bubbles: true })), '1b</i>'],
    [() => find('form button').click(), 'sent b'],
    [() => find('button').dispatchEvent(new MouseEvent('pointerover', { bubbles: true })), 'entered'],
    [() => ((store.value = 2), store.listeners.forEach((listener) => listener())), '--step: 2'],
    [() => find('a').click(), '<em>here'],
    [() => answer.resolve('answered'), '<b>answered</b>'],
    [more, 'Error: broken,caught,lines 3,left 2'],
    [() => ReactDom.flushSync(more), 'left 3,effect 4'],
    [() => root.unmount(), '<div id="root"></div>gone,left 4'],
  ];
  const seen: string[] = [];
  for (const [step, there] of steps) {
    step();
    await vi.waitFor(() => expect(document.body.innerHTML + told.join()).toContain(there), { timeout: 10_000 });
    await rest();
    seen.push(document.body.innerHTML + told.splice(0).join());
  }
  return seen;
}

describe('React DOM without what no page uses', () => {
  it('draws a page and hears its presses as the whole of it does', async () => {
    const whole = await story(clientText);
    expect(await story(withoutUnused(clientText))).toEqual(whole);
    const said = new Set(wordsOf(String(page)));
    expect(await story(withoutUnsaidEvents(withoutUnsaid(withoutUnused(clientText), said), said))).toEqual(whole);
  });

  it('knows an attribute, a style and an event by its name where a page says it, and only there', () => {
    const names = [
      '"strokeMiterlimit"',
      /unitlessNumbers =[^;]*\bfontWeight\b/,
      /simpleEventPluginEvents =[^;]*\bauxClick\b/,
      'case "xlinkRole"',
    ];
    const found = (text: string) => names.map((name) => text.search(typeof name === 'string' ? RegExp(name) : name) !== -1);
    expect(found(withoutUnsaid(clientText, new Set()))).toEqual([false, false, false, false]);
    const said = new Set(['strokeMiterlimit', 'fontWeight', 'onAuxClick', 'xlinkRole']);
    expect(found(withoutUnsaid(clientText, said))).toEqual([true, true, true, true]);
  });

  it('knows what an event tells, and an event among others, where a page names it, and only there', () => {
    const names = [/MouseEventInterface[^;]*\bmovementX\b/, /\bchangedTouches\b/, /case "dragexit"/, /mediaEventTypes =[^;]*\bseeked\b/];
    const found = (said: string[]) => names.map((name) => name.test(withoutUnsaidEvents(clientText, new Set(said))));
    expect(found([])).toEqual([false, false, false, false]);
    expect(found(['movementX', 'changedTouches', 'onDragExit', 'onSeeked'])).toEqual([true, true, true, true]);
  });

  it('is refused in a version that has lost one of the names', () => {
    expect(() => withoutUnused(clientText.replaceAll('isHydrating', 'isTakingOver'))).toThrow('does not have: isHydrating');
  });
});
