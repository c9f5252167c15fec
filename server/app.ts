import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { withoutUploads } from '#server/kernel/database/backup-writer.ts';
import { Brakes } from '#server/kernel/calls/brakes.ts';
import { openBus } from '#server/kernel/events/bus.ts';
import type { Bus } from '#server/kernel/events/bus.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { createStoredBytes } from '#server/kernel/files/stored-bytes.ts';
import { createFiles } from '#server/kernel/files/files.ts';
import { sendJson, serveHttp, stopServing } from '#server/kernel/http/http.ts';
import { Hub } from '#server/kernel/events/hub.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { systemDice } from '#server/kernel/system-dice.ts';
import type { Mailer } from '#server/kernel/mail.ts';
import type { Pages } from '#server/kernel/http/pages.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { serveRealtime } from '#server/kernel/realtime/realtime.ts';
import { SessionInvalidation } from '#server/kernel/calls/session-invalidation.ts';
import { createEncryption } from '#server/kernel/encryption.ts';
import { joinServers } from '#server/kernel/servers/servers.ts';
import { systemTimers } from '#server/kernel/workers/index.ts';
import type { RepeatedJob, Timers } from '#server/kernel/workers/index.ts';
import { startAccountDeletionWorker } from '#server/features/account-data/index.ts';
import { openAccounts, openSessions } from '#server/features/auth/index.ts';
import type { AccountOptions } from '#server/features/auth/index.ts';
import { downloadBackup, noteDamage, openBackups, startDailyBackups } from '#server/features/admin/index.ts';
import type { AdminServices } from '#server/features/admin/index.ts';
import { refuseAlikeName } from '#server/features/campaigns/upkeep.ts';
import { bytesWithMaps } from '#server/features/battle-maps/index.ts';
import { countImageBytes } from '#server/features/chat-images/index.ts';
import { runningEndpoints } from '#server/features/endpoints/index.ts';
import type { FixedEndpoint } from '#server/features/endpoints/index.ts';
import { startGenerationWorker } from '#server/features/generations/index.ts';
import type { ModelAccess } from '#server/features/generations/index.ts';
import { RecapWorker } from '#server/features/history/index.ts';
import { createAdmission, mailSeatNews } from '#server/features/invitations/index.ts';
import { countPackageBytes } from '#server/features/market/index.ts';
import type { PaymentService } from '#server/features/market/index.ts';
import { startNarrator } from '#server/features/narrator/index.ts';
import { openPush, startPushWorker } from '#server/features/notices/index.ts';
import type { PushService } from '#server/features/notices/index.ts';
import { mailPlanNews } from '#server/features/plans/index.ts';
import { findStorageBound, obtainSecret } from '#server/features/settings/index.ts';
import { takeGivenDice, takeTableDice } from '#server/features/table-dice/index.ts';
import { startReactionClock } from '#server/features/combat/index.ts';
import { startTurnEmailWorker, startTurnClock } from '#server/features/turns/index.ts';
import { socketsPerPerson } from '#domain/limits/brakes.ts';
import type { BrakeTable } from '#domain/limits/brakes.ts';
import type { Signups } from '#domain/account/invitation.ts';
import { mayFollow } from '#server/app/follow-policy.ts';
import { firstAnswers } from '#server/app/first-answers.ts';
import { listenersOf } from '#server/app/listeners.ts';
import { routesOf } from '#server/app/routes-of.ts';
import { operations } from '#server/operations/operations.ts';
import { pagesWithHead } from '#server/app/pages-with-head.ts';
import { prepareDatabase } from './prepare-database.ts';
import { remoteNames } from '#server/operations/remote-names.ts';
import { seedTemplates } from '#server/app/seed-templates.ts';
import { startPruning } from '#server/app/start-pruning.ts';
import { campaignDelimiters, runningModel } from '#server/features/model/index.ts';
import type { ModelChoice, NarratorModel } from '#server/features/model/index.ts';
import { openWebhooks, startWebhookWorker } from '#server/features/webhooks/index.ts';
import type { WebhookService } from '#server/features/webhooks/index.ts';
import { worldFiles } from '#server/features/world-files/index.ts';

/** A new entry of lore comes after as long as the Storyteller takes for so many words. */
const WORDS_PER_ENTRY = 5;

/** What an app is made of; everything that a test wants to hold in its hands. */
export interface Parts extends Hosts, Pick<AccountOptions, 'google' | 'passwordCost' | 'answerFloors'> {
  database: Database;
  /** The narrator that the environment names, for as long as no administrator has chosen another. */
  model: NarratorModel;
  /** Opens the narrator of an administrator's choice; throws one sentence for what cannot be used. */
  openModel: (choice: ModelChoice) => NarratorModel;
  /** The service that reads aloud which the environment names; null, or nothing said, for none. */
  speech?: FixedEndpoint;
  /** The same for pictures. */
  picture?: FixedEndpoint;
  /** Who may sign up, for as long as no administrator has decided. */
  signups: Signups;
  /** What keeps one person from doing too much; null where nobody is held up, as under a load test. */
  brakes: BrakeTable | null;
  /** Where backups go. */
  dataDir: string;
  /** Where uploaded files go. */
  store: FileStore;
  now: () => Date;
  /** The clock of what is done again and again; the system’s, where none is given. */
  timers?: Timers;
  /** Dice that fall as they are told, at tables as well; without them, those of the system and of each table. */
  dice?: Dice;
  mailer: Mailer;
  pages: Pages;
  /** Milliseconds between the Storyteller's words. */
  pace: number;
  /** Replies told at once. */
  narrators: number;
  /** What the model costs, in dollars per million tokens; null where nobody has said. */
  modelPrice: { input: number; output: number } | null;
  /** Whom push services may write to: a mailto: or https: address. */
  pushContact: string;
  /** Stripe, by which packages are paid; null, or nothing said, where nothing is sold. */
  stripe?: Omit<PaymentService, 'trusted'> | null;
  /** Whether the database is brought up to date even where no backup can be made before; no, where nothing is said. */
  updateWithoutBackup?: boolean;
  /** Origins that are asked for people wherever they are, such as push services; tests alone set this. */
  trustedOrigins?: readonly string[];
}

export interface App {
  server: Server;
  kernel: Kernel;
  close(): Promise<void>;
}

/** The operations that take a file or a whole map. */
const roomy = [
  'characters.import',
  'characters.previewImport',
  'homebrew.readCreature',
  'battleMaps.draw',
  'battleMaps.layPicture',
  'drawnMaps.save',
  'drawnMaps.savePicture',
];

/** Puts the product together on an open database; the caller listens. Closing the app leaves the database open. */
export async function createApp(parts: Parts): Promise<App> {
  const { database, publicUrl } = parts;
  await prepareDatabase(database, { updateWithoutBackup: false, filesInFolder: parts.store.folder !== null, ...parts });
  const bus = await openBus(database);
  const secret = await obtainSecret(database.sql);
  const sessionInvalidation = new SessionInvalidation(bus);
  const sessions = openSessions({ sql: database.sql, secret, publicUrl, now: parts.now, sessionInvalidation });
  const kernel = await openKernel(parts, { bus, secret, sessions, sessionInvalidation });
  await seedTemplates(kernel);
  const admission = createAdmission(kernel, parts.signups);
  const accounts = openAccounts({ ...parts, sql: database.sql, secret, admission, sessionInvalidation });
  const services = openAdminServices(parts, secret);
  kernel.afterCommit.push(mailPlanNews(kernel), mailSeatNews(kernel));
  const models: ModelAccess = { currentModel: services.currentModel, price: parts.modelPrice };
  const recapWorker = new RecapWorker(kernel, services.currentModel);
  const offer = { google: parts.google !== null, signups: parts.signups };
  const account = { offer, secret, cookie: sessions.cookie, attempts: accounts.attempts, refuseName: refuseAlikeName };
  const trusted = parts.trustedOrigins ?? [];
  const push = await openPush({ sql: database.sql, secret, contact: parts.pushContact, trusted, now: parts.now });
  const webhooks = openWebhooks(secret, trusted);
  const payments = parts.stripe ? { ...parts.stripe, trusted } : null;
  const router = operations(services, models, account, recapWorker, push, webhooks, payments);
  const server = serveHttp(kernel, parts, {
    operations: router,
    roomy,
    api: { ...router, remote: remoteNames(router) },
    before: [health, ...routesOf(kernel, parts, router, payments), downloadBackup(kernel, services.backups), ...accounts.routes],
    pages: pagesWithHead(kernel, { ...parts, answersOf: firstAnswers(router) }),
  });
  const realtime = serveRealtime(server, kernel, { hosts: parts, socketsPerPerson: parts.brakes === null ? Infinity : socketsPerPerson });
  const work = startWork(kernel, parts, {
    services,
    models,
    delimiterOf: campaignDelimiters(secret),
    push,
    webhooks,
    server,
    realtime,
    pruneSessions: sessions.prune,
  });

  return {
    server,
    kernel,
    async close() {
      work.hold();
      realtime.close();
      kernel.brakes.close();
      await stopServing(server);
      await Promise.all([work.stop(), recapWorker.stop()]);
      await kernel.servers.leave();
      await bus.close();
    },
  };
}

/** What the kernel stands on besides the parts: the bus, the installation's secret, and who is signed in. */
interface Ground {
  bus: Bus;
  secret: string;
  sessions: ReturnType<typeof openSessions>;
  sessionInvalidation: SessionInvalidation;
}

/** The kernel of an app, before anything is served. */
async function openKernel(parts: Parts, { bus, secret, sessions, sessionInvalidation }: Ground): Promise<Kernel> {
  const { database } = parts;
  return {
    database,
    bus,
    servers: await joinServers(bus, parts.store),
    brakes: new Brakes(parts.brakes, bus, parts.now),
    hub: new Hub(database.sql, bus),
    now: parts.now,
    timers: parts.timers ?? systemTimers,
    dice: parts.dice ?? systemDice,
    takeTableDice: parts.dice ? takeGivenDice(parts.dice) : takeTableDice,
    listeners: listenersOf(parts),
    afterCommit: [],
    ...sessions.identification,
    sessionInvalidation,
    mailer: parts.mailer,
    ...storageOf(parts, secret),
    presence: { isPresent: () => false }, // until sockets are served
    mayFollow: (actor, topic) => mayFollow(database.sql, actor, topic),
  };
}

/** Where files lie, and what each person has stored. */
function storageOf({ store }: Parts, secret: string): Pick<Kernel, 'files' | 'storedBytes'> {
  return {
    files: createFiles(store, secret),
    storedBytes: createStoredBytes(
      [worldFiles.countWorldFileBytes, countImageBytes, countPackageBytes, ...bytesWithMaps],
      findStorageBound,
    ),
  };
}

/** Starts the background workers: turns, replies, generations, account deletion, emails, pushes, backups and pruning. */
function startWork(
  kernel: Kernel,
  { pace, narrators, now, mailer, publicUrl }: Parts,
  {
    services,
    models,
    delimiterOf,
    push,
    webhooks,
    server,
    realtime: { isPresent },
    pruneSessions,
  }: {
    services: AdminServices;
    models: ModelAccess;
    delimiterOf: (campaignId: string) => string;
    push: PushService;
    webhooks: WebhookService;
    server: Server;
    realtime: ReturnType<typeof serveRealtime>;
    pruneSessions: () => Promise<void>;
  },
) {
  const { currentModel, backups } = services;
  const { engine, damage } = kernel.database;
  const isDamaged = async () => (await damage.stopped()).length > 0;
  const clock = startTurnClock(kernel);
  const reactions = startReactionClock(kernel);
  const accountDeletion = startAccountDeletionWorker(kernel);
  const turnEmails = mailer.configured ? startTurnEmailWorker({ kernel, isPresent, publicUrl }) : null;
  const pushes = startPushWorker({ kernel, push, isPresent });
  const told = startWebhookWorker(kernel, webhooks);
  const narrator = startNarrator({ kernel, model: currentModel, delimiterOf, pace, most: narrators });
  const worker = startGenerationWorker({ kernel, models, pause: pace * WORDS_PER_ENTRY });
  let daily: RepeatedJob | undefined;
  // PostgreSQL has its own ways; the embedded engine leaves it to the system when what it wrote reaches the disk.
  if (engine === 'pglite') server.once('listening', () => (daily = startDailyBackups({ backups, now, isDamaged, timers: kernel.timers })));
  const pruning = startPruning(kernel, pruneSessions);
  const all = () => [clock, reactions, narrator, worker, accountDeletion, turnEmails, pushes, told, daily, pruning];
  return {
    /** Begins nothing more of what may as well wait. */
    hold() {
      pruning.hold();
      daily?.hold();
    },
    stop: () => Promise.all(all().map(async (each) => each?.stop())),
  };
}

/** What administrators look after besides the database. */
function openAdminServices(
  { model, openModel, speech = null, picture = null, signups, dataDir, store, database, now }: Parts,
  secret: string,
): AdminServices {
  const encryption = createEncryption(secret, 'model key');
  const currentModel = runningModel({ fixed: model, open: openModel, encryption });
  const endpoints = runningEndpoints({ fixed: { speech, picture }, encryption });
  noteDamage({ database, now });
  const writer = store.folder === null ? withoutUploads(database.backups) : database.backups;
  return { signups, currentModel, openModel, encryption, endpoints, backups: openBackups(writer, dataDir, now) };
}

function health(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== '/health') return false;
  sendJson(response, 200, { ok: true });
  return true;
}
