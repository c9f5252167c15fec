import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let characterId: string;
let face = 12;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(face, sides) });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  await app.database.pool.query(`update "user" set plan = 'DM'`);
});
beforeEach(async () => {
  face = 12;
  campaignId = await openCampaign(app, oda, [mira, tov]);
  await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  const form = { campaignId, id: randomUUID(), name: 'Ysolde', race: 'human', class: 'wizard' };
  characterId = (await mira.call.characters.createQuick(form)).character.id;
  await app.database.pool.query(
    `update document set data = jsonb_set(data, '{spells}', data -> 'spells' || $2::jsonb) where key = $1 and kind = 'character'`,
    [
      characterId,
      JSON.stringify(
        ['fire-bolt', 'scorching-ray', 'burning-hands', 'sleep', 'cure-wounds'].map((spell) => ({ spell, prepared: true, from: 'other' })),
      ),
    ],
  );
});
afterAll(() => app.end());

type Act = Parameters<Somebody['call']['characters']['act']>[0]['act'];
const cast = (person: Somebody, spell: string, more: Partial<Extract<Act, { kind: 'cast' }>> = {}) =>
  person.call.characters.act({
    campaignId,
    characterId,
    id: randomUUID(),
    act: { kind: 'cast', spell, with: spell === 'fire-bolt' ? { kind: 'free' } : { kind: 'slot', level: 1 }, ...more },
  });
const saveCard = async () => (await tov.call.chat.list({ campaignId })).messages.findLast(({ check }) => check !== null);
const bring = async (person: Somebody, name: string) =>
  (await person.call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'orc', class: 'fighter' })).character.id;
const cards = async (person: Somebody) =>
  (await person.call.chat.list({ campaignId })).messages.filter(({ role, rolls }) => role === 'system' && rolls.length > 0);

describe('a spell that is cast outside a fight', () => {
  it('stands in the chat under the hero’s name, and its damage is rolled from its card', async () => {
    const { rolls } = await cast(mira, 'fire-bolt');
    const [attack] = await cards(tov);
    expect(attack).toMatchObject({ authorName: 'Ysolde', authorId: mira.id, audience: null, content: 'Ysolde casts Fire Bolt.', rolls });
    expect(rolls).toMatchObject([
      { label: 'Fire Bolt attack', from: { characterId, what: 'attack', spell: { id: 'fire-bolt', level: 0 } } },
    ]);
    const what = { kind: 'spellDamage', spell: 'fire-bolt', level: 0, critical: true } as const;
    const asked = { campaignId, characterId, id: randomUUID(), what };
    const { message } = await mira.call.characters.roll(asked);
    expect(message).toMatchObject({
      content: 'Ysolde rolls 20 (Fire Bolt critical damage (fire)).',
      rolls: [{ dice: '2d10', type: 'fire' }],
    });
    expect((await mira.call.characters.roll(asked)).message).toEqual(message);
    expect(await cards(tov)).toHaveLength(2);
  });

  it('lets one damage roll of its rays have what one alone has', async () => {
    await app.database.pool.query(
      `update document set data = jsonb_set(jsonb_set(data, '{classes,0,level}', '10'), '{classes,0,subclass}', '"evoker"') where key = $1 and kind = 'character'`,
      [characterId],
    );
    await cast(mira, 'scorching-ray', { with: { kind: 'slot', level: 2 } });
    const [card] = await cards(mira);
    const what = { kind: 'spellDamage' as const, spell: 'scorching-ray', level: 2, extras: ['gift Empowered Evocation'] };
    const asked = (index: number | null) => {
      const attack = index === null ? {} : { attack: { messageId: card?.id ?? '', index } };
      return { campaignId, characterId, id: randomUUID(), what: { ...what, ...attack } };
    };
    await expect(mira.call.characters.roll(asked(null))).rejects.toThrow('choose it on the card');
    const first = asked(0);
    const { message } = await mira.call.characters.roll(first);
    expect(message.rolls[0]?.notes).toContainEqual(expect.stringMatching(/^Empowered Evocation/));
    expect((await mira.call.characters.roll(first)).message).toEqual(message);
    expect((await cards(mira))[0]?.rolls.flatMap(({ extras = [] }) => extras)).toEqual([]);
    await expect(mira.call.characters.roll(asked(1))).rejects.toThrow('has gone with one');
  });

  it('says its save, and spends the slot; undoing it gives the slot back', async () => {
    const done = await cast(mira, 'burning-hands');
    const [card] = await cards(oda);
    expect(card?.content).toBe('Ysolde casts Burning Hands.');
    expect(card?.rolls[0]?.notes).toEqual([expect.stringMatching(/^Dexterity save DC \d+, half damage on a success$/)]);
    expect(card?.rolls).toMatchObject([{ dice: '3d6', total: 18, type: 'fire' }]);
    expect(done.character.slotsSpent[0]).toBe(1);
    await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: done.position ?? 0 });
    expect((await mira.call.characters.get({ campaignId, characterId })).character.slotsSpent[0]).toBe(0);
  });

  it('asks for its save on a card of its own: heroes roll theirs, creatures at once, and nobody twice', async () => {
    const brakka = await bring(tov, 'Brakka');
    await cast(mira, 'burning-hands');
    const posted = await saveCard();
    expect(posted).toMatchObject({
      authorName: 'Ysolde',
      content: expect.stringMatching(/^Burning Hands: Dexterity save DC \d+, half damage on a success[.]$/),
      check: {
        what: { kind: 'save', ability: 'dexterity' },
        rollers: [],
        cause: { name: 'Burning Hands', half: true, damage: [{ amount: 18, type: 'fire' }] },
      },
    });
    const reach = { campaignId, messageId: posted?.id ?? '', characterId, heroes: [brakka] };
    await mira.call.checks.reach(reach);
    await oda.call.checks.reach({ ...reach, creatures: [{ name: 'Goblin', modifier: 2 }] });
    expect((await saveCard())?.check?.rollers).toMatchObject([
      { name: 'Brakka', hasRolled: false },
      { name: 'Goblin', hasRolled: true, modifier: null, result: { roll: { total: 14, outcome: 'success' } } },
    ]);
    const notices = async () => (await tov.call.notices.list({})).notices.filter(({ campaign }) => campaign?.id === campaignId);
    expect(await notices()).toMatchObject([{ fact: { kind: 'checkAsked', what: 'Dexterity save' } }]);
    await tov.call.checks.roll({ campaignId, messageId: reach.messageId, characterId: brakka });
    expect((await saveCard())?.check?.rollers[0]).toMatchObject({
      hasRolled: true,
      result: { roll: { against: posted?.check?.difficulty } },
    });
    expect(await notices()).toEqual([]);
  });

  it('has a hero take its damage once, says so to everybody, and offers it again once that is undone', async () => {
    const brakka = await bring(tov, 'Brakka');
    const { position } = await cast(mira, 'burning-hands');
    const messageId = (await saveCard())?.id ?? '';
    const asked = { campaignId, messageId, characterId: brakka };
    await mira.call.checks.reach({ campaignId, messageId, characterId, heroes: [brakka] });
    await expect(tov.call.checks.apply(asked)).rejects.toThrow('There is nothing on this card for them to take.');
    await tov.call.checks.roll(asked);
    await expect(mira.call.checks.apply(asked)).rejects.toThrow('Only its player and the Dungeon Master');
    const spent = async () => (await tov.call.characters.get({ campaignId, characterId: brakka })).character.damage;
    await Promise.all([tov.call.checks.apply(asked), oda.call.checks.apply(asked)]);
    const seen = (await mira.call.chat.list({ campaignId })).messages.find(({ id }) => id === messageId)?.check?.rollers[0]?.applied;
    const amount = seen?.damage[0]?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    expect(await spent()).toBe(amount);
    await tov.call.characters.undo({ campaignId, characterId: brakka, id: randomUUID(), position: seen?.position ?? 0 });
    expect(await spent()).toBe(0);
    expect((await saveCard())?.check?.rollers[0]).not.toHaveProperty('applied');
    const castUndone = await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: position ?? 0 });
    expect((await saveCard())?.check).toMatchObject({ isClosed: true, cause: { isTakenBack: true } });
    await expect(oda.call.checks.apply(asked)).rejects.toThrow('There is nothing on this card for them to take.');
    await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: castUndone.position ?? 0 });
    expect((await saveCard())?.check).toMatchObject({ isClosed: false, rollers: [{ name: 'Brakka', hasRolled: true }] });
    await oda.call.checks.apply(asked);
    expect(await spent()).toBe(amount);
  });

  it('lets its player name heroes, and whoever leads creatures as well; others name nobody', async () => {
    const brakka = await bring(tov, 'Brakka');
    await cast(mira, 'sleep');
    const reach = { campaignId, messageId: (await saveCard())?.id ?? '', characterId, heroes: [brakka] };
    const creatures = [{ name: 'Goblin', modifier: 2 }];
    await expect(mira.call.checks.reach({ ...reach, creatures })).rejects.toThrow('The Dungeon Master names the creatures');
    await expect(tov.call.checks.reach(reach)).rejects.toThrow('Only its player and the Dungeon Master');
    await expect(tov.call.checks.reach({ ...reach, characterId: brakka })).rejects.toThrow('was not asked of that character');
    await expect(mira.call.checks.reach({ ...reach, heroes: [] })).rejects.toThrow('Choose who is reached.');
    await oda.call.checks.close({ campaignId, messageId: reach.messageId });
    await expect(mira.call.checks.reach(reach)).rejects.toThrow('This check is closed.');
  });

  it('loses nobody whom two name at the same moment, and asks nobody twice', async () => {
    const brakka = await bring(tov, 'Brakka');
    await cast(mira, 'sleep');
    const reach = { campaignId, messageId: (await saveCard())?.id ?? '', characterId, heroes: [brakka] };
    await Promise.all([mira.call.checks.reach(reach), oda.call.checks.reach({ ...reach, heroes: [brakka, characterId] })]);
    expect((await saveCard())?.check?.rollers.map(({ name }) => name).toSorted()).toEqual(['Brakka', 'Ysolde']);
  });

  it('heals nobody by itself where nobody is named, and the card says so', async () => {
    const { rolls } = await cast(mira, 'cure-wounds', { targets: [] });
    expect(rolls).toMatchObject([{ label: 'Cure Wounds: hit points', from: { what: 'healing' } }]);
  });

  it('says who rolled it, where a Dungeon Master did', async () => {
    await cast(oda, 'fire-bolt');
    expect((await cards(tov))[0]).toMatchObject({ authorName: 'Ysolde', rolls: [{ notes: ['Rolled by Oda'] }] });
  });

  it('rolls no damage for others than its player and the Dungeon Masters, nor of a spell that is not known', async () => {
    const what = { kind: 'spellDamage', spell: 'fireball', level: 3 } as const;
    await expect(mira.call.characters.roll({ campaignId, characterId, id: randomUUID(), what })).rejects.toThrow(
      'Ysolde does not know Fireball.',
    );
    const known = { ...what, spell: 'fire-bolt', level: 0 };
    await expect(tov.call.characters.roll({ campaignId, characterId, id: randomUUID(), what: known })).rejects.toThrow(
      'Only its player and the Dungeon Master can change this character.',
    );
    const sent = { campaignId, characterId, id: randomUUID(), what: known, advantage: 'advantage' as const };
    await expect(mira.call.characters.roll(sent)).rejects.toThrow(/advantage/);
  });
});

describe('what a failed save leaves, outside a fight', () => {
  const see = async (person: Somebody, id: string) => (await person.call.characters.get({ campaignId, characterId: id })).character;
  /** Sleep that reaches heroes of these species, with the card of their saves. */
  async function sleepOn(species: string[]) {
    const heroes = await Promise.all(
      species.map(
        async (race, place) =>
          (
            await (place === 0 ? tov : oda).call.characters.createQuick({
              campaignId,
              id: randomUUID(),
              name: `Hero ${place + 1}`,
              race,
              class: 'fighter',
            })
          ).character.id,
      ),
    );
    await cast(mira, 'sleep');
    const card = await saveCard();
    const at = { campaignId, messageId: card?.id ?? '', characterId };
    await mira.call.checks.reach({ ...at, heroes });
    return { heroes, at, card };
  }

  it('comes upon who failed at one press, with its second save on the sheet, and goes with a shake', async () => {
    const { heroes, at, card } = await sleepOn(['orc']);
    const [sleeper = ''] = heroes;
    expect(card?.check?.cause).toMatchObject({ name: 'Sleep', effects: [{ name: 'Drowsy', conditions: ['incapacitated'] }] });
    face = 2;
    await oda.call.checks.roll({ ...at, characterId: sleeper });
    await oda.call.checks.apply({ ...at, characterId: sleeper });
    expect(await see(oda, sleeper)).toMatchObject({ conditions: ['incapacitated'], activeEffects: [{ name: 'Drowsy' }] });
    const [roller] = (await saveCard())?.check?.rollers ?? [];
    expect(roller?.applied).toMatchObject({ damage: [], effects: ['Drowsy'] });

    const effectId = (await see(oda, sleeper)).activeEffects[0]?.id ?? '';
    const again = { campaignId, characterId: sleeper, id: randomUUID(), act: { kind: 'saveAgainst', effectId } as const };
    const { rolls } = await oda.call.characters.act(again);
    expect(rolls).toMatchObject([{ label: 'Hero 1: Drowsy', outcome: 'failure' }]);
    expect(await see(oda, sleeper)).toMatchObject({ conditions: ['unconscious'], activeEffects: [{ name: 'Asleep' }] });

    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'shakeAwake', target: sleeper } });
    expect(await see(oda, sleeper)).toMatchObject({ conditions: [], activeEffects: [] });
  });

  it('is not laid on who has made the save, by dice or by nature', async () => {
    const { heroes, at } = await sleepOn(['orc', 'elf']);
    face = 19;
    await oda.call.checks.roll({ ...at, characterId: heroes[0] ?? '' });
    const rollers = (await saveCard())?.check?.rollers ?? [];
    expect(rollers.find(({ name }) => name === 'Hero 2')).toMatchObject({ hasRolled: true, result: { roll: null, madeBecause: 'Trance' } });
    for (const id of heroes) await expect(oda.call.checks.apply({ ...at, characterId: id })).rejects.toThrow('nothing on this card');
    expect(await see(oda, heroes[1] ?? '')).toMatchObject({ conditions: [], activeEffects: [] });
  });

  it('is taken back with the change of the sheet, and can be applied again', async () => {
    const { heroes, at } = await sleepOn(['orc']);
    const [sleeper = ''] = heroes;
    face = 2;
    await oda.call.checks.roll({ ...at, characterId: sleeper });
    await oda.call.checks.apply({ ...at, characterId: sleeper });
    const position = (await saveCard())?.check?.rollers[0]?.applied?.position ?? 0;
    await oda.call.characters.undo({ campaignId, characterId: sleeper, id: randomUUID(), position });
    expect(await see(oda, sleeper)).toMatchObject({ conditions: [], activeEffects: [] });
    await oda.call.checks.apply({ ...at, characterId: sleeper });
    expect(await see(oda, sleeper)).toMatchObject({ conditions: ['incapacitated'] });
  });
});
