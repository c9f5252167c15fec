/** Saves that are not against something: what they decide. */
const decides: ReadonlyMap<string, (save: string) => string> = new Map([
  ['concentration', (save: string) => `${save} to keep concentration`],
  ['death', (save: string) => `death ${save}`],
  ['Falling off', (save: string) => `${save} to stay in the saddle`],
]);

/** What a save is called by what it is about: "saving throw against Fireball", "saving throw to keep concentration". */
export function savingThrowText(cause: string, save = 'saving throw'): string {
  return decides.get(cause)?.(save) ?? `${save} against ${cause}`;
}

/** Whether a name is what a save decides, and no spell or effect. */
export const isDecidedBySave = (name: string): boolean => decides.has(name);
