import { describe, expect, it } from 'vitest';
import { SheetAct } from './act.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { actOnSheet } from './act-on-sheet.ts';
import { castSpell, spellDamageRolls } from './cast.ts';
import { offersOf } from './offers.ts';
import { shortRest } from './rest.ts';
import { abilities } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { refuse } from '#domain/character/refusals.ts';
import { granted, hero, refusalOf, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { waysToUse } from '#domain/character/effects/feature-ways.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { slotsLeft } from '#domain/character/sheet/class-casting.ts';

type Given = Parameters<typeof SheetAct.parse>[0];

/** Casts with +3 of the ability and +2 proficiency at level 1, the spells ready. */
function caster(spells: readonly string[], changes: HeroChanges = {}): Character {
  const stats = scores({ intelligence: 16, wisdom: 16, charisma: 16 });
  const known = spells.map((spell) => ({ spell, prepared: true, from: 'class' as const }));
  return hero({ name: 'Ysolde', class: 'wizard', level: 1, stats, spells: known, ...changes });
}

async function doing(character: Character, given: Given, ...faces: number[]) {
  const act = SheetAct.parse(given);
  const content = act.kind === 'cast' ? await contentOfSpell({ homebrew: [] }, act.spell) : await contentOfFeatures(character);
  return actOnSheet(character, act, scripted(...faces), content);
}
const cast = (character: Character, spell: string, level: number, more: object, ...faces: number[]) =>
  doing(character, { kind: 'cast', spell, with: level === 0 ? { kind: 'free' } : { kind: 'slot', level }, ...more }, ...faces);
const cards = async (...given: Parameters<typeof cast>) => granted(await cast(...given)).rolls;

describe('SRD 5.2.1, spells that are cast outside a fight:', () => {
  it('True Polymorph says what becomes of an object, which no rule counts', async () => {
    const wizard = caster(['true-polymorph'], { level: 17 });
    const [told] = sentencesOf(granted(await cast(wizard, 'true-polymorph', 9, { activity: 'object' })));
    expect(told).toContain('Ysolde casts True Polymorph. Object into creature: The object becomes a Friendly creature');
  });

  it.each([
    [1, 1, null],
    [2, 4, 'hex'],
    [4, 8, 'hex'],
    [5, 24, 'hex'],
  ])('Hex with a slot of level %i lasts %i hours, and says which ability it curses', async (level, hours, held) => {
    const done = granted(await cast(caster(['hex'], { level: 9 }), 'hex', level, { activity: 'curse', choice: 'Wisdom' }));
    expect(done.character.activeEffects).toMatchObject([{ name: 'Hex', duration: { kind: 'time', amount: hours, unit: 'hour' } }]);
    expect(sentencesOf(done)[0]).toMatch(/Hex.*\. Chosen: Wisdom\./);
    expect(granted(shortRest(done.character, 0, scripted())).character.concentration).toBe(held);
  });

  it('Hex offers the abilities of which it curses one', async () => {
    const { spell } = await contentOfSpell({ homebrew: [] }, 'hex');
    const [offer, ...more] = offersOf(spell?.activities ?? [], 9, 0);
    expect([offer?.choices, offer?.isForOthers, more]).toEqual([abilities.map(capitalize), false, []]);
  });

  it('Fire Bolt rolls a spell attack, whose card knows the spell', async () => {
    const done = granted(await cast(caster(['fire-bolt']), 'fire-bolt', 0, {}, 12));
    expect(sentencesOf(done)).toEqual(['Ysolde casts Fire Bolt.']);
    expect(done.rolls).toMatchObject([
      { label: 'Fire Bolt attack', faces: [12], modifier: 5, total: 17, from: { what: 'attack', spell: { id: 'fire-bolt', level: 0 } } },
    ]);
  });

  it('a natural 20 is a critical hit, and a natural 1 a miss', async () => {
    expect(await cards(caster(['fire-bolt']), 'fire-bolt', 0, {}, 20)).toMatchObject([{ outcome: 'criticalHit' }]);
    expect(await cards(caster(['fire-bolt']), 'fire-bolt', 0, {}, 1)).toMatchObject([{ outcome: 'miss' }]);
  });

  it.each([
    [1, '1d10'],
    [5, '2d10'],
    [11, '3d10'],
    [17, '4d10'],
  ])('the damage of Fire Bolt at level %i is %s, twice the dice when critical', async (level, dice) => {
    const one = caster(['fire-bolt'], { level, subclass: null });
    const content = await contentOfSpell(one, 'fire-bolt');
    const roll = (critical: boolean, count: number) =>
      granted(
        spellDamageRolls(
          one,
          { kind: 'spellDamage', spell: 'fire-bolt', level: 0, critical },
          content,
          scripted(...Array.from({ length: count }, () => 4)),
        ),
      );
    const count = Number(dice.split('d')[0]);
    expect(roll(false, count)).toMatchObject([
      { label: 'Fire Bolt damage (fire)', dice, total: 4 * count, type: 'fire', from: { what: 'damage' } },
    ]);
    expect(roll(true, 2 * count)).toMatchObject([{ label: 'Fire Bolt critical damage (fire)', dice: `${2 * count}d10`, total: 8 * count }]);
  });

  it('Eldritch Blast has two beams at level 5, each with an attack of its own', async () => {
    const warlock = caster(['eldritch-blast'], { class: 'warlock', level: 5 });
    expect((await cards(warlock, 'eldritch-blast', 0, {}, 9, 18)).map(({ label, total }) => [label, total])).toEqual([
      ['Eldritch Blast attack, 1 of 2', 15],
      ['Eldritch Blast attack, 2 of 2', 24],
    ]);
  });

  it('Burning Hands rolls damage, says its save and DC, and grows with the slot', async () => {
    const wizard = caster(['burning-hands'], { level: 3 });
    const done = granted(await cast(wizard, 'burning-hands', 2, {}, 1, 2, 3, 4));
    expect(sentencesOf(done)).toEqual(['Ysolde casts Burning Hands at level 2.']);
    expect(done.rolls).toMatchObject([
      {
        label: 'Burning Hands damage (fire)',
        dice: '4d6',
        total: 10,
        type: 'fire',
        notes: ['Dexterity save DC 13, half damage on a success'],
      },
    ]);
    expect(slotsLeft(done.character)[1]).toBe(1);
  });

  it('a save without damage is told with its DC', async () => {
    const cleric = caster(['hold-person'], { class: 'cleric', level: 3 });
    const done = granted(await cast(cleric, 'hold-person', 2, {}));
    expect(sentencesOf(done)).toEqual(['Ysolde casts Hold Person. Wisdom save DC 13.']);
    expect(done.rolls).toEqual([]);
  });

  it('Magic Missile rolls each dart, and one more with a slot of level 2', async () => {
    const wizard = caster(['magic-missile'], { level: 3 });
    const rolls = await cards(wizard, 'magic-missile', 2, {}, 1, 2, 3, 4);
    expect(rolls.map(({ total, type }) => [total, type])).toEqual([
      [2, 'force'],
      [3, 'force'],
      [4, 'force'],
      [5, 'force'],
    ]);
  });

  it('Chromatic Orb deals the type that was chosen', async () => {
    const wizard = caster(['chromatic-orb']);
    const [roll] = await cards(wizard, 'chromatic-orb', 1, { damageType: 'cold' }, 10);
    expect(roll?.from?.spell).toMatchObject({ id: 'chromatic-orb', level: 1, damageType: 'cold' });
    const what = { kind: 'spellDamage', spell: 'chromatic-orb', level: 1, damageType: 'cold', critical: false } as const;
    const damage = granted(spellDamageRolls(wizard, what, await contentOfSpell(wizard, 'chromatic-orb'), scripted(1, 2, 3)));
    expect(damage).toMatchObject([{ dice: '3d8', type: 'cold' }]);
  });

  it('Cure Wounds for nobody at the table rolls healing that its card gives', async () => {
    const cleric = caster(['cure-wounds'], { class: 'cleric', damage: 5 });
    const done = granted(await cast(cleric, 'cure-wounds', 1, { targets: [] }, 3, 4));
    expect(done.rolls).toMatchObject([{ label: 'Cure Wounds: hit points', total: 10, from: { what: 'healing' } }]);
    expect(done.character.damage).toBe(5);
  });

  it('Cure Wounds on oneself heals at once, and its card offers nothing more', async () => {
    const cleric = caster(['cure-wounds'], { class: 'cleric', level: 3, damage: 15 });
    const done = granted(await cast(cleric, 'cure-wounds', 1, { targets: [cleric.id] }, 3, 4));
    expect(done.character.damage).toBe(2);
    expect(done.rolls.map(({ from }) => from)).toEqual([undefined]);
  });

  it('Detect Magic as a ritual spends no slot and takes the place of another concentration, in words', async () => {
    const wizard = caster(['detect-magic', 'web'], { level: 3, concentration: 'web' });
    const done = granted(await doing(wizard, { kind: 'cast', spell: 'detect-magic', with: { kind: 'ritual' } }));
    expect(sentencesOf(done)).toEqual([
      'Ysolde casts Detect Magic as a ritual.',
      'Ysolde no longer concentrates on Web.',
      'Detect Magic begins for Ysolde.',
    ]);
    expect(slotsLeft(done.character)).toEqual(slotsLeft(wizard));
    expect(done.character.concentration).toBe('detect-magic');
  });

  it('Find Familiar brings the one that is chosen, who stands on the sheet and gives way to the next', async () => {
    const wizard = caster(['find-familiar']);
    const content = { ...(await contentOfSpell(wizard, 'find-familiar')), findCreature: calledCreature };
    const ritual = (character: Character, choice?: string) =>
      actOnSheet(
        character,
        SheetAct.parse({ kind: 'cast', spell: 'find-familiar', with: { kind: 'ritual' }, ...(choice && { choice }) }),
        scripted(),
        content,
      );
    const companionsOf = ({ activeEffects }: Character) => activeEffects.flatMap(({ companions = [] }) => companions);
    expect(refusalOf(ritual(wizard))).toContain('Owl');
    const done = granted(ritual(wizard, 'Owl'));
    expect(sentencesOf(done)).toEqual(['Ysolde casts Find Familiar as a ritual.', 'Find Familiar: Owl begins for Ysolde.']);
    expect(companionsOf(done.character)).toMatchObject([{ name: 'Owl', hitPoints: 1, isPeaceful: true }]);
    expect(slotsLeft(done.character)).toEqual(slotsLeft(wizard));
    expect(companionsOf(granted(ritual(done.character, 'Cat')).character)).toMatchObject([{ name: 'Cat' }]);
  });

  it('hit points of who was called change on the sheet: damage, healing, a long rest; at 0 it is gone', () => {
    const caller = { slot: 2, toHit: 5, dc: 13, modifier: 3 };
    const one = { creature: 'wolf', caller, acts: 'after', isPeaceful: false, vanishes: true } as const;
    const companions = [
      { ...one, id: 'first', name: 'Wolf', hitPoints: 11, maxHitPoints: 11 },
      { ...one, id: 'second', name: 'Wolf 2', hitPoints: 5, maxHitPoints: 11 },
    ];
    const wizard = caster([], { activeEffects: [{ ...effect('Pack'), duration: { kind: 'permanent' }, companions }] });
    const changed = (character: Character, companionId: string, way: 'damage' | 'heal', amount: number) =>
      actOnSheet(character, { kind: 'companionHitPoints', companionId, way, amount }, scripted());
    const left = ({ activeEffects }: Character) =>
      activeEffects.map(({ companions: those = [] }) => those.map(({ hitPoints }) => hitPoints));
    const hurt = granted(changed(wizard, 'first', 'damage', 4)).character;
    expect(left(hurt)).toEqual([[7, 5]]);
    expect(left(granted(changed(hurt, 'second', 'heal', 50)).character)).toEqual([[7, 11]]);
    expect(left(granted(actOnSheet(hurt, { kind: 'longRest' }, scripted())).character)).toEqual([[11, 11]]);
    const felled = granted(changed(hurt, 'first', 'damage', 7));
    expect(left(felled.character)).toEqual([[5]]);
    const gone = granted(changed(felled.character, 'second', 'damage', 9));
    expect(gone.character.activeEffects).toEqual([]);
    expect(sentencesOf(gone)).toEqual(['Wolf 2 of Ysolde falls and is gone.', 'Pack ends for Ysolde.']);
    expect(refusalOf(changed(gone.character, 'second', 'heal', 1))).toBe('No such creature stands beside Ysolde.');
  });

  it('one of several things is rolled once it is chosen', async () => {
    const wizard = caster(['arcane-hand'], { level: 9 });
    expect(await cards(wizard, 'arcane-hand', 5, {})).toEqual([]);
    expect(await cards(wizard, 'arcane-hand', 5, { activity: 'fist' }, 10)).toMatchObject([{ label: 'Arcane Hand attack', total: 17 }]);
  });

  it('a species gives a spell with its own numbers to whose class casts nothing', async () => {
    const tiefling = hero({ name: 'Kara', species: 'tiefling', lineage: 'Infernal', stats: scores({ charisma: 14 }) });
    expect(await cards(tiefling, 'fire-bolt', 0, {}, 10)).toMatchObject([{ total: 14 }]);
  });

  it('disadvantage of a condition counts', async () => {
    const wizard = caster(['fire-bolt'], { conditions: ['poisoned'] });
    expect(await cards(wizard, 'fire-bolt', 0, {}, 15, 6)).toMatchObject([{ total: 11, notes: ['Disadvantage: Poisoned'] }]);
  });

  it('damage of a spell that is not known, and of one that deals none, is refused', async () => {
    const wizard = caster(['shield']);
    const asking = async (spell: string) =>
      refusalOf(
        spellDamageRolls(
          wizard,
          { kind: 'spellDamage', spell, level: 1, critical: false },
          await contentOfSpell(wizard, spell),
          scripted(),
        ),
      );
    expect(await asking('fireball')).toBe(refusalOf(refuse('doesNotKnowSpell', { name: 'Ysolde', spell: 'Fireball' })));
    expect(await asking('shield')).toBe('Shield deals no damage that is rolled.');
  });

  it('nothing is rolled where nobody knows what the spell does', () => {
    expect(granted(castSpell(caster(['fire-bolt']), 'fire-bolt', { kind: 'free' })).rolls).toEqual([]);
  });
});

describe('SRD 5.2.1, features that are used outside a fight:', () => {
  it('a Breath Weapon rolls its damage, and says save and DC', async () => {
    const born = hero({ name: 'Rhogar', species: 'dragonborn', lineage: 'Red', level: 5, stats: scores({ constitution: 14 }) });
    const [way] = waysToUse(born, 'breath-weapon', await contentOfFeatures(born));
    const done = granted(await doing(born, { kind: 'useFeature', use: 'breath-weapon', way: way?.key ?? '' }, 6, 7));
    expect(done.rolls).toMatchObject([
      { notes: ['Dexterity save DC 13, half damage on a success'], dice: '2d10', total: 13, from: { what: 'damage' } },
    ]);
  });
});

describe('SRD 5.2.1, damage that has a type:', () => {
  const taken = async (changes: HeroChanges, type?: 'fire' | 'cold') =>
    granted(await doing(hero({ name: 'Kara', level: 5, ...changes }), { kind: 'takeDamage', amount: 9, ...(type && { type }) }));
  const tiefling = { species: 'tiefling', lineage: 'Infernal' } as const;

  it('is halved by resistance, rounded down', async () => {
    expect((await taken(tiefling, 'fire')).character.damage).toBe(4);
    expect((await taken(tiefling, 'cold')).character.damage).toBe(9);
    expect((await taken(tiefling)).character.damage).toBe(9);
  });

  it('is halved by being Petrified', async () => {
    expect((await taken({ conditions: ['petrified'] }, 'cold')).character.damage).toBe(4);
  });

  it('says what it was', async () => {
    expect(sentencesOf(await taken(tiefling, 'fire'))[0]).toMatch(/^Kara takes 4 fire damage \(9 dealt\) and has /);
    expect(sentencesOf(await taken({}, 'fire'))[0]).toMatch(/^Kara takes 9 fire damage and has /);
  });
});
