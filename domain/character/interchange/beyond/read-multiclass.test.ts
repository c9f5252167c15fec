import { describe, expect, it } from 'vitest';
import { granted, home } from '#domain/character/character.fixture.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { clericAndRogue, wizardAndWarlock } from './documents.fixture.ts';
import { readBeyondCharacter } from './read.ts';

const catalogue = await loadMagicCatalogue();
const read = (data: unknown) => readBeyondCharacter(data, home, catalogue);

describe('a cleric of level 4 who is a rogue as well', () => {
  const { character, report } = granted(read(clericAndRogue));

  it('is dying, with both classes and the spells of one', () => {
    expect(character).toMatchObject({
      classes: [
        { class: 'cleric', level: 4, subclass: 'life-domain', order: 'fighter' },
        { class: 'rogue', level: 2, subclass: null, order: null },
      ],
      deathSaves: { successes: 2, failures: 1 },
    });
    expect(hitPointsLeft(character)).toBe(0);
    expect(character.spells.map(({ spell, from }) => [spell, from])).toEqual([
      ['guidance', 'class'],
      ['sacred-flame', 'class'],
      ['healing-word', 'class'],
      ['spiritual-weapon', 'class'],
      ['aid', 'other'],
      ['bless', 'other'],
      ['cure-wounds', 'other'],
      ['lesser-restoration', 'other'],
    ]);
    expect(character.skills).toEqual(['acrobatics', 'medicine', 'religion', 'sleight of hand', 'stealth']);
    expect(character.expertise).toEqual(['stealth']);
  });

  it('is trained with the tools of the document', () => expect(character.tools).toEqual(["Thieves' Tools"]));

  it('says what was lost', () => expect(report).toEqual(['The hit point maximum is 50 in the file and 45 by the rules here.']));
});

describe('a wizard of level 5 who is a warlock as well', () => {
  const { character, report } = granted(read(wizardAndWarlock));

  it('has the spells of each class, and casts those of both as the class that has them ready', () => {
    expect(character.classes.map(({ class: id, level }) => [id, level])).toEqual([
      ['wizard', 5],
      ['warlock', 3],
    ]);
    const own = character.spells.filter(({ from }) => from === 'class');
    expect(own.map(({ spell, prepared, class: of }) => [spell, prepared, of])).toEqual([
      ['eldritch-blast', true, 'warlock'],
      ['hellish-rebuke', true, 'warlock'],
      ['hold-person', true, 'warlock'],
      ['fireball', true, 'wizard'],
      ['shield', false, 'wizard'],
    ]);
  });

  it('has spent slots of both kinds, each counted by itself', () => {
    expect(character.slotsSpent.slice(0, 3)).toEqual([1, 0, 2]);
    expect(character.pactSlotsSpent).toBe(1);
    expect(deriveSheet(character).spellcasting?.slots.map(({ level, left, total, pact }) => [level, left, total, pact])).toEqual([
      [1, 3, 4, false],
      [2, 3, 3, false],
      [3, 0, 2, false],
      [2, 1, 2, true],
    ]);
  });

  it('loses no spell', () => expect(report.filter((line) => line.includes('spells'))).toEqual([]));
});
