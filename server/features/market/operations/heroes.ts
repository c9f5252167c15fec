import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { heroes as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { isOwnWork } from '#server/features/market/copies.store.ts';
import { heroFrom } from '#server/features/market/package/hero-from.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';

export const heroes = query(operation, {
  may: policies['market.heroes'],
  find: noSubject,
  run: async ({ sql, kernel, actor, input: { packageId } }) => {
    const { id: userId } = personOf(actor);
    const found = await findPackageOf(sql, userId, packageId);
    if (!found) throw new Refusal('package.notFound');
    const { parts, contents } = found.manifest;
    const isOwn = await isOwnWork(sql, userId, packageId);
    const bytes = await partsOf(kernel, found);
    return parts
      .filter(({ holds }) => holds === 'hero')
      .map(({ path }, n) => {
        const text = new TextDecoder().decode(bytes.get(path));
        return { name: contents.heroes[n]?.name ?? `Hero ${n + 1}`, text: isOwn ? text : heroFrom(text, found.manifest) };
      });
  },
});
