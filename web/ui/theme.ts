import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const key = 'theme';
const listeners = new Set<() => void>();

/** The theme that holds: the person's choice when there is one, else the system's. */
export function themeFor(choice: string | null, systemDark: boolean): Theme {
  if (choice === 'dark' || choice === 'light') return choice;
  return systemDark ? 'dark' : 'light';
}

function currentTheme(): Theme {
  return themeFor(document.documentElement.dataset['theme'] ?? null, matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Takes a theme, or the system's, for good: shown at once and kept for the next visit where the browser allows it. */
export function chooseTheme(theme: Theme | 'system'): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage is closed (private window): the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** The theme that is showing, kept up to date. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
