import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let arena: ReturnType<typeof arenaOf>;
let brute: string;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira]);
  arena = arenaOf({ app, campaignId, owner, player: mira });
});

/** Krag, Mira's hero, against a brute with 30 hit points; whoever rolled more acts first. */
async function fightWith(changes: HeroChanges, rolls: [krag: number, brute: number] = [20, 1]) {
  faces = [];
  const stats = scores({ strength: 16, dexterity: 16, constitution: 14, intelligence: 16, wisdom: 16 });
  const krag = await arena.gather({ stats, inventory: carrying(['longsword', 'mainHand']), ...changes }, 30);
  faces = [...rolls];
  brute = await arena.start();
  return krag;
}

/** What the narrator answers to words of Mira. */
async function answerTo(content: string) {
  const before = await replies();
  await mira.call.chat.post({ id: randomUUID(), campaignId, content });
  return vi.waitFor(async () => {
    const reply = (await replies())[before.length];
    if (!reply?.narration) throw new Error(`Nobody answers “${content}” yet.`);
    return {
      text: reply.content,
      options: (reply.narration.options ?? []).map(({ words }) => words),
      resolved: reply.narration.resolved[0],
    };
  }, PATIENCE);
}
const replies = async () =>
  (await mira.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration !== null && narration.cause !== 'welcome');
/** What the log of the fight says in the story. */
const log = async () => {
  const { messages } = await mira.call.chat.list({ campaignId });
  return messages.flatMap(({ fight, content }) => (fight === null ? [] : [content])).join('\n');
};
const bruteNow = async () => combatantIn(await arena.see(owner), 'Brute');
const own = async () => fightIn(await arena.see(mira)).hero;
/** Whether spells stand first for the Dungeon Master, too. */
const ledFirst = async () => fightIn(await arena.see(owner)).atHand?.find(({ id }) => id !== brute)?.spellsFirst;

describe('words of a hero whose turn it is in a fight', () => {
  it('attack by the step of the panel: the dice stand in the story, and the reply tells what it did', async () => {
    await fightWith({});
    faces = [15, 5];
    const { text, resolved, options } = await answerTo('I attack the brute with my sword!');
    expect((await bruteNow()).hitPoints).toBe(22);
    // The log says it with its dice, and the reply tells it: neither says it in the other's words.
    expect(await log()).toContain('Krag hits Brute with Longsword. Brute is scratched.');
    expect(text).not.toContain('Krag hits Brute with Longsword.');
    expect(text).toMatch(/^(?=.*Krag)(?=.*Brute).*(?:scratch|mark|line|hiss)/);
    expect(text).toContain('Krag has a bonus action and a reaction left.');
    expect(resolved).toMatchObject({ outcome: 'done', name: 'Krag', why: { code: 'foughtOut' } });
    expect(options).toEqual(['I end my turn']);
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.find(({ fight, rolls }) => fight !== null && rolls.length > 0)?.content).toContain('Krag hits Brute with Longsword.');
    await arena.undo();
    expect((await bruteNow()).hitPoints).toBe(30);
    expect((await replies()).at(-1)?.content).toBe(`Taken back: ${text}`);
  });

  it('bite in the form of a wolf', async () => {
    await fightWith({ class: 'druid', level: 2, spells: [{ spell: 'cure-wounds', prepared: true, from: 'class' }] });
    expect([(await own())?.spellsFirst, await ledFirst()]).toEqual([true, true]);
    const { text } = await answerTo('I wild shape into a wolf and bite the brute.');
    expect(text).toContain('Krag uses Wild Shape: Take a form.');
    expect(await log()).toContain('Krag hits Brute with Bite.');
    // A wolf casts nothing, so that its bite stands first on the panel.
    expect([(await own())?.spellsFirst, await ledFirst()]).toEqual([undefined, undefined]);
    expect((await bruteNow()).hitPoints).toBeLessThan(30);
  });

  it('add to a hit what is decided once it is known', async () => {
    await fightWith({ class: 'rogue', level: 1, inventory: carrying(['rapier', 'mainHand']) });
    await owner.call.combat.addNpc({ campaignId, npc: { name: 'Tov', side: 'heroes', hitPoints: 9 } });
    expect((await answerTo('I use sneak attack')).text).toContain('Sneak Attack comes with a hit.');
    faces = [15, 5, 6];
    await answerTo('I attack the brute');
    expect((await bruteNow()).hitPoints).toBe(22);
    const { text: asked, options } = await answerTo('I use sneak attack');
    expect(asked).toContain('say that one is there');
    expect(options).toEqual(['I use Sneak Attack with an ally beside the target']);
    const { text } = await answerTo(options[0] ?? '');
    expect(text).toContain('Krag uses Sneak Attack.');
    expect((await bruteNow()).hitPoints).toBe(16);
    await arena.undo();
    expect((await bruteNow()).hitPoints).toBe(22);
  });

  it('cast a spell with the slot that is said', async () => {
    await fightWith({ class: 'wizard', level: 3, spells: [{ spell: 'magic-missile', prepared: true, from: 'class' }] });
    const { text } = await answerTo('I cast magic missile with a 2nd level slot at the brute');
    expect(text).toContain('Krag casts Magic Missile.');
    expect((await own())?.slotCasting?.slots).toMatchObject([
      { level: 1, left: 4 },
      { level: 2, left: 1 },
    ]);
    expect((await bruteNow()).hitPoints).toBeLessThan(30);
  });

  it('drink a potion by the step of the button, refuse what the button refuses, and give it back with an undo', async () => {
    const potions = { ...itemOf('potion-of-healing', 2, 'potion'), type: 'Consumable' as const };
    const wand = { ...itemOf('Wand of Fireballs', 1, 'wand'), catalogId: 'magic:wand-of-fireballs' };
    const krag = await fightWith({ damage: 8, inventory: [...carrying(['longsword', 'mainHand']), potions, wand] });
    const held = async () => (await arena.sheet(krag)).inventory.find(({ id }) => id === 'potion')?.quantity;
    const fires = await answerTo('I zap the brute with my wand of fireballs');
    expect(fires).toMatchObject({
      text: expect.stringContaining('Krag is not attuned to Wand of Fireballs.'),
      resolved: { outcome: 'blocked' },
    });
    expect(fires.options).toContain('I drink the Potion of Healing');
    faces = [1, 1];
    const { text, resolved } = await answerTo('I drink my healing potion');
    expect(text).toContain('Krag uses Potion of Healing: Drink');
    expect(resolved).toMatchObject({ outcome: 'done' });
    expect([(await arena.sheet(krag)).damage, await held()]).toEqual([4, 1]);
    const again = await answerTo('I quaff another potion');
    expect(again).toMatchObject({ text: expect.stringContaining('bonus action'), resolved: { outcome: 'blocked' } });
    await arena.undo();
    expect([(await arena.sheet(krag)).damage, await held()]).toEqual([8, 2]);
  });

  it('do two things where the turn has room for both, and end it', async () => {
    await fightWith({ class: 'fighter', level: 2, damage: 5 });
    const { text, resolved } = await answerTo('I use second wind, then attack the brute. That’s my turn.');
    expect(text).toContain('Krag uses Second Wind.');
    expect(await log()).toMatch(/Krag (?:hits|misses) Brute/);
    expect(text).toContain('it is Brute’s turn');
    expect(resolved?.outcome).toBe('done');
    expect(fightIn(await arena.see(mira)).view).toMatchObject({ active: brute });
  });

  it.each([
    ['I attack the brute twice', 'partly', 'Krag has no attacks left this turn.'],
    ['I attack the brute. I attack the brute. I attack the brute.', 'partly', 'Krag has no attacks left this turn.'],
    ['I cast fire bolt at the brute', 'blocked', 'Krag has not got Fire Bolt ready.'],
    ['I attack the bugbear', 'blocked', 'There is no “bugbear” in this fight.'],
    ['I attack the brute with my greataxe', 'blocked', 'Krag has no greataxe to attack with now.'],
    ['I stand up', 'blocked', 'Krag is not prone.'],
    ['I take a short rest', 'blocked', 'Nobody rests in the middle of a fight.'],
    ['I leave for the harbour', 'blocked', 'The fight is not over.'],
  ])('say why “%s” does not come about', async (line, outcome, says) => {
    await fightWith({});
    const answer = await answerTo(line);
    expect(answer).toMatchObject({ text: expect.stringContaining(says), resolved: { outcome } });
    expect(answer.text.split(says)).toHaveLength(2);
  });

  it('ask which one is meant, and each answer that stands beside the reply can be said', async () => {
    await fightWith({});
    await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute 2', hitPoints: 9, armorClass: 10, attacks: [] } });
    const { text, options } = await answerTo('I attack the brute');
    expect(text).toContain('Which one: Brute 2 or Brute?');
    // Who has no number among those who have one is the first.
    expect(options).toEqual(['I attack Brute 2 with Longsword', 'I attack Brute with Longsword']);
    const second = await answerTo(options[0] ?? '');
    expect(second.text).toMatch(/Brute 2/);
    expect((await bruteNow()).hitPoints).toBe(30);
    await arena.undo();
    faces = [15, 5];
    await answerTo(options[1] ?? '');
    expect(await log()).toContain('Krag hits Brute with Longsword.');
    expect((await bruteNow()).hitPoints).toBe(22);
  });
});

describe('words of a hero whose turn it is not', () => {
  it('are kept until it comes, and whose turn it is is said', async () => {
    await fightWith({}, [1, 20]);
    const { text, options, resolved } = await answerTo('I attack the brute');
    expect(text).toContain('it is Brute’s turn');
    expect(options).toEqual(['I attack the brute']);
    expect(resolved).toMatchObject({ outcome: 'blocked', why: { code: 'waitsForTurn' } });
    expect((await bruteNow()).hitPoints).toBe(30);
  });
});

describe('talk and questions in a fight', () => {
  it.each([
    ['How hurt is the brute?', 'Brute is unhurt.'],
    ['who is next?', 'Then: Brute.'],
    ['what’s my hp?', 'Krag has 12 of 12 hit points.'],
    ['What can I do?', 'Attacks: Longsword'],
    ['is it my turn?', 'it is Krag’s turn'],
  ])('“%s” is answered from how it stands', async (line, says) => {
    await fightWith({});
    const { text, resolved } = await answerTo(line);
    expect(text).toContain(says);
    expect(resolved?.outcome).toBe('answered');
  });

  it('bring no scene of peace, nobody of the tale, and no way to leave', async () => {
    await fightWith({});
    for (const line of ['I shout “Come on then!” at the brute', 'I bow to the crowd', 'I look around']) {
      const { text, options } = await answerTo(line);
      expect(text).not.toMatch(/harbou?r|quay|Maren|tide/i);
      expect(options).toEqual(['I attack Brute with Longsword', 'I end my turn']);
    }
  });
});

describe('words on the turn of a creature that the hero has called', () => {
  it('are what it does, as its buttons do it', async () => {
    const spells = [{ spell: 'summon-dragon', prepared: true, from: 'class' as const }];
    const krag = await fightWith({ class: 'wizard', level: 9, spells });
    await arena.take(mira, { name: 'castSpell', actorId: krag, spell: 'summon-dragon', slot: 5, choice: 'Draconic Spirit (fire)' });
    await answerTo('I end my turn');
    const { deeds } = await mira.call.narrator.readDeeds({ campaignId, text: 'My dragon rends the brute. Done.' });
    expect(deeds.map(({ choices }) => choices.map(({ label }) => label))).toEqual([['Attack Brute with Rend'], ['End turn']]);
    faces = [15, 3];
    await answerTo('The draconic spirit rends the brute');
    expect(await log()).toContain('Draconic Spirit (fire) hits Brute with Rend.');
    expect((await bruteNow()).hitPoints).toBeLessThan(30);
    expect((await answerTo('That’s its turn')).text).toContain('it is Brute’s turn');
  });
});

describe('words of a hero who is down', () => {
  it('roll the death save, and strike nobody', async () => {
    const krag = await fightWith({});
    await arena.take(owner, { name: 'damage', actorId: null, targetId: krag, amount: 12, type: null });
    expect((await answerTo('I attack the brute')).resolved?.outcome).toBe('blocked');
    faces = [15];
    await answerTo('I roll my death save');
    expect(await log()).toContain('Krag succeeds on a death saving throw.');
  });
});

describe('words at a table that nobody narrates', () => {
  const read = (text: string) => mira.call.narrator.readDeeds({ campaignId, text });

  it('are offered as steps with their target, and nothing is done until one is pressed', async () => {
    const krag = await fightWith({ class: 'fighter', level: 2, damage: 5 });
    const { number } = fightIn(await arena.see(mira));
    const { deeds, waits } = await read('I use second wind, then attack the brute with my sword. That’s my turn.');
    expect(waits).toBe(false);
    expect(deeds.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ['Use Second Wind'],
      ['Attack Brute with Longsword'],
      ['End turn'],
    ]);
    expect(fightIn(await arena.see(mira)).number).toBe(number);
    const step = deeds[1]?.choices[0]?.step;
    expect(step).toMatchObject({ name: 'attack', actorId: krag, targetId: brute, attack: 'Longsword' });
    faces = [15, 5];
    if (step) await arena.take(mira, step);
    expect((await bruteNow()).hitPoints).toBe(22);
    // What is done cannot be done again, and says why.
    expect((await read('I attack the brute')).deeds).toMatchObject([
      { isRefused: true, says: expect.stringContaining('Krag has no attacks left this turn.'), choices: [] },
    ]);
  });

  it('that leave open whom they mean offer each of them', async () => {
    await fightWith({});
    await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute 2', hitPoints: 9, armorClass: 10, attacks: [] } });
    const [deed] = (await read('I attack the brute')).deeds;
    expect(deed).toMatchObject({ says: 'Which one: Brute 2 or Brute?', isRefused: false });
    expect(deed?.choices.map(({ label }) => label)).toEqual(['Attack Brute 2 with Longsword', 'Attack Brute with Longsword']);
  });

  it('that talk, ask, rest or leave are for whoever leads', async () => {
    await fightWith({});
    for (const line of ['I shout “Come on then!”', 'How hurt is the brute?', 'I take a short rest', 'I leave for the harbour'])
      expect(await read(line)).toEqual({ waits: false, deeds: [] });
  });

  it('wait for the turn where it is somebody else’s', async () => {
    await fightWith({}, [1, 20]);
    expect(await read('I attack the brute and use second wind')).toEqual({ waits: true, deeds: [] });
  });
});
