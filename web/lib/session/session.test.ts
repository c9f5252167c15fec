import { mira } from '#tests/support/dom/mira.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./session-watch.ts', () => ({ watchSession: () => undefined }));

const visitor = { person: null, ended: null, firstAccount: false, signups: 'invite', google: false, mail: false };

type Answer = { status?: number; json: unknown } | 'unreachable';

/** A fresh copy of the session, which lives as long as its tab, and what it tells; the server answers in this order. */
async function open(...answers: Answer[]) {
  vi.resetModules();
  const fetch = vi.fn(async () => {
    const answer = answers.shift() ?? 'unreachable';
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json({ json: answer.json }, { status: answer.status ?? 200 });
  });
  vi.stubGlobal('fetch', fetch);
  const session = await import('./session.ts');
  const { onSessionEvent } = await import('./session-events.ts');
  const told: string[] = [];
  onSessionEvent((event) => told.push(event));
  return { session, told, fetch };
}

beforeEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  it('says who comes, changes and leaves', async () => {
    const { session, told } = await open(
      { json: visitor },
      { json: { ...visitor, person: mira } },
      { json: { ...visitor, person: { ...mira, name: 'Mira of the Weir' } } },
      { json: visitor },
    );
    for (let turn = 0; turn < 4; turn += 1) await session.refreshSession();
    expect(told).toEqual(['SIGNED_IN', 'USER_UPDATED', 'SIGNED_OUT']);
    expect(session.knownPerson()).toBeNull();
  });

  it('says nothing when nothing has changed, nor of a visitor who stays one', async () => {
    const { session, told } = await open({ json: visitor }, { json: visitor });
    await session.refreshSession();
    await session.refreshSession();
    expect(told).toEqual([]);
  });

  it('forgets what was loaded for somebody else', async () => {
    const { session } = await open({ json: { ...visitor, person: mira } }, { json: { ...visitor, person: { ...mira, id: 'tov' } } });
    const forget = vi.fn();
    session.onPersonChange(forget);
    await session.refreshSession();
    await session.refreshSession();
    expect(forget).toHaveBeenCalledTimes(2);
  });

  it('holds while the server cannot be reached', async () => {
    const { session, told } = await open({ json: { ...visitor, person: mira } }, 'unreachable', { status: 500, json: { code: 'fault' } });
    for (let turn = 0; turn < 3; turn += 1) await session.refreshSession();
    expect(session.knownPerson()?.name).toBe('Mira');
    expect(told).toEqual(['SIGNED_IN']);
  });

  it('asks once however many want to know', async () => {
    const { session, fetch } = await open({ json: visitor });
    await Promise.all([session.refreshSession(), session.refreshSession(), session.refreshSession()]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a session', () => {
  const shelf = (kept: string | null) => {
    let value = kept;
    vi.stubGlobal('localStorage', { getItem: () => value, setItem: (_name: string, next: string) => (value = next) });
  };

  it('has the reason the server knows', async () => {
    shelf(null);
    const { session } = await open({ json: { ...visitor, person: mira } }, { json: { ...visitor, ended: 'suspended' } });
    for (let turn = 0; turn < 2; turn += 1) await session.refreshSession();
    expect(session.knownEnd()).toBe('suspended');
  });

  it('is an expired one where nobody ended it here and the server knows nothing, also after a reload', async () => {
    shelf(null);
    const { session } = await open({ json: { ...visitor, person: mira } }, { json: visitor });
    for (let turn = 0; turn < 2; turn += 1) await session.refreshSession();
    expect(session.knownEnd()).toBe('expired');
    const reloaded = await open({ json: visitor });
    await reloaded.session.refreshSession();
    expect(reloaded.session.knownEnd()).toBe('expired');
  });

  it('has no reason where it was wished, or nobody was ever signed in', async () => {
    shelf(null);
    const { session } = await open({ json: { ...visitor, person: mira } }, { json: {} }, { json: visitor });
    await session.refreshSession();
    const { signOut } = await import('./sign-out.ts');
    await signOut('local');
    expect([session.knownPerson(), session.knownEnd()]).toEqual([null, null]);
    shelf(null);
    const stranger = await open({ json: visitor });
    await stranger.session.refreshSession();
    expect(stranger.session.knownEnd()).toBeNull();
  });

  it('is not wished where signing out failed', async () => {
    shelf(null);
    const { session } = await open({ json: { ...visitor, person: mira } }, 'unreachable', { json: visitor });
    await session.refreshSession();
    const { signOut } = await import('./sign-out.ts');
    await expect(signOut('local')).rejects.toThrow('Failed to fetch');
    await session.refreshSession();
    expect(session.knownEnd()).toBe('expired');
  });
});

describe('a request that changes the session', () => {
  it('is answered before anybody asks who is signed in, also when it fails', async () => {
    const { session, fetch } = await open({ json: { ...visitor, person: mira } });
    const { promise, reject } = Promise.withResolvers<never>();
    const changed = session.changesSession(promise).catch(() => 'failed');
    const asked = session.refreshSession();
    await Promise.resolve();
    expect(fetch).not.toHaveBeenCalled();
    reject(new Error('The network is down.'));
    await asked;
    expect(await changed).toBe('failed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the plan', () => {
  it.each([
    ['409', { status: 409, json: { code: 'CONFLICT' } }],
    ['23505', { status: 500, json: { code: '23505' } }],
  ])('is read directly after a conflict (%s)', async (_name, conflict) => {
    const { session, fetch } = await open(conflict, { json: { ...visitor, person: mira } });
    await session.refreshSession();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(session.planOf(session.knownPerson())).toBe('DM');
  });

  it.each([
    ['any other failure', { status: 403, json: { code: '42501' } }],
    ['an unexpected error', 'unreachable'],
  ] as const)('is FREE after %s', async (_name, failure) => {
    const { session, fetch } = await open(failure);
    await session.refreshSession();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session.planOf(session.knownPerson())).toBe('FREE');
  });
});
