import { describe, expect, it } from 'vitest';
import { deathSaveText, healthTone, healthText, lineOf } from './sheet-text.ts';
import { sourceText } from './source-text.ts';
import { bonusText, damageText, partText } from './figures/figure-text.ts';

it.each([
  [{ kind: 'file', program: 'foundry' }, 'From a file of Foundry VTT'],
  [
    { kind: 'package', title: 'The Weir', author: 'Oda', version: '1.0', license: 'CC-BY-4.0', provenance: 'human' },
    'From “The Weir” by Oda, version 1.0, CC BY 4.0',
  ],
  [
    { kind: 'package', title: 'The Weir', author: '', version: '1.0', license: 'Of their own', provenance: 'human' },
    'From “The Weir”, version 1.0, Of their own',
  ],
] as const)('where somebody came from, %j, reads “%s”', (source, text) => {
  expect(sourceText(source)).toBe(text);
});

describe('the line of a character', () => {
  it.each([
    [{ species: 'elf', classes: [{ class: 'wizard', level: 3 }], lineage: 'High Elf' }, 'Level 3 High Elf wizard'],
    [{ species: 'elf', classes: [{ class: 'rogue', level: 1 }], lineage: 'Drow' }, 'Level 1 Drow rogue'],
    [{ species: 'tiefling', classes: [{ class: 'warlock', level: 20 }], lineage: 'Infernal' }, 'Level 20 Infernal tiefling warlock'],
    [{ species: 'dwarf', classes: [{ class: 'cleric', level: 2 }], lineage: null }, 'Level 2 dwarf cleric'],
    [{ species: 'human', classes: [{ class: 'bard', level: 2 }] }, 'Level 2 human bard'],
    [
      {
        species: 'elf',
        classes: [
          { class: 'fighter', level: 3 },
          { class: 'wizard', level: 2 },
        ],
        lineage: 'High Elf',
      },
      'High Elf, Fighter 3 / Wizard 2',
    ],
    [
      {
        species: 'human',
        classes: [
          { class: 'rogue', level: 1 },
          { class: 'bard', level: 4 },
        ],
      },
      'Human, Rogue 1 / Bard 4',
    ],
  ] as const)('%j is "%s"', (who, line) => expect(lineOf(who)).toBe(line));
});

describe('how somebody is', () => {
  it.each([
    [12, 'up', 'Unhurt', 'moss'],
    [7, 'up', 'Scratched', 'moss'],
    [6, 'up', 'Bloodied', 'candle'],
    [3, 'up', 'Bloodied', 'wine'],
    [1, 'up', 'Near death', 'wine'],
    [0, 'dying', 'Dying', 'wine'],
    [0, 'stable', 'Stable', 'wine'],
    [0, 'dead', 'Dead', 'wine'],
  ] as const)('with %i of 12 and %s: %s in %s', (left, life, text, tone) => {
    const hitPoints = { left, maximum: 12, temporary: 0 };
    expect([healthText(hitPoints, life), healthTone(hitPoints, life)]).toEqual([text, tone]);
  });

  it('tells death saves in words', () => expect(deathSaveText({ successes: 1, failures: 2 })).toBe('1 of 3 successes, 2 of 3 failures'));
});

describe('numbers', () => {
  it('carry their sign, but the first part of a sum', () => {
    expect([bonusText(3), bonusText(0), bonusText(-2)]).toEqual(['+3', '+0', '−2']);
    expect(
      [
        { label: 'Base', value: 10 },
        { label: 'DEX', value: -1 },
        { label: 'Shield', value: 2 },
      ].map(partText),
    ).toEqual(['10', '− 1', '+ 2']);
  });

  it('stand behind dice where there is something to add', () => {
    expect([damageText('1d8', 3), damageText('1d8', -1), damageText('2d6', 0)]).toEqual(['1d8 + 3', '1d8 − 1', '2d6']);
  });
});
