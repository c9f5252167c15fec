/** What gives a world its colour: the parts of its names and the small things its sentences mention. */
export interface Theme {
  name: string;
  /** Words of a prompt that call for it. */
  calls: readonly string[];
  /** Beginnings and endings of names. */
  roots: readonly string[];
  ends: readonly string[];
  /** What places, callings, bodies, beasts, treasures and spells are named for. */
  marks: readonly string[];
  tempers: readonly string[];
  places: readonly string[];
  callings: readonly string[];
  bodies: readonly string[];
  beasts: readonly string[];
  epithets: readonly string[];
  treasures: readonly string[];
  workings: readonly string[];
  events: readonly string[];
  /** Told in passing: a material, weather, work, what is feared, what is given as a token. */
  stuff: readonly string[];
  weather: readonly string[];
  trade: readonly string[];
  dread: readonly string[];
  token: readonly string[];
}

/** The words of a line, parted by bars. */
export function barred(line: string): string[] {
  return line.split('|').map((word) => word.trim());
}
