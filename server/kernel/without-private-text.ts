import { ZodError } from 'zod';
import { isAway } from './database-trouble.ts';
import { withoutValues } from './query-error.ts';

/** An address of somebody, wherever it stands. */
const ADDRESS = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
/** From where on a parser quotes the text that it could not read. */
const QUOTED = /["'“`].*/s;
/** What stands after the question mark of an address: codes, tokens, what somebody looks for. */
const ASKED = /(https?:\/\/[^\s?#"']*|\/[\w./-]+)\?[^\s"']+/g;
/** Characters of one message: what is longer quotes something. */
const MESSAGE_LENGTH = 1000;

/** The fields that a value failed at and how, without the value and without names that somebody chose. */
function fieldsOf(error: ZodError): string {
  return error.issues
    .slice(0, 8)
    .map(({ path, code }) => `${path.slice(0, 3).map(String).join('.') || 'value'}: ${code}`)
    .join(', ');
}

/** The message of an error without what people wrote: values of statements, texts that could not be read, addresses and codes. */
function messageOf(error: Error): string {
  if (error instanceof ZodError) return fieldsOf(error);
  const plain = error instanceof SyntaxError ? error.message.replace(QUOTED, '…') : error.message;
  const clean = plain.replaceAll(ADDRESS, '…@…').replaceAll(ASKED, '$1?…');
  return clean.length > MESSAGE_LENGTH ? `${clean.slice(0, MESSAGE_LENGTH)}…` : clean;
}

/** The frames of a stack, without the message above them. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** How an error is written into the log: its name, message, stack and causes, without a word that people wrote. */
export function withoutPrivateText(given: unknown): string {
  const error = withoutValues(given);
  if (typeof error === 'string') return error.slice(0, MESSAGE_LENGTH).replaceAll(ADDRESS, '…@…');
  if (!(error instanceof Error)) return `No error, but a value of the kind ${typeof error} was thrown.`;
  // Where it stood does not matter, and there are many of these while it lasts.
  if (isAway(error)) return `The database does not answer: ${messageOf(originOf(error))}`;
  const own = `${error.name}: ${messageOf(error)}\n${framesOf(error)}`.trimEnd();
  return error.cause === undefined ? own : `${own}\ncaused by ${withoutPrivateText(error.cause)}`;
}

function originOf(error: Error): Error {
  return error.cause instanceof Error ? originOf(error.cause) : error;
}
