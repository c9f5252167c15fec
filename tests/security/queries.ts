import type { z } from 'zod';
import { contract } from '#contract/index.ts';
import { post } from '#tests/support/app/post.ts';

/** Milliseconds after which a call counts as hanging. */
const ANSWER_MILLISECONDS = 30_000;

/** A query, and what it reads. */
export interface Query {
  noun: string;
  /** Where programs ask it. */
  path: string;
  schema: z.ZodType | undefined;
}

/** Every query of the contract. */
export const queries: readonly Query[] = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).flatMap(([verb, { '~orpc': operation }]) =>
    operation.meta.kind === 'query' ? [{ noun, path: `/api/${noun}.${verb}`, schema: operation.inputSchema }] : [],
  ),
);

/** Of inputs, those that a query does not read as it reads one before them; of all that it refuses, the first. */
export function readDistinctly<Input>({ schema }: Pick<Query, 'schema'>, inputs: readonly Input[]): Input[] {
  const read = (input: Input) => {
    const parsed = schema?.safeParse(input);
    return parsed?.success ? JSON.stringify(parsed.data) : 'refused';
  };
  return [...new Map(inputs.toReversed().map((input) => [read(input), input])).values()];
}

/** What somebody is answered at an address. */
export async function answerAt(url: string, { cookie }: { cookie: string }, body: unknown): Promise<string> {
  return (await post(url, cookie, JSON.stringify(body), ANSWER_MILLISECONDS)).text;
}
