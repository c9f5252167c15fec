/**
 * Makes what tests/stored opens: an installation of this build as SQL, named for its last migration, and a document of each
 * kind in its newest version. To be run when either changes; what earlier builds made stays: `node tests/support/installation/make.ts`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { documentKinds, migrate } from '#server/kernel/database/document-kind.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { startApp } from '#tests/support/app/app.ts';
import { dumpInstallation } from './dump.ts';
import { findDocument } from './find-document.ts';
import { playEvening } from './play-evening.ts';
import { schemas } from './schemas.ts';
import { openModel } from '#server/features/model/index.ts';

const stored = (...names: string[]) => inProject('tests', 'stored', ...names);

// Dice that always show the middle: the same evening each time.
const model = openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 30_000 });
const app = await startApp({ embedded: true, model, dice: (sides) => Math.ceil(sides / 2) });
try {
  await playEvening(app);
  const last = readdirSync(inProject('server', 'migrations')).toSorted().at(-1) ?? '';
  mkdirSync(stored('installations'), { recursive: true });
  writeFileSync(stored('installations', last), await dumpInstallation(app.database.pool));
  for (const kind of documentKinds()) {
    const file = stored('documents', `${kind.name}.${kind.version}.json`);
    if (existsSync(file)) continue;
    mkdirSync(stored('documents'), { recursive: true });
    const document = await findDocument(app.database.pool, kind.name);
    const opened = schemas[kind.name]?.parse(migrate(kind, document));
    writeFileSync(file, `${JSON.stringify({ stored: document, opened }, null, 2)}\n`);
  }
} finally {
  await app.end();
}
