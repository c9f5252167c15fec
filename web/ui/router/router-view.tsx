import { Component, createContext, Fragment, startTransition, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { positionsOf } from './positions.ts';
import type { Place } from './place.ts';
import type { Part, Router, Shown } from './router.ts';

/** What a screen shows that could not be drawn. */
export type CrashView = ComponentType<{ error: unknown }>;

const Routing = createContext<{ router: Router; shown: Shown } | null>(null);
const Inside = createContext<{ parts: readonly Part[]; Crash: CrashView; at: Shown } | null>(null);

function useRouting() {
  const routing = use(Routing);
  if (routing === null) throw new Error('This stands outside of the router.');
  return routing;
}

/** Goes to addresses, and knows what stands there. */
export const useRouter = () => useRouting().router;
/** Where the screen that shows stands. */
export const usePlace = (): Place => useRouting().shown.place;
/** The texts that the address gives after its question mark. */
export const useSearch = (): Place['search'] => usePlace().search;
/** Reads the same texts as they are now: the address changes at once, the screen once it is drawn. */
export function useSearchNow(): () => Place['search'] {
  const { history } = useRouter();
  return () => history.location.search;
}
/** What a name in the address of the screen stands for. */
export const useParam = (name: string): string => useRouting().shown.params[name] ?? '';
/** Going to another address. */
export const useNavigate = () => useRouter().navigate;

/** Gives what is inside the router and the place that shows. A new screen is drawn in short steps, and the old one stays until then. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(router.shown);
  useEffect(() => {
    const take = () => startTransition(() => setShown(router.shown));
    take();
    return router.watch(take);
  }, [router]);
  return <Routing value={{ router, shown }}>{children}</Routing>;
}

/** The whole page: `children` around every screen, with an `Outlet` where the screen stands. */
export function RouterView({ router, Crash, children }: { router: Router; Crash: CrashView; children: ReactNode }) {
  return (
    <RouterProvider router={router}>
      <Screens Crash={Crash}>{children}</Screens>
    </RouterProvider>
  );
}

function Screens({ Crash, children }: { Crash: CrashView; children: ReactNode }) {
  const { router, shown } = useRouting();
  useEffect(() => positionsOf(router.history).watch(() => router.shown.key), [router]);
  useLayoutEffect(() => {
    document.documentElement.dataset['shows'] = shown.place.href;
    if (shown.resetsScroll) positionsOf(router.history).takeUp(shown.key, shown.place.hash);
  }, [router, shown]);
  return (
    <Suspense>
      <Boundary Crash={Crash} at={shown}>
        <Inside value={{ parts: shown.parts, Crash, at: shown }}>{children}</Inside>
      </Boundary>
    </Suspense>
  );
}

/** Where a screen stands within what surrounds it. */
export function Outlet() {
  const inside = use(Inside);
  const [First, ...parts] = inside?.parts ?? [];
  if (!inside || !First) return <Fragment />;
  return (
    <Boundary Crash={inside.Crash} at={inside.at}>
      <Inside value={{ ...inside, parts }}>
        <First />
      </Inside>
    </Boundary>
  );
}

interface BoundaryProps {
  Crash: CrashView;
  /** What failed is tried again where something else is shown. */
  at: Shown;
  children: ReactNode;
}

interface BoundaryState {
  failed: { error: unknown } | null;
  at: Shown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failed: null, at: props.at };
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { failed: null, at };
  }

  override render() {
    const { failed } = this.state;
    const { Crash, children } = this.props;
    return failed === null ? children : <Crash error={failed.error} />;
  }
}
