import { writtenBy } from '#domain/market/update/plan-update.ts';
import { personOf } from '#domain/permissions/policies.ts';
import type { Person } from '#domain/account/account.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { update as operation } from '#contract/market/market.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { saveInstalled, saveVersion } from '#server/features/market/update/installs.store.ts';
import { openInstall, partsNow, planned, withUpdate } from '#server/features/market/update/prepare-update.ts';
import type { Update } from '#server/features/market/update/prepare-update.ts';
import { withReplaced } from '#server/features/market/update/marked-maps.ts';
import { holdInstall, writeInstall } from '#server/features/market/update/write-install.ts';
import { worldFiles } from '#server/features/world-files/index.ts';

type Sides = ReadonlyMap<string, 'mine' | 'theirs' | 'both'>;

/** Looks at the update once more where nobody else can change anything, and writes it whole or not at all. */
export const update = answer(operation, ({ kernel, actor }, { seen, choices, ...input }) =>
  withBudget('job', () =>
    withUpdate(kernel, actor, input, async (made) => {
      const sides: Sides = new Map(choices.map(({ key, side }) => [key, side]));
      await keepFiles(kernel, made, async () => {
        await transact(kernel, async (tx) => {
          await holdInstall(tx, made.install);
          const install = await openInstall(tx.sql, actor, input.installId);
          if (install.version !== made.install.version) throw new Refusal('update.moved');
          await write(kernel, tx, { ...made, install }, { by: personOf(actor), seen, sides });
        });
      });
      return { version: made.found.manifest.version };
    }),
  ),
);

/** Lays the new files where they belong, and removes them again where `use` fails. */
async function keepFiles({ files }: Pick<Kernel, 'files'>, { next: { fresh } }: Update, use: () => Promise<void>): Promise<void> {
  try {
    for (const { path, place } of fresh) await files.keep(path, place);
    await use();
  } catch (error) {
    for (const { path } of fresh) await files.remove(path);
    throw error;
  }
}

async function write(kernel: Kernel, tx: Tx, made: Update, { by, seen, sides }: { by: Person; seen: string; sides: Sides }): Promise<void> {
  const { install, found, next } = made;
  const mine = await partsNow(tx.sql, by.id, install, next.parts);
  const now = planned(made, mine);
  const written = now.seen === seen ? writtenBy(now.plan, mine, (key) => sides.get(key)) : null;
  if (!written) throw new Refusal('update.moved');
  if (install.worldId !== null && next.fresh.length > 0) {
    await kernel.storedBytes.reserve(
      tx.sql,
      by.id,
      next.fresh.reduce((sum, { size }) => sum + size, 0),
    );
    const rows = next.fresh.map(({ path, name, type, size }) => ({ path, name, type, size, createdAt: tx.now }));
    await worldFiles.insertFiles(tx.sql, install.worldId, rows, by.id);
  }
  const kept = install.worldId === null && !install.table ? await withReplaced(tx.sql, by.id, written) : written;
  await writeInstall(kernel, tx, made, { by, action: 'imported' }, kept);
  const { base, listing, id, version } = install;
  const earlier = { version, parts: base?.parts ?? [], files: base?.files ?? [], written: kept };
  await saveInstalled(tx.sql, id, { listing, parts: next.parts, files: next.files, earlier });
  await saveVersion(tx.sql, id, found.id, found.manifest.version);
}
