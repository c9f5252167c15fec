import { capitalize } from '#domain/text/capitalize.ts';

/** A class with a level, as a line of words needs it: classes are called by their ids, so that no rules need be loaded. */
interface Level {
  class: string;
  level: number;
}

/** The level of a character: those of all classes together. */
export function levelOf({ classes }: { classes: readonly Pick<Level, 'level'>[] }): number {
  return classes.reduce((sum, { level }) => sum + level, 0);
}

/** Classes and levels in words: "Fighter 3 / Wizard 2". */
export function classLine({ classes }: { classes: readonly Level[] }): string {
  return classes.map(({ class: name, level }) => `${capitalize(name)} ${level}`).join(' / ');
}

/** Classes in words, without levels: "fighter and wizard". */
export function callingsOf({ classes }: { classes: readonly Pick<Level, 'class'>[] }): string {
  return classes.map(({ class: name }) => name).join(' and ');
}
