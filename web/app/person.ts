import { lazyPart } from '#web/ui/router/lazy-part.tsx';

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

export const AccountMenu = lazyPart(async () => ({ AccountMenu: (await parts()).AccountMenu }), 'AccountMenu');
export const Bell = lazyPart(async () => ({ Bell: (await parts()).Bell }), 'Bell');
/** Gives the screens inside the shared query cache; visitors meet few of those. */
export const QueryProvider = lazyPart(async () => ({ QueryProvider: (await parts()).QueryProvider }), 'QueryProvider');
export const NoticeWatch = lazyPart(async () => ({ NoticeWatch: (await parts()).NoticeWatch }), 'NoticeWatch');
export const Shortcuts = lazyPart(async () => ({ Shortcuts: (await parts()).Shortcuts }), 'Shortcuts');

/** Loads what somebody who is signed in has on every screen. */
export async function loadPerson(): Promise<void> {
  await Promise.all([AccountMenu, Bell, NoticeWatch, QueryProvider, Shortcuts].map(async (part) => part.preload()));
}

/** Looks after the session of somebody who is signed in. */
export async function watchSession(): Promise<void> {
  (await parts()).watchSession();
}
