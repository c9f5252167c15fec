import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { signUp } from '#tests/support/app/people.ts';
import {
  PATIENCE,
  bring,
  endTurn,
  fight,
  messages,
  playState,
  replies,
  say,
  standAt,
  strike,
  table,
  openStoryTable,
} from '#tests/support/app/story-fight.ts';

openStoryTable();

describe('a blow in the story of a private run', () => {
  it('begins a fight of all who are hostile there: initiative is told, and the words that began it go on in it', async () => {
    await bring();
    await standAt('slakes');
    table.faces = [20, 1, 1, 15, 5];
    const [begun, gone = ''] = await say('I attack the silt hound with my sword', 2);
    expect(begun).not.toContain('What');
    expect(gone).toMatch(/^Initiative decides who is first: Krag, Silt Hound and Lame Hound, in this order\./);
    expect(gone).toMatch(/Silt Hound is bloodied[^]*Krag has a bonus action and a reaction left\.$/);
    const { view } = await fight();
    expect(view.combatants.map(({ id, side }) => [id, side]).slice(1)).toEqual([
      ['silt-hound', 'foes'],
      ['lame-hound', 'foes'],
    ]);
    // What happened in it stands in the log, once.
    const log = (await messages()).filter(({ fight: of }) => of !== null).map(({ content }) => content);
    expect(log.join('\n').match(/Krag hits Silt Hound with Longsword/g)).toHaveLength(1);
  });

  it('that a creature strikes first begins one as well, and nobody’s deed is lost by it', async () => {
    await bring();
    await standAt('slakes');
    const [first, next] = await say('I look at the leaning withies', 2);
    expect(first).toMatch(/(?:withies|poles)[^]*hound/);
    expect(next).toMatch(/^Initiative decides who is first: [^]*Round 1: it is Krag’s turn\./);
    expect((await fight()).view.phase).toBe('running');
  });

  it('ends with the last of the creatures: experience is given, and the way is open', async () => {
    const krag = await bring();
    await standAt('slakes');
    table.faces = [20, 1, 1, 15, 8];
    await say('I attack the silt hound with my sword', 2);
    await endTurn();
    await strike('silt hound');
    await endTurn();
    expect(await strike('lame hound')).toMatch(/The fight is over\.$/);
    expect((await fight()).view.phase).toBe('over');
    // A wolf and a mastiff (SRD 5.2.1): 50 and 25.
    expect((await sheetOf(table.app, table.campaignId, krag)).experience).toBe(75);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 13 }, 'lame-hound': { damage: 9 } });
    const [gone] = await say('I take the causeway to Candle Rock');
    expect((await playState()).scene).toBe('candle-rock');
    expect(gone).not.toContain('hound');
  });

  it('is told in a recap as part of the story, once, and without what counts its turns', async () => {
    await bring();
    await standAt('slakes');
    table.faces = [20, 1, 1, 15, 5];
    await say('I attack the silt hound with my sword', 2);
    await endTurn();
    await strike('silt hound');
    await endTurn();
    const told = await strike('lame hound');
    expect(told.match(/The fight is over\./g)).toHaveLength(1);
    const { text } = await table.mira.call.history.endSession({ campaignId: table.campaignId });
    expect(text).toContain('**Fights:** Silt Hound and Lame Hound fell.');
    expect(text).not.toMatch(/brought down|reaction left|Initiative|experience|The fight is over/);
  });

  it('ends where the only hero is down and stable: they come round where it is safe', async () => {
    const krag = await bring({ damage: 10 });
    await standAt('slakes', { visited: ['dry-quay', 'slakes'] });
    table.faces = [1, 20, 20, 15, 6];
    await say('I attack the silt hound', 2);
    expect((await sheetOf(table.app, table.campaignId, krag)).damage).toBe(12);
    for (const told of [/Krag/, /Krag/, /The fight is over\.$/]) {
      table.faces = [15];
      expect((await say('I end my turn'))[0]).toMatch(told);
    }
    expect((await fight()).view.phase).toBe('over');
    await say('I wait');
    expect((await playState()).scene).toBe('dry-quay');
    expect((await sheetOf(table.app, table.campaignId, krag)).damage).toBe(11);
  });

  it('is struck at once by heroes who have no sheet', async () => {
    await standAt('slakes');
    await say('I attack the silt hound');
    expect((await table.mira.call.combat.get({ campaignId: table.campaignId })).fight).toBeNull();
  });

  it('is struck at once where a Dungeon Master takes the turns of creatures', async () => {
    await table.app.database.pool.query('update campaign set settings = settings || \'{"npcTurns":"dm"}\' where id = $1', [
      table.campaignId,
    ]);
    await bring();
    await standAt('slakes');
    await say('I attack the silt hound');
    expect((await table.mira.call.combat.get({ campaignId: table.campaignId })).fight).toBeNull();
  });
});

describe('a fight that began in the story', () => {
  it('ends where a thing soothes all who fight: they count as defeated, and let the party be', async () => {
    const krag = await bring();
    await standAt('slakes', { taken: { 'net-bells': table.mira.id } });
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    const [told] = await say('I ring the net bells');
    expect(told).toMatch(/Silt Hound[^]*Lame Hound[^]*The fight is over\.$/);
    expect((await sheetOf(table.app, table.campaignId, krag)).experience).toBe(75);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 0, attitude: 'wary' }, 'lame-hound': { attitude: 'wary' } });
    await say('I take the causeway to Candle Rock');
    expect((await playState()).scene).toBe('candle-rock');
  });

  it('goes on without a foe who is driven off by a check, and asks which one is meant', async () => {
    await bring();
    await standAt('slakes');
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    const asked = await say('I try to scare them off');
    expect(asked[0]).toBe('Which one: Silt Hound or Lame Hound?');
    table.faces = [2];
    await say('I threaten the lame hound with my sword held high');
    expect((await fight()).view.combatants).toHaveLength(3);
    await endTurn();
    table.faces = [19];
    const [told] = await say('I threaten the lame hound with my sword held high');
    expect(told).toContain('Lame Hound');
    expect((await fight()).view.combatants.map(({ id }) => id)).not.toContain('lame-hound');
    expect((await fight()).view.phase).toBe('running');
  });

  it('is over for a hero who flees: those left behind may strike, and the hero is where it is safe', async () => {
    const krag = await bring();
    await standAt('slakes', { visited: ['dry-quay', 'slakes'] });
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    table.faces = [15, 1, 1];
    const [told] = await say('I flee the fight');
    expect(told).toMatch(/Dry Quay[^]*The fight is over\.$/);
    expect((await fight()).view.phase).toBe('over');
    expect((await playState()).scene).toBe('dry-quay');
    const { damage, experience } = await sheetOf(table.app, table.campaignId, krag);
    expect([damage > 0, experience]).toEqual([true, 0]);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 0, attitude: 'hostile' } });
  });

  it('leaves heroes who are elsewhere out of it: they go on with what they do, and strike nobody', async () => {
    const tov = await signUp(table.app.url, 'Tov');
    const { code } = await table.mira.call.invitations.createForCampaign({ campaignId: table.campaignId });
    await tov.call.invitations.join({ code });
    await table.mira.call.campaigns.saveSettings({ campaignId: table.campaignId, settings: { narratorAnswers: 'withoutTurns' } });
    await bring();
    await bringHero(table.app, table.campaignId, tov, 'Ilse');
    await standAt('slakes', { apart: { [tov.id]: 'dry-quay' } });
    table.faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    expect((await fight()).view.combatants.map(({ name }) => name)).toEqual(['Krag', 'Silt Hound', 'Lame Hound']);
    const before = (await replies()).length;
    await tov.call.chat.post({ id: randomUUID(), campaignId: table.campaignId, content: 'I go to the Tide House' });
    await vi.waitFor(async () => expect((await replies()).length).toBeGreaterThan(before), PATIENCE);
    expect((await playState()).apart).toEqual({ [tov.id]: 'tide-house' });
    expect((await fight()).view.phase).toBe('running');
  });
});
