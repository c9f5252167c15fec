import { parseArgs } from 'node:util';
import type { Engine, Form, Scenario } from './scenario.ts';

/** What a run of `npm run chaos` was asked for. */
export interface Options {
  form: Form;
  scenarios: Scenario[];
  engines: Engine[];
}

const ENGINES: readonly Engine[] = ['embedded', 'postgres'];

/** Reads the flags --long, --only name,name and --engine embedded|postgres; refuses others in one sentence. */
export function readOptions(args: string[], all: Scenario[]): Options {
  const { values } = parseArgs({
    args,
    options: { long: { type: 'boolean', default: false }, only: { type: 'string' }, engine: { type: 'string' } },
  });
  const names = all.map(({ name }) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no scenario "${unknown}"; --only takes ${names.join(', ')}.`);
  const engines = ENGINES.filter((engine) => values.engine === undefined || values.engine === engine);
  if (engines.length === 0) throw new Error(`There is no engine "${values.engine ?? ''}"; --engine takes ${ENGINES.join(' or ')}.`);
  return { form: values.long ? 'long' : 'short', scenarios: all.filter(({ name }) => wanted.includes(name)), engines };
}
