import { changed, carrying, granted, hero, refusalOf, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { SheetAct } from '#domain/character/actions/act.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import type { Character } from '#domain/character/character.ts';
import { explain } from '#domain/character/sheet/figure.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { contentOfFeatures } from './content.ts';
import { contentOfSpell } from './content-of-spell.ts';

type Given = Parameters<typeof SheetAct.parse>[0];

/** Knows a spell and has every slot. */
function caster(spell: string, changes: HeroChanges = {}): Character {
  const stats = scores({ dexterity: 14, constitution: 14, intelligence: 16 });
  const blank = hero({ name: 'Ysolde', class: 'wizard', level: 9, stats, spells: [{ spell, prepared: true, from: 'class' }] });
  return changed(blank, changes);
}

async function doing(character: Character, act: Given, ...faces: number[]) {
  const parsed = SheetAct.parse(act);
  const content = parsed.kind === 'cast' ? await contentOfSpell({ homebrew: [] }, parsed.spell) : await contentOfFeatures(character);
  return actOnSheet(character, parsed, scripted(...faces), content);
}

const done = async (...given: Parameters<typeof doing>) => granted(await doing(...given)).character;
const cast = (character: Character, level: number, more: object = {}) => {
  const spell = character.spells[0]?.spell ?? '';
  return done(character, { kind: 'cast', spell, with: level === 0 ? { kind: 'free' } : { kind: 'slot', level }, ...more }, 6, 6);
};
const ended = (character: Character, index = 0) =>
  done(character, { kind: 'endEffect', effectId: character.activeEffects[index]?.id ?? '' });

describe('SRD 5.2.1, spells on the sheet:', () => {
  it('Mage Armor makes armor class 13 + DEX, and it is 10 + DEX again when it ends', async () => {
    const before = caster('mage-armor');
    expect(deriveSheet(before).armorClass.value).toBe(12);
    const armored = await cast(before, 1);
    expect(explain(deriveSheet(armored).armorClass)).toBe('15 = Mage Armor 13 + DEX 2');
    expect(armored.activeEffects).toMatchObject([{ name: 'Mage Armor', held: false, duration: { amount: 8, unit: 'hour' } }]);
    expect(deriveSheet(await ended(armored)).armorClass.value).toBe(12);
  });

  it('Mage Armor counts by the quick rules too, and a long rest brings its slot back', async () => {
    const before = caster('mage-armor', { ruleSet: 'quick', level: 1 });
    const armored = await cast(before, 1);
    expect(explain(deriveSheet(armored).armorClass)).toBe('15 = Mage Armor 13 + DEX 2');
    expect(deriveSheet(armored).spellcasting?.slots).toEqual([{ level: 1, total: 2, left: 1, pact: false }]);
    const rested = await done(armored, { kind: 'longRest' });
    expect(deriveSheet(rested).spellcasting?.slots).toEqual([{ level: 1, total: 2, left: 2, pact: false }]);
    expect(deriveSheet(rested).armorClass.value).toBe(12);
  });

  it('Mage Armor counts only without armor', async () => {
    const armored = await cast(caster('mage-armor', { class: 'sorcerer' }), 1);
    const clad = { ...armored, inventory: carrying(['leather-armor', 'worn']) };
    expect(explain(deriveSheet(clad).armorClass)).toBe('13 = Leather Armor 11 + DEX 2');
  });

  it('the better of two ways to reckon armor class counts', async () => {
    const { activeEffects } = await cast(caster('mage-armor'), 1);
    const monk = (wisdom: number) =>
      deriveSheet(hero({ class: 'monk', stats: scores({ dexterity: 14, wisdom }), activeEffects })).armorClass;
    expect(explain(monk(10))).toBe('15 = Mage Armor 13 + DEX 2');
    expect(explain(monk(20))).toBe('17 = Unarmored 10 + DEX 2 + WIS 5');
  });

  it('Shield of Faith adds 2 and is held by concentration', async () => {
    const warded = await cast(caster('shield-of-faith', { class: 'cleric' }), 1);
    expect(explain(deriveSheet(warded).armorClass)).toBe('14 = Unarmored 10 + DEX 2 + Shield of Faith 2');
    const released = await done(warded, { kind: 'endConcentration' });
    expect(released.activeEffects).toEqual([]);
    expect((await ended(warded)).concentration).toBeNull();
  });

  it('Bless adds 1d4 to attack rolls and saving throws', async () => {
    const blessed = deriveSheet(await cast(caster('bless', { class: 'cleric' }), 1));
    expect(blessed.attacks[0]?.toHit.dice).toEqual([{ label: 'Bless', dice: '1d4' }]);
    expect(blessed.abilities.wisdom.save.dice).toEqual([{ label: 'Bless', dice: '1d4' }]);
    expect(blessed.spellcasting?.classes[0].attack.dice).toEqual([{ label: 'Bless', dice: '1d4' }]);
    expect(blessed.skills[0]?.check.dice).toBeUndefined();
  });

  it('Barkskin lets armor class be no less than 17', async () => {
    const barked = deriveSheet(await cast(caster('barkskin', { class: 'druid' }), 2));
    expect(explain(barked.armorClass)).toBe('17 = Unarmored 10 + DEX 2 + Barkskin, at least 17 5');
  });

  it('Longstrider adds 10 feet to the speed', async () => {
    expect(explain(deriveSheet(await cast(caster('longstrider'), 1)).speed)).toBe('40 = Human 30 + Longstrider 10');
  });

  it('Haste doubles the speed, adds 2 to armor class, and gives advantage on dexterity saves', async () => {
    const hasted = deriveSheet(await cast(caster('haste'), 3));
    expect(hasted.speed.value).toBe(60);
    expect(hasted.armorClass.value).toBe(14);
    expect(hasted.abilities.dexterity.save.modes).toEqual([{ label: 'Haste', mode: 'advantage' }]);
  });

  it('Fly gives a speed of 60 feet through the air', async () => {
    expect(deriveSheet(await cast(caster('fly'), 3)).otherSpeeds).toEqual([{ kind: 'fly', feet: 60, hover: true, from: 'Fly' }]);
  });

  it('Darkvision lets one see 150 feet in the dark', async () => {
    expect(deriveSheet(await cast(caster('darkvision'), 2)).darkvision).toBe(150);
  });

  it('Aid raises maximum and hit points by 5, and by 5 more for each slot level above 2', async () => {
    const hurt = caster('aid', { class: 'cleric', damage: 20 });
    const { maximum, left } = deriveSheet(hurt).hitPoints;
    const aided = deriveSheet(await cast(hurt, 3)).hitPoints;
    expect([aided.maximum.value, aided.left]).toEqual([maximum.value + 10, left + 10]);
    expect(aided.maximum.parts.at(-1)).toEqual({ label: 'Aid', value: 10 });
    const over = deriveSheet(await ended(await cast({ ...hurt, damage: 0 }, 3))).hitPoints;
    expect([over.maximum.value, over.left]).toEqual([maximum.value, maximum.value]);
  });

  it('Protection from Energy asks for one of five, and gives that resistance', async () => {
    const given = caster('protection-from-energy');
    const act = { kind: 'cast', spell: 'protection-from-energy', with: { kind: 'slot', level: 3 } };
    expect(refusalOf(await doing(given, act))).toBe('Choose one for Protection from Energy: Acid, Cold, Fire, Lightning, Thunder.');
    const warded = await cast(given, 3, { choice: 'Fire' });
    expect(warded.activeEffects.map(({ name }) => name)).toEqual(['Protection from Energy: Fire']);
    expect(deriveSheet(warded).resistances).toEqual(['fire']);
  });

  it('Invisibility brings its condition, which ends with it', async () => {
    const unseen = await cast(caster('invisibility'), 2);
    expect(unseen.conditions).toEqual(['invisible']);
    expect((await ended(unseen)).conditions).toEqual([]);
  });

  it('Cure Wounds heals 2d8 and the casting ability, 2d8 more with a higher slot', async () => {
    const hurt = caster('cure-wounds', { class: 'cleric', stats: scores({ wisdom: 16 }), damage: 40 });
    const answer = granted(await doing(hurt, { kind: 'cast', spell: 'cure-wounds', with: { kind: 'slot', level: 2 } }, 1, 2, 3, 4));
    // Disciple of Life: 2 and the level of the slot more.
    expect(answer.rolls).toMatchObject([{ dice: '4d8', total: 17 }]);
    expect(answer.character.damage).toBe(23);
    expect(sentencesOf(answer)).toContain(
      `Ysolde regains 17 hit points by Cure Wounds and has ${deriveSheet(answer.character).hitPoints.left} of ${deriveSheet(hurt).hitPoints.maximum.value}.`,
    );
  });

  it('a second concentration ends what the first held', async () => {
    const both = caster('haste', { spells: ['haste', 'fly'].map((spell) => ({ spell, prepared: true, from: 'class' as const })) });
    const second = await done(await cast(both, 3), { kind: 'cast', spell: 'fly', with: { kind: 'slot', level: 3 } });
    expect(second.activeEffects.map(({ name }) => name)).toEqual(['Fly']);
  });

  it('the same spell again is counted once', async () => {
    const twice = await cast(await cast(caster('longstrider'), 1), 1);
    expect(twice.activeEffects).toHaveLength(1);
    expect(deriveSheet(twice).speed.value).toBe(40);
  });

  it.each(['bane', 'hold-person', 'maze', 'power-word-stun', 'slow', 'hex'])('%s does not fall on its caster', async (spell) => {
    expect((await cast(caster(spell, { level: 17 }), 9)).conditions).toEqual([]);
  });

  it.each([
    ['shortRest', 'longstrider', 1, []],
    ['shortRest', 'mage-armor', 1, ['Mage Armor']],
    ['longRest', 'mage-armor', 1, []],
    ['longRest', 'mind-blank', 8, ['Mind Blank']],
  ] as const)('a %s ends what it outlasts: %s', async (kind, spell, level, left) => {
    const rested = await done(await cast(caster(spell, { level: 17 }), level), { kind });
    expect(rested.activeEffects.map(({ name }) => name)).toEqual(left);
  });
});

describe('SRD 5.2.1, features on the sheet:', () => {
  it('Second Wind heals 1d10 + the fighter’s level', async () => {
    const hurt = hero({ level: 3, damage: 20 });
    const answer = granted(await doing(hurt, { kind: 'useFeature', use: 'second-wind' }, 7));
    expect(answer.character.damage).toBe(10);
    expect(answer.rolls).toMatchObject([{ dice: '1d10', modifier: 3, total: 10 }]);
    expect(sentencesOf(answer)[0]).toBe('Kara uses Second Wind: 1 of 2 left.');
  });

  it('Rage resists blows, adds to the damage of strength, and gives advantage on strength', async () => {
    const calm = hero({
      class: 'barbarian',
      level: 9,
      stats: scores({ strength: 16 }),
      inventory: carrying(['greataxe', 'bothHands'], ['longbow', 'pack']),
    });
    const raging = await done(calm, { kind: 'useFeature', use: 'rage' });
    const sheet = deriveSheet(raging);
    expect(sheet.resistances).toEqual(['bludgeoning', 'piercing', 'slashing']);
    const damageOf = (name: string) => sheet.attacks.find((attack) => attack.name === name)?.damage;
    expect(damageOf('Greataxe')?.parts).toEqual([
      { label: 'STR', value: 3 },
      { label: 'Rage', value: 3 },
    ]);
    expect(damageOf('Longbow')?.parts).toEqual([{ label: 'DEX', value: 0 }]);
    expect(sheet.abilities.strength.save.modes).toEqual([{ label: 'Rage', mode: 'advantage' }]);
    expect(sheet.abilities.strength.check.modes).toEqual([{ label: 'Rage', mode: 'advantage' }]);
    expect(sheet.skills.find(({ skill }) => skill === 'athletics')?.check.modes).toEqual([{ label: 'Rage', mode: 'advantage' }]);
    expect(deriveSheet(calm).resistances).toEqual([]);
  });

  it('Rage ends when its bearer is incapacitated or falls, and lets nobody cast or concentrate', async () => {
    const raging = await done(hero({ class: 'barbarian', species: 'elf', lineage: 'Drow', level: 5, concentration: 'faerie-fire' }), {
      kind: 'useFeature',
      use: 'rage',
    });
    expect(raging.concentration).toBeNull();
    expect((await done(raging, { kind: 'addCondition', condition: 'stunned' })).activeEffects).toEqual([]);
    const fallen = granted(await doing(raging, { kind: 'takeDamage', amount: 60 }));
    expect(fallen.character.activeEffects).toEqual([]);
    expect(sentencesOf(fallen)).toContain('Rage ends for Kara.');
    expect(refusalOf(await doing(raging, { kind: 'cast', spell: 'dancing-lights', with: { kind: 'free' } }))).toBe(
      'Kara cannot cast spells while Rage lasts.',
    );
  });

  it('Lay On Hands heals as many points as are taken from it', async () => {
    const hurt = hero({ class: 'paladin', level: 5, damage: 20 });
    const way = 'lay-on-hands.heal';
    const mended = await done(hurt, { kind: 'useFeature', use: 'lay-on-hands', times: 12, way });
    expect([mended.damage, deriveSheet(mended).uses.find(({ id }) => id === 'lay-on-hands')?.left]).toEqual([8, 13]);
    expect(refusalOf(await doing(hurt, { kind: 'useFeature', use: 'lay-on-hands', way: 'lay-on-hands.sing' }))).toBe(
      'Lay On Hands cannot be used like that.',
    );
  });

  it('Adrenaline Rush gives temporary hit points by proficiency, so often between rests', async () => {
    const orc = hero({ species: 'orc', level: 5 });
    const rushed = await done(orc, { kind: 'useFeature', use: 'adrenaline-rush' });
    expect(rushed.temporaryHitPoints).toBe(3);
    expect(deriveSheet(rushed).uses.find(({ id }) => id === 'adrenaline-rush')).toMatchObject({ total: 3, left: 2 });
    const rested = deriveSheet(await done(rushed, { kind: 'shortRest' }));
    expect(rested.uses.find(({ id }) => id === 'adrenaline-rush')?.left).toBe(3);
  });

  it('Relentless Endurance leaves 1 hit point once between long rests', async () => {
    const orc = hero({ species: 'orc', damage: 10 });
    const up = await done(orc, { kind: 'useFeature', use: 'relentless-endurance' });
    expect(deriveSheet(up).hitPoints.left).toBe(1);
    const fallen = { ...up, damage: 10 };
    expect(refusalOf(await doing(fallen, { kind: 'useFeature', use: 'relentless-endurance' }))).toBe(
      'Relentless Endurance has no uses left.',
    );
  });

  it('Wild Shape gives temporary hit points, and no spells until it ends', async () => {
    const druid = hero({ class: 'druid', level: 4 });
    const shaped = await done(druid, { kind: 'useFeature', use: 'wild-shape' });
    expect([shaped.temporaryHitPoints, shaped.activeEffects[0]?.name]).toEqual([4, 'Wild Shape']);
  });

  it('Bardic Inspiration is for somebody else', async () => {
    const bard = await done(hero({ class: 'bard' }), { kind: 'useFeature', use: 'bardic-inspiration' });
    expect(bard.activeEffects).toEqual([]);
  });

  it.each([
    [1, ['dancing-lights']],
    [3, ['dancing-lights', 'faerie-fire']],
    [5, ['dancing-lights', 'faerie-fire', 'darkness']],
  ])('a Drow of level %i can cast %j', async (level, spells) => {
    const drow = hero({ species: 'elf', lineage: 'Drow', level });
    for (const spell of spells) {
      const after = await done(drow, { kind: 'cast', spell, with: { kind: 'free' } });
      const again = refusalOf(await doing(after, { kind: 'cast', spell, with: { kind: 'free' } }));
      expect(again).toBe(
        spell === 'dancing-lights' ? undefined : `${spell === 'darkness' ? 'Darkness' : 'Faerie Fire'} without a slot has no uses left.`,
      );
      expect(deriveSheet(await done(after, { kind: 'longRest' })).uses.every(({ left, total }) => left === total)).toBe(true);
    }
  });
});
