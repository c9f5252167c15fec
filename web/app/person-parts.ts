// What somebody who is signed in has on every screen comes in one file; visitors do not load it.
export { AccountMenu } from '#web/features/account/account-menu.tsx';
export { Bell } from '#web/features/notices/bell.tsx';
export { NoticeWatch } from '#web/features/notices/notice-watch.tsx';
export { watchSession } from '#web/lib/session/session-watch.ts';
export { QueryProvider } from './query-provider.tsx';
export { Shortcuts } from './shortcuts.tsx';
