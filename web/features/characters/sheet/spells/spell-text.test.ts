import { withFacts } from '#domain/character/shown/listed-spells.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { describe, expect, it } from 'vitest';
import { factsOf, levelText, slotChoices, spellsByLevel } from './spell-text.ts';

const bless = findSpell('bless');
if (!bless) throw new Error('bless is in SRD 5.2');

describe('spells on a sheet', () => {
  it('stand by level and alphabet, and unknown ones are left out', () => {
    const known = (spell: string, from: 'class' | 'other' = 'class') => ({ spell, prepared: true, from, class: null });
    const rows = spellsByLevel(
      withFacts({ homebrew: [] }, [known('shield'), known('light'), known('no-such-spell'), known('bless', 'other')]),
    );
    expect(rows.map(([level, spells]) => [levelText(level), spells.map(({ spell, always }) => [spell.id, always])])).toEqual([
      ['Cantrips', [['light', false]]],
      [
        'Level 1',
        [
          ['bless', true],
          ['shield', false],
        ],
      ],
    ]);
  });

  it('say what one must know before casting', () => expect(factsOf(bless)).toBe('Action · 30 feet · 1 minute · voice, gesture, material'));

  it('can be cast with every slot of their level or more that is left', () => {
    const slots = [
      { level: 1, left: 0 },
      { level: 2, left: 1 },
      { level: 3, left: 2 },
    ];
    expect(slotChoices(bless, slots)).toEqual([2, 3]);
    expect(slotChoices({ ...bless, level: 3 }, slots)).toEqual([3]);
    expect(slotChoices({ ...bless, level: 4 }, slots)).toEqual([]);
  });
});
