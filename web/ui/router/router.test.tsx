import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryHistory } from './history.ts';
import { lazyPart } from './lazy-part.tsx';
import { Link, Navigate } from './link.tsx';
import { hrefOf, isWithin, paramsAt, placeOf } from './place.ts';
import { Outlet, RouterView, useParam, useSearch } from './router-view.tsx';
import { Router } from './router.ts';
import type { Screen } from './router.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an address', () => {
  it.each([
    [{ to: '/world/view/$worldId', params: { worldId: 'a b/c' } }, '/world/view/a%20b%2Fc'],
    [{ to: '/auth', search: { tab: 'signup', next: undefined, error: '' } }, '/auth?tab=signup'],
    [{ to: '/join', hash: 'abc-def' }, '/join#abc-def'],
    [{ search: { which: 'mine' } }, '/here?which=mine'],
    [{ href: '/campaign?id=1' }, '/campaign?id=1'],
  ] as const)('is made of %j', (target, href) => expect(hrefOf(target, placeOf('/here?old=1#old'))).toBe(href));

  it('is read as plain texts', () =>
    expect(placeOf('/campaign?id=007&name=a%20b#x%20y')).toEqual({
      pathname: '/campaign',
      search: { id: '007', name: 'a b' },
      searchStr: '?id=007&name=a%20b',
      hash: 'x y',
      href: '/campaign?id=007&name=a%20b#x%20y',
    }));

  it.each([
    ['/world/view/$worldId', '/world/view/a%20b', { worldId: 'a b' }],
    ['/world/view/$worldId', '/World/View/a/', { worldId: 'a' }],
    ['/world/view/$worldId', '/world/view', null],
    ['/world/view/$worldId', '/world/view/a/tome', null],
    ['/world/$name', '/world/%E0%A4%A', { name: '%E0%A4%A' }],
    ['/', '/', {}],
  ])('%s at %s gives %j', (address, path, params) => expect(paramsAt(address, path)).toEqual(params));

  it.each([
    ['/campaign/new', '/campaign', true],
    ['/campaigns', '/campaign', false],
    ['/campaign', '/', false],
    ['/', '/', true],
    ['/campaign?id=1', '/campaign?id=2', false],
    ['/campaign?id=1&x=2', '/campaign?id=1', true],
  ])('%s is within %s: %s', (at, href, within) => expect(isWithin(placeOf(at), href)).toBe(within));
});

function Reads() {
  return <h1>{`World ${useParam('worldId')} ${useSearch()['tab'] ?? ''}`}</h1>;
}

function Writes() {
  const [isChanged, setChanged] = useState(false);
  const { isAsking, stay, leave } = useLeaveGuard(isChanged);
  return (
    <>
      <h1>Writing</h1>
      <button type="button" onClick={() => setChanged(true)}>
        Change
      </button>
      {isAsking && (
        <p role="alertdialog">
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </p>
      )}
    </>
  );
}

function Around() {
  return (
    <section aria-label="Around">
      <Outlet />
    </section>
  );
}

function Broken(): never {
  throw new Error('It broke.');
}

/** A product of a few screens, shown at an address. */
async function openAt(address: string, more: readonly Screen[] = []) {
  const screens: Screen[] = [
    { address: '/', parts: [() => <h1>Home</h1>] },
    { address: '/world/view/$worldId', parts: [Around, Reads] },
    { address: '/world/edit/$worldId', parts: [], leadsTo: (params) => ({ to: '/world/view/$worldId', params, search: { tab: 'old' } }) },
    { address: '/tools', parts: [() => <Navigate to="/world/view/$worldId" params={{ worldId: 'w' }} replace />] },
    { address: '/campaign/new', parts: [Writes] },
    { address: '/join', parts: [Broken] },
    ...more,
  ];
  const history = memoryHistory(address);
  const router = new Router(screens, () => [() => <h1>Lost</h1>], history);
  await router.load();
  const Crash = ({ error }: { error: unknown }) => <h1>{error instanceof Error ? error.message : 'Crash'}</h1>;
  render(
    <RouterView router={router} Crash={Crash}>
      <nav>
        <Link to="/">To home</Link>
        <Link to="/world/view/$worldId" params={{ worldId: 'w1' }}>
          To a world
        </Link>
        <Link to="/learn" search={{ to: 'play' }}>
          To learn
        </Link>
      </nav>
      <Outlet />
    </RouterView>,
  );
  const heading = (name: string) => screen.findByRole('heading', { name });
  return { router, history, heading, person: userEvent.setup() };
}

describe('the router', () => {
  it('shows the screen at an address within what surrounds it, and marks the links that lead there', async () => {
    const { heading, person, history } = await openAt('/world/view/w%201?tab=lore');
    await heading('World w 1 lore');
    expect(screen.getByRole('region', { name: 'Around' })).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'To home' }));
    await heading('Home');
    expect(history.location.href).toBe('/');
    expect(screen.getByRole('link', { name: 'To home' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'To a world' }).getAttribute('aria-current')).toBeNull();
  });

  it('goes back to where somebody was', async () => {
    const { heading, person, history } = await openAt('/');
    await person.click(screen.getByRole('link', { name: 'To a world' }));
    await heading('World w1');
    act(() => history.go(-1));
    expect(await heading('Home')).toBeTruthy();
  });

  it.each([
    ['/world/edit/w?x=1', 'World w old', '/world/view/w?tab=old'],
    ['/tools', 'World w', '/world/view/w'],
    ['/nowhere', 'Lost', '/nowhere'],
    ['/join', 'It broke.', '/join'],
  ])('at %s shows “%s”', async (address, name, href) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { heading, history } = await openAt(address);
    await heading(name);
    await waitFor(() => expect(history.location.href).toBe(href));
    expect(history.entry.index).toBe(0);
  });

  it('shows another screen after one that could not be drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { heading, person } = await openAt('/join');
    await heading('It broke.');
    await person.click(screen.getByRole('link', { name: 'To home' }));
    expect(await heading('Home')).toBeTruthy();
  });

  it('keeps the screen until all of the next one is there, and shows only the last that was asked for', async () => {
    let arrive = (): void => undefined;
    const Slow = lazyPart(
      () => new Promise<{ Slow: () => React.JSX.Element }>((resolve) => (arrive = () => resolve({ Slow: () => <h1>Slow</h1> }))),
      'Slow',
    );
    const { heading, router, history } = await openAt('/', [{ address: '/learn/basics', parts: [Slow] }]);
    act(() => void router.navigate({ to: '/learn/basics' }));
    await waitFor(() => expect(history.location.href).toBe('/learn/basics'));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
    act(() => void router.navigate({ to: '/world/view/$worldId', params: { worldId: 'w2' } }));
    await heading('World w2');
    act(arrive);
    await act(() => Promise.resolve());
    expect(screen.queryByRole('heading', { name: 'Slow' })).toBeNull();
    act(() => history.go(-1));
    await heading('Slow');
  });

  it('fetches what a link leads to when it is pointed at', async () => {
    const asked: string[] = [];
    const load = ({ href }: { href: string }) => Promise.resolve(asked.push(href));
    const { person, heading } = await openAt('/campaign/new', [{ address: '/learn', parts: [() => <h1>Learn</h1>], load }]);
    await heading('Writing');
    expect(asked).toEqual([]);
    await person.hover(screen.getByRole('link', { name: 'To learn' }));
    await waitFor(() => expect(asked).toEqual(['/learn?to=play']));
    await heading('Writing');
  });

  it('leaves a press with a key held to the browser', async () => {
    const { person, history } = await openAt('/campaign/new');
    const link = screen.getByRole('link', { name: 'To home' });
    link.addEventListener('click', (event) => event.preventDefault());
    await person.keyboard('{Control>}');
    await person.click(link);
    await person.keyboard('{/Control}');
    expect(history.location.href).toBe('/campaign/new');
  });

  it('asks before a page with changes is left, by a link and by going back', async () => {
    const { heading, person, history, router } = await openAt('/');
    await act(() => router.navigate({ href: '/campaign/new' }));
    await heading('Writing');
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await person.click(screen.getByRole('link', { name: 'To a world' }));
    await person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(history.location.href).toBe('/campaign/new');
    act(() => history.go(-1));
    await person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(history.location.href).toBe('/campaign/new');
    act(() => history.go(-1));
    await person.click(await screen.findByRole('button', { name: 'Leave' }));
    await heading('Home');
    expect(history.location.href).toBe('/');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a part that is fetched later', () => {
  it('comes while whatever it stands in waits, and React complains of nothing', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Later = lazyPart(async () => ({ Later: () => <p>There it is.</p> }), 'Later');
    // As the page draws it, in steps that go on where they were once the part is there.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const show = (isAsked: boolean) => root.render(<Suspense fallback="Wait.">{isAsked ? <Later /> : 'Here.'}</Suspense>);
    show(false);
    await vi.waitFor(() => expect(place.textContent).toBe('Here.'));
    startTransition(() => show(true));
    await vi.waitFor(() => expect(place.textContent).toBe('There it is.'));
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
    expect(complaint).not.toHaveBeenCalled();
  });

  it('says why it could not be, and is fetched anew when it is asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isThere = false;
    const load = () => (isThere ? Promise.resolve({ Later: () => <h1>Later</h1> }) : Promise.reject(new Error('No such file.')));
    const { heading, router } = await openAt('/learn/videos', [{ address: '/learn/videos', parts: [lazyPart(load, 'Later')] }]);
    await heading('No such file.');
    isThere = true;
    await act(() => router.navigate({ href: '/learn/videos?again=1' }));
    expect(await heading('Later')).toBeTruthy();
  });
});
