import fc from 'fast-check';
import { contract } from '#contract/index.ts';
import { remoteContract } from '#contract/remote/remote.ts';
import type { StatementLog } from '#tests/support/statements.ts';
import { post } from '#tests/support/app/post.ts';
import { accountCalls } from './account-calls.ts';
import { checkCalls } from './check-calls.ts';
import type { FuzzTable } from './fuzz-table.ts';
import type { Call, GoodCall } from './good-call.ts';
import { mutationsOf } from './mutations.ts';
import type { Mutated } from './mutations.ts';
import { diceCalls } from './dice-calls.ts';
import { battleMapCalls } from './battle-map-calls.ts';
import { tableScreenCalls } from './table-screen-calls.ts';
import { drawnMapCalls } from './drawn-map-calls.ts';
import { encounterCalls } from './encounter-calls.ts';
import { ownAssetCalls } from './own-asset-calls.ts';
import { heroCalls } from './hero-calls.ts';
import { homebrewCalls } from './homebrew-calls.ts';
import { marketCalls } from './market-calls.ts';
import { playCalls } from './play-calls.ts';
import { remoteCalls } from './remote-calls.ts';
import { tableCalls } from './table-calls.ts';
import { webhookCalls } from './webhook-calls.ts';
import { worldCalls } from './world-calls.ts';
import { sendWrongFields } from './wrong-fields.ts';

/** Milliseconds after which an answer counts as none. */
const HANG = 20_000;
/** Words of stacks and of SQL, which nobody outside may see. */
const LEAK = /\n\s+at |\.ts:\d+|node_modules|Failed query|insert into "?\w+"? \(|select .{1,200} from "?\w+"? where|syntax error at/i;

/** The name of an operation. */
export type OperationName = { [Noun in keyof typeof contract]: `${Noun}.${string & keyof (typeof contract)[Noun]}` }[keyof typeof contract];
/** A call that is accepted, of every operation; one without does not compile. */
const operations: Record<OperationName, GoodCall> = {
  ...accountCalls,
  ...tableCalls,
  ...checkCalls,
  ...playCalls,
  ...battleMapCalls,
  ...drawnMapCalls,
  ...tableScreenCalls,
  ...heroCalls,
  ...encounterCalls,
  ...ownAssetCalls,
  ...diceCalls,
  ...homebrewCalls,
  ...marketCalls,
  ...webhookCalls,
  ...worldCalls,
};

export interface Fuzzed {
  name: string;
  address: string;
  good: GoodCall;
  /** Whether each call of it takes a process, or a copy of everything. */
  isHeavy: boolean;
}

const heavy = ['admin.runBackup', 'generations.read'];

/** Every operation, by its own name and by the remote ones, with where it is called. */
export const everyOperation: readonly Fuzzed[] = [
  ...Object.entries(operations).map(([name, good]) => {
    return { name, address: `/call/${name.replace('.', '/')}`, good, isHeavy: heavy.includes(name) };
  }),
  ...Object.entries(remoteContract).flatMap(([name, each]) =>
    Object.entries(remoteCalls).flatMap(([key, good]) =>
      key === name ? [{ name, address: `/api${each['~orpc'].route.path}`, good, isHeavy: false }] : [],
    ),
  ),
];

/** What came of an operation. */
export interface Outcome {
  name: string;
  calls: number;
  accepted: number;
  /** Answers that no call may get, with what was sent. */
  faults: string[];
  /** Why the last accepted call that was prepared was refused after all. */
  refused: string | null;
  /** The statements of the accepted call that sent the fewest to the database; null where none was counted. */
  statements: readonly string[] | null;
}

interface Effort {
  /** Calls as they are accepted, and calls with one field changed. */
  good: number;
  mutated: number;
  seed: number;
  /** Opened before the app; without one no statements are counted. */
  log?: StatementLog;
}

function bodyOf(address: string, { input, path, nan = false }: Mutated): string {
  if (!address.startsWith('/call/')) return JSON.stringify(input);
  return JSON.stringify({ json: input, ...(nan ? { meta: [[2, ...path]] } : {}) });
}

/** The shorter of two lists of statements; the first where there is no second. */
export function fewer(these: readonly string[], those: readonly string[] | null): readonly string[] {
  return those !== null && those.length <= these.length ? those : these;
}

/** Calls one operation with each field wrong in turn, with accepted inputs, and with such of which one field was changed. */
export async function fuzz(table: FuzzTable, { name, address, good }: Fuzzed, { log, ...effort }: Effort): Promise<Outcome> {
  const outcome: Outcome = { name, calls: 0, accepted: 0, faults: [], refused: null, statements: null };
  const send = async ({ by }: Call, sent: Mutated) => {
    const body = bodyOf(address, sent);
    const { status, text } = await post(table.app.url + address, by?.cookie ?? '', body, HANG).catch((error: unknown) => ({
      status: 599,
      text: String(error),
    }));
    outcome.calls += 1;
    if (status === 200) outcome.accepted += 1;
    if (status >= 500 || LEAK.test(text)) outcome.faults.push(`${name} ${status} ${text.slice(0, 300)} for ${body.slice(0, 600)}`);
    return { status, text };
  };
  let prepared: Call | null = await good(table);
  const wrong = await sendWrongFields({ url: table.app.url, address }, prepared.by?.cookie ?? '', prepared.input);
  outcome.faults.push(...wrong.faults);
  if (wrong.isTaken) prepared = null;
  for (let n = 0; n < effort.good + effort.mutated; n += 1) {
    const call: Call = prepared ?? (await good(table));
    prepared = null;
    const sent =
      n < effort.good ? { input: call.input, path: [] } : fc.sample(mutationsOf(call.input), { numRuns: 1, seed: effort.seed + n })[0];
    const work = () => send(call, sent ?? { input: call.input, path: [] });
    const { result, lines } = log ? await log.beside(work) : { result: await work(), lines: null };
    const { status, text } = result;
    if (lines && n < effort.good && status === 200) outcome.statements = fewer(lines, outcome.statements);
    if (n < effort.good && status !== 200) outcome.refused = `${status} ${text.slice(0, 300)}`;
  }
  return outcome;
}
