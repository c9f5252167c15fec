import { post } from '#tests/support/app/post.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import type { OperationName } from './fuzz.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** Milliseconds after which an answer counts as none. */
const HANG = 30_000;

const atTable: readonly OperationName[] = [
  'campaigns.get',
  'chat.list',
  'characters.list',
  'combat.get',
  'turns.get',
  'notes.list',
  'tableLore.list',
  'battleMaps.get',
  'maps.get',
  'safety.get',
  'narrator.current',
  'history.recaps',
  'history.list',
];
const inWorld: readonly OperationName[] = ['worlds.get', 'lore.list', 'tomes.list', 'generations.list', 'worlds.timeline'];
const ofPerson: readonly OperationName[] = ['home.overview', 'campaigns.list', 'worlds.list', 'characters.mine', 'notices.list'];
const ofAdmin: readonly OperationName[] = ['admin.people', 'admin.health', 'admin.audit'];

/** Reads everything that the screens of a table and of a world show; answers what could not be read. */
export async function unreadable({ app, owner, player, admin, campaignId, worldId, query }: FuzzTable): Promise<string[]> {
  const faults: string[] = [];
  const read = async (names: readonly OperationName[], { cookie }: Somebody, input: object = {}) => {
    for (const name of names) {
      const address = `${app.url}/call/${name.replace('.', '/')}`;
      const { status, text } = await post(address, cookie, JSON.stringify({ json: input }), HANG).catch((error: unknown) => ({
        status: 599,
        text: String(error),
      }));
      if (status >= 500) faults.push(`${name} ${JSON.stringify(input)}: ${status} ${text.slice(0, 300)}`);
    }
  };
  const tables = await query('select id from campaign where deleted_at is null and owner_id = $1', [owner.id]);
  for (const at of [campaignId, ...tables.map(({ id }) => String(id))])
    for (const who of at === campaignId ? [owner, player] : [owner]) await read(atTable, who, { campaignId: at });
  const worlds = await query('select id from world where deleted_at is null and owner_id = $1', [owner.id]);
  for (const at of [worldId, ...worlds.map(({ id }) => String(id))]) await read(inWorld, owner, { worldId: at });
  for (const who of [owner, player, admin]) await read(ofPerson, who);
  await read(ofAdmin, admin);
  return faults;
}
