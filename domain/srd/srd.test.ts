import { describe, expect, it } from 'vitest';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { alwaysPrepared } from './always-prepared.ts';
import { landSpells } from './land-spells.ts';
import { srdAttribution } from './attribution.ts';
import { backgroundIds, backgrounds } from './backgrounds.ts';
import { classIds, grownTo, proficiencyBonusOf } from './class-rules.ts';
import { classes } from './classes.ts';
import { conditionIds, conditions, withBroughtConditions } from '#domain/rules/conditions.ts';
import { armors, findArmor } from './equipment/armor.ts';
import { findGear, gear } from './equipment/gear.ts';
import { findWeapon, weapons } from './equipment/weapons.ts';
import { featIds, feats } from './feats.ts';
import { slugOf } from './slug.ts';
import { species } from './species.ts';
import { speciesIds } from './species-ids.ts';
import { findSpell, spells, spellsFor } from './spells.ts';
import { SpellFacts } from './spells/spell.ts';

it('names its source', () => expect(srdAttribution).toMatch(/System Reference Document 5\.2\.1 .* CC BY 4\.0\.$/));

describe('the classes', () => {
  it.each([
    ['barbarian', 12, 'strength', 'constitution', 2],
    ['bard', 8, 'dexterity', 'charisma', 3],
    ['cleric', 8, 'wisdom', 'charisma', 2],
    ['druid', 8, 'intelligence', 'wisdom', 2],
    ['fighter', 10, 'strength', 'constitution', 2],
    ['monk', 8, 'strength', 'dexterity', 2],
    ['paladin', 10, 'wisdom', 'charisma', 2],
    ['ranger', 10, 'strength', 'dexterity', 3],
    ['rogue', 8, 'dexterity', 'intelligence', 4],
    ['sorcerer', 6, 'constitution', 'charisma', 2],
    ['warlock', 8, 'wisdom', 'charisma', 2],
    ['wizard', 6, 'intelligence', 'wisdom', 2],
  ] as const)('give a %s a d%i, %s and %s saves and %i skills', (id, hitDie, first, second, choose) => {
    expect(classes[id]).toMatchObject({ id, hitDie, saves: [first, second], skills: { choose } });
  });

  it.each(classIds)('keep the %s in order: features by level, a path from level 3, prepared spells that never shrink', (id) => {
    const { features, subclass, casting, feats: levels, kits, skills } = classes[id];
    for (const rows of [features, subclass.features]) {
      const at = rows.map(([level]) => level);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      expect(at.every((level) => level >= 1 && level <= 20)).toBe(true);
      expect(rows.every(([, name, line]) => /^[A-Z]/.test(name) && /^[A-Z0-9+].*\.$/.test(line))).toBe(true);
    }
    expect(subclass.features[0]?.[0]).toBe(3);
    expect([4, 8, 12, 16, 19].filter((level) => !levels.includes(level))).toEqual([]);
    expect(new Set(skills.from).size).toBeGreaterThanOrEqual(skills.choose);
    if (casting) expect(casting.prepared).toEqual(casting.prepared.toSorted((a, b) => a - b));
    if (casting) expect(casting.prepared).toHaveLength(20);
    expect(kits.at(-1)?.items).toEqual([]);
  });

  it.each([
    [1, 2],
    [4, 2],
    [5, 3],
    [9, 4],
    [13, 5],
    [17, 6],
    [20, 6],
  ])('give proficiency at level %i of %i', (level, bonus) => expect(proficiencyBonusOf(level)).toBe(bonus));

  it.each([
    ['fighter', 1, 3],
    ['fighter', 16, 6],
    ['barbarian', 4, 3],
    ['rogue', 20, 2],
    ['wizard', 20, 0],
  ] as const)('let a %s of level %i master %i kinds of weapon', (id, level, count) => {
    expect(grownTo(classes[id].masteries, level)).toBe(count);
  });

  it('equip people with items that exist, or with a word that starts with a capital', () => {
    const kits = [...classIds.map((id) => classes[id].kits), ...backgroundIds.map((id) => backgrounds[id].kits)].flat();
    const strange = kits
      .flatMap(({ items }) => items.map(([catalogId]) => catalogId))
      .filter((id) => !findWeapon(id) && !findArmor(id) && !findGear(id));
    expect(new Set(strange)).toEqual(new Set(['Musical instrument', 'Artisan’s tools or musical instrument', 'Gaming set']));
  });

  it('train rogues with finesse and light weapons, monks with light ones, wizards with simple ones', () => {
    const trained = (id: 'rogue' | 'monk' | 'wizard') =>
      weapons.filter((weapon) => isTrainedWith(hero({ class: id }), weapon) && weapon.training === 'martial').map((weapon) => weapon.name);
    expect(trained('rogue')).toEqual(['Rapier', 'Scimitar', 'Shortsword', 'Whip', 'Hand Crossbow']);
    expect(trained('monk')).toEqual(['Scimitar', 'Shortsword', 'Hand Crossbow']);
    expect(trained('wizard')).toEqual([]);
  });
});

describe('species, backgrounds and feats', () => {
  it.each([
    ['dragonborn', 30, 60, 10],
    ['dwarf', 30, 120, 0],
    ['elf', 30, 60, 3],
    ['gnome', 30, 60, 2],
    ['goliath', 35, 0, 6],
    ['halfling', 30, 0, 0],
    ['human', 30, 0, 0],
    ['orc', 30, 120, 0],
    ['tiefling', 30, 60, 3],
  ] as const)('give a %s speed %i, sight in the dark of %i feet and %i lineages', (id, speed, darkvision, lineages) => {
    expect(species[id]).toMatchObject({ speed, darkvision });
    expect(species[id].lineages).toHaveLength(lineages);
  });

  it.each([
    ['acolyte', 'magic-initiate', 'insight', 'religion'],
    ['criminal', 'alert', 'sleight of hand', 'stealth'],
    ['sage', 'magic-initiate', 'arcana', 'history'],
    ['soldier', 'savage-attacker', 'athletics', 'intimidation'],
  ] as const)('give a %s %s, %s and %s', (id, feat, ...skills) => expect(backgrounds[id]).toMatchObject({ feat, skills }));

  it('count nine species, four backgrounds and seventeen feats of four kinds', () => {
    const real = featIds.filter((id) => feats[id].warrior === undefined);
    expect([speciesIds.length, backgroundIds.length, real.length]).toEqual([9, 4, 17]);
    const kinds = real.map((id) => feats[id].kind);
    expect(['origin', 'general', 'fighting style', 'epic boon'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([
      4, 2, 4, 7,
    ]);
  });
});

describe('equipment', () => {
  it.each([
    ['dagger', '1d4', 'piercing', 'nick', 1, 200],
    ['greatsword', '2d6', 'slashing', 'graze', 6, 5000],
    ['longbow', '1d8', 'piercing', 'slow', 2, 5000],
    ['rapier', '1d8', 'piercing', 'vex', 2, 2500],
    ['warhammer', '1d8', 'bludgeoning', 'push', 5, 1500],
    ['greataxe', '1d12', 'slashing', 'cleave', 7, 3000],
    ['quarterstaff', '1d6', 'bludgeoning', 'topple', 4, 20],
    ['mace', '1d6', 'bludgeoning', 'sap', 4, 500],
  ])('has the %s with %s %s, %s', (id, damage, damageType, mastery, weight, cost) => {
    expect(findWeapon(id)).toMatchObject({ damage, damageType, mastery, weight, cost });
  });

  it.each([
    ['leather-armor', 'light', 11, 0, false],
    ['breastplate', 'medium', 14, 0, false],
    ['chain-mail', 'heavy', 16, 13, true],
    ['plate-armor', 'heavy', 18, 15, true],
    ['shield', 'shield', 2, 0, false],
  ])('has the %s as %s armor of %i', (id, kind, base, strength, stealthDisadvantage) => {
    expect(findArmor(id)).toMatchObject({ kind, base, strength, stealthDisadvantage });
  });

  it('counts 38 weapons and 13 armors, each item under its own id', () => {
    expect([weapons.length, armors.length]).toEqual([38, 13]);
    const ids = [...weapons, ...armors, ...gear].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['alchemists-fire', 1, 5000],
    ['ball-bearings', 2, 100],
    ['barrel', 70, 200],
    ['bullet-firearm', 0.2, 30],
    ['entertainers-pack', 58.5, 4000],
    ['net', 3, 100],
    ['ram-portable', 35, 400],
    ['smiths-tools', 8, 2000],
    ['spell-scroll-level-1', 0, 5000],
    ['spyglass', 1, 100_000],
  ])('has %s at %f pounds for %i copper', (id, weight, cost) => expect(findGear(id)).toMatchObject({ weight, cost }));

  it('gives a range to what is shot or thrown and to nothing else, and two dice to what is versatile', () => {
    for (const { properties, range, twoHandedDamage } of weapons) {
      expect(range !== null).toBe(properties.includes('thrown') || properties.includes('ammunition'));
      expect(twoHandedDamage !== null).toBe(properties.includes('versatile'));
    }
  });
});

describe('conditions', () => {
  it('bring what belongs to them', () => {
    expect(withBroughtConditions(['unconscious'])).toEqual(['incapacitated', 'prone', 'unconscious']);
    expect(withBroughtConditions(['stunned', 'paralyzed'])).toEqual(['incapacitated', 'paralyzed', 'stunned']);
    expect(withBroughtConditions([])).toEqual([]);
  });

  it('count as the rules say', () => {
    const those = (holds: (id: (typeof conditionIds)[number]) => boolean) => conditionIds.filter(holds);
    expect(those((id) => conditions[id].cannotAct)).toEqual(['incapacitated', 'paralyzed', 'petrified', 'stunned', 'unconscious']);
    expect(those((id) => conditions[id].speedIsZero)).toEqual(['grappled', 'paralyzed', 'petrified', 'restrained', 'unconscious']);
    expect(those((id) => conditions[id].nearHitsAreCritical)).toEqual(['paralyzed', 'unconscious']);
    expect(those((id) => conditions[id].failsSaves.length > 0)).toEqual(['paralyzed', 'petrified', 'stunned', 'unconscious']);
    expect(those((id) => conditions[id].checksAtDisadvantage)).toEqual(['frightened', 'poisoned']);
    expect(conditions.prone.attacked).toBe('near');
  });
});

describe('spells', () => {
  it('counts them by level, each under its own id', () => {
    expect(Array.from({ length: 10 }, (_, level) => spells.filter((spell) => spell.level === level).length)).toEqual([
      27, 57, 57, 42, 34, 38, 31, 20, 17, 16,
    ]);
    expect(new Set(spells.map(({ id }) => id)).size).toBe(spells.length);
  });

  it.each([
    ['animal-shapes', 8, 'transmutation', 'action', '30 feet', '24 hours', false, false],
    ['demiplane', 8, 'conjuration', 'action', '60 feet', '1 hour', false, false],
    ['guards-and-wards', 6, 'abjuration', '1 hour', 'touch', '24 hours', false, false],
    ['speak-with-plants', 3, 'transmutation', 'action', 'self', '10 minutes', false, false],
    ['fireball', 3, 'evocation', 'action', '150 feet', 'instantaneous', false, false],
    ['detect-magic', 1, 'divination', 'action', 'self', '10 minutes', true, true],
    ['healing-word', 1, 'abjuration', 'bonus action', '60 feet', 'instantaneous', false, false],
    ['counterspell', 3, 'abjuration', 'reaction', '60 feet', 'instantaneous', false, false],
    ['find-familiar', 1, 'conjuration', '1 hour', '10 feet', 'instantaneous', false, true],
    ['hunters-mark', 1, 'divination', 'bonus action', '90 feet', '1 hour', true, false],
    ['prestidigitation', 0, 'transmutation', 'action', '10 feet', 'up to 1 hour', false, false],
  ])('knows the %s', (id, level, school, castingTime, range, duration, concentration, ritual) => {
    expect(findSpell(id)).toMatchObject({ level, school, castingTime, range, duration, concentration, ritual });
  });

  it('gives each caster a list, and half casters none above level 5', () => {
    for (const id of classIds) expect(spellsFor(id, 9).length > 0).toBe(classes[id].casting !== null);
    for (const id of ['paladin', 'ranger'] as const) expect(Math.max(...spellsFor(id, 9).map(({ level }) => level))).toBe(5);
    expect(spellsFor('wizard', 0).every(({ level }) => level === 0)).toBe(true);
  });

  it.each([
    ['bard', [10, 23, 23, 17, 10, 17, 8, 11, 6, 5]],
    ['cleric', [7, 15, 17, 19, 9, 13, 11, 8, 5, 5]],
    ['druid', [11, 18, 21, 13, 18, 15, 10, 6, 8, 4]],
    ['paladin', [0, 13, 11, 6, 4, 4, 0, 0, 0, 0]],
    ['ranger', [0, 13, 15, 12, 5, 3, 0, 0, 0, 0]],
    ['sorcerer', [16, 21, 27, 21, 13, 12, 11, 8, 6, 5]],
    ['warlock', [7, 12, 10, 11, 5, 7, 4, 4, 5, 7]],
    ['wizard', [15, 30, 36, 29, 26, 24, 19, 15, 12, 12]],
  ] as const)('lists for the %s, level by level, %j', (id, counts) => {
    expect(counts.map((_, level) => spellsFor(id, 9).filter((spell) => spell.level === level).length)).toEqual(counts);
  });

  it('keeps mass suggestion from warlocks', () => expect(findSpell('mass-suggestion')?.classes).toEqual(['bard', 'sorcerer', 'wizard']));

  it('keeps ready only spells that exist', () => {
    const ready = [...Object.values(alwaysPrepared), ...Object.values(landSpells)].flatMap((rows) => rows.flatMap(([, ...ids]) => ids));
    expect(ready.filter((id) => !findSpell(id))).toEqual([]);
  });
});

it('a name makes an identifier of small letters and dashes', () => {
  expect(slugOf('Burglar’s Pack / Old')).toBe('burglars-pack-old');
});

describe('the facts of a spell', () => {
  const wish = {
    name: 'Wish',
    school: 'conjuration',
    classes: ['wizard'],
    castingTime: 'action',
    range: 'self',
    components: ['V'],
    duration: 'instantaneous',
  };

  it.each([
    ['a class that casts none', { classes: ['jester'] }],
    ['a school that is none', { school: 'cookery' }],
    ['a component that is none', { components: ['V', 'Z'] }],
    ['no duration', { duration: '' }],
  ])('are refused with %s', (_, wrong) => {
    expect(SpellFacts.safeParse(wish).success).toBe(true);
    expect(SpellFacts.safeParse({ ...wish, ...wrong }).success).toBe(false);
  });
});
