import { describe, expect, it } from 'vitest';
import { granted, home } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { formOptions } from './quick-options.ts';
import { makeReadyHero, readyHeroCards, readyHeroes } from './ready-hero.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';

describe('the ready heroes', () => {
  it('are six of different classes that every table may have', () => {
    const heroes = readyHeroes([]);
    const { races, classes } = formOptions('quick');
    expect(new Set(heroes.map((hero) => hero.class)).size).toBe(6);
    for (const hero of heroes) expect([races.includes(hero.race), classes.includes(hero.class)]).toEqual([true, true]);
  });

  it('never have the name of somebody at the table', () => {
    const [first] = readyHeroes([]);
    expect(first?.name).toBe('Brakka Stonebrow');
    expect(readyHeroes(['brakka stonebrow'])[0]?.name).toBe('Dorin');
    const all = ['Brakka Stonebrow', 'Dorin', 'Helga Emberhand', 'Odrik', 'Runa', 'Thessil'];
    expect(readyHeroes(all)[0]?.name).toBe('Young Brakka Stonebrow');
  });

  it.each(['quick', 'srd'] as const)('can all fight by the %s rules', (ruleSet) => {
    for (const hero of readyHeroes([])) {
      const made = granted(makeReadyHero(home, hero, ruleSet));
      expect(Character.parse(made)).toEqual(made);
      expect(profileFromCharacter(made).attacks.length).toBeGreaterThan(1);
    }
  });

  it.each(['quick', 'srd'] as const)('are shown by the %s rules with what they have', (ruleSet) => {
    const [dwarf] = readyHeroCards(['Brakka Stonebrow'], ruleSet);
    expect(dwarf).toMatchObject({ name: 'Dorin', race: 'dwarf', class: 'fighter', armorClass: expect.any(Number) });
    expect(dwarf?.attack).not.toBeNull();
  });
});
