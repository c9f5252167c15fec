import { beforeEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { PlainCallError } from './calls/plain-call.ts';

const answerWith = (...answers: [unknown, number][]) => {
  const left = answers.map(([body, status]) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => left.shift() ?? Promise.reject(new Error('one call too many'))),
  );
};

beforeEach(() => vi.unstubAllGlobals());

it('an operation is asked for by its name, with its input and what may end it', async () => {
  answerWith([{ json: [] }, 200]);
  const { signal } = new AbortController();
  expect(await api.campaigns.list({}, { signal })).toEqual([]);
  expect(fetch).toHaveBeenCalledWith('/call/campaigns/list', expect.objectContaining({ method: 'POST', body: '{"json":{}}', signal }));
});

it('a refusal comes with its code, and one for want of a session has the session looked at again', async () => {
  answerWith([{ json: { code: 'campaign.notFound', message: 'Gone.' } }, 404]);
  await expect(api.campaigns.list({})).rejects.toMatchObject({ code: 'campaign.notFound', status: 404 });
  expect(fetch).toHaveBeenCalledTimes(1);
  answerWith([{ json: { code: 'auth.required', message: 'Please sign in.' } }, 401], [{ json: { person: null } }, 200]);
  await expect(api.campaigns.list({})).rejects.toBeInstanceOf(PlainCallError);
  expect(fetch).toHaveBeenLastCalledWith('/call/account/me', expect.anything());
});
