import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { combatantIn, fightIn } from '#tests/support/app/arena.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import {
  app,
  brute,
  campaignId,
  come,
  jun,
  krag,
  mira,
  owner,
  see,
  show,
  take,
  tov,
  useAskedTable,
  waitFor,
} from '#tests/support/app/asked-table.ts';
import { passOverdue } from './reaction-clock.ts';

useAskedTable();

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
