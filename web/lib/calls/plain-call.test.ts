import { beforeEach, expect, it, vi } from 'vitest';
import { PlainCallError, plainCall } from './plain-call.ts';
import { refusalText } from './refusal-text.ts';

const answerWith = (body: BodyInit, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

beforeEach(() => vi.unstubAllGlobals());

it('a plain call is marked as ours and gives the answer', async () => {
  answerWith(JSON.stringify({ json: { accessToken: 'a', expiresAt: 'b' } }));
  expect(await plainCall('account', 'session', {})).toEqual({ accessToken: 'a', expiresAt: 'b' });
  expect(fetch).toHaveBeenCalledWith('/call/account/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hearthlore': '1' },
    body: '{"json":{}}',
  });
});

it('a refusal keeps the server’s words', async () => {
  const refusal = {
    code: 'invitation.expired',
    message: 'This invitation has expired. Please ask for a new one.',
    data: { title: 'Error' },
  };
  answerWith(JSON.stringify({ json: refusal }), 409);
  const error: unknown = await plainCall('invitations', 'check', { code: 'X' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PlainCallError);
  expect(refusalText(error)).toEqual({ title: 'Error', sentence: refusal.message });
});

it('an unreadable answer is a failure, whatever its status', async () => {
  answerWith('<html>', 200);
  await expect(plainCall('account', 'me', {})).rejects.toThrow('The server answered 200');
  answerWith('', 502);
  await expect(plainCall('account', 'me', {})).rejects.toThrow('The server answered 502');
});
