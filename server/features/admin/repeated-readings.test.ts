import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-readings-'));
let app: TestApp;
let admin: Somebody;
beforeAll(async () => {
  app = await startApp({ embedded: true, dataDir });
  admin = await signUpAdministrator(app);
});
afterAll(async () => {
  await app.end();
  rmSync(dataDir, { recursive: true, force: true });
});

async function lines(action: string): Promise<string[]> {
  const { rows } = await app.database.pool.query('select about from audit where action = $1 order by id', [action]);
  return rows.map(({ about }) => String(about));
}

describe('the audit log on what is read again and again', () => {
  it('holds a line for each reading, however soon it follows on the last', async () => {
    for (let look = 0; look < 4; look += 1) await admin.call.admin.planRequests({});
    expect(await lines('admin.planRequests')).toHaveLength(4);
  });

  it('holds a line for each reading at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => admin.call.admin.invitations({})));
    expect(await lines('admin.invitations')).toHaveLength(5);
  });

  it('says what was looked for', async () => {
    for (const search of ['Mira', 'Tov', 'Mira']) await admin.call.admin.people({ search });
    expect(await lines('admin.people')).toEqual(['People like "Mira"', 'People like "Tov"', 'People like "Mira"']);
  });

  it('holds a line for every change', async () => {
    for (const label of ['Friends', 'Friends']) await admin.call.admin.createInvitation({ label });
    expect(await lines('admin.createInvitation')).toHaveLength(2);
  });
});

describe('a question whether a backup would be given', () => {
  it('is answered without the file and without a line', async () => {
    const { name, bytes } = await admin.call.admin.runBackup({});
    const ask = (cookie: string) => fetch(`${app.url}/api/admin/backups/${name}`, { method: 'HEAD', headers: { cookie } });
    const answer = await ask(admin.cookie);
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes)]);
    expect(await answer.text()).toBe('');
    expect(await lines('admin.downloadBackup')).toEqual([]);
    expect((await ask('')).status).toBe(401);
  });
});
