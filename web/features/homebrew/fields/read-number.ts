interface Bounds {
  lowest: number;
  highest: number;
  optional: boolean;
}

type ReadNumber = { ok: true; number: number | undefined; problem?: undefined } | { ok: false; number?: undefined; problem: string };

/** The whole number that somebody typed, with a sign or without; undefined where it may be left out and is. */
export function readNumber(typed: string, { lowest, highest, optional }: Bounds): ReadNumber {
  const text = typed.trim().replace('−', '-');
  if (text === '' && optional) return { ok: true, number: undefined };
  const number = /^[+-]?\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= lowest && number <= highest) return { ok: true, number };
  return { ok: false, problem: `${lowest} to ${highest}` };
}
