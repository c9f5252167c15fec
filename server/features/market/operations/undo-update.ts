import { writtenBack } from '#domain/market/update/plan-update.ts';
import { personOf } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { undoUpdate as operation } from '#contract/market/market.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { saveInstalled, saveVersion } from '#server/features/market/update/installs.store.ts';
import { openInstall, partsNow } from '#server/features/market/update/prepare-update.ts';
import { holdInstall, writeInstall } from '#server/features/market/update/write-install.ts';

/** Takes the last update back, as far as nobody has changed since what it wrote. */
export const undoUpdate = answer(operation, ({ kernel, actor }, { installId }) =>
  transact(kernel, async (tx) => {
    await holdInstall(tx, await openInstall(tx.sql, actor, installId));
    const install = await openInstall(tx.sql, actor, installId);
    const { base, packageId, listing } = install;
    if (!base?.earlier) throw new Refusal('update.notThere');
    const by = personOf(actor);
    const { version, parts, files } = base.earlier;
    const { written, left } = writtenBack(base.earlier.written, await partsNow(tx.sql, by.id, install, parts));
    await writeInstall(kernel, tx, { install, maps: [] }, { by, action: 'restored' }, written);
    await saveInstalled(tx.sql, installId, { listing, parts, files, earlier: null });
    await saveVersion(tx.sql, installId, packageId, version);
    return { version, left };
  }),
);
