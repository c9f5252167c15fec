import { describe, expect, it } from 'vitest';
import { hero, risen } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { withClasses } from './earlier-classes.ts';

/** A character of one class as they were written down before there were several. */
function earlier({ classes: [first], hitDiceSpent, spells, ...fields }: Character) {
  const { subclass: _subclass, ...taken } = first;
  const [spent = 0] = Object.values(hitDiceSpent);
  return { ...fields, ...taken, hitDiceSpent: spent, spells: spells.map(({ class: _class, ...known }) => known) };
}

describe('a character with one class and a level', () => {
  it.each(classIds)('is the same with classes: a %s', (name) => {
    for (const level of [1, 2, 3, 11, 20]) {
      const character = risen(name, level, { hitDiceSpent: { [`d${classes[name].hitDie}`]: 1 } });
      expect(Character.parse(withClasses(earlier(character)))).toEqual(character);
    }
  });

  it('has no path by the quick rules, and spells of a feat are of no class', () => {
    const spells = [
      { spell: 'shield', prepared: true, from: 'class' as const },
      { spell: 'bless', prepared: true, from: 'other' as const },
    ];
    const quick = hero({ ruleSet: 'quick', class: 'wizard', level: 5, spells });
    const opened = Character.parse(withClasses(earlier(quick)));
    expect(opened.classes[0].subclass).toBeNull();
    expect(opened.spells.map((known) => known.class)).toEqual(['wizard', null]);
  });

  it('that cannot be read is left to its schema', () => {
    expect(Character.safeParse(withClasses({ ...earlier(hero()), class: 'witch' })).success).toBe(false);
    expect(Character.safeParse(withClasses({ ...earlier(hero()), level: 'three' })).success).toBe(false);
    expect(Character.safeParse(withClasses({ ...earlier(hero()), hitDiceSpent: 'all' })).success).toBe(false);
    expect(Character.safeParse(withClasses({})).success).toBe(false);
  });
});
