import { APICallError } from '@ai-sdk/provider';
import { OllamaError } from 'ai-sdk-ollama';
import { describe, expect, it } from 'vitest';
import { faultOf, ModelFault } from './model-fault.ts';
import { pauseBefore } from './resilient.ts';
import { retryAfter } from '#server/kernel/http/retry-after.ts';

function refused(statusCode: number | undefined, responseHeaders: Record<string, string> = {}): APICallError {
  return new APICallError({ message: 'key sk-1', url: 'http://x', requestBodyValues: {}, statusCode, responseHeaders });
}

describe('faultOf', () => {
  it.each([
    [401, 'key-refused'],
    [403, 'key-refused'],
    [400, 'request-refused'],
    [404, 'request-refused'],
    [408, 'server-error'],
    [429, 'rate-limited'],
    [500, 'server-error'],
    [529, 'server-error'],
    [undefined, 'unreachable'],
  ])('reads status %s as %s', (status, reason) => {
    expect(faultOf(refused(status)).reason).toBe(reason);
  });

  it('finds what happened inside the errors of other providers', () => {
    const missing = new OllamaError({ message: 'wrapped', cause: Object.assign(new Error('no such model'), { status_code: 404 }) });
    const away = new OllamaError({ message: 'wrapped', cause: new TypeError('fetch failed') });
    expect([faultOf(missing).reason, faultOf(away).reason]).toEqual(['request-refused', 'unreachable']);
  });

  it('repeats nothing that a provider said', () => {
    expect(faultOf(refused(401)).message).toBe('The model did not answer: key-refused (status 401).');
    expect(faultOf({ message: 'key sk-1' }).message).toBe('The model did not answer: bad-answer.');
  });
});

describe('retryAfter', () => {
  const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
  it.each([
    [{ 'retry-after': '1' }, 1000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '1500', 'retry-after': '2' }, 1500],
    [{ 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT', date }, 30_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT', date }, 0],
    [{ 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT' }, null],
    [{ 'retry-after': 'soon', date }, null],
    [{ 'retry-after': '-5' }, null],
    [{}, null],
  ])('reads %j as %s ms', (headers: Record<string, string>, ms) => {
    expect(retryAfter(headers)).toBe(ms);
  });
});

describe('pauseBefore', () => {
  it.each([
    ['one more try after an error of the server', new ModelFault('server-error', 500), [250, null]],
    ['one more try after a lost connection', new ModelFault('unreachable'), [250, null]],
    ['one more try when a limit names no wait', new ModelFault('rate-limited', 429), [1000, null]],
    ['three more tries when a limit names its wait', new ModelFault('rate-limited', 429, 2000), [2000, 2000, 2000, null]],
    ['never at once', new ModelFault('rate-limited', 429, 0), [250]],
    ['up to a minute', new ModelFault('rate-limited', 429, 60_000), [60_000]],
    ['not above a minute', new ModelFault('rate-limited', 429, 60_001), [null]],
    ['no other try after a refused key', new ModelFault('key-refused', 401), [null]],
    ['no other try after silence', new ModelFault('no-answer'), [null]],
  ])('allows %s', (_title, fault, pauses) => {
    expect(pauses.map((_, index) => pauseBefore(fault, index + 1))).toEqual(pauses);
  });
});
