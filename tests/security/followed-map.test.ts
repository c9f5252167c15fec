import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellAt, noFog } from '#domain/maps/fog.ts';
import type { Pin } from '#domain/maps/map.ts';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import { mapAfter } from '#web/features/maps/map-after.ts';
import type { CampaignMap } from '#web/features/maps/use-campaign-map.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody, TestSocket } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  campaignId = await openCampaign(app, oda, [mira]);
});
afterAll(() => app.end());

async function listen(who: Somebody, ...topics: string[]): Promise<TestSocket> {
  const socket = await who.listen();
  for (const topic of topics) {
    socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed', (frame) => frame.topic === topic);
  }
  return socket;
}

/** What somebody sees who asked once and then only heard; null where they would ask again. */
function heard(first: CampaignMap, socket: TestSocket, audience: 'dm' | 'players'): CampaignMap | null {
  let now: CampaignMap | null = first;
  for (const frame of socket.frames)
    if (now && frame.type === 'event' && frame.event.type === 'maps.changed' && frame.event.audience === audience)
      now = mapAfter(now, frame.event.change);
  return now;
}

const pin = (id: string, more: Partial<Pin> = {}): Pin => ({ id, x: 0.25, y: 0.5, name: id, entryId: null, audience: 'table', ...more });

describe('who asks for a map once and hears what happens', () => {
  it('sees at every step what the server would answer, and players never what is hidden from them', async () => {
    const leading = await listen(oda, campaignTopic(campaignId), campaignLeadersTopic(campaignId));
    const playing = await listen(mira, campaignTopic(campaignId));
    const see = (who: Somebody) => who.call.maps.get({ campaignId });
    const [first, hers] = [await see(oda), await see(mira)];
    const { maps } = oda.call;
    const put = (each: Pin) => maps.savePin({ campaignId, pin: each });
    const happenings: (() => Promise<unknown>)[] = [
      () => put(pin('gate')),
      () => put(pin('trap', { audience: 'dm' })),
      () => put(pin('gate', { name: 'Iron gate', x: 0.3 })),
      () => maps.setFog({ campaignId, on: true }),
      () => put(pin('crypt', { x: 0.9, y: 0.9 })),
      () => maps.reveal({ campaignId, cells: [cellAt(noFog, 0.3, 0.5)], on: true }),
      () => put(pin('trap', { audience: 'dm', x: 0.3 })),
      () => maps.reveal({ campaignId, cells: [cellAt(noFog, 0.3, 0.5)], on: false }),
      () => maps.removePin({ campaignId, pinId: 'gate' }),
    ];
    for (const happen of happenings) {
      await happen();
      const [dm, player] = [await see(oda), await see(mira)];
      await expect.poll(() => heard(first, leading, 'dm'), { message: happen.toString() }).toEqual(dm);
      await expect.poll(() => heard(hers, playing, 'players'), { message: happen.toString() }).toEqual(player);
    }
    const told = JSON.stringify(playing.frames);
    expect(told).toContain('Iron gate');
    expect(told).not.toContain('trap');
    expect(told).not.toContain('crypt');
    for (const socket of [leading, playing]) socket.close();
  });

  it('asks where a pin leads to lore, for each reads another part of it', async () => {
    const { id: worldId } = await oda.call.worlds.create({ name: 'The Weir' });
    await app.database.pool.query('update campaign set world_id = $2 where id = $1', [campaignId, worldId]);
    const { id: entryId } = await oda.call.lore.add({
      worldId,
      entry: { category: 'geography', name: 'Vault', text: '', audience: 'dm' },
    });
    const socket = await listen(mira, campaignTopic(campaignId));
    await oda.call.maps.setFog({ campaignId, on: false });
    await oda.call.maps.savePin({ campaignId, pin: pin('vault', { entryId }) });
    const { event } = await socket.hear('event', (frame) => frame.event.type === 'maps.changed' && frame.event.change.kind === 'again');
    expect(JSON.stringify(event)).not.toContain(entryId);
    socket.close();
  });
});
