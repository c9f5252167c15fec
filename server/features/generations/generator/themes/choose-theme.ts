import { contentFolder } from '#server/kernel/content.ts';
import { Theme } from './theme.ts';

/** The themes from all files in `content/generator/themes/`, in the order of their names. */
const themes = [...contentFolder('generator/themes', Theme).values()];

/** The theme that most words of a text call for, also in the plural; the first one where none does. */
export function chooseTheme(text: string): Theme {
  const words = new Set(text.toLowerCase().match(/[\p{L}-]+/gu));
  const callsOf = ({ calls }: Theme) => calls.filter((call) => words.has(call) || words.has(`${call}s`)).length;
  return themes.reduce((best, theme) => (callsOf(theme) > callsOf(best) ? theme : best));
}
