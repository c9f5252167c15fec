import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov]);
});
afterAll(() => app.end());

const refusal = (code: string) => expect.objectContaining({ code });
const setAway = (somebody: Somebody, isAway = true, by = owner) => by.call.turns.setAway({ campaignId, userId: somebody.id, isAway });
const write = ({ call }: Somebody, content: string) => call.chat.post({ id: randomUUID(), campaignId, content });
const awayNow = async () => {
  const [members, { participants }] = await Promise.all([
    mira.call.campaigns.members({ campaignId }),
    mira.call.campaigns.get({ campaignId }),
  ]);
  const named = (all: { name: string; isAway?: true | undefined }[]) => all.flatMap(({ name, isAway }) => (isAway ? name : []));
  expect(named(members)).toEqual(named(participants));
  return named(members);
};
const lines = async () =>
  (await mira.call.chat.list({ campaignId })).messages.filter(({ role }) => role === 'system').map(({ content }) => content);

describe('a player who is said to be away', () => {
  it('is shown so to everybody, is back when the Dungeon Master says so, and the table reads both once', async () => {
    await setAway(tov);
    await setAway(tov);
    expect(await awayNow()).toEqual(['Tov']);
    await setAway(tov, false);
    expect(await awayNow()).toEqual([]);
    expect(await lines()).toEqual([
      'Tov is away. Others speak for their hero until they are back.',
      'Tov is back, and plays their hero again.',
    ]);
  });

  it('is not waited for, and what they wrote stays their action', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await tov.call.turns.raiseHand({ campaignId });
    await write(tov, 'I hold the door');
    await write(mira, 'I look');
    await mira.call.turns.lowerHand({ campaignId });
    const { turn } = await setAway(tov);
    expect(turn).toMatchObject({ state: 'IDLE', hands: [] });
  });

  it.each([
    ['writes', () => write(tov, '/ooc sorry, I am here now')],
    ['raises their hand', () => tov.call.turns.raiseHand({ campaignId })],
  ])('is back by themself when they %s', async (_what, acts) => {
    await setAway(tov);
    await acts();
    expect(await awayNow()).toEqual([]);
    expect((await lines()).at(-1)).toBe('Tov is back, and plays their hero again.');
  });

  it('stays away while others write', async () => {
    await setAway(tov);
    await write(mira, 'Tov?');
    expect(await awayNow()).toEqual(['Tov']);
  });

  it('is so by the word of who leads alone, and only where they play', async () => {
    await expect(setAway(tov, true, mira)).rejects.toEqual(refusal('campaign.ownerOnly'));
    await expect(setAway(owner)).rejects.toEqual(refusal('seat.playsNot'));
    const stranger = await signUp(app.url, 'Nobody');
    await expect(setAway(stranger)).rejects.toEqual(refusal('seat.notFound'));
  });

  it('is away no longer once they only watch, and play again', async () => {
    await setAway(tov);
    await owner.call.campaigns.setRole({ campaignId, userId: tov.id, seat: 'spectator' });
    await owner.call.campaigns.setRole({ campaignId, userId: tov.id, seat: 'player' });
    expect(await awayNow()).toEqual([]);
  });
});
