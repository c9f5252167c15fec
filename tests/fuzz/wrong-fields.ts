import { post } from '#tests/support/app/post.ts';
import { placesIn, valueAt, withAt } from './mutations.ts';

/** Milliseconds after which an answer counts as none. */
const HANG = 30_000;
/** Words of the validator, which nobody should read. */
const VALIDATOR =
  /invalid (input|option|string|number|key|value|uuid|url|email|discriminator)|too (small|big)|expected|received|unrecognized/i;
/** Words that name a field otherwise than its name in the code does. */
const otherNames: Record<string, string> = {
  actorId: 'acting combatant',
  targetId: 'target',
  targetIds: 'targets',
  combatantId: 'combatant',
  from: 'source',
  to: 'receiver',
  on: 'switch',
  dc: 'difficulty class',
  xp: 'experience',
};

/** A value of a kind that its field does not take. */
const wrongFor = (value: unknown): unknown => (typeof value === 'object' && value !== null ? 0.5 : { wrong: [null] });

/** Whether a sentence names the last field of a path that has a name. */
function isNamed(sentence: string, path: readonly string[]): boolean {
  const name = path.findLast((each) => !/^\d+$/.test(each)) ?? '';
  const text = (otherNames[name] ?? name)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim();
  return sentence.toLowerCase().includes(text.toLowerCase());
}

/** The answer to a call of which one field is wrong: whether it was taken all the same, and what is not right about it. */
async function answerTo(
  { url, address }: { url: string; address: string },
  cookie: string,
  input: Record<string, unknown>,
  path: readonly string[],
): Promise<{ isTaken: boolean; fault: string | null }> {
  const sent = withAt(input, path, wrongFor(valueAt(input, path)));
  const isRpc = address.startsWith('/call/');
  const { status, text } = await post(url + address, cookie, JSON.stringify(isRpc ? { json: sent } : sent), HANG);
  const told: { code?: string; message?: string; data?: { field?: string } } = JSON.parse(text).json ?? JSON.parse(text);
  // Some fields take whatever there is.
  const isTaken = told.code !== 'input.invalid';
  if (isTaken) return { isTaken, fault: status < 500 ? null : `${path.join('.')}: ${text}` };
  const { message = '', data } = told;
  const field = data?.field ?? '';
  const isSentence = /^[A-Z].*[.!?]$/.test(message) && !VALIDATOR.test(message);
  const isRight = isSentence && field.startsWith(path.join('.')) && isNamed(message, field.split('.'));
  return { isTaken, fault: isRight ? null : `${path.join('.')}: ${message} (${field})` };
}

/**
 * Sends a call once for each of its fields, with a value there that is of another kind. Answers what is not right about the sentences
 * that refuse them, and whether one of the calls was taken, for what it was prepared on may be used up then.
 */
export async function sendWrongFields(
  to: { url: string; address: string },
  cookie: string,
  input: Record<string, unknown>,
): Promise<{ isTaken: boolean; faults: string[] }> {
  const outcome: { isTaken: boolean; faults: string[] } = { isTaken: false, faults: [] };
  for (const path of placesIn(input)) {
    const { isTaken, fault } = await answerTo(to, cookie, input, path);
    outcome.isTaken ||= isTaken;
    if (fault !== null) outcome.faults.push(fault);
  }
  return outcome;
}
