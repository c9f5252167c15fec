import { describe, expect, it } from 'vitest';
import type { Character } from '#domain/character/character.ts';
import { carrying, classesOf, granted, hero, refusalOf, scores, scripted } from '#domain/character/character.fixture.ts';
import { castSpell } from '#domain/character/actions/cast.ts';
import { longRest, shortRest } from '#domain/character/actions/rest.ts';
import { learnSpell, prepareSpell } from '#domain/character/actions/spells.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { armorTrainingOf, isTrainedWith } from './equipment.ts';
import { explain } from './figure.ts';
import { deriveSheet } from './sheet.ts';
import { castingOfSpell } from './spellcasting.ts';
import { pactSlotsOf, recoverSlot, slotsLeft, slotsOf, spendSlot, withSlotsLeft } from './class-casting.ts';
import { spendUse, usesOf } from './uses.ts';

type Mix = readonly [readonly [ClassId, number], ...(readonly [ClassId, number])[]];
const of = (...mix: Mix) => classesOf(...mix);
const slots = (...mix: Mix) =>
  slotsOf({ classes: of(...mix) })
    .join('')
    .replace(/0+$/, '');

/** The table of multiclass spellcasters of SRD 5.2.1, a row for each level. */
const rows =
  '2 3 42 43 432 433 4331 4332 43331 43332 433321 433321 4333211 4333211 43332111 43332111 433321111 433331111 433332111 433332211'.split(
    ' ',
  );

describe('SRD 5.2.1, Multiclassing: spell slots', () => {
  it.each(rows.map((row, index) => [index + 1, row] as const))('of %i levels of full casters are %s', (level, row) => {
    if (level === 1) return expect(slots(['wizard', 1])).toBe(row);
    for (let own = 1; own < level; own += 1) {
      expect(slots(['wizard', own], ['cleric', level - own])).toBe(row);
      expect(slots(['bard', own], ['druid', level - own])).toBe(row);
    }
    return expect(slots(['sorcerer', level])).toBe(row);
  });

  it.each(Array.from({ length: 19 }, (_, index) => index + 1))('count half of %i levels of a half caster, rounded up', (half) => {
    expect(slots(['paladin', half], ['sorcerer', 20 - half])).toBe(rows[Math.ceil(half / 2) + 20 - half - 1]);
    expect(slots(['fighter', 20 - half], ['ranger', half])).toBe(rows[Math.ceil(half / 2) - 1]);
  });

  it('are those of the example: a ranger of level 4 and a sorcerer of level 3 have those of level 5', () =>
    expect(slots(['ranger', 4], ['sorcerer', 3])).toBe('432'));

  it('leave out who casts nothing, and Pact Magic', () => {
    expect(slots(['fighter', 17], ['wizard', 3])).toBe('42');
    expect(slots(['rogue', 10], ['barbarian', 10])).toBe('');
    expect(slots(['warlock', 5], ['cleric', 3])).toBe('42');
    expect(pactSlotsOf({ classes: of(['warlock', 5], ['cleric', 3]) })).toEqual({ level: 3, count: 2 });
    expect(pactSlotsOf({ classes: of(['cleric', 3], ['fighter', 5]) })).toBeNull();
  });
});

const scholar = (): Character =>
  hero({
    classes: of(['warlock', 3], ['cleric', 3]),
    stats: scores({ charisma: 16, wisdom: 14 }),
    spells: [
      { spell: 'hex', prepared: true, from: 'class', class: 'warlock' },
      { spell: 'bless', prepared: true, from: 'class', class: 'cleric' },
    ],
  });

describe('slots of a pact beside others', () => {
  it('stand apart, and each can be used for the spells of the other class', () => {
    expect(deriveSheet(scholar()).spellcasting?.slots).toEqual([
      { level: 1, total: 4, left: 4, pact: false },
      { level: 2, total: 2, left: 2, pact: false },
      { level: 2, total: 2, left: 2, pact: true },
    ]);
    expect(granted(castSpell(scholar(), 'bless', { kind: 'slot', level: 2 })).character).toMatchObject({ pactSlotsSpent: 1 });
    expect(granted(castSpell(scholar(), 'hex', { kind: 'slot', level: 1 })).character.slotsSpent[0]).toBe(1);
  });

  it('of one level are spent before the others, and all of them can be', () => {
    let character = scholar();
    for (let count = 0; count < 4; count += 1) character = granted(spendSlot(character, 2));
    expect([character.pactSlotsSpent, character.slotsSpent[1], slotsLeft(character)[1]]).toEqual([2, 2, 0]);
    expect(refusalOf(spendSlot(character, 2))).toBe('No level 2 spell slots are left.');
    expect(granted(recoverSlot(character, 2, true))).toMatchObject({ pactSlotsSpent: 1 });
    expect(granted(recoverSlot(character, 2, false)).slotsSpent[1]).toBe(1);
    expect(granted(shortRest(character, 0, scripted())).character).toMatchObject({ pactSlotsSpent: 0, slotsSpent: character.slotsSpent });
  });

  it('are told apart where a fight gives them back', () => {
    const spent = { ...scholar(), pactSlotsSpent: 1, slotsSpent: [0, 2, 0, 0, 0, 0, 0, 0, 0] };
    const given = withSlotsLeft(spent, [
      { level: 2, left: 1, pact: false },
      { level: 2, left: 0, pact: true },
    ]);
    expect([given.pactSlotsSpent, given.slotsSpent[1]]).toEqual([2, 1]);
  });
});

describe('SRD 5.2.1, Multiclassing: casting', () => {
  it('goes by the class of each spell, with what that class alone would prepare', () => {
    const { spellcasting } = deriveSheet(
      hero({ classes: of(['ranger', 4], ['sorcerer', 3]), stats: scores({ wisdom: 14, charisma: 16 }) }),
    );
    expect(spellcasting?.classes).toMatchObject([
      { class: 'ranger', ability: 'wisdom', saveDifficulty: { value: 13 }, attack: { value: 5 }, cantrips: 0, prepared: 5 },
      { class: 'sorcerer', ability: 'charisma', saveDifficulty: { value: 14 }, attack: { value: 6 }, cantrips: 4, prepared: 6 },
    ]);
  });

  it('uses the ability of the class a spell was learned in, and the best one for what no class gave', () => {
    const one = scholar();
    const casting = deriveSheet(one).spellcasting;
    if (!casting) throw new Error('they cast');
    expect(['hex', 'bless', 'druidcraft'].map((id) => castingOfSpell(one, casting, id).class)).toEqual(['warlock', 'cleric', 'warlock']);
    expect(valuesOf(one, [], 1, { spell: 'cleric' })).toMatchObject({ ability: 2, level: 6 });
    expect(valuesOf(one, [], 1, { spell: 'warlock' })).toMatchObject({ ability: 3 });
  });

  it('learns in each class up to the level that class alone would cast', () => {
    const one = { ...scholar(), spells: [] };
    expect(granted(learnSpell(one, 'aid', 'cleric')).spells).toEqual([{ spell: 'aid', prepared: true, from: 'class', class: 'cleric' }]);
    expect(granted(learnSpell(one, 'hex')).spells[0]?.class).toBe('warlock');
    expect(refusalOf(learnSpell(one, 'revivify', 'cleric'))).toBe('Revivify is a level 3 spell; you can learn spells up to level 2.');
    expect(refusalOf(learnSpell(one, 'aid', 'warlock'))).toBe('Aid is not on the warlock’s list.');
  });

  it('prepares out of a wizard’s book as many as the wizard levels hold', () => {
    const ids = ['shield', 'sleep', 'magic-missile', 'mage-armor', 'detect-magic'];
    const book = ids.map((spell, index) => ({ spell, prepared: index < 4, from: 'class' as const, class: 'wizard' as const }));
    const one = hero({ classes: of(['cleric', 9], ['wizard', 1]), spells: book });
    expect(refusalOf(prepareSpell(one, 'detect-magic', true))).toBe('Only 4 spells can be prepared at this level.');
    expect(granted(castSpell(one, 'detect-magic', { kind: 'ritual' })).character).toMatchObject({ id: one.id });
  });
});

describe('SRD 5.2.1, Multiclassing: the sheet', () => {
  it('takes proficiency by the level of all classes together, and each feature by the level of its own', () => {
    const sheet = deriveSheet(hero({ classes: of(['fighter', 3], ['wizard', 2]) }));
    expect([sheet.proficiencyBonus, sheet.classLine, sheet.subclasses]).toEqual([3, 'Fighter 3 / Wizard 2', ['Champion']]);
    const names = sheet.features.map(({ name, class: id }) => `${id ?? ''} ${name}`);
    expect(names).toEqual(expect.arrayContaining(['fighter Improved Critical', 'wizard Scholar']));
    expect(names).not.toContain('fighter Extra Attack');
    expect(valuesOf(hero({ classes: of(['fighter', 3], ['wizard', 2]) }), [], 0, { feature: 'fighter' })).toMatchObject({ level: 3 });
  });

  it('has the whole die of the first class alone, and the hit dice of each size', () => {
    const one = hero({ classes: of(['fighter', 3], ['wizard', 2], ['paladin', 1]), stats: scores({ constitution: 14 }) });
    expect(explain(deriveSheet(one).hitPoints.maximum)).toBe('48 = Fighter 10 + Hit dice of later levels 26 + CON each level 12');
    expect(deriveSheet(one).hitDice).toEqual([
      { id: 'd10', die: 10, total: 4, left: 4 },
      { id: 'd6', die: 6, total: 2, left: 2 },
    ]);
  });

  it('spends hit dice by their size, and a long rest brings all of them back', () => {
    const one = hero({ classes: of(['fighter', 3], ['wizard', 2]), damage: 25 });
    const rested = granted(shortRest(one, { d10: 1, d6: 2 }, scripted(7, 4, 3)));
    expect(rested.rolls.map(({ dice }) => dice)).toEqual(['1d10', '1d6', '1d6']);
    expect(rested.character).toMatchObject({ damage: 11, hitDiceSpent: { d10: 1, d6: 2 } });
    expect(refusalOf(shortRest(rested.character, { d6: 1 }, scripted()))).toBe(
      'Kara does not have that many hit dice of the size d6. Left: 0.',
    );
    expect(refusalOf(shortRest(rested.character, 3, scripted()))).toBe('Kara does not have that many hit dice. Hit dice left: 2.');
    expect(granted(shortRest(rested.character, 2, scripted())).character.hitDiceSpent).toEqual({ d10: 3, d6: 2 });
    expect(granted(longRest(rested.character, scripted())).character.hitDiceSpent).toEqual({});
  });

  it.each<[string, Mix, number]>([
    [
      'do not add up',
      [
        ['fighter', 5],
        ['barbarian', 5],
      ],
      2,
    ],
    [
      'are those of the fighter where they are more',
      [
        ['paladin', 5],
        ['fighter', 11],
      ],
      3,
    ],
    [
      'need level 5 of one class',
      [
        ['fighter', 4],
        ['ranger', 4],
      ],
      1,
    ],
    [
      'count for a second class as for a first',
      [
        ['wizard', 3],
        ['monk', 5],
      ],
      2,
    ],
  ])('Extra Attacks %s', (_, mix, count) => expect(deriveSheet(hero({ classes: of(...mix) })).attacksPerTurn).toBe(count));

  it.each<[string, Mix, string]>([
    [
      'barbarian and monk',
      [
        ['barbarian', 1],
        ['monk', 1],
      ],
      '15 = Unarmored 10 + DEX 2 + CON 3',
    ],
    [
      'monk and barbarian',
      [
        ['monk', 1],
        ['barbarian', 1],
      ],
      '15 = Unarmored 10 + DEX 2 + CON 3',
    ],
    [
      'monk and draconic sorcerer',
      [
        ['monk', 1],
        ['sorcerer', 3],
      ],
      '16 = Unarmored 10 + DEX 2 + CHA 4',
    ],
  ])('Unarmored Defense counts once, the best: %s', (_, mix, text) => {
    const stats = scores({ dexterity: 14, constitution: 16, wisdom: 14, charisma: 18 });
    expect(explain(deriveSheet(hero({ classes: of(...mix), stats })).armorClass)).toBe(text);
  });

  it('keeps the saving throws of the first class alone', () => {
    const proficient = (...mix: Mix) =>
      Object.entries(deriveSheet(hero({ classes: of(...mix) })).abilities).flatMap(([id, each]) => (each.proficient ? [id] : []));
    expect(proficient(['fighter', 1], ['wizard', 4])).toEqual(['strength', 'constitution']);
    expect(proficient(['wizard', 4], ['fighter', 1])).toEqual(['intelligence', 'wisdom']);
  });

  it('counts uses by the levels of their class', () => {
    const uses = (...mix: Mix) => Object.fromEntries(usesOf(hero({ classes: of(...mix) })).map(({ id, total }) => [id, total]));
    expect(uses(['monk', 4], ['sorcerer', 3])).toMatchObject({ focus: 4, 'sorcery-points': 3 });
    expect(uses(['fighter', 3], ['barbarian', 6])).toMatchObject({ 'second-wind': 2, 'action-surge': 1, rage: 4 });
  });

  it('lets clerics and paladins channel divinity apart', () => {
    const one = hero({ classes: of(['paladin', 3], ['cleric', 2]) });
    expect(
      usesOf(one)
        .filter(({ id }) => id.startsWith('channel'))
        .map(({ id, name, total }) => [id, name, total]),
    ).toEqual([
      ['channel-divinity', 'Channel Divinity (paladin)', 2],
      ['channel-divinity.cleric', 'Channel Divinity (cleric)', 2],
    ]);
    const spent = granted(spendUse(one, 'channel-divinity.cleric'));
    expect(
      usesOf(spent)
        .filter(({ id }) => id.startsWith('channel'))
        .map(({ left }) => left),
    ).toEqual([2, 1]);
  });
});

describe('SRD 5.2.1, Multiclassing: what a later class trains with', () => {
  const martial = findWeapon('longsword');
  if (!martial) throw new Error('there are longswords');
  it.each<[ClassId, string[], boolean]>([
    ['barbarian', ['shield'], true],
    ['bard', ['light'], false],
    ['cleric', ['light', 'medium', 'shield'], false],
    ['druid', ['light', 'shield'], false],
    ['fighter', ['light', 'medium', 'shield'], true],
    ['monk', [], false],
    ['paladin', ['light', 'medium', 'shield'], true],
    ['ranger', ['light', 'medium', 'shield'], true],
    ['rogue', ['light'], false],
    ['sorcerer', [], false],
    ['warlock', ['light'], false],
  ])('a %s: armor %j, martial weapons %s', (id, armor, trained) => {
    const one = { classes: of(['wizard', 1], [id, 1]) };
    expect([...armorTrainingOf(one)].toSorted()).toEqual(armor.toSorted());
    expect(isTrainedWith(one, martial)).toBe(trained);
  });

  it('a wizard nothing, and an order trains as it always does', () => {
    expect(armorTrainingOf({ classes: of(['rogue', 1], ['wizard', 1]) })).toEqual(['light']);
    const warden = { classes: classesOf(['wizard', 1], ['druid', 1, { order: 'fighter' }]) };
    expect([...armorTrainingOf(warden)].toSorted()).toEqual(['light', 'medium', 'shield']);
    expect(isTrainedWith(warden, martial)).toBe(true);
  });

  it('a fighter of the second class is hindered by plate', () => {
    const plated = (...mix: Mix) =>
      deriveSheet(hero({ classes: of(...mix), stats: scores({ strength: 15 }), inventory: carrying(['plate-armor', 'worn']) }));
    expect(plated(['wizard', 1], ['fighter', 1]).spellcasting?.hindered).toBe(true);
    expect(plated(['fighter', 1], ['wizard', 1]).spellcasting?.hindered).toBe(false);
  });
});
