/**
 * How much a run of the tests takes on: what `npm test` holds to in minutes, or what `npm run test:nightly` goes through at length.
 * docs/tests.md says of each bound that is smaller in the usual run why that one still finds its kind of fault.
 */
const isNightly = process.env['HEARTHLORE_TESTS'] === 'nightly';

export const tier = {
  isNightly,
  /** The engine of tests that do not ask for one. */
  engine: isNightly ? 'embedded' : 'postgres',
  /** Of a list that is gone through, each in the nightly run, and one in `n` in the usual one: always the same. */
  oneIn: <Each>(n: number, list: readonly Each[]): readonly Each[] => (isNightly ? list : list.filter((_, at) => at % n === 0)),
  /** A bound of the usual run, and of the nightly one. */
  bound: (usual: number, nightly: number): number => (isNightly ? nightly : usual),
} as const;

/** What is played in the nightly run alone: docs/tests.md says of each why the usual run still finds its kind of fault. */
export const nightly = { tag: '@nightly' } as const;
