import type { Preferences } from '#domain/account/preferences.ts';
import { chooseMotion, chooseTextSize } from '#web/ui/appearance.ts';
import { chooseTheme } from '#web/ui/theme.ts';
import { plainCall } from '#web/lib/calls/plain-call.ts';
import { knownPerson, refreshSession } from './session.ts';

/** Shows things as a person has chosen, and keeps that for the first paint of the next visit. */
export function showPreferences({ theme, motion, textSize }: Partial<Preferences>): void {
  if (theme) chooseTheme(theme);
  if (motion) chooseMotion(motion);
  if (textSize) chooseTextSize(textSize);
}

/** Changes some of the person's choices: at once here, then for their other devices. Goes back when the server refuses. */
export async function savePreferences(change: Partial<Preferences>): Promise<void> {
  const before = knownPerson()?.preferences;
  if (before === undefined) return;
  showPreferences(change);
  try {
    await plainCall('account', 'savePreferences', change);
  } catch (error) {
    showPreferences(before);
    throw error;
  }
  await refreshSession();
}
