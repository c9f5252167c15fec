import type { Command } from '#web/lib/commands.ts';
import { overlay } from '#web/lib/commands.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { savePreferences } from '#web/lib/session/preferences.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import type { LinkProps, useRouter } from '@tanstack/react-router';
import { navigation } from './navigation.ts';

type Router = ReturnType<typeof useRouter>;

const ownPages = [
  { words: 'Home', to: '/' },
  { words: 'Profile', to: '/account/profile' },
  { words: 'Characters', to: '/account/characters' },
  { words: 'Settings', to: '/account/settings' },
] as const;

const themes = [
  { words: 'Light theme', theme: 'light' },
  { words: 'Dark theme', theme: 'dark' },
  { words: 'System theme', theme: 'system' },
] as const;

/** What can be done on every screen: its pages, the theme, the list of keys. */
export function globalCommands(router: Router, { plan }: SignedInPerson): Command[] {
  const page = (words: string, to: NonNullable<LinkProps['to']>): Command => ({
    id: `page ${to}`,
    words,
    group: 'Pages',
    run: () => void router.navigate({ to }),
  });
  const groups = navigation.flatMap((group) => [
    page(group.label, group.to),
    ...group.items.filter(({ to }) => !doing.has(to)).map(({ label, to }) => page(label, to)),
  ]);
  const chosen = themes.map(({ words, theme }): Command => ({ id: `theme ${theme}`, words, group: 'Actions', run: () => choose(theme) }));
  return [
    { ...page('Create a campaign', '/campaign/new'), note: 'Choose a world and a name', group: 'Actions' },
    { ...page('Create a world', '/world/new'), note: 'By hand, from a document or with AI', group: 'Actions' },
    ...ownPages.map(({ words, to }) => page(words, to)),
    ...(plan === 'ADMIN' ? [page('Administration', '/admin')] : []),
    ...groups,
    ...chosen,
    { id: 'shortcuts', words: 'Keyboard shortcuts', group: 'Actions', key: '?', run: () => overlay.set('shortcuts') },
  ];
}

/** Pages that stand in the list as something to do. */
const doing = new Set<string>(['/campaign/new', '/world/new']);

function choose(theme: 'light' | 'dark' | 'system'): void {
  savePreferences({ theme }).catch((error: unknown) =>
    notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' }),
  );
}
