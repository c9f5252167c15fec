import { signUp } from '#tests/support/app/people.ts';
import type { Figure } from '#bench/figures/report.ts';
import type { Options } from '#bench/options.ts';
import { openCaller } from '#bench/subjects/caller.ts';
import type { Call } from '#bench/subjects/subject.ts';
import { costOf, growing, settle } from './grown.ts';

const SIZES = [100, 1000, 5000];
/** Entries that are written at once while a world is filled. */
const ENTRIES_WRITTEN_AT_ONCE = 32;

/** More entries in one world: what its list costs, which holds all of them, one of them, a change of one, and a search. */
export function growingEntries(options: Options): Promise<Figure[]> {
  return growing('the entries of a world', async (app, costs) => {
    const owner = await signUp(app.url, 'Oda');
    const { id: worldId } = await owner.call.worlds.create({ name: 'The Bench' });
    const call = (name: string, input: unknown): Call => ({
      path: `/call/${name}`,
      headers: { cookie: owner.cookie, origin: app.url, 'content-type': 'application/json' },
      body: JSON.stringify({ json: input }),
    });
    const idOf = (n: number) => `entry-${n}`;
    const add = (n: number) => call('lore/add', { worldId, id: idOf(n), entry: entryOf(n) });
    for (const [at, size] of SIZES.entries()) {
      await addAll(app.url, { from: SIZES[at - 1] ?? 0, to: size }, add);
      await settle(app);
      costs.add('its list', size, await costOf(app, options, () => call('lore/list', { worldId })));
      costs.add('an entry', size, await costOf(app, options, (n) => call('lore/get', { worldId, entryId: idOf((n * 37) % size) })));
      costs.add('a search', size, await costOf(app, options, () => call('worlds/search', { worldId, text: 'lantern reeds' })));
      costs.add('its web of links', size, await costOf(app, options, () => call('worlds/graph', { worldId })));
    }
  });
}

const entryOf = (n: number) => ({
  category: 'geography',
  name: `Ford ${n}`,
  text: `A ford below the weir, where a lantern hangs in the reeds. The path goes on to [[Ford ${n === 0 ? 1 : n - 1}]]. `.repeat(4),
});

async function addAll(url: string, { from, to }: { from: number; to: number }, add: (n: number) => Call): Promise<void> {
  const caller = openCaller(Number(new URL(url).port));
  let next = from;
  const lane = async () => {
    for (let n = next++; n < to; n = next++) await caller.send(add(n));
  };
  await Promise.all(Array.from({ length: ENTRIES_WRITTEN_AT_ONCE }, lane));
  caller.close();
}
