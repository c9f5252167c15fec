import { limits } from '#domain/limits/limits.ts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Store, useStore } from './store/store.ts';

const stands = new Store(true);

/** From here on what is `Later` waits, until `FirstPicture` has been shown. */
export function beginFirstPicture(): void {
  stands.set(false);
}

/** Says that what is inside has been shown. */
export function FirstPicture({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => stands.set(true), limits.firstPicturePauseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** What nobody waits for: it is drawn, and its parts are fetched, once the first picture stands. */
export function Later({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useStore(stands) ? children : fallback;
}

/** Does something once the first picture stands; at once where it does. */
export function afterFirstPicture(act: () => void): void {
  if (stands.get()) return act();
  const stop = stands.subscribe(() => {
    stop();
    act();
  });
}

/** Resolves once the first picture stands; at once where it does. */
export const firstPicture = (): Promise<void> => new Promise((resolve) => afterFirstPicture(resolve));
