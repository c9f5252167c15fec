import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { installHomebrew as operation } from '#contract/market/market.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { bringEntries } from '#server/features/homebrew/index.ts';
import { insertInstall } from '#server/features/market/copies.store.ts';
import { entriesIn } from '#server/features/market/package/homebrew-part.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';

export const installHomebrew = command(operation, {
  may: policies['market.installHomebrew'],
  find: findAccess,
  run: async ({ tx, kernel, actor, subject, input: { packageId, campaignId } }) => {
    const person = personOf(actor);
    const found = await findPackageOf(tx.sql, person.id, packageId);
    if (!found) throw new Refusal('package.notFound');
    const part = found.manifest.parts.find(({ holds }) => holds === 'homebrew');
    const bytes = part && (await partsOf(kernel, found)).get(part.path);
    const entries = bytes && entriesIn(bytes);
    if (!entries) throw new Refusal('package.otherKind');
    const brought = await bringEntries(tx, subject, person, entries);
    const { version, title } = found.manifest;
    await insertInstall(tx.sql, person.id, { id: randomUUID(), packageId, worldId: null, campaignId, name: title, version, at: tx.now });
    return { brought, there: entries.length - brought };
  },
});
