import { oc } from '@orpc/contract';
import type { z } from 'zod';

/** What an operation is: its name is also its file, its address, its permission and its test. */
export interface OperationMeta {
  name: string;
  /** A query reads and changes nothing; a command changes something in one transaction. */
  kind: 'query' | 'command';
  /** One line for people who read the API. */
  summary: string;
}

interface Shape<Input extends z.ZodType, Output extends z.ZodType> {
  summary: string;
  input: Input;
  output: Output;
}

const base = oc.$meta<OperationMeta>({ name: '', kind: 'query', summary: '' });

/** Declares an operation that reads. */
export function query<Input extends z.ZodType, Output extends z.ZodType>(name: string, shape: Shape<Input, Output>) {
  return declare(name, 'query', shape);
}

/** Declares an operation that changes something. */
export function command<Input extends z.ZodType, Output extends z.ZodType>(name: string, shape: Shape<Input, Output>) {
  return declare(name, 'command', shape);
}

function declare<Input extends z.ZodType, Output extends z.ZodType>(
  name: string,
  kind: OperationMeta['kind'],
  { summary, input, output }: Shape<Input, Output>,
) {
  return base
    .meta({ name, kind, summary })
    .route({ method: 'POST', path: `/${name}`, summary, operationId: name, tags: name.split(/[./]/, 1) })
    .input(input)
    .output(output);
}
