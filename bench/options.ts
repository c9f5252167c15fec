import { parseArgs } from 'node:util';

const sections = [
  'fanout',
  'reads',
  'imports',
  'narrator',
  'viewers',
  'sizes',
  'story',
  'deletion',
  'rules',
  'dice',
  'picture',
  'map',
  'scale',
] as const;
export type Section = (typeof sections)[number];

export interface Options {
  only: Section[];
  /** Also on a real PostgreSQL, not on the embedded database alone. */
  postgres: boolean;
  /** How often each measurement is repeated; the median counts. */
  rounds: number;
  /** How often reads are measured while files are read; what most of them hold counts. */
  importRounds: number;
  /** Seconds of one measurement. */
  seconds: number;
  /** Seconds of steady writing before anything is measured. */
  warmUp: number;
  /** Replies of the narrator. */
  replies: number;
}

/** Reads the flags --quick, --postgres and --only fanout,reads,imports,narrator,viewers,sizes,story,deletion,rules,dice,picture,map,scale; refuses others in one sentence. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, postgres: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const wanted = values.only?.split(',') ?? [...sections];
  const unknown = wanted.find((name) => !sections.some((section) => section === name));
  if (unknown !== undefined) throw new Error(`There is no "${unknown}" to measure; --only takes ${sections.join(', ')}.`);
  return {
    only: sections.filter((section) => wanted.includes(section)),
    postgres: values.postgres,
    ...(values.quick
      ? { rounds: 2, importRounds: 3, seconds: 2, warmUp: 4, replies: 40 }
      : { rounds: 3, importRounds: 9, seconds: 5, warmUp: 6, replies: 200 }),
  };
}
