import { withoutPrivateText } from './without-private-text.ts';

type Fields = Record<string, unknown>;

/** Lines for the operator, one JSON object each on standard error, with the cause of every fault. None holds what people wrote. */
export const log = {
  info(message: string, fields: Fields = {}) {
    write('info', message, fields);
  },
  /** `cause` is written with its stack and its own causes. */
  fault(message: string, cause: unknown, fields: Fields = {}) {
    write('error', message, { ...fields, cause: withoutPrivateText(cause) });
  },
  /** A plain line for the person who started the server. */
  say(line: string) {
    console.log(line);
  },
};

function write(level: 'info' | 'error', message: string, fields: Fields) {
  if (level === 'info' && process.env['NODE_ENV'] === 'test') return;
  console.error(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }));
}
