import { describe, expect, it, vi } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { limits } from '#domain/limits/limits.ts';
import { combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import {
  app,
  brute,
  campaignId,
  come,
  damageOf,
  jun,
  krag,
  mira,
  onTwoServers,
  owner,
  see,
  show,
  strike,
  take,
  tov,
  useAskedTable,
  waitFor,
} from '#tests/support/app/asked-table.ts';
import { passOverdue } from './reaction-clock.ts';

useAskedTable();

describe('a player who is there and is hit', () => {
  it('is asked first, and Shield turns the hit into a miss', async () => {
    await come(mira);
    const asked = fightIn(await strike());
    expect(asked.view).toMatchObject({ audience: 'dm', reaction: { reactorId: krag, to: 'hit' } });
    expect(await damageOf()).toBe(0);
    const seen = fightIn(await see(mira));
    expect(seen.hero?.reaction).toMatchObject({ by: 'Brute', what: 'Club', total: 14, ways: [{ name: 'Shield', misses: true }] });
    expect(seen.view).toMatchObject({ audience: 'players', waitsFor: { id: krag } });
    await take(mira, { name: 'react', reactorId: krag, way: 'spell shield', slot: 1 });
    expect(await damageOf()).toBe(0);
    const sheet = await sheetOf(app, campaignId, krag);
    expect(sheet.slotsSpent[0]).toBe(1);
    expect(sheet.activeEffects).toMatchObject([{ name: 'Shield' }]);
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.at(-1)?.content).toContain('Krag casts Shield. Shield begins for Krag. Brute misses Krag with Club.');
  });

  it('has slot and hit points back when the attack is undone', async () => {
    await come(mira);
    const before = await sheetOf(app, campaignId, krag);
    await strike();
    await take(mira, { name: 'react', reactorId: krag, way: 'spell shield', slot: 1 });
    await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
    expect(await sheetOf(app, campaignId, krag)).toEqual(before);
    expect(fightIn(await see(owner)).view).toMatchObject({ reaction: null });
  });

  it('is hit when the time is over, by the dice that fell, and once even where several look at the same moment', async () => {
    await come(mira);
    const { number } = fightIn(await strike());
    await passOverdue(app.kernel);
    expect(fightIn(await see(owner)).number).toBe(number);
    waitFor(limits.reactionSeconds * 1000 + 1);
    await Promise.all([passOverdue(app.kernel), passOverdue(app.kernel)]);
    const after = fightIn(await see(owner));
    expect(after).toMatchObject({ number: number + 1, view: { reaction: null } });
    expect(await damageOf()).toBe(7);
  });

  it('is waited for as long as the Dungeon Master likes', async () => {
    await come(mira);
    const { number } = fightIn(await strike());
    await take(owner, { name: 'holdReaction' });
    waitFor(limits.reactionSeconds * 2000);
    await passOverdue(app.kernel);
    expect(fightIn(await see(mira))).toMatchObject({ number: number + 1, hero: { reaction: { endsAt: null } } });
  });

  it('reads what was taken back by its name, where the fight has waited with it', async () => {
    await come(mira);
    await strike();
    await take(owner, { name: 'holdReaction' });
    const undone = await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
    expect(fightIn(undone).view).toMatchObject({ reaction: null });
    expect(await damageOf()).toBe(0);
    expect(fightIn(undone).lines.at(-1)?.sentence).toBe('Taken back: Club of Brute.');
  });

  it('answers for their own hero alone, and nobody holds the fight but who leads', async () => {
    await come(mira);
    await strike();
    await expect(take(mira, { name: 'holdReaction' })).rejects.toThrow('Only the Dungeon Master');
    await expect(take(mira, { name: 'react', reactorId: brute, way: null, slot: 0 })).rejects.toThrow('Only the Dungeon Master');
    await expect(take(owner, { name: 'next' })).rejects.toThrow('The fight waits for a reaction of Krag.');
    await take(owner, { name: 'react', reactorId: krag, way: null, slot: 0 });
    expect(await damageOf()).toBe(7);
  });
});

describe('a player who is away', () => {
  it('holds nobody up: the attack hits at once', async () => {
    expect(fightIn(await strike()).view).toMatchObject({ reaction: null });
    expect(await damageOf()).toBe(7);
  });
});

describe('on two servers', () => {
  it('the question is answered on either, and goes by itself at its end', () =>
    onTwoServers(async ({ here, there }) => {
      await come(mira);
      await vi.waitFor(() => expect(here.kernel.presence.isPresent(campaignTopic(campaignId), mira.id)).toBe(true));
      await strike();
      expect(fightIn(await see(mira)).hero?.reaction).toMatchObject({ what: 'Club' });
      waitFor(limits.reactionSeconds * 1000 + 1);
      await Promise.all([passOverdue(here.kernel), passOverdue(there.kernel)]);
      const after = fightIn(await see(mira));
      expect(after.hero?.reaction).toBeNull();
      expect(after.view.combatants.find(({ id }) => id === krag)?.hitPoints).toMatchObject({ now: 13 });
    }));
});

/** The brute leaves the reach of both heroes, whose players are there. */
async function leaves(): Promise<number> {
  await come(mira);
  await come(jun);
  return fightIn(await take(owner, { name: 'act', actorId: brute, action: 'moveAway', targetIds: [krag, tov] })).number;
}
const endsAt = async (person: Somebody) => fightIn(await see(person)).hero?.reaction?.endsAt ?? null;

describe('two players whose heroes may strike at who leaves both', () => {
  it('are asked at once, answer on the fight as both have seen it, and are waited for as long as at first', async () => {
    const number = await leaves();
    const [first, other] = [await endsAt(mira), await endsAt(jun)];
    expect([first, first === other]).toEqual([expect.any(String), true]);
    expect(fightIn(await see(mira)).view).toMatchObject({ waitsFor: { id: krag, also: [tov] } });
    waitFor(2000);
    // Jun answers before Mira, who has seen nothing of it.
    await jun.call.combat.step({ campaignId, number, step: { name: 'react', reactorId: tov, way: null, slot: 0 } });
    expect([await endsAt(jun), await endsAt(mira)]).toEqual([null, first]);
    const twice = jun.call.combat.step({ campaignId, number, step: { name: 'react', reactorId: tov, way: null, slot: 0 } });
    await expect(twice).rejects.toThrow('Someone acted first. Review the fight and try again.');
    show(20, 4, 4);
    const attack = fightIn(await see(mira)).hero?.reaction?.ways[0]?.key ?? '';
    await mira.call.combat.step({ campaignId, number, step: { name: 'react', reactorId: krag, way: attack, slot: 0 } });
    const now = await see(owner);
    expect(fightIn(now).view).toMatchObject({ reaction: null, alsoAsked: [] });
    expect([combatantIn(now, 'Krag').reactionUsed, combatantIn(now, 'Tov').reactionUsed]).toEqual([true, false]);
  });

  it('are passed over together when the time is over', async () => {
    await leaves();
    waitFor(limits.reactionSeconds * 1000 + 1000);
    await passOverdue(app.kernel);
    const now = await see(owner);
    expect(fightIn(now).view).toMatchObject({ reaction: null, alsoAsked: [] });
    expect([combatantIn(now, 'Krag').reactionUsed, combatantIn(now, 'Tov').reactionUsed]).toEqual([false, false]);
  });
});
