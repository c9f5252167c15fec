import { lazyRouteComponent } from '@tanstack/react-router';

/** Named one by one, so that the bundler need not keep a file that holds nothing but the names. */
async function parts() {
  const part = await import('./person-parts.ts');
  return {
    AccountMenu: part.AccountMenu,
    Bell: part.Bell,
    NoticeWatch: part.NoticeWatch,
    QueryProvider: part.QueryProvider,
    Shortcuts: part.Shortcuts,
    watchSession: part.watchSession,
  };
}

export const AccountMenu = lazyRouteComponent(parts, 'AccountMenu');
export const Bell = lazyRouteComponent(parts, 'Bell');
/** Gives the screens inside the shared query cache; visitors meet few of those. */
export const QueryProvider = lazyRouteComponent(parts, 'QueryProvider');
export const NoticeWatch = lazyRouteComponent(parts, 'NoticeWatch');
export const Shortcuts = lazyRouteComponent(parts, 'Shortcuts');

/** Loads what somebody who is signed in has on every screen. */
export async function loadPerson(): Promise<void> {
  await Promise.all([AccountMenu, Bell, NoticeWatch, QueryProvider, Shortcuts].map(async (part) => part.preload?.()));
}

/** Looks after the session of somebody who is signed in. */
export async function watchSession(): Promise<void> {
  (await parts()).watchSession();
}
