import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntryOf } from '#domain/homebrew/entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let mira: Somebody;
let campaignId: string;
let oda: Somebody;
let tov: Somebody;
let characterId: string;
let fallenId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  campaignId = await openCampaign(app, oda, [mira, tov]);
  const form = { campaignId, id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter', outfit: 'none' as const };
  characterId = (await mira.call.characters.createQuick(form)).character.id;
  fallenId = (await tov.call.characters.createQuick({ ...form, id: randomUUID(), name: 'Wren' })).character.id;
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

const sheetOf = async (id: string) => (await oda.call.characters.get({ campaignId, characterId: id })).character;
const lastLine = async () =>
  (await oda.call.chat.list({ campaignId })).messages.filter(({ role }) => role === 'system').at(-1) ?? { content: '', rolls: [] };

it('a potion is given to somebody who has fallen, is gone, and comes back where it is undone', async () => {
  await act({ kind: 'addItem', itemId: 'potion', catalogId: 'potion-of-healing', quantity: 2 });
  const hurt = { kind: 'takeDamage', amount: 12 } as const;
  await tov.call.characters.act({ campaignId, characterId: fallenId, id: randomUUID(), act: hurt });
  const { damage } = await sheetOf(fallenId);
  const given = await act({ kind: 'useItem', itemId: 'potion', targets: [fallenId] });
  expect((await sheetOf(fallenId)).damage).toBe(Math.max(0, damage - 10));
  expect(given.character.inventory.find(({ id }) => id === 'potion')?.quantity).toBe(1);
  expect((await lastLine()).content).toContain('Brakka uses Potion of Healing (Drink).');
  expect((await lastLine()).content).toContain('Wren regains');
  await expect(act({ kind: 'useItem', itemId: 'potion' })).rejects.toThrow(
    'Brakka has all hit points: Potion of Healing would heal nothing.',
  );
  await act({ kind: 'takeDamage', amount: 1 });
  const drunk = await act({ kind: 'useItem', itemId: 'potion' });
  expect(drunk.character.inventory.some(({ id }) => id === 'potion')).toBe(false);
  await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: drunk.position ?? 0 });
  expect((await sheetOf(characterId)).inventory.find(({ id }) => id === 'potion')?.quantity).toBe(1);
  const others = { campaignId, characterId, id: randomUUID(), act: { kind: 'useItem', itemId: 'potion' } as const };
  await expect(tov.call.characters.act(others)).rejects.toMatchObject({ code: 'character.notYours' });
});

it('a wand counts its charges, which are stored, undone, and regained with a long rest', async () => {
  await act({ kind: 'addItem', itemId: 'wand', catalogId: 'magic:wand-of-magic-missiles' });
  await expect(act({ kind: 'useItem', itemId: 'wand', way: 'magicMissile1' })).rejects.toThrow(
    'Hold or wear Wand of Magic Missiles to use it.',
  );
  await act({ kind: 'placeItem', itemId: 'wand', place: 'mainHand' });
  const fired = await act({ kind: 'useItem', itemId: 'wand', way: 'magicMissile2' });
  expect(fired.rolls.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  const used = async () => (await sheetOf(characterId)).inventory.find(({ id }) => id === 'wand')?.used;
  expect(await used()).toEqual({ charges: 2 });
  await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: fired.position ?? 0 });
  expect(await used()).toBeUndefined();
  await act({ kind: 'useItem', itemId: 'wand', way: 'magicMissile3' });
  await act({ kind: 'longRest' });
  expect(await used()).toBeUndefined();
});

it('a homebrew item acts as those of the SRD do: its attack rolls, and its charges are counted', async () => {
  const id = randomUUID();
  const entry: EntryOf<'item'> = {
    id,
    name: 'Brine Spike',
    kind: 'item',
    text: 'A spike of old salt. It has 3 charges.',
    facts: {
      kind: 'wondrous',
      rarity: 'rare',
      attunement: false,
      curse: 'It thirsts.',
      charges: { most: '3', regains: 'all', when: 'longRest' },
    },
    effects: [],
    activities: [
      {
        id: 'stab',
        name: 'Stab',
        kind: 'attack',
        activation: { kind: 'attack' },
        attack: { form: 'melee', with: 'natural', bonus: 6 },
        damage: [{ formula: '2d6', types: ['cold'] }],
        consumes: [{ kind: 'charges', amount: 1 }],
      },
    ],
  };
  await oda.call.homebrew.save({ campaignId, entry, seen: null });
  await act({ kind: 'addItem', itemId: 'spike', catalogId: contentIdOf(id) });
  const stabbed = await act({ kind: 'useItem', itemId: 'spike' });
  expect(stabbed.rolls.map(({ total }) => total)).toEqual([10, 8]);
  expect(stabbed.character.homebrew).toMatchObject([{ name: 'Brine Spike' }]);
  expect(JSON.stringify(stabbed)).not.toContain('It thirsts.');
  expect(stabbed.sentences[0]).toBe('Brakka uses Brine Spike (Stab): 2 of 3 charges left.');
});

it('a cursed item holds whoever is attuned to it until the Dungeon Master ends that, one of homebrew too', async () => {
  const id = randomUUID();
  const facts = { kind: 'wondrous', rarity: 'rare', attunement: true, curse: 'It never comes off.' } as const;
  const entry: EntryOf<'item'> = { id, name: 'Ring of the Neap', kind: 'item', text: 'A cold ring.', facts, effects: [], activities: [] };
  await oda.call.homebrew.save({ campaignId, entry, seen: null });
  await act({ kind: 'attune', itemId: 'cloak-of-protection', attuned: false });
  await act({ kind: 'addItem', itemId: 'ring', catalogId: contentIdOf(id) });
  const { position } = await act({ kind: 'attune', itemId: 'ring', attuned: true });
  const sentence = 'The curse of Ring of the Neap holds Brakka.';
  await expect(act({ kind: 'attune', itemId: 'ring', attuned: false })).rejects.toThrow(sentence);
  await expect(act({ kind: 'removeItem', itemId: 'ring', quantity: 1 })).rejects.toThrow(sentence);
  const gift = { campaignId, characterId, id: randomUUID(), to: fallenId, what: { kind: 'item', itemId: 'ring', quantity: 1 } } as const;
  await expect(mira.call.characters.give(gift)).rejects.toThrow(sentence);
  const back = { campaignId, characterId, id: randomUUID(), position: position ?? 0 };
  await expect(mira.call.characters.undo(back)).rejects.toThrow(sentence);
  const end = { kind: 'attune', itemId: 'ring', attuned: false } as const;
  const freed = await oda.call.characters.act({ campaignId, characterId, id: randomUUID(), act: end });
  expect(freed.sentences).toEqual(['No longer attuned to Ring of the Neap.']);
  await mira.call.characters.give({ ...gift, id: randomUUID() });
  expect((await sheetOf(fallenId)).inventory.map(({ name }) => name)).toContain('Ring of the Neap');
});
