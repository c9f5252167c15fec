import { lazyPart } from '#web/ui/router/lazy-part.tsx';

/** What can be opened over the table, fetched with the first of it. */
export const SessionDialogs = lazyPart(() => import('./session-dialogs.tsx'), 'SessionDialogs');
