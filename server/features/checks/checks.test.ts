import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
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
/** Heroes of Mira and Tov. */
let ysolde: string;
let brakka: string;
let face = 12;
let fallen = 0;

beforeAll(async () => {
  app = await startApp({
    dice: (sides) => {
      fallen += 1;
      return Math.min(face, sides);
    },
  });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  face = 12;
  campaignId = await openCampaign(app, oda, [mira, tov]);
  ysolde = await bring(mira, 'Ysolde');
  brakka = await bring(tov, 'Brakka');
  fallen = 0;
});
afterAll(() => app.end());

async function bring(who: Somebody, name: string): Promise<string> {
  return (await who.call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'elf', class: 'fighter', outfit: 'none' }))
    .character.id;
}

const perception = { kind: 'skill', skill: 'perception' } as const;
type Input = Parameters<Somebody['call']['checks']['ask']>[0];
const ask = (over: Partial<Input> = {}) =>
  oda.call.checks.ask({ campaignId, id: randomUUID(), what: perception, heroes: [ysolde, brakka], difficulty: 13, ...over });
const checksSeenBy = async (who: Somebody) => (await who.call.chat.list({ campaignId })).messages.filter(({ check }) => check !== null);
const noticesOf = async (who: Somebody) =>
  (await who.call.notices.list({})).notices.flatMap(({ fact, campaign }) =>
    campaign?.id === campaignId && fact.kind === 'checkAsked' ? [fact] : [],
  );
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'yes',
    (error: unknown) => (error instanceof Error && 'code' in error ? `${String(error.code)}: ${error.message}` : String(error)),
  );

describe('a check that is asked for', () => {
  it('stands in the story with who is asked, and they are told', async () => {
    const { message, check } = await ask();
    expect(message).toMatchObject({
      authorId: oda.id,
      role: 'system',
      audience: null,
      content: 'Oda asks for a Perception check (DC 13): Ysolde and Brakka.',
      check: {
        difficulty: 13,
        rollers: [
          { name: 'Ysolde', hasRolled: false },
          { name: 'Brakka', hasRolled: false },
        ],
      },
    });
    expect(check).toEqual(message.check);
    expect(await checksSeenBy(tov)).toEqual([message]);
    expect(await noticesOf(mira)).toEqual([{ kind: 'checkAsked', name: 'Oda', what: 'Perception check' }]);
  });

  it('is asked once, however often its id comes', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ id })));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await checksSeenBy(mira)).toHaveLength(1);
  });

  it('fills as its heroes roll, on one card, and takes the notices back', async () => {
    const { message } = await ask();
    const first = await mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    expect(first.check).toBeNull();
    expect(first.message.check?.rollers).toMatchObject([
      { hasRolled: true, result: { roll: { total: 12, outcome: 'failure' } } },
      { hasRolled: false },
    ]);
    expect([await noticesOf(mira), (await noticesOf(tov)).length]).toEqual([[], 1]);
    const second = await oda.call.checks.roll({ campaignId, messageId: message.id, characterId: brakka });
    expect(second.check?.rollers[1]?.result?.roll?.notes).toContain('Rolled by Oda');
    expect(await checksSeenBy(tov)).toEqual([second.message]);
    expect(await noticesOf(tov)).toEqual([]);
  });

  it('rolls once for two presses at the same moment, and for the player and the Dungeon Master', async () => {
    const { message } = await ask();
    const press = (who: Somebody) => who.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    const answers = await Promise.all([press(mira), press(mira), press(oda), press(mira)]);
    expect(fallen).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.message.check))).size).toBe(1);
  });

  it('is rolled again with Heroic Inspiration, once, and the table reads that it was spent', async () => {
    await oda.call.characters.act({ campaignId, characterId: ysolde, id: randomUUID(), act: { kind: 'inspiration', held: true } });
    const { message } = await ask();
    const press = (who: Somebody, inspired: boolean) =>
      who.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde, inspired });
    expect(await refusal(press(mira, true))).toMatch(/^character.refused/);
    face = 4;
    await press(mira, false);
    face = 17;
    const both = await Promise.allSettled([press(mira, true), press(mira, true)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [asked, told] = (await tov.call.chat.list({ campaignId })).messages.slice(-2);
    expect(asked?.check?.rollers[0]).toMatchObject({ result: { roll: { total: 17, outcome: 'success' } } });
    expect(told?.content).toBe('Ysolde spends Heroic Inspiration.');
    expect(await refusal(press(tov, true))).toMatch(/^character.notYours/);
  });

  it('is answered with the die of a bard where it fails, and its card says how it stands then', async () => {
    await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
    const bard = { campaignId, id: randomUUID(), name: 'Bardolf', race: 'human', class: 'bard' };
    const by = (await oda.call.characters.createQuick(bard)).character.id;
    const act = { kind: 'useFeature' as const, use: 'bardic-inspiration', way: 'bardic-inspiration.inspire', targets: [ysolde] };
    await oda.call.characters.act({ campaignId, characterId: by, id: randomUUID(), act });
    const { message } = await ask({ difficulty: 8 });
    face = 4;
    const press = (answer?: string) => mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde, answer });
    const failed = await press();
    const key = failed.message.check?.rollers[0]?.result?.roll?.answers?.[0]?.key ?? '';
    const { message: made } = await press(key);
    expect(made.check?.rollers[0]?.result?.roll).toMatchObject({ total: 8, outcome: 'success', notes: ['Bardic Inspiration: +4 (1d6)'] });
    expect(made.check?.rollers[0]?.result?.roll).not.toHaveProperty('answers');
    expect(await refusal(press(key))).toMatch(/^character.refused/);
  });

  it('keeps both rolls of two who press at the same moment', async () => {
    const { message } = await ask();
    await Promise.all([
      mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde }),
      tov.call.checks.roll({ campaignId, messageId: message.id, characterId: brakka }),
    ]);
    const [card] = await checksSeenBy(oda);
    expect(card?.check?.rollers.map(({ hasRolled }) => hasRolled)).toEqual([true, true]);
  });

  it('can be closed, and then takes no roll', async () => {
    const { message } = await ask();
    const closed = await oda.call.checks.close({ campaignId, messageId: message.id });
    expect(closed.message.check?.isClosed).toBe(true);
    expect(await noticesOf(mira)).toEqual([]);
    const press = mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    expect(await refusal(press)).toBe('check.closed: This check is closed.');
  });

  it('is told to other screens with its state, and asks nothing of them', async () => {
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const { message } = await ask();
    const rolled = await mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    const heard = await socket.hear('event', ({ event }) => event.type === 'chat.changed');
    expect(heard.event).toEqual({ type: 'chat.changed', message: rolled.message });
    socket.close();
  });

  it('is helped with by another hero, who gives advantage', async () => {
    const { message } = await ask();
    const about = { campaignId, messageId: message.id };
    await tov.call.checks.help({ ...about, characterId: brakka, helps: ysolde });
    expect(await refusal(oda.call.checks.help({ ...about, characterId: brakka, helps: ysolde }))).toMatch(/^check.helpTooLate/);
    const { message: rolled } = await mira.call.checks.roll({ ...about, characterId: ysolde });
    expect(rolled.check?.rollers[0]).toMatchObject({
      helpedBy: 'Brakka',
      result: { roll: { dice: '2d20', notes: ['Advantage: help of Brakka'] } },
    });
  });
});

describe('a contest', () => {
  it('has a creature roll after the heroes, and the higher wins', async () => {
    const second = { what: { kind: 'skill', skill: 'athletics' } as const, heroes: [], creature: { name: 'Ogre', modifier: 5 } };
    const { message, check } = await ask({ kind: 'contest', heroes: [ysolde], difficulty: null, second });
    expect(message.content).toBe('Oda asks for a contest: Ysolde, Perception check, against Ogre, Athletics check.');
    expect([message.check?.rollers[1]?.modifier, check?.rollers[1]?.modifier]).toEqual([null, 5]);
    const { message: rolled } = await mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    expect(rolled.check?.rollers.map(({ result }) => result?.roll?.total)).toEqual([12, 17]);
  });
});

describe('a secret check', () => {
  it('is pressed by its player, and read by those who lead alone', async () => {
    const { message } = await ask({ heroes: [ysolde], secret: 'results', showsDifficulty: false });
    face = 17;
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: personTopic(mira.id) });
    await socket.hear('subscribed');
    const rolled = await mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    expect(rolled).toMatchObject({ check: null, message: { check: { difficulty: null, rollers: [{ hasRolled: true, result: null }] } } });
    const heard = await socket.hear('event', ({ event }) => event.type === 'chat.changed');
    expect(heard.event).toEqual({ type: 'chat.changed', message: rolled.message });
    expect(await checksSeenBy(tov)).toEqual([]);
    expect((await mira.call.chat.list({ campaignId })).checks).toEqual([]);
    const { checks } = await oda.call.chat.list({ campaignId });
    expect(checks).toMatchObject([{ messageId: message.id, check: { difficulty: 13, rollers: [{ result: { roll: { total: 17 } } }] } }]);
    expect(await refusal(tov.call.checks.help({ campaignId, messageId: message.id, characterId: brakka, helps: ysolde }))).toMatch(
      /^check.notFound/,
    );
    socket.close();
  });

  it('is rolled at once for the Dungeon Master, or taken from passive scores, and nobody else hears of it', async () => {
    for (const secret of ['rolled', 'passive'] as const) {
      const { message, check } = await ask({ secret });
      expect(check?.rollers.map(({ hasRolled, result }) => [hasRolled, result?.roll?.total])).toEqual([
        [true, secret === 'rolled' ? 12 : 10],
        [true, secret === 'rolled' ? 12 : 10],
      ]);
      expect(message.audience).toEqual([oda.id]);
    }
    expect([await checksSeenBy(mira), await noticesOf(mira)]).toEqual([[], []]);
  });
});

describe('asking is refused', () => {
  it.each<[string, Partial<Input>, string]>([
    ['a group check without a difficulty class', { kind: 'group', difficulty: null }, 'A group check needs a difficulty class.'],
    ['a contest without another side', { kind: 'contest', difficulty: null }, 'A contest needs somebody on the other side.'],
    ['nobody', { heroes: [] }, 'Choose who rolls.'],
    ['a passive save', { secret: 'passive', what: { kind: 'save', ability: 'wisdom' } }, 'Only skills have a passive score.'],
  ])('%s', async (_, over, sentence) => expect(await refusal(ask(over))).toBe(`input.invalid: ${sentence}`));

  it('to players, and rolling to who was not asked', async () => {
    expect(await refusal(mira.call.checks.ask({ campaignId, id: randomUUID(), what: perception, heroes: [ysolde] }))).toMatch(
      /^campaign.ownerOnly/,
    );
    const { message } = await ask({ heroes: [ysolde] });
    expect(await refusal(tov.call.checks.roll({ campaignId, messageId: message.id, characterId: brakka }))).toMatch(/^check.notAsked/);
    expect(await refusal(tov.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde }))).toMatch(/^character.notYours/);
  });
});

describe('going back', () => {
  it('takes a check along as it stood then', async () => {
    const { message } = await ask();
    await mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    const { branches } = await oda.call.history.list({ campaignId });
    const branchId = branches.find(({ isPlayed }) => isPlayed)?.id ?? '';
    await oda.call.history.goBack({ campaignId, branchId, position: message.position });
    const [card] = await checksSeenBy(mira);
    expect(card?.check?.rollers.map(({ hasRolled }) => hasRolled)).toEqual([false, false]);
    face = 5;
    const again = await mira.call.checks.roll({ campaignId, messageId: message.id, characterId: ysolde });
    expect(again.message.check?.rollers[0]?.result?.roll?.total).toBe(5);
    await oda.call.history.play({ campaignId, branchId });
    expect((await checksSeenBy(mira))[0]?.check?.rollers[0]?.result?.roll?.total).toBe(12);
  });
});
