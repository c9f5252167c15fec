import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import pg from 'pg';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startModelServer } from '#tests/support/services/model-server.ts';
import { fillDataFolder } from '#tests/support/database/template-dump.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { leaksIn, privateTexts, signUpPrivately, writePrivately } from '#tests/chaos/support/private-texts.ts';
import type { PrivateTexts } from '#tests/chaos/support/private-texts.ts';
import { smallDisk, whyNoSmallDisk } from '#tests/chaos/support/small-disk.ts';

/** Megabytes of the disk that is filled up. */
const DISK = 220;

/** Whispers, notes, addresses and secrets while statements, disks, databases, models and mail servers fail. */
export const scenario: Scenario = {
  name: 'private-words',
  promise: 'No private word, address, password, session, code or key stands in what the server prints, whatever fails.',
  engines: ['embedded', 'postgres'],
  repetitions: { short: 1, long: 5 },
  tested: [],
  whyNot: whyNoSmallDisk,
  run,
};

/** A mail server that refuses everybody, and says whom. */
async function refusingMail(trial: Trial): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(new Error(`No mailbox ${address} here`));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  trial.onEnd(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A model that refuses every request, and quotes it. */
async function refusingModel(trial: Trial, { question, whisper, key }: PrivateTexts): Promise<string> {
  const server = await startModelServer();
  trial.onEnd(() => server.close());
  const body = JSON.stringify({ error: { message: `Bad request: ${question} ${whisper} with key ${key}` } });
  server.script({ kind: 'status', status: 400, body });
  return server.url;
}

/** Breaks what is about to be written to, for as long as `use` runs. */
type Break = (use: () => Promise<void>) => Promise<void>;

/** Has every write to these tables refused by a constraint, and reads of some refused as well. */
const refusedStatements =
  (url: string): Break =>
  async (use) => {
    const client = new pg.Client(url);
    await client.connect();
    const tables = ['message', 'document_version', 'assistant_message', '"user"', 'session', 'world', 'plan_request', 'verification'];
    for (const table of tables) await client.query(`alter table ${table} add constraint refused check (false) not valid`);
    await use();
    for (const table of tables) await client.query(`alter table ${table} drop constraint refused`);
    await client.query('alter table message rename to message_away');
    await use();
    await client.query('alter table message_away rename to message');
    await client.end();
  };

async function run(trial: Trial): Promise<Outcome> {
  const texts = privateTexts();
  const mail = {
    SMTP_URL: (await refusingMail(trial)).replace('smtp://', `smtp://post:${texts.password}@`),
    SMTP_FROM: 'table@example.org',
  };
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const breaks: Break[] = [async (use) => use()];
  const environment: Record<string, string> = {
    ...(await trial.fresh()),
    SIGNUPS: 'open',
    PORT: port,
    PUBLIC_URL: url,
    HEARTHLORE_MODEL: 'openai-compatible:test',
    HEARTHLORE_MODEL_BASE_URL: await refusingModel(trial, texts),
    HEARTHLORE_MODEL_API_KEY: texts.key,
  };
  if (trial.engine === 'embedded') {
    const disk = smallDisk(trial, DISK);
    environment['DATA_DIR'] = disk.folder;
    await fillDataFolder(disk.folder);
    breaks.push(async (use) => {
      disk.fill();
      for (let n = 0; n < 4; n += 1) await use();
      disk.clear();
    });
  } else {
    const postgres = await trial.postgres();
    environment['DATABASE_URL'] = await postgres.freshUrl();
    breaks.push(refusedStatements(environment['DATABASE_URL']), async (use) => {
      await postgres.stop('immediate');
      await use();
      await postgres.start();
    });
  }
  // Where mails are sent, an account waits for one before it can be used: people are there before the mail server is.
  const before = trial.start(environment);
  await before.ready;
  const [one, other] = [await signUpPrivately(url, texts, 'Oda'), await signUpPrivately(url, texts, 'Mira')];
  await before.stop();
  const server = trial.start({ ...environment, ...mail });
  await server.ready;
  const { id: campaignId } = await one.call.campaigns.create({ name: 'The salt road', worldId: FREE_TEMPLATE_WORLD });
  const { code } = await one.call.invitations.createForCampaign({ campaignId });
  await other.call.invitations.join({ code });
  let [calls, failed] = [0, 0];
  for (let n = 0; n < trial.repetitions; n += 1) {
    for (const breaking of breaks) {
      await breaking(async () => {
        const done = await writePrivately(url, [one, other], campaignId, texts);
        calls += done.calls;
        failed += done.failed;
      });
      await pause(300);
    }
  }
  await server.stop().catch(() => server.kill());
  const lines = [...(await before.ended).lines, ...(await server.ended).lines];
  const leaks = leaksIn(lines, { ...texts, code }, [one, other]);
  const faults = lines.filter((line) => line.includes('"level":"error"')).length;
  const failures = [...leaks];
  if (failed === 0 || faults === 0) failures.push('Nothing failed, so that nothing could have been told.');
  return { figures: { calls, failed, 'lines of faults': faults, leaks: leaks.length }, failures };
}
