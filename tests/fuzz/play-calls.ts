import { randomUUID } from 'node:crypto';
import { fighterOfFive } from '#domain/character/interchange/beyond/documents.fixture.ts';
import { saltLance } from '#domain/homebrew/homebrew.fixture.ts';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import type { contract } from '#contract/index.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { shownMap } from './battle-map-calls.ts';
import { atTable, calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import { emptySeat, guestHero, handingOver } from './guest-hero.ts';
import { brewed } from './homebrew-calls.ts';
import type { FuzzTable } from './fuzz-table.ts';

type Names = NamesOf<typeof contract, 'characters' | 'combat' | 'notes' | 'tableLore' | 'maps'>;

const pin = (entryId: string | null = null) => ({
  id: randomUUID(),
  x: 0.25,
  y: 0.5,
  name: 'Bell tower',
  entryId,
  audience: 'table' as const,
});

/** A change of the table’s hero that can be taken back; answers where it stands. */
async function changed({ player, campaignId, heroId }: FuzzTable): Promise<number> {
  const act = {
    kind: 'addCustomItem',
    itemId: randomUUID(),
    item: { name: `Bell ${randomUUID().slice(0, 8)}`, type: 'Gear', weight: 1 },
  } as const;
  const { position } = await player.call.characters.act({
    campaignId,
    characterId: heroId,
    id: randomUUID(),
    act: { ...act, quantity: 2 },
  });
  return position ?? 1;
}

/** Two heroes of one table, the first of whom carries something. */
async function giving(table: FuzzTable): Promise<Record<string, unknown>> {
  const { campaignId, characterId: to } = await guestHero(table);
  await table.seat(campaignId, table.player, 'player');
  const characterId = await bringHero(table.app, campaignId, table.player, 'Kara');
  return { campaignId, characterId, id: randomUUID(), to, what: { kind: 'item', itemId: 'sword', quantity: 1 } };
}

/** A fight that goes on in a campaign of its own, a hero against a goblin; answers where it stands. */
async function fighting(
  table: FuzzTable,
  until: 'gathering' | 'running' = 'running',
): Promise<{ campaignId: string; number: number; heroId: string; foeId: string }> {
  const { campaignId, characterId } = await guestHero(table);
  await table.owner.call.combat.open({ campaignId, heroes: [characterId] });
  const foeId = randomUUID();
  let now = await table.owner.call.combat.addMonsters({ campaignId, id: foeId, monsterId: 'goblin-warrior' });
  if (until === 'running')
    now = await table.owner.call.combat.step({ campaignId, number: now.fight?.number ?? 0, step: { name: 'start' } });
  return { campaignId, number: now.fight?.number ?? 0, heroId: characterId, foeId };
}
const ofFight = async (table: FuzzTable, until?: 'gathering' | 'running') => {
  const { campaignId, number } = await fighting(table, until);
  return { campaignId, number };
};

const npc = {
  name: 'Bram',
  side: 'foes',
  armorClass: 12,
  hitPoints: 9,
  initiativeBonus: 1,
  saves: 1,
  attacks: [{ name: 'Club', toHit: 3, damage: '1d4+1', type: 'bludgeoning' }],
  attacksPerTurn: 1,
  notes: 'Owes the mill.',
  xp: 25,
};
/** One step of each kind by turns, so that all are reached. */
const steps: readonly ((fight: { heroId: string; foeId: string }) => Record<string, unknown>)[] = [
  ({ heroId, foeId }) => ({ name: 'damage', actorId: heroId, targetId: foeId, amount: 3, type: 'fire' }),
  ({ heroId }) => ({ name: 'heal', targetId: heroId, amount: 3 }),
  ({ heroId }) => ({ name: 'temporary', targetId: heroId, amount: 5 }),
  ({ heroId, foeId }) => ({ name: 'attack', actorId: heroId, targetId: foeId, attack: 'Longsword', advantage: 'none', cover: 'none' }),
  ({ heroId }) => ({
    name: 'condition',
    from: null,
    targetId: heroId,
    condition: 'prone',
    until: { combatantId: heroId, when: 'end', turns: 2 },
  }),
  ({ heroId, foeId }) => ({
    name: 'save',
    actorId: null,
    targetIds: [heroId, foeId],
    cover: 'half',
    effect: {
      name: 'Rocks',
      ability: 'dexterity',
      dc: 12,
      area: 'Here',
      damage: [{ dice: '2d6', type: 'cold' }],
      onSave: 'half',
      inflicts: null,
      recharge: 5,
    },
  }),
  ({ heroId }) => ({ name: 'concentrate', actorId: heroId, on: 'Bless' }),
  ({ foeId }) => ({ name: 'hide', targetId: foeId, hidden: true }),
  ({ foeId }) => ({ name: 'note', targetId: foeId, notes: 'Knows the way.' }),
  () => ({ name: 'next' }),
];
let turn = 0;

/** Acts of each kind by turns. */
const acts: readonly Record<string, unknown>[] = [
  { kind: 'temporaryHitPoints', amount: 5 },
  { kind: 'takeDamage', amount: 3, critical: false },
  { kind: 'heal', amount: 10_000 },
  { kind: 'gainCoins', coins: { copper: 1, silver: 1, electrum: 0, gold: 1, platinum: 0 } },
  { kind: 'exhaustion', level: 1 },
  { kind: 'setStats', stats: { strength: 12 } },
  { kind: 'addItem', itemId: 'rope-1', catalogId: 'rope', quantity: 2 },
  { kind: 'rename', name: 'Kara' },
  { kind: 'addCondition', condition: 'prone' },
  { kind: 'longRest' },
];
let act = 0;

async function note({ player, campaignId }: FuzzTable): Promise<string> {
  const noteId = randomUUID();
  await player.call.notes.save({ campaignId, noteId, seen: null, title: 'Bells', text: 'Two of them.', audience: 'table' });
  return noteId;
}

const loreFields = { category: 'items', name: 'The Drowned Bell', aliases: ['Bell'], text: 'It burned.', audience: 'everyone' } as const;
async function entry({ owner, campaignId }: FuzzTable): Promise<string> {
  const entryId = randomUUID();
  await owner.call.tableLore.save({ campaignId, entryId, seen: null, fields: { ...loreFields, aliases: [...loreFields.aliases] } });
  return entryId;
}

/** Accepted calls of characters, fights, notes, a table’s lore and its map. */
export const playCalls: Record<Names, GoodCall> = {
  'characters.list': atTable('player'),
  'characters.mine': calling('player'),
  'characters.get': atTable('player', ({ heroId }) => ({ characterId: heroId })),
  'characters.paper': atTable('player', ({ heroId }) => ({ characterId: heroId })),
  'characters.calledCreatures': atTable('player', () => ({
    creatures: [{ creature: 'wolf', caller: { slot: 2, toHit: 5, dc: 13, modifier: 3 } }],
  })),
  'characters.levelAhead': atTable('player', ({ heroId }) => ({ characterId: heroId, draft: { picks: { feat: ['alert'] } } })),
  'characters.anyCast': atTable('player', ({ heroId }) => ({ characterId: heroId, use: 'divine-intervention' })),
  'characters.shapes': atTable('player', ({ heroId }) => ({ characterId: heroId })),
  'characters.createQuick': calling('guest', async (table) => ({
    ...(await emptySeat(table)),
    id: randomUUID(),
    name: 'Brakka',
    race: 'dwarf',
    class: 'fighter',
    rolled: false,
    outfit: 'ready',
  })),
  'characters.createSrd': calling('guest', async (table) => ({
    ...(await emptySeat(table)),
    id: randomUUID(),
    build: defaultBuild('Brakka', 'dwarf', 'fighter'),
  })),
  'characters.rollScores': calling('guest', async (table) => ({ ...(await emptySeat(table)), way: '4d6' })),
  'characters.scores': calling('guest', emptySeat),
  'characters.readyHeroes': calling('guest', emptySeat),
  'characters.creationAhead': calling('guest', async (table) => ({
    ...(await emptySeat(table)),
    draft: { species: 'elf', class: 'wizard', picks: { lineage: ['Drow'] }, kits: { wizard: 0 } },
  })),
  'characters.guide': calling('guest', async (table) => ({
    ...(await emptySeat(table)),
    id: randomUUID(),
    step: 'race',
    message: 'a dwarf',
    data: {},
  })),
  'characters.act': atTable('player', ({ heroId }) => ({ characterId: heroId, id: randomUUID(), act: acts[act++ % acts.length] })),
  'characters.roll': atTable('player', ({ heroId }) => ({
    characterId: heroId,
    id: randomUUID(),
    what: { kind: 'skill', skill: 'athletics' },
    advantage: 'advantage',
    bonus: 2,
    dc: 15,
    to: { kind: 'group' },
  })),
  'characters.history': atTable('player', ({ heroId }) => ({ characterId: heroId, limit: 5 })),
  'characters.undo': atTable('player', async (table) => ({ characterId: table.heroId, id: randomUUID(), position: await changed(table) })),
  'characters.give': calling('player', giving),
  'characters.grant': atTable('owner', async (table) => ({
    characterId: table.heroId,
    id: randomUUID(),
    entryId: await brewed(table, saltLance),
    given: true,
  })),
  'characters.handOver': calling('owner', handingOver),
  'characters.copy': calling('guest', async (table) => {
    const { campaignId, characterId } = await guestHero(table);
    return { campaignId, characterId, id: randomUUID(), toCampaignId: (await emptySeat(table)).campaignId };
  }),
  'characters.delete': calling('guest', guestHero),
  'characters.savePortrait': atTable('player', ({ heroId }) => ({ characterId: heroId, id: randomUUID(), image: null })),
  'characters.export': atTable('player', ({ heroId }) => ({ characterId: heroId, format: 'foundry' })),
  'characters.import': calling('guest', async (table) => {
    const { campaignId, heroId: characterId } = table;
    const format = act++ % 2 === 0 ? 'foundry' : 'hearthlore';
    const { text } = await table.player.call.characters.export({ campaignId, characterId, format });
    return { ...(await emptySeat(table)), id: randomUUID(), text };
  }),
  'characters.previewImport': calling('guest', async (table) => ({
    ...(await emptySeat(table)),
    id: randomUUID(),
    text: JSON.stringify(fighterOfFive),
  })),
  'combat.get': atTable('player'),
  'combat.around': atTable('player', ({ heroId }) => ({ actorId: heroId })),
  'combat.findMonsters': atTable('owner', { text: 'goblin', type: 'fey', from: '1/4', to: '5', offset: 0, limit: 5 }),
  'combat.open': calling('owner', async (table) => {
    const { campaignId, characterId } = await guestHero(table);
    return { campaignId, heroes: [characterId] };
  }),
  'combat.addHeroes': calling('owner', async (table) => {
    const { campaignId } = await fighting(table, 'gathering');
    await table.seat(campaignId, table.player, 'player');
    return { campaignId, heroes: [await bringHero(table.app, campaignId, table.player, 'Kara')] };
  }),
  'combat.addMonsters': calling('owner', async (table) => {
    const { campaignId } = await fighting(table);
    return { campaignId, id: randomUUID(), monsterId: 'goblin-warrior', count: 2, hidden: true, side: 'foes' };
  }),
  'combat.addNpc': calling('owner', async (table) => {
    const { campaignId } = await fighting(table);
    return { campaignId, id: randomUUID(), npc, hidden: false };
  }),
  'combat.addDoor': calling('owner', async (table) => {
    const { campaignId, heroId } = await fighting(table);
    return { campaignId, id: randomUUID(), ...(await shownMap({ ...table, campaignId, heroId })), between: [0, 1] };
  }),
  'combat.step': calling('owner', async (table) => {
    const fight = await fighting(table);
    const { campaignId, number } = fight;
    return { campaignId, number, step: steps[turn++ % steps.length]?.(fight) };
  }),
  'combat.undo': calling('owner', (table) => ofFight(table)),
  'combat.npcTurn': calling('owner', async (table) => {
    const { campaignId, heroId, number } = await fighting(table);
    const { fight } = await table.owner.call.combat.get({ campaignId });
    const active = fight?.view.active ?? null;
    const now = active === heroId ? await table.owner.call.combat.step({ campaignId, number, step: { name: 'next' } }) : { fight };
    return { campaignId, number: now.fight?.number ?? number };
  }),
  'combat.end': calling('owner', async (table) => {
    const { campaignId, number, foeId } = await fighting(table);
    return { campaignId, number, yielded: [foeId] };
  }),
  'notes.list': atTable('player', { removed: false }),
  'notes.get': atTable('player', async (table) => ({ noteId: await note(table) })),
  'notes.save': atTable('player', () => ({
    noteId: randomUUID(),
    seen: null,
    title: 'Bells',
    text: 'Two of them.',
    audience: 'table',
    resolves: [],
  })),
  'notes.remove': atTable('player', async (table) => ({ noteId: await note(table) })),
  'notes.history': atTable('player', async (table) => ({ noteId: await note(table) })),
  'notes.restore': atTable('player', async (table) => {
    const noteId = await note(table);
    await table.player.call.notes.remove({ campaignId: table.campaignId, noteId });
    return { noteId };
  }),
  'tableLore.list': atTable('player', { search: 'bell' }),
  'tableLore.removed': atTable('owner'),
  'tableLore.get': atTable('player', async (table) => ({ entryId: await entry(table) })),
  'tableLore.save': atTable('owner', () => ({ entryId: randomUUID(), seen: null, fields: loreFields, resolves: [] })),
  'tableLore.remove': atTable('owner', async (table) => ({ entryId: await entry(table) })),
  'tableLore.history': atTable('owner', async (table) => ({ entryId: await entry(table) })),
  'tableLore.restore': atTable('owner', async (table) => {
    const entryId = await entry(table);
    await table.owner.call.tableLore.remove({ campaignId: table.campaignId, entryId });
    return { entryId };
  }),
  'maps.get': atTable('player'),
  'maps.savePin': calling('owner', async ({ freshCampaign }) => ({ campaignId: await freshCampaign(), pin: pin() })),
  'maps.removePin': calling('owner', async ({ owner, freshCampaign }) => {
    const [campaignId, one] = [await freshCampaign(), pin()];
    await owner.call.maps.savePin({ campaignId, pin: one });
    return { campaignId, pinId: one.id };
  }),
  'maps.reveal': atTable('owner', { cells: [0, 1], on: true }),
  'maps.setFog': atTable('owner', { on: true }),
};
