import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;
let krag: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  krag = await bringHero(app, campaignId, mira, 'Krag');
});
afterAll(() => app.end());

const rest = (who: Somebody, kind: 'shortRest' | 'longRest') =>
  who.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: { kind } });
const refused = { code: 'character.dmDecides' };

describe('levels and rests', () => {
  it('are the players’ own where a table asks for nothing else', async () => {
    expect((await mira.call.characters.get({ campaignId, characterId: krag })).awaitsDm).toBeUndefined();
    expect((await rest(mira, 'longRest')).sentences[0]).toMatch(/long rest/);
  });

  it('are the Dungeon Master’s to decide where the table says so', async () => {
    await oda.call.campaigns.saveSettings({ campaignId, settings: { levelsAndRests: 'dm' } });
    expect((await mira.call.characters.get({ campaignId, characterId: krag })).awaitsDm).toBe(true);
    await expect(rest(mira, 'longRest')).rejects.toMatchObject(refused);
    await expect(rest(mira, 'shortRest')).rejects.toMatchObject(refused);
    const act = { kind: 'levelUp' } as const;
    await expect(mira.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act })).rejects.toMatchObject(refused);
    expect((await oda.call.characters.get({ campaignId, characterId: krag })).awaitsDm).toBeUndefined();
    expect((await rest(oda, 'longRest')).sentences[0]).toMatch(/long rest/);
    const heals = { kind: 'heal', amount: 1 } as const;
    expect(await mira.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: heals })).toBeTruthy();
  });

  const take = (who: Somebody, kind: 'levelUp') =>
    who.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: { kind } });
  const grant = (who: Somebody, level: number) =>
    who.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: { kind: 'grantLevel', level } });

  it('are taken by the player as far as the Dungeon Master has granted them, and no further', async () => {
    await oda.call.campaigns.saveSettings({ campaignId, settings: { levelsAndRests: 'dm' } });
    await expect(grant(mira, 3)).rejects.toMatchObject({ code: 'character.dmAwards' });
    expect((await grant(oda, 3)).sentences).toEqual(['Krag may rise to level 3.']);
    await take(mira, 'levelUp');
    expect((await take(mira, 'levelUp')).sentences[0]).toMatch(/level 3/);
    await expect(take(mira, 'levelUp')).rejects.toMatchObject(refused);
  });

  it('go by milestones where the table says so: nobody rises by themselves, and nobody is given experience', async () => {
    await oda.call.campaigns.saveSettings({ campaignId, settings: { levelsBy: 'milestone' } });
    const experience = { kind: 'giveExperience', amount: 300 } as const;
    const give = () => oda.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: experience });
    await expect(give()).rejects.toMatchObject({ code: 'character.byMilestone' });
    await expect(take(mira, 'levelUp')).rejects.toMatchObject(refused);
    expect((await mira.call.characters.get({ campaignId, characterId: krag })).byMilestone).toBe(true);
    const { position } = await grant(oda, 2);
    const undo = { campaignId, characterId: krag, id: randomUUID(), position: position ?? 0 };
    expect((await oda.call.characters.undo(undo)).character.grantedLevel).toBe(1);
    await grant(oda, 2);
    expect((await take(mira, 'levelUp')).sentences[0]).toMatch(/level 2/);
    expect((await rest(mira, 'longRest')).sentences[0]).toMatch(/long rest/);
  });

  it('are not earned in a fight at a table that rises by milestones', async () => {
    await oda.call.campaigns.saveSettings({ campaignId, settings: { levelsBy: 'milestone' } });
    const { combat } = oda.call;
    await combat.open({ campaignId, heroes: [krag] });
    const { fight } = await combat.addMonsters({ campaignId, monsterId: 'ogre' });
    const begun = await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    const foes = begun.fight?.view.combatants.flatMap(({ id, side }) => (side === 'foes' ? [id] : [])) ?? [];
    const ended = await combat.end({ campaignId, number: begun.fight?.number ?? 0, yielded: foes });
    expect(ended).toMatchObject({ byMilestone: true, heroes: [{ name: 'Krag', experience: 0 }], fight: { view: { award: { each: 0 } } } });
  });
});

describe('the end of a day', () => {
  const thirst = { kind: 'endDay', water: 'less', food: 'all' } as const;
  const end = (who: Somebody, characterId = krag) => who.call.characters.act({ campaignId, characterId, id: randomUUID(), act: thirst });

  it('is the Dungeon Master’s to say, and can be taken back', async () => {
    await expect(end(mira)).rejects.toMatchObject({ code: 'character.dmEndsDays' });
    const { character, position } = await end(oda);
    expect([character.exhaustion, character.lacking.thirst]).toEqual([1, 1]);
    await rest(oda, 'longRest');
    expect((await mira.call.characters.get({ campaignId, characterId: krag })).character.exhaustion).toBe(1);
    const undone = await oda.call.characters.undo({ campaignId, characterId: krag, id: randomUUID(), position: position ?? 0 });
    expect([undone.character.exhaustion, undone.character.lacking.thirst]).toEqual([0, 0]);
  });
});
