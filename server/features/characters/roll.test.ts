import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
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
/** Hits until the hero lies at 0 hit points. */
const fell = () => mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'takeDamage', amount: 11 } });

describe('dice that are written', () => {
  const roll = (who: Somebody, dice: string) => who.call.chat.roll({ id: randomUUID(), campaignId, dice });

  it('take the numbers that they name from the sheet of whoever rolls', async () => {
    const { character } = await mira.call.characters.get({ campaignId, characterId });
    const strength = Math.floor((character.stats.strength - 10) / 2);
    const message = await roll(mira, '1d20 + @str + @prof # climbing');
    expect(message.content).toBe(`Mira rolls 1d20 + @str + @prof (climbing): ${12 + strength + 2}`);
    expect(await refusal(roll(mira, '1d20+@spell'))).toBe('dice.unreadable: At character 6: this character has no “@spell”.');
    expect(await refusal(roll(oda, '1d20+@str'))).toMatch(/“@str” is a number of a character, and there is none here\.$/);
  });

  it('say on their card how they came to their total where the faces do not', async () => {
    face = 9;
    expect((await roll(tov, '3d10cs>=8')).rolls).toMatchObject([
      { total: 3, explained: '3d10cs>=8 [9 success, 9 success, 9 success] = 3' },
    ]);
    expect((await roll(tov, '2d6+3')).rolls[0]).not.toHaveProperty('explained');
  });
});

describe('a number of a sheet that is rolled', () => {
  it('is one card in the chat, under the hero’s name', async () => {
    const { message, sentences, rolls, position } = await mira.call.characters.roll(ask(athletics));
    expect(message).toMatchObject({
      authorId: mira.id,
      authorName: 'Ysolde Marren',
      role: 'system',
      audience: null,
      content: 'Ysolde Marren rolls 12 (Athletics check).',
      rolls: [{ label: 'Athletics check', dice: '1d20', faces: [12], total: 12, against: null }],
    });
    expect({ sentences, rolls, position }).toEqual({ sentences: [message.content], rolls: message.rolls, position: null });
    expect(await rollsSeenBy(tov)).toEqual([message]);
  });

  it('counts advantage, a bonus and a difficulty class', async () => {
    const { message } = await mira.call.characters.roll(ask(athletics, { advantage: 'disadvantage', bonus: 3, dc: 15 }));
    expect(message.content).toBe('Ysolde Marren rolls 15 (Athletics check): success against 15.');
    expect(message.rolls).toMatchObject([
      { dice: '2d20', modifier: 3, against: 15, outcome: 'success', notes: ['Disadvantage: the situation', 'Situational bonus +3'] },
    ]);
  });

  it('is rolled and posted once, however often it is asked for', async () => {
    const asked = ask(athletics);
    const first = await mira.call.characters.roll(asked);
    face = 3;
    expect(await Promise.all([1, 2, 3].map(() => mira.call.characters.roll(asked)))).toEqual([first, first, first]);
    expect(await rollsSeenBy(tov)).toHaveLength(1);
    expect(await refusal(oda.call.characters.roll(asked))).toMatch(/^message.idTaken/);
  });

  it('is read by those it is for', async () => {
    const toDm = await mira.call.characters.roll(ask(athletics, { to: { kind: 'dm' } }));
    const toSelf = await mira.call.characters.roll(ask(athletics, { to: { kind: 'notes' } }));
    expect(await rollsSeenBy(mira)).toEqual([toDm.message, toSelf.message]);
    expect(await rollsSeenBy(oda)).toEqual([toDm.message]);
    expect(await rollsSeenBy(tov)).toEqual([]);
  });

  it('may be rolled by a Dungeon Master for any hero, and the card says so', async () => {
    const { message } = await oda.call.characters.roll(ask(athletics, { to: { kind: 'notes' } }));
    expect(message).toMatchObject({ authorName: 'Ysolde Marren', authorId: oda.id, rolls: [{ notes: ['Rolled by Oda'] }] });
    expect(await rollsSeenBy(mira)).toEqual([]);
  });

  it('waits for nothing: the narrator answers it as little as any other roll', async () => {
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const { message } = await mira.call.characters.roll(ask(athletics));
    const heard = await socket.hear('event', ({ event }) => event.type === 'chat.posted');
    expect(heard.event).toEqual({ type: 'chat.posted', message, awaits: 'nothing' });
  });
});

describe('a roll of an attack', () => {
  it('says which attack it was, and so does its damage, for the cards to go on from', async () => {
    const attack = await mira.call.characters.roll(ask({ kind: 'attack', itemId: null }));
    const damage = await mira.call.characters.roll(ask({ kind: 'damage', itemId: null, critical: true }));
    expect(attack.message.rolls[0]?.from).toEqual({ characterId, itemId: null, what: 'attack' });
    expect(damage.message.rolls[0]?.from).toEqual({ characterId, itemId: null, what: 'damage' });
    const { message } = await mira.call.characters.roll(ask(athletics));
    expect(message.rolls[0]?.from).toEqual({ characterId, itemId: null, what: 'test' });
  });
});

describe('a roll is refused', () => {
  it('to everybody else, in a sentence', async () => {
    expect(await refusal(tov.call.characters.roll(ask(athletics)))).toMatch(/^character.notYours/);
    expect(await rollsSeenBy(oda)).toEqual([]);
  });

  it.each<[string, RolledNumber, Partial<Input>, string]>([
    ['a bonus out of bounds', athletics, { bonus: 21 }, 'input.invalid: A situational bonus is a whole number from −20 to 20.'],
    ['a DC out of bounds', athletics, { dc: 0 }, 'input.invalid: A difficulty class is a whole number from 1 to 40.'],
    ['a DC of initiative', { kind: 'initiative' }, { dc: 12 }, 'input.invalid: A difficulty class is for checks, saves and attacks.'],
    [
      'advantage on damage',
      { kind: 'damage', itemId: null, critical: false },
      { advantage: 'advantage' },
      'input.invalid: Damage is rolled without advantage or disadvantage.',
    ],
    [
      'a weapon that is not there',
      { kind: 'attack', itemId: 'nothing' },
      {},
      'character.refused: Ysolde Marren does not carry that weapon.',
    ],
    ['a death save of the living', { kind: 'deathSave' }, {}, 'character.refused: Ysolde Marren is not dying.'],
  ])('%s', async (_, what, options, sentence) => {
    expect(await refusal(mira.call.characters.roll(ask(what, options)))).toBe(sentence);
  });
});

describe('a death save', () => {
  it('counts on the sheet, once for an id, and is told in its card', async () => {
    await fell();
    const asked = ask({ kind: 'deathSave' }, { to: { kind: 'dm' } });
    const first = await mira.call.characters.roll(asked);
    expect(first.character.deathSaves).toEqual({ successes: 1, failures: 0 });
    expect(first.position).toBeGreaterThan(0);
    expect(first.message).toMatchObject({ authorName: 'Ysolde Marren', rolls: [{ label: 'Death save', against: 10, outcome: 'success' }] });
    expect(await mira.call.characters.roll(asked)).toEqual(first);
    expect(await rollsSeenBy(tov)).toEqual([]);
  });
});

describe('a save that cannot be made', () => {
  it('fails without a roll, and the chat says why', async () => {
    await fell();
    const { message } = await mira.call.characters.roll(ask({ kind: 'save', ability: 'dexterity' }));
    expect(message).toMatchObject({ rolls: [], content: 'Ysolde Marren fails the Dexterity save without a roll: Unconscious.' });
  });
});

describe('what goes with a hit', () => {
  it('is offered on the card of the attack, and rolled with its damage as a roll of its own', async () => {
    await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
    const form = { campaignId, id: randomUUID(), name: 'Roger', race: 'human', class: 'rogue' };
    const rogue = (await tov.call.characters.createQuick(form)).character;
    const itemId =
      rogue.inventory.find(({ catalogId, place }) => catalogId === 'dagger' || (catalogId === 'shortsword' && place !== 'pack'))?.id ??
      null;
    const press = (what: RolledNumber, how: { advantage?: 'advantage' | 'disadvantage' } = {}) =>
      tov.call.characters.roll({ campaignId, characterId: rogue.id, id: randomUUID(), what, ...how });
    const sneak = { key: 'sneak-attack', name: 'Sneak Attack', dice: '1d6' };
    const { message } = await press({ kind: 'attack', itemId }, { advantage: 'advantage' });
    expect(message.rolls).toMatchObject([{ advantage: 'advantage', extras: expect.arrayContaining([sneak]) }]);
    const plain = (await press({ kind: 'attack', itemId })).message;
    const when = 'an ally of yours is within 5 feet of the target';
    expect(plain.rolls).toMatchObject([{ extras: expect.arrayContaining([{ ...sneak, when }]) }]);
    const hindered = (await press({ kind: 'attack', itemId }, { advantage: 'disadvantage' })).message;
    expect(hindered.rolls[0]?.extras ?? []).not.toContainEqual(expect.objectContaining({ key: 'sneak-attack' }));
    const damage = { kind: 'damage' as const, itemId, critical: false, extras: ['sneak-attack'] };
    const of = (messageId: string) => ({ ...damage, attack: { messageId, index: 0 } });
    expect(await refusal(press(damage))).toBe(
      'character.refused: Sneak Attack goes by how the attack was rolled: choose it on the card of that attack.',
    );
    expect(await refusal(press(of(hindered.id)))).toBe('character.refused: Sneak Attack does not go with an attack that has Disadvantage.');
    const hit = await press(of(plain.id));
    const from = { characterId: rogue.id, itemId, what: 'damage' };
    expect(hit.message.rolls).toMatchObject([
      { type: 'piercing', from },
      { label: 'Sneak Attack damage (piercing)', dice: '1d6', type: 'piercing', from },
    ]);
  });
});

describe('a test that fails', () => {
  it('is answered once with the die that a bard gave, on a card of its own, and the first card offers it no more', async () => {
    await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
    const form = { campaignId, id: randomUUID(), name: 'Bardolf', race: 'human', class: 'bard' };
    const bard = (await tov.call.characters.createQuick(form)).character.id;
    const act = { kind: 'useFeature' as const, use: 'bardic-inspiration', way: 'bardic-inspiration.inspire', targets: [characterId] };
    await tov.call.characters.act({ campaignId, characterId: bard, id: randomUUID(), act });
    face = 3;
    const { message } = await mira.call.characters.roll(ask(athletics, { dc: 6 }));
    const [offered] = message.rolls[0]?.answers ?? [];
    expect(offered).toMatchObject({ name: 'Bardic Inspiration', add: '1d6' });
    const asked = ask({ kind: 'answer', messageId: message.id, index: 0, key: offered?.key ?? '' });
    const done = await mira.call.characters.roll(asked);
    expect(done.message.rolls).toMatchObject([{ total: 6, outcome: 'success', notes: ['Bardic Inspiration: +3 (1d6)'] }]);
    expect(done.character.activeEffects).toEqual([]);
    expect(await mira.call.characters.roll(asked)).toEqual(done);
    const [first] = (await rollsSeenBy(oda)).filter(({ id }) => id === message.id);
    expect(first?.rolls[0]).not.toHaveProperty('answers');
    expect(await refusal(mira.call.characters.roll({ ...asked, id: randomUUID() }))).toBe(
      'character.refused: Ysolde Marren has nothing with which to answer this roll.',
    );
  });
});
