import { ashTheme } from './ash-theme.ts';
import { darkTheme } from './dark-theme.ts';
import { highTheme } from './high-theme.ts';
import { skyTheme } from './sky-theme.ts';
import { steamTheme } from './steam-theme.ts';
import type { Theme } from './theme.ts';

const themes: readonly Theme[] = [highTheme, steamTheme, ashTheme, skyTheme, darkTheme];

/** The theme that most words of a text call for, also in the plural; high fantasy where none does. */
export function chooseTheme(text: string): Theme {
  const words = new Set(text.toLowerCase().match(/[\p{L}-]+/gu));
  const callsOf = ({ calls }: Theme) => calls.filter((call) => words.has(call) || words.has(`${call}s`)).length;
  return themes.reduce((best, theme) => (callsOf(theme) > callsOf(best) ? theme : best), highTheme);
}
