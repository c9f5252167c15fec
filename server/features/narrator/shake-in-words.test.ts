import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { openModel } from '#server/features/model/model.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { hearReply, sayAt } from '#tests/support/app/conversation.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;

beforeAll(async () => {
  app = await startApp({
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
  });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  tov = await signUp(app.url, 'Tov');
});
afterAll(() => app.end());

const asleep = { ...effect('Asleep'), conditions: ['unconscious' as const], ends: [{ by: 'help' as const }] };
const held = { ...asleep, name: 'Trance', ends: [] };

/** What Odile's words come to, where Rurik is as these changes of his sheet have it. */
async function say(content: string, rurik: HeroChanges, odile: HeroChanges = {}) {
  const campaignId = await openCampaign(app, owner, [mira, tov]);
  const hero = await bringHero(app, campaignId, mira, 'Odile', odile);
  const other = await bringHero(app, campaignId, tov, 'Rurik', rurik);
  await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorAnswers: 'withoutTurns' } });
  const reply = await hearReply(await sayAt(mira, campaignId, content));
  const history = async (characterId: string) =>
    (await owner.call.characters.history({ campaignId, characterId })).entries.flatMap(({ summary }) => summary);
  return { reply, rurik: await sheetOf(app, campaignId, other), told: [await history(hero), await history(other)] };
}

describe('a hero who is shaken awake in words outside a fight', () => {
  it.each(['I shake Rurik awake', 'I wake Rurik up', 'I try to wake him', 'I slap Rurik out of it', 'I shake Rurik until he is awake'])(
    'wakes as by the sheet: “%s”',
    async (words) => {
      const { reply, rurik, told } = await say(words, { conditions: ['unconscious'], activeEffects: [asleep] });
      expect(reply.content).toContain('awake');
      expect(rurik).toMatchObject({ conditions: [], activeEffects: [] });
      expect(told[0]).toContain('Odile shakes Rurik awake.');
    },
  );

  it('wakes out of plain sleep, and the sheet tells so', async () => {
    const { rurik, told } = await say('I shake Rurik awake', { conditions: ['unconscious'] });
    expect(rurik.conditions).toEqual([]);
    expect(told[1]).toContain('Rurik is no longer unconscious.');
  });

  it.each<[string, HeroChanges]>([
    ['a spell that no shake ends', { conditions: ['unconscious'], activeEffects: [held] }],
    ['wounds', { damage: 999 }],
  ])('does not wake from %s', async (_, changes) => {
    const { rurik, told } = await say('I shake Rurik awake', changes);
    expect(rurik.conditions).toEqual(changes.conditions ?? []);
    expect(told[0]).not.toContain('Odile shakes Rurik awake.');
  });

  it('does not wake where whoever would shake them cannot act, and is told why', async () => {
    const { reply, rurik } = await say('I shake Rurik awake', { conditions: ['unconscious'] }, { conditions: ['paralyzed'] });
    expect(reply.content).toContain('Odile is down and can do nothing of the kind.');
    expect(rurik.conditions).toEqual(['unconscious']);
  });
});
