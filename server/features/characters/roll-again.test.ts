import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { limits } from '#domain/limits/limits.ts';
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
let later = 0;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(face, sides), now: () => new Date(Date.now() + later) });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  face = 12;
  later = 0;
  campaignId = await openCampaign(app, oda, [mira, tov]);
  const form = { campaignId, id: randomUUID(), name: 'Ysolde Marren', race: 'elf', class: 'fighter', outfit: 'none' as const };
  characterId = (await mira.call.characters.createQuick(form)).character.id;
});
afterAll(() => app.end());

const athletics: RolledNumber = { kind: 'skill', skill: 'athletics' };
type Input = Parameters<Somebody['call']['characters']['roll']>[0];
const ask = (what: RolledNumber, options: Partial<Input> = {}): Input => ({ campaignId, characterId, id: randomUUID(), what, ...options });
const rollsSeenBy = async (person: Somebody) =>
  (await person.call.chat.list({ campaignId })).messages.filter(({ role, authorId }) => role === 'system' && authorId !== null);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'yes',
    (error: unknown) => (error instanceof Error && 'code' in error ? `${String(error.code)}: ${error.message}` : String(error)),
  );

describe('Heroic Inspiration', () => {
  const inspire = () => oda.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'inspiration', held: true } });

  it('rolls a die of a card again, once, as a card of its own, and is spent', async () => {
    face = 3;
    const { message } = await mira.call.characters.roll(ask(athletics));
    await inspire();
    face = 17;
    const asked = ask({ kind: 'again', messageId: message.id, index: 0 });
    const again = await mira.call.characters.roll(asked);
    expect(again.character.inspiration).toBe(false);
    expect(again.message.content).toBe('Ysolde Marren rolls 17 (Athletics check). Ysolde Marren spends Heroic Inspiration.');
    expect(again.message.rolls).toMatchObject([{ total: 17, notes: ['Heroic Inspiration: a 3 was rolled again'] }]);
    expect(await mira.call.characters.roll(asked)).toEqual(again);
    expect((await rollsSeenBy(tov)).filter(({ rolls }) => rolls.length > 0)).toEqual([message, again.message]);
    expect(await refusal(mira.call.characters.roll(ask({ kind: 'again', messageId: message.id, index: 0 })))).toBe(
      'character.refused: Ysolde Marren has no Heroic Inspiration.',
    );
  });

  it('is given by the Dungeon Master alone, and the table is told of it', async () => {
    const act = { kind: 'inspiration' as const, held: true };
    expect(await refusal(mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act }))).toBe(
      'character.dmInspires: The Dungeon Master gives Heroic Inspiration.',
    );
    expect((await mira.call.characters.get({ campaignId, characterId })).givesInspiration).toBeUndefined();
    await inspire();
    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { ...act, held: false } });
    expect((await rollsSeenBy(tov)).map(({ content }) => content)).toEqual([
      'Ysolde Marren gains Heroic Inspiration.',
      'Ysolde Marren spends Heroic Inspiration.',
    ]);
  });

  it('that comes a second time is passed on to another hero, and the table is told', async () => {
    const form = { campaignId, id: randomUUID(), name: 'Brakka', race: 'orc', class: 'fighter' };
    const to = (await tov.call.characters.createQuick(form)).character.id;
    const pass = () => mira.call.characters.give({ campaignId, characterId, id: randomUUID(), to, what: { kind: 'inspiration' } });
    await inspire();
    expect(await refusal(pass())).toBe('character.refused: Ysolde Marren has no Heroic Inspiration to pass on.');
    await inspire();
    const [once, twice] = await Promise.allSettled([pass(), pass()]);
    expect([once, twice].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await tov.call.characters.get({ campaignId, characterId: to })).character.inspiration).toBe(true);
    expect((await rollsSeenBy(tov)).at(-1)?.content).toBe('Ysolde Marren passes Heroic Inspiration on to Brakka.');
  });

  it('is spent on no roll after which they have rolled again, on their sheet or on a card, or rested', async () => {
    const refusedBecause = async (then: () => Promise<unknown>) => {
      const { message } = await mira.call.characters.roll(ask(athletics));
      await then();
      return refusal(mira.call.characters.roll(ask({ kind: 'again', messageId: message.id, index: 0 })));
    };
    await inspire();
    const again = 'character.refused: Heroic Inspiration is spent right after the roll: Ysolde Marren has rolled again since.';
    expect(await refusedBecause(() => mira.call.characters.roll(ask(athletics)))).toBe(again);
    const card = await oda.call.checks.ask({
      campaignId,
      id: randomUUID(),
      what: { kind: 'save', ability: 'wisdom' },
      heroes: [characterId],
    });
    expect(await refusedBecause(() => mira.call.checks.roll({ campaignId, messageId: card.message.id, characterId }))).toBe(again);
    // What fell on the card is theirs to roll again until something else falls.
    await mira.call.characters.roll(ask(athletics));
    expect(await refusal(mira.call.checks.roll({ campaignId, messageId: card.message.id, characterId, inspired: true }))).toBe(again);
    const rest = () => mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'longRest' } });
    expect(await refusedBecause(rest)).toBe(
      'character.refused: Heroic Inspiration is spent right after the roll: Ysolde Marren has rested since.',
    );
    expect((await mira.call.characters.get({ campaignId, characterId })).character.inspiration).toBe(true);
  });

  it('is spent on no roll of long ago', async () => {
    const { message } = await mira.call.characters.roll(ask(athletics));
    await inspire();
    later = limits.rollAgainMinutes * 60_000;
    expect(await refusal(mira.call.characters.roll(ask({ kind: 'again', messageId: message.id, index: 0 })))).toBe(
      'character.refused: Heroic Inspiration is spent within 10 minutes of the roll.',
    );
  });

  it('shows what becomes of a roll to those who saw it, and to nobody else', async () => {
    const { message } = await mira.call.characters.roll(ask(athletics, { to: { kind: 'dm' } }));
    await inspire();
    const again = await mira.call.characters.roll(ask({ kind: 'again', messageId: message.id, index: 0 }));
    expect(again.message.audience).toEqual(message.audience);
    expect((await rollsSeenBy(tov)).map(({ id }) => id)).not.toContain(again.message.id);
  });

  it('is spent on no message that is not there, or that somebody else reads', async () => {
    await inspire();
    const missing = ask({ kind: 'again', messageId: randomUUID(), index: 0 });
    expect(await refusal(mira.call.characters.roll(missing))).toMatch(/^message.notFound/);
    const { message } = await oda.call.characters.roll(ask(athletics, { to: { kind: 'notes' } }));
    expect(await refusal(mira.call.characters.roll(ask({ kind: 'again', messageId: message.id, index: 0 })))).toMatch(/^message.notFound/);
    expect((await mira.call.characters.get({ campaignId, characterId })).character.inspiration).toBe(true);
  });
});
