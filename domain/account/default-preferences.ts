import type { Preferences } from './preferences.ts';

/** How the product looks and sounds to somebody who has chosen nothing. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  motion: 'system',
  textSize: 'normal',
  mailNotices: true,
  sound: false,
  thrownDice: true,
  readAloudVoice: null,
  readAloudSpeed: 1,
};
