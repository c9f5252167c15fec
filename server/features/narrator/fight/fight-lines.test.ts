import { describe, expect, it } from 'vitest';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { AppliedCondition } from '#domain/combat/follow/applied-condition.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { itemLines } from './item-lines.fixture.ts';
import { fightLines } from './lines.fixture.ts';
import { mercyLines, turnLines } from './mercy-lines.fixture.ts';
import { answersOn, fightOn, heroesOnTurn, joinedBy, magic, meansIn, meansOn, readIn, readOn } from './fight-lines.fixture.ts';
import type { FighterName } from './fight-lines.fixture.ts';
import { fightStageOf } from './fight-means.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import { economyOf } from './answer-fight.ts';
import { fightOptions } from './fight-options.ts';
import { planSteps } from './plan-steps.ts';
import { reactionIn } from './play-reaction.ts';

/** A sentence as far as the table has it. */
const shortened = (text: string) => text.replaceAll(/"([^"]{36})[^"]*"/g, '"$1…"');

/** The rows of the table for a hero. */
const rowsOf = (name: FighterName) =>
  `${fightLines[name].trim()}\n${itemLines[name].trim()}${name === 'Brannoc' ? `\n${mercyLines.trim()}\n${turnLines.trim()}` : ''}`.split(
    '\n',
  );

describe.each(heroesOnTurn)('what the player of %s types on their turn in a fight', (name) => {
  const lines = rowsOf(name).map((row) => row.split(' => '));

  it.each(lines)('“%s” comes to: %s', async (line = '', comesTo = '') => {
    expect(shortened(await readOn(name, line))).toBe(comesTo);
  });
});

describe('the table of lines', () => {
  it('has at least 150, and none twice', () => {
    const all = heroesOnTurn.flatMap((name) => rowsOf(name).map((row) => `${name}: ${row}`));
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a deed that is named beside the feature by which it is done', () => {
  it.each([
    ['I hide behind the fish crates with my cunning action', 'Hide'],
    ['As my cunning action I slip into the shadows', 'Hide'],
    ['I use cunning action to disengage', 'Disengage'],
    ['I dash as my cunning action', 'Dash'],
  ])('is what “%s” comes to: %s', async (line, deed) => {
    const rogue = await meansOn('Brannoc', { class: 'rogue', level: 2 });
    expect(readFightLine(line, fightStageOf(rogue, []))).toMatchObject([{ kind: 'feature', way: { name: `Cunning Action: ${deed}` } }]);
  });
});

describe('whom words mean', () => {
  /** The fight of the table, with somebody under another name or with fewer hit points. */
  async function meansWith(id: string, changes: { name?: string; hitPoints?: number }) {
    const means = await meansOn('Brannoc');
    const combatants = means.combat.combatants.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return { ...means, combat: { ...means.combat, combatants } };
  }

  it.each([
    ['Hell Hound', 'the hellhound'],
    ['Hell-Hound', 'that hellhound'],
    ['Hellhound', 'the hell hound'],
    ['Young Hell Hound', 'the hellhound'],
  ])('%s by “%s”', async (name, said) => {
    expect(readIn(await meansWith('Ogre', { name }), `I attack ${said} with my longsword`)).toBe('attacks with Longsword: Ogre');
  });

  it.each([
    ['I cast fireball at all five goblins and the ogre', '1 2 3 4 5 Ogre'],
    ['I cast fireball at all five of the goblins', '1 2 3 4 5'],
    ['I cast fireball at the 5 goblins', '1 2 3 4 5'],
    ['I cast fireball at the four goblins nearest to me', '1 2 3 4'],
    ['I cast fireball at any four of the five goblins', '1 2 3 4'],
    ['I cast fireball at the first two goblins', '1 2'],
    ['I cast fireball at goblins 2, 3 and 5 and the ogre', '2 3 5 Ogre'],
    ['I cast fireball at the fifth goblin', '5'],
    ['I cast fireball at goblin five', '5'],
    ['I cast fireball at the four goblins', 'unclear 1 2 3 4 5'],
  ])('“%s” is at %s of five goblins and an ogre', async (line, whom) => {
    const stage = fightStageOf(await meansOn('Ilse'), []);
    const [goblin] = stage.others.filter(({ name }) => name === 'Goblin 1');
    const goblins = [1, 2, 3, 4, 5].flatMap((at) =>
      goblin ? [{ ...goblin, id: `${at}`, name: at === 1 ? 'Goblin' : `Goblin ${at}` }] : [],
    );
    const others = [...stage.others.filter(({ name }) => name === 'Ogre'), ...goblins];
    const [read] = readFightLine(line, { ...stage, others });
    const aimed = read?.kind === 'cast' ? read.aimed : { ids: [], unclear: [] };
    expect([...aimed.ids, ...(aimed.unclear.length > 0 ? ['unclear', ...aimed.unclear] : [])].join(' ')).toBe(whom);
  });

  it.each(['wounded', 'bloodied', 'hurt'])('the one who is bloodied by “%s”, and asks where none or each of them is', async (word) => {
    const hurt = await meansWith('Goblin-2', { hitPoints: 2 });
    expect(readIn(hurt, `I attack the ${word} goblin`)).toBe('attacks with Longsword: Goblin 2');
    expect(readIn(hurt, `I attack the ${word} one`)).toBe('attacks with Longsword: Goblin 2');
    expect(readIn(hurt, 'I hurt the goblin with my longsword')).not.toContain('Goblin-2');
    expect(readIn(await meansOn('Brannoc'), `I attack the ${word} goblin`)).toMatch(/^"Which one: Goblin 1 or Goblin 2/);
  });
});

describe('whoever speaks, beside those who are named', () => {
  it.each([
    ['I bless Ilse and myself', 'casts bless at 1: Ilse, Fern'],
    ['I bless Ilse and myself. Then healing word on Ilse', 'casts bless at 1: Ilse, Fern'],
    ['I cast bless on me, Ilse', 'casts bless at 1: Ilse, Fern'],
    ['I cast bless on me and Ilse', 'casts bless at 1: Ilse, Fern'],
    ['I cast bless on us', 'casts bless at 1: Fern, Brannoc, Ilse'],
    ['I cast bless on Ilse', 'casts bless at 1: Ilse'],
  ])('is meant by “%s”', async (line, comesTo) => {
    const spells = ['bless', 'healing-word'].map((spell) => ({ spell, prepared: true, from: 'class' as const }));
    const cleric = await meansOn('Fern', { class: 'cleric', level: 5, spells });
    expect(readIn(cleric, line)).toContain(comesTo);
  });
});

describe('what stands beside a reply in a fight', () => {
  it.each(heroesOnTurn)('can be said by %s as it is printed, and does what it says', async (name) => {
    const options = fightOptions(await meansOn(name));
    expect(options.at(-1)).toBe('I end my turn');
    const read = await Promise.all(options.map((option) => readOn(name, option)));
    expect(read.filter((comesTo) => !/^(?:attacks with|casts|next)/.test(comesTo))).toEqual([]);
    expect(new Set(read).size).toBe(options.length);
  });
});

describe('what can be said next', () => {
  it('is for a mount that somebody controls what the rules leave it', async () => {
    const means = await meansOn('Brannoc');
    const dull = { strength: 3, dexterity: 0, constitution: 1, intelligence: -4, wisdom: 0, charisma: -2 };
    const ride = (one: Combatant) =>
      one.id === 'Ilse' ? { ...one, rides: 'Brannoc' } : one.id === 'Brannoc' ? { ...one, kind: 'npc' as const, abilities: dull } : one;
    const combat = { ...means.combat, combatants: means.combat.combatants.map(ride) };
    const [mount] = combat.combatants.filter(({ id }) => id === 'Brannoc');
    const options = mount ? fightOptions({ ...means, combat, hero: mount }) : [];
    expect(options).toEqual(['I dash', 'I disengage', 'I dodge', 'I end my turn']);
  });

  it('names everybody as they are shown, and means them', async () => {
    const means = await meansOn('Brannoc');
    const combatants = means.combat.combatants.map((one) => (one.id === 'Goblin-1' ? { ...one, name: 'Goblin' } : one));
    const shown = { ...means, combat: { ...means.combat, combatants } };
    const option = fightOptions(shown).find((each) => each.includes('Goblin')) ?? '';
    expect(option).toBe('I attack Goblin with Longsword');
    expect(readIn(shown, option)).toBe('attacks with Longsword: Goblin 1');
    expect(readIn(shown, 'I attack the Goblin with my longsword')).toMatch(/^"Which one/);
    expect(readIn(shown, 'I attack goblin with my longsword')).toMatch(/^"Which one/);
  });
});

describe('what is left of a turn', () => {
  it('is nothing for somebody who cannot act, and death saves for who is dying', async () => {
    const means = await meansOn('Brannoc');
    const dying = { ...means.hero, hitPoints: 0, deathSaves: { successes: 1, failures: 2 } };
    expect(economyOf({ ...means, hero: dying })).toBe('Brannoc is down with 1 death save made and 2 failed, and can do nothing else.');
    const stunned = {
      ...means.hero,
      conditions: [AppliedCondition.parse({ name: 'stunned', from: null, until: null, saveEnds: null, held: false, level: 1 })],
    };
    expect(economyOf({ ...means, hero: stunned })).toBe('Brannoc has no action, no bonus action and no reaction.');
  });
});

it('a curse without a target asks for one among the foes', async () => {
  const options = await answersOn('Ilse', 'I cast hex');
  expect(options).toHaveLength(4);
  expect(options.join()).toContain('on Ogre');
  expect(options.join()).not.toContain('Brannoc');
});

describe('potions among what can be said', () => {
  it('stand first where hit points are low or somebody lies down, and do what they say', async () => {
    const means = await meansOn('Brannoc');
    const wounded = (id: string, hitPoints: number) => ({
      ...means,
      hero: id === 'Brannoc' ? { ...means.hero, hitPoints } : means.hero,
      combat: { ...means.combat, combatants: means.combat.combatants.map((one) => (one.id === id ? { ...one, hitPoints } : one)) },
    });
    expect(fightOptions(wounded('Brannoc', means.hero.maxHitPoints - 1)).join()).not.toContain('Potion');
    expect(fightOptions(wounded('Brannoc', 9))[0]).toBe('I drink the Potion of Healing');
    expect(fightOptions(wounded('Ilse', 0))[0]).toBe('I give Ilse the Potion of Healing');
    expect(await readOn('Brannoc', 'I drink the Potion of Healing')).toBe('uses healing to drink');
    expect(await readOn('Brannoc', 'I give Ilse the Potion of Healing')).toBe('uses healing to drink: Ilse');
    const spent = wounded('Brannoc', 9);
    expect(fightOptions({ ...spent, combat: { ...spent.combat, bonusActionUsed: true } }).join()).not.toContain('Potion');
  });

  it.each([
    ['Fern', 'I quaff a potion', 3],
    ['Ilse', 'I use my wand of binding on goblin 2', 2],
    ['Ilse', 'I wave my wand at the ogre', 2],
    ['Ilse', 'I use the wand of magic missiles with 5 charges on the ogre', 3],
    ['Brannoc', 'I toss Ilse a potion', 3],
  ] as const)('answers of %s to what “%s” leaves open can be said', async (name, line, count) => {
    const options = await answersOn(name, line);
    expect(options).toHaveLength(count);
    const read = await Promise.all(options.map((option) => readOn(name, option)));
    expect(read.filter((comesTo) => !/^uses|^"What is/.test(comesTo))).toEqual([]);
    expect(new Set(read).size).toBe(count);
  });
});

describe('a scroll by words', () => {
  const scrolls = [
    magic('bolt', 'spell-scroll:level-3', { name: 'Spell Scroll (level 3): Lightning Bolt', spell: 'lightning-bolt' }),
    magic('dragon', 'spell-scroll:level-5', { name: 'Spell Scroll (level 5): Summon Dragon', spell: 'summon-dragon' }),
  ];
  const reader = () => meansOn('Ilse', { inventory: scrolls });

  it.each([
    ['I read my scroll of lightning bolt at both goblins and the ogre', 'uses bolt to read: Goblin 1, Goblin 2, Ogre'],
    ['I use my scroll of lightning bolt on the ogre', 'uses bolt to read: Ogre'],
    [
      'I use the Spell Scroll (level 5) to cast Summon Dragon: Draconic Spirit (lightning)',
      'uses dragon to read as Draconic Spirit (lightning)',
    ],
    ['I read the scroll of summon dragon, a fire one', 'uses dragon to read as Draconic Spirit (fire)'],
  ])('“%s” comes to: %s', async (line, comesTo) => {
    expect(readIn(await reader(), line)).toBe(comesTo);
  });

  it('asks which spirit comes, and each answer is one', async () => {
    const means = await reader();
    const stage = fightStageOf(means, []);
    const [wanted] = readFightLine('I read my level 5 scroll and summon a draconic spirit', stage);
    const planned = wanted && planSteps(means, wanted);
    const options = planned?.kind === 'missing' ? planned.options : [];
    expect(options).toHaveLength(5);
    expect(options.map((option) => readIn(means, option))).toEqual(
      ['acid', 'cold', 'fire', 'lightning', 'poison'].map((type) => `uses dragon to read as Draconic Spirit (${type})`),
    );
  });
});

describe('words for somebody who was called', () => {
  it.each([
    ['it attacks the ogre twice', 'attacks with Rend: Ogre + attacks with Rend: Ogre'],
    ['it breathes lightning on both goblins', 'breathes Breath Weapon: Goblin 1, Goblin 2'],
    [
      'the spirit rends the ogre with everything it has and breathes lightning on both goblins',
      'attacks with Rend: Ogre + attacks with Rend: Ogre + breathes Breath Weapon: Goblin 1, Goblin 2',
    ],
    ['Draconic Spirit (lightning) rends the ogre', 'attacks with Rend: Ogre'],
  ])('“%s” comes to: %s', async (line, comesTo) => {
    const combat = fightOn('Ilse', { spells: [] });
    const block = calledCreature('draconic-spirit-lightning', { slot: 5, modifier: 3, dc: 15, toHit: 7 });
    if (!block) throw new Error('There is no such spirit.');
    const summoned = { by: 'Ilse', acts: 'own', vanishes: true } as const;
    const spirit = { ...profileFromStatBlock(block, { id: 'spirit', name: block.name }), side: 'heroes' as const };
    const joined = joinedBy(combat, spirit);
    const combatants = joined.combatants.map((one) => (one.id === 'spirit' ? { ...one, summoned } : one));
    expect(readIn(await meansIn({ ...joined, combatants, active: 'spirit' }, 'spirit'), line)).toBe(comesTo);
  });
});

describe('words of a hero who is asked for a reaction', () => {
  const shield = { key: 'spell shield', name: 'Shield', slots: [1, 2], misses: true, less: null, d20: null };
  const asked = async (line: string, reactorId = 'Ilse', ways = [shield]) => {
    const means = await meansOn('Ilse');
    const reaction = { reactorId, to: 'hit' as const, byId: 'Ogre', what: 'Greatclub', total: 15, ways, endsAt: null };
    return reactionIn({ ...means, combat: { ...means.combat, reaction } }, line);
  };

  it('answer by the name of a way, by yes where there is one, and by no', async () => {
    const answer = { name: 'react', reactorId: 'Ilse', way: 'spell shield', slot: 1 };
    expect(await asked('I cast shield!')).toEqual(answer);
    expect(await asked('yes')).toEqual(answer);
    expect(await asked('no, let it hit')).toEqual({ ...answer, way: null, slot: 0 });
  });

  it('answer nothing where it is not said which way, or another is asked', async () => {
    expect(await asked('yes', 'Ilse', [shield, { ...shield, key: 'other', name: 'Absorb Elements' }])).toBeNull();
    expect(await asked('yes', 'Brannoc')).toBeNull();
    expect(await asked('I look around')).toBeNull();
  });
});
