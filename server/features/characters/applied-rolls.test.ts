import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let characterId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  characterId = await bringHero(app, campaignId, mira, 'Ysolde Marren');
});
afterAll(() => app.end());

type Input = Parameters<Somebody['call']['characters']['roll']>[0];
const ask = (what: RolledNumber, options: Partial<Input> = {}): Input => ({ campaignId, characterId, id: randomUUID(), what, ...options });
const see = () => oda.call.combat.get({ campaignId });

describe('damage that is rolled in the story', () => {
  const hurt = async (person: Somebody) => (await person.call.characters.get({ campaignId, characterId })).character.damage;
  const undo = (person: Somebody, position: number | null) =>
    person.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: position ?? 0 });

  async function rolled() {
    const { message } = await mira.call.characters.roll(ask({ kind: 'damage', itemId: null, critical: false }));
    const act = { kind: 'takeDamage', amount: 4, type: 'bludgeoning' } as const;
    const of = { messageId: message.id, index: 0 };
    const apply = (person: Somebody) => person.call.characters.act({ campaignId, characterId, id: randomUUID(), act, of });
    const applied = async () => (await tov.call.chat.list({ campaignId })).messages.find(({ id }) => id === message.id)?.applied?.[0];
    return { apply, applied };
  }

  it('says to everybody who has it, is taken once, and is offered again when that is undone', async () => {
    const { apply, applied } = await rolled();
    const { position } = await apply(oda);
    const taken = { amount: 4, type: 'bludgeoning', position };
    expect(await applied()).toEqual({
      index: 0,
      fightId: null,
      targetId: characterId,
      name: 'Ysolde Marren',
      way: 'damage',
      applied: taken,
    });
    await expect(apply(mira)).rejects.toThrow('They have this roll already. Undo that first.');
    await undo(mira, position);
    expect(await applied()).not.toHaveProperty('applied');
    await apply(oda);
    expect(await hurt(mira)).toBe(4);
  });

  it('is there again once its undo is undone, and is not taken twice that way', async () => {
    const { apply, applied } = await rolled();
    const { position: back } = await undo(mira, (await apply(oda)).position);
    const { position: again } = await undo(mira, back);
    expect(await hurt(mira)).toBe(4);
    expect(await applied()).toMatchObject({ applied: { position: again } });
    await expect(apply(oda)).rejects.toThrow('They have this roll already.');
    const { position: backAgain } = await undo(mira, again);
    await apply(oda);
    await expect(undo(mira, backAgain)).rejects.toThrow('This was applied again since');
    expect(await hurt(mira)).toBe(4);
  });

  it('is taken once by those who press at the same moment', async () => {
    const { apply } = await rolled();
    const pressed = await Promise.allSettled([apply(oda), apply(mira), apply(oda)]);
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await hurt(mira)).toBe(4);
  });

  it('is no roll of another act, nor of a message that somebody may not read', async () => {
    const { message } = await oda.call.characters.roll(ask({ kind: 'damage', itemId: null, critical: false }, { to: { kind: 'notes' } }));
    const of = { messageId: message.id, index: 0 };
    const asked = (act: Parameters<Somebody['call']['characters']['act']>[0]['act']) =>
      mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act, of });
    await expect(asked({ kind: 'heal', amount: 1 })).rejects.toThrow('There is no such message.');
    await expect(asked({ kind: 'longRest' })).rejects.toThrow('Only damage and healing are of a roll.');
  });

  it('says which creature of the fight has it, is given once, and is offered again when the step is undone', async () => {
    await oda.call.combat.open({ campaignId, heroes: [characterId] });
    const npc = { hitPoints: 7, armorClass: 12, xp: 0, attacks: [] };
    await oda.call.combat.addNpc({ campaignId, npc: { ...npc, name: 'Grub' } });
    await oda.call.combat.addNpc({ campaignId, npc: { ...npc, name: 'Vashti Undertow' }, hidden: true });
    await oda.call.combat.step({ campaignId, number: fightIn(await see()).number, step: { name: 'start' } });
    const { message } = await mira.call.characters.roll(ask({ kind: 'damage', itemId: null, critical: false }));
    const of = { messageId: message.id, index: 0 };
    const give = async (name: string) => {
      const step = { name: 'damage', actorId: null, targetId: combatantIn(await see(), name).id, amount: 3, type: 'bludgeoning' } as const;
      return oda.call.combat.step({ campaignId, number: fightIn(await see()).number, step, of });
    };
    const applied = async () => (await mira.call.chat.list({ campaignId })).messages.find(({ id }) => id === message.id)?.applied;
    const { number, view } = fightIn(await give('Grub'));
    expect(view.combatants.find(({ name }) => name === 'Grub')).toMatchObject({ hitPoints: 4 });
    expect(await applied()).toMatchObject([{ name: 'Grub', way: 'damage', applied: { amount: 3, type: 'bludgeoning', position: number } }]);
    await expect(give('Grub')).rejects.toThrow('They have this roll already.');
    await oda.call.combat.undo({ campaignId, number });
    expect((await applied())?.[0]).not.toHaveProperty('applied');
    await give('Grub');
    await give('Vashti Undertow');
    expect(JSON.stringify(await applied())).not.toContain('Vashti');
  });
});
