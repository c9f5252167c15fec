import type { Preferences } from '#domain/account/preferences.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { savePreferences } from '#web/lib/session/preferences.ts';
import { useState } from 'react';

/** The person's choices, shown as chosen while they are on their way to the server, and how to change one. */
export function usePreferences() {
  const { preferences } = usePerson();
  const [changing, setChanging] = useState<Partial<Preferences>>({});
  async function change(next: Partial<Preferences>) {
    setChanging((others) => ({ ...others, ...next }));
    try {
      await savePreferences(next);
    } catch (error) {
      notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' });
    } finally {
      setChanging((others) => without(others, next));
    }
  }
  return { chosen: { ...preferences, ...changing }, change: (next: Partial<Preferences>) => void change(next) };
}

/** The changes that are still on their way. */
function without(changing: Partial<Preferences>, done: Partial<Preferences>): Partial<Preferences> {
  return Object.fromEntries(Object.entries(changing).filter(([name]) => !(name in done)));
}
