import { sql as raw } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#domain/account/default-preferences.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { pngBytes } from '#tests/support/app/picture.ts';
import { signUp } from '#tests/support/app/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await signUp(app.url, 'First');
});
afterAll(() => app.end());

const png = (text: string) => pngBytes(8, 8, text).toString('base64');

describe('one’s own account', () => {
  it('takes another name and keeps how one likes things', async () => {
    const { call } = await signUp(app.url, 'Mira');
    expect((await call.account.me({})).person).toMatchObject({
      name: 'Mira',
      preferences: defaultPreferences,
      avatarUrl: null,
      deletesAt: null,
    });
    await call.account.saveProfile({ name: '  Mira of the Reeds ' });
    const preferences = {
      theme: 'dark',
      motion: 'reduced',
      textSize: 'large',
      mailNotices: false,
      sound: true,
      readAloudVoice: 'Anna',
      readAloudSpeed: 1.5,
      thrownDice: false,
    } as const;
    await call.account.savePreferences(preferences);
    expect((await call.account.me({})).person).toMatchObject({ name: 'Mira of the Reeds', preferences });
  });

  it('keeps two choices made at once', async () => {
    const { call } = await signUp(app.url, 'Hasty');
    await Promise.all([call.account.savePreferences({ theme: 'dark' }), call.account.savePreferences({ sound: true })]);
    expect((await call.account.me({})).person?.preferences).toEqual({ ...defaultPreferences, theme: 'dark', sound: true });
  });

  it('keeps what was chosen before there was a voice to choose', async () => {
    const { call, id } = await signUp(app.url, 'Early');
    await app.database.sql.execute(
      raw`update "user" set preferences = '{"theme":"light","motion":"full","textSize":"large","mailNotices":false,"sound":true}' where id = ${id}`,
    );
    const chosen = { theme: 'light', motion: 'full', textSize: 'large', mailNotices: false, sound: true, thrownDice: true };
    expect((await call.account.me({})).person?.preferences).toEqual({ ...chosen, readAloudVoice: null, readAloudSpeed: 1 });
    await call.account.savePreferences({ readAloudSpeed: 2 });
    expect((await call.account.me({})).person?.preferences).toEqual({ ...chosen, readAloudVoice: null, readAloudSpeed: 2 });
  });

  it('refuses a voice whose name is empty or too long', async () => {
    const { call } = await signUp(app.url, 'Fast');
    for (const readAloudVoice of ['', 'x'.repeat(201)])
      await expect(call.account.savePreferences({ readAloudVoice })).rejects.toMatchObject({ code: 'input.invalid' });
  });

  it('refuses an empty name and one that is too long', async () => {
    const { call } = await signUp(app.url, 'Nameless');
    for (const name of ['  ', 'x'.repeat(61)])
      await expect(call.account.saveProfile({ name })).rejects.toMatchObject({ code: 'input.invalid' });
  });

  it('shows a picture under an address that changes with it', async () => {
    const { call, id } = await signUp(app.url, 'Painter');
    const { avatarUrl } = await call.account.saveAvatar({ image: png('first') });
    expect(avatarUrl).toMatch(new RegExp(`^/avatars/${id}\\?v=`));
    const shown = await fetch(`${app.url}${avatarUrl}`);
    expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(png('first'));
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await fetch(`${app.url}${avatarUrl}`, { headers: { 'if-none-match': shown.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect((await call.account.saveAvatar({ image: png('second') })).avatarUrl).not.toBe(avatarUrl);
    expect(await call.account.saveAvatar({ image: null })).toEqual({ avatarUrl: null });
    expect((await fetch(`${app.url}${avatarUrl}`)).status).toBe(404);
  });

  it('takes a picture of 200 kB and refuses a larger one, and whatever is none', async () => {
    const { call } = await signUp(app.url, 'Collector');
    await expect(call.account.saveAvatar({ image: png('x'.repeat(200_000 - 33)) })).resolves.toHaveProperty('avatarUrl');
    for (const image of [png('x'.repeat(200_001 - 33)), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), '']) {
      await expect(call.account.saveAvatar({ image })).rejects.toMatchObject({ code: 'image.invalid' });
    }
  });

  it('is nothing to visitors', async () => {
    const { call } = openBrowser(app.url);
    for (const ask of [call.account.session, call.account.sessions, call.account.cancelDeletion, call.account.signOut]) {
      await expect(ask({})).rejects.toMatchObject({ code: 'auth.required', status: 401 });
    }
    expect(await call.account.me({})).toEqual({
      person: null,
      ended: null,
      firstAccount: false,
      signups: 'open',
      google: false,
      mail: false,
    });
  });
});
