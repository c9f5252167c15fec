import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let mira: Somebody;
let campaignId: string;
let characterId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  const oda = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  campaignId = await openCampaign(app, oda, [mira]);
  const form = { campaignId, id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter', outfit: 'none' as const };
  characterId = (await mira.call.characters.createQuick(form)).character.id;
});
afterAll(() => app.end());

type Act = Parameters<Somebody['call']['characters']['act']>[0]['act'];
const act = (given: Act) => mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: given });

it('magic items of the catalogue are carried, three are attuned to, and a fourth is refused', async () => {
  const names = ['cloak-of-protection', 'amulet-of-health', 'winged-boots', 'hat-of-disguise'];
  for (const name of names) await act({ kind: 'addItem', itemId: name, catalogId: `magic:${name}` });
  await act({ kind: 'addItem', itemId: 'blade', catalogId: 'magic:weapon-1-2-or-3:weapon-1', base: 'longsword' });
  await expect(act({ kind: 'addItem', itemId: 'made-up', catalogId: 'magic:cloak-of-nothing' })).rejects.toThrow(
    'There is no such item in the list.',
  );
  for (const itemId of names.slice(0, 3)) await act({ kind: 'attune', itemId, attuned: true });
  await expect(act({ kind: 'attune', itemId: 'hat-of-disguise', attuned: true })).rejects.toThrow(
    'Brakka is attuned to 3 items: Cloak of Protection, Amulet of Health, Winged Boots. End one attunement first.',
  );
  const { sentences } = await act({ kind: 'attune', itemId: 'winged-boots', attuned: false });
  expect(sentences).toEqual(['No longer attuned to Winged Boots.']);
  const { character } = await mira.call.characters.get({ campaignId, characterId });
  expect(character.inventory).toMatchObject([
    { catalogId: 'magic:cloak-of-protection', name: 'Cloak of Protection', attuned: true },
    { attuned: true },
    { attuned: false },
    { attuned: false },
    { name: 'Weapon +1 (Longsword)', base: 'longsword', bonus: 1, weight: 3, attuned: false },
  ]);
});

it('what an attuned item does counts on the sheet and in lists while it is worn, and is not stored', async () => {
  const armorClass = async () => (await mira.call.characters.list({ campaignId })).find(({ id }) => id === characterId)?.armorClass ?? 0;
  const before = await armorClass();
  const { character, position } = await act({ kind: 'placeItem', itemId: 'cloak-of-protection', place: 'worn' });
  expect(character.activeEffects).toMatchObject([{ name: 'Cloak of Protection', source: { kind: 'item', id: 'cloak-of-protection' } }]);
  expect(await armorClass()).toBe(before + 1);
  await expect(act({ kind: 'endEffect', effectId: character.activeEffects[0]?.id ?? '' })).rejects.toThrow(
    'Cloak of Protection lasts as long as the item is worn or held, and attuned.',
  );
  const { rows } = await app.database.pool.query(`select data -> 'activeEffects' as effects from document where key = $1`, [characterId]);
  expect(rows).toEqual([{ effects: [] }]);
  await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: position ?? 0 });
  expect(await armorClass()).toBe(before);
});
