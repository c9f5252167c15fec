import { resolve } from 'node:path';
import { isDamage } from '#server/kernel/damage/index.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { wayBackFrom } from './way-back.ts';

/** What a start that failed is told as: where it met damage, a StartError that says how to get out of it. */
export function refuseDamaged(
  error: unknown,
  { engine, place }: { engine: 'pglite' | 'postgres'; place: string },
  dataDir: string,
): unknown {
  if (!isDamage(error)) return error;
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `The database ${place} is damaged (${message}), and the server cannot start on it. Nothing of it was removed. Stop what uses it and ${wayBackFrom(resolve(dataDir), engine)}`,
  );
}
