import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A stranger's verdict on the reply to one utterance; `tests/exam/rubric.md` says what each means. */
export const Verdict = z.object({
  said: z.string().min(1),
  understood: z.enum(['yes', 'partly', 'no']),
  falseClaim: z.boolean(),
  wouldGoOn: z.boolean(),
  kind: z.string().min(1),
  why: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

/** A round: who judged it had not read the parser. */
export interface Round {
  name: string;
  verdicts: Verdict[];
}

const folder = join(import.meta.dirname, 'rounds');

/** Every round that was played, the first one first. Refuses a line that is no verdict. */
export function readRounds(): Round[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      verdicts: readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => Verdict.parse(JSON.parse(line))),
    }));
}

/** What a round comes to, in hundredths of its utterances; false claims are counted. */
export function figuresOf(verdicts: readonly Verdict[]) {
  const share = (test: (verdict: Verdict) => boolean) => Math.round((100 * verdicts.filter(test).length) / verdicts.length);
  const options = verdicts.filter(({ kind }) => kind === 'option');
  return {
    utterances: verdicts.length,
    yes: share(({ understood }) => understood === 'yes'),
    partly: share(({ understood }) => understood === 'partly'),
    no: share(({ understood }) => understood === 'no'),
    falseClaims: verdicts.filter(({ falseClaim }) => falseClaim).length,
    options: `${options.filter(({ understood }) => understood === 'yes').length} of ${options.length}`,
    wouldGoOn: share(({ wouldGoOn }) => wouldGoOn),
  };
}

/** A line of an evening of looks, and what its reply must say; a line without it only leads on. */
const Look = z.strictObject({ said: z.string().min(1), told: z.string().min(1).optional() });

/** Evenings of looks at what was just told, by their world: each is played from its first line to its last. */
export function readLooks(): { world: string; lines: z.infer<typeof Look>[] }[] {
  const looks = join(import.meta.dirname, 'looks');
  return readdirSync(looks).map((file) => ({
    world: file.replace('.jsonl', ''),
    lines: readFileSync(join(looks, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Look.parse(JSON.parse(line))),
  }));
}
