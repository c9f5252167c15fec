import type { Command } from '#web/lib/commands.ts';
import { overlay } from '#web/lib/commands.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { savePreferences } from '#web/lib/session/preferences.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import type { Address } from '#web/ui/router/place.ts';
import type { Router } from '#web/ui/router/router.ts';
import { navigation } from './navigation.ts';

const ownPages = [
  { label: 'Home', to: '/' },
  { label: 'Profile', to: '/account/profile' },
  { label: 'Characters', to: '/account/characters' },
  { label: 'Settings', to: '/account/settings' },
] as const;

const themes = [
  { label: 'Light theme', theme: 'light' },
  { label: 'Dark theme', theme: 'dark' },
  { label: 'System theme', theme: 'system' },
] as const;

/** What can be done on every screen: its pages, the theme, the list of keys. */
export function globalCommands(router: Router, { plan }: SignedInPerson): Command[] {
  const page = (label: string, to: Address): Command => ({
    id: `page ${to}`,
    label,
    group: 'Pages',
    run: () => void router.navigate({ to }),
  });
  const groups = navigation.flatMap((group) => [
    page(group.label, group.to),
    ...group.items.filter(({ to }) => !doing.has(to)).map(({ label, to }) => page(label, to)),
  ]);
  const chosen = themes.map(({ label, theme }): Command => ({ id: `theme ${theme}`, label, group: 'Actions', run: () => choose(theme) }));
  return [
    { ...page('Create a campaign', '/campaign/new'), note: 'Choose a world and a name', group: 'Actions' },
    { ...page('Create a world', '/world/new'), note: 'By hand, from a document or with AI', group: 'Actions' },
    ...ownPages.map(({ label, to }) => page(label, to)),
    ...(plan === 'ADMIN' ? [page('Administration', '/admin')] : []),
    ...groups,
    ...chosen,
    { id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Actions', key: '?', run: () => overlay.set('shortcuts') },
  ];
}

/** Pages that stand in the list as something to do. */
const doing = new Set<string>(['/campaign/new', '/world/new']);

function choose(theme: 'light' | 'dark' | 'system'): void {
  savePreferences({ theme }).catch((error: unknown) =>
    notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' }),
  );
}
