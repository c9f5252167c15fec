import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN as campaignId } from '#domain/ids.ts';
import { log } from '#server/kernel/log.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { refuses, says, startModelServer } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { hearReply, sayAt } from '#tests/support/app/conversation.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { openModel } from '#server/features/model/index.ts';

const key = 'sk-this-key-is-nobodys-business';
const patience = { firstContentMs: 5000, stallMs: 5000, totalMs: 30_000 };
const printed: string[] = [];
let app: TestApp;
let server: ModelServer;
let admin: Somebody;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void printed.push(String(line)));
  server = await startModelServer();
  const report = (cause: unknown) => log.fault('The model failed', cause);
  app = await startApp({ openModel: (choice) => openModel({ ...choice, ...patience }, report) });
  admin = await signUpAdministrator(app);
  await admin.call.campaigns.enroll({});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.end();
  await server.close();
});

const plain = {
  signups: 'open',
  model: null,
  repliesPerCampaign: null,
  repliesPerPerson: null,
  megabytesPerPerson: 2000,
  listingsReviewed: false,
} as const;
const modelHere = () => ({ name: 'openai-compatible:hearth', baseUrl: server.url });
const refused = (message: string) => expect.objectContaining({ code: 'settings.modelRefused', message: expect.stringContaining(message) });

describe('the settings of an installation', () => {
  it('say what the environment says until somebody decides', async () => {
    expect(await admin.call.admin.getSettings({})).toEqual({
      settings: plain,
      modelKeySet: false,
      narrator: 'Scripted',
      mail: { configured: false, from: null },
    });
  });

  it('change the narrator of the running server, who asks the new model with its key', async () => {
    server.script(says('The lamp burns low.'));
    const saved = await admin.call.admin.saveSettings({ ...plain, model: modelHere(), modelKey: key });
    expect(saved).toEqual({ narrator: 'openai-compatible:hearth' });
    expect(await admin.call.narrator.current({ campaignId })).toMatchObject({ label: 'openai-compatible:hearth' });
    const socket = await sayAt(admin, campaignId, 'I look at the lamp.');
    const reply = await hearReply(socket);
    expect(reply).toMatchObject({ content: 'The lamp burns low.', narration: { spokenBy: 'openai-compatible:hearth', fellBack: null } });
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  });

  it('tell the Storyteller to speak where the environment names a model', async () => {
    expect(await admin.call.admin.saveSettings({ ...plain, model: { name: '', baseUrl: null } })).toEqual({
      narrator: 'Storyteller (procedural, no AI model)',
    });
    expect(await admin.call.admin.saveSettings(plain)).toEqual({ narrator: 'Scripted' });
    expect(await admin.call.admin.getSettings({})).toMatchObject({ modelKeySet: false });
  });

  it.each([
    [{ name: 'nobody:x', baseUrl: null }, 'is not of the form provider:model'],
    [{ name: 'openai:x', baseUrl: null }, 'The provider "openai" needs an API key.'],
    [{ name: 'openai-compatible:x', baseUrl: null }, 'needs a base URL'],
    [{ name: 'openai-compatible:x', baseUrl: 'ftp://example.org/' }, 'is not an http or https address'],
    [{ name: 'openai-compatible:x', baseUrl: 'http://me:secret@example.org/' }, 'must not hold a name or password'],
  ])('refuse %o in a sentence and stay as they were', async (model, sentence) => {
    await admin.call.admin.saveSettings({ ...plain, model: modelHere(), modelKey: key });
    const before = await admin.call.admin.getSettings({});
    await expect(admin.call.admin.saveSettings({ ...plain, signups: 'invite', model, modelKey: '' })).rejects.toEqual(refused(sentence));
    expect(await admin.call.admin.getSettings({})).toEqual(before);
  });
});

describe('the key of a model', () => {
  it('is kept when it is not mentioned, removed when it is empty, and asked for again for another address', async () => {
    const set = async () => (await admin.call.admin.getSettings({})).modelKeySet;
    await admin.call.admin.saveSettings({ ...plain, model: modelHere(), modelKey: key });
    await admin.call.admin.saveSettings({ ...plain, model: { ...modelHere(), name: 'openai-compatible:other' } });
    expect(await set()).toBe(true);
    const elsewhere = { name: 'openai-compatible:hearth', baseUrl: 'http://127.0.0.1:9/v1' };
    await expect(admin.call.admin.saveSettings({ ...plain, model: elsewhere })).rejects.toEqual(refused('enter the key'));
    await admin.call.admin.saveSettings({ ...plain, model: elsewhere, modelKey: '' });
    expect(await set()).toBe(false);
  });

  it('stands in the database sealed, and in no answer, no line of the audit log and no line of the log', async () => {
    server.script(refuses(401, {}, `The key ${key} is wrong`));
    await admin.call.admin.saveSettings({ ...plain, model: modelHere(), modelKey: key });
    const socket = await sayAt(admin, campaignId, 'I knock at the door.');
    expect(await hearReply(socket)).toMatchObject({ narration: { fellBack: 'key-refused' } });
    const { rows } = await app.database.pool.query<{ value: { modelKey: string } }>(`select value from setting where key = 'instance'`);
    expect(rows[0]?.value.modelKey.length).toBeGreaterThan(40);
    const answers = await Promise.all([
      admin.call.admin.getSettings({}),
      admin.call.admin.audit({}),
      admin.call.admin.health({}),
      admin.call.narrator.current({ campaignId }),
      admin.call.chat.list({ campaignId }),
    ]);
    expect(JSON.stringify([rows, answers])).not.toContain(key);
    expect(printed.join('\n')).toContain('key-refused');
    expect(printed.join('\n')).not.toContain(key);
  });

  it('that was kept under another secret lets the Storyteller speak instead of stopping the table', async () => {
    await admin.call.admin.saveSettings({ ...plain, model: modelHere(), modelKey: key });
    await app.database.pool.query(`update setting set value = jsonb_set(value, '{modelKey}', '"AAAA"') where key = 'instance'`);
    expect(await admin.call.narrator.current({ campaignId })).toMatchObject({ label: 'Storyteller (procedural, no AI model)' });
    expect(printed.join('\n')).toContain('can no longer be read');
  });
});
