import { describe, expect, it } from 'vitest';
import { granted, home } from '#domain/character/character.fixture.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { answer, classEntry, option, spell } from './parts.fixture.ts';
import { readBeyondCharacter } from './read.ts';

const catalogue = await loadMagicCatalogue();

describe('what a class lets somebody choose', () => {
  const chose = (level: number, cantrips: string[], ...names: string[]) => {
    const entry = classEntry(820, 'Warlock', level, null);
    const spells = cantrips.map((name) => spell(name, 0));
    const written = {
      classes: [entry],
      options: { class: names.map(option) },
      classSpells: [{ entityTypeId: 1, characterClassId: 820, spells }],
    };
    const { character, report } = granted(readBeyondCharacter(answer(written), home, catalogue));
    return {
      known: character.options['eldritch-invocations'],
      lost: report.filter((line) => line.includes('cantrip') || line.includes('choices')),
    };
  };
  const both = ['Eldritch Blast', 'Chill Touch'];

  it('comes in by its name, however the apostrophe is written', () =>
    expect(chose(2, [], "Devil's Sight", 'Pact of the Tome')).toEqual({ known: ['devils-sight', 'pact-of-the-tome'], lost: [] }));

  it('is for a cantrip that is known, and says where the file leaves open for which', () => {
    expect(chose(2, ['Chill Touch'], 'Agonizing Blast')).toEqual({ known: ['agonizing-blast-chill-touch'], lost: [] });
    expect(chose(2, both, 'Agonizing Blast', 'Agonizing Blast')).toEqual({
      known: ['agonizing-blast-eldritch-blast', 'agonizing-blast-chill-touch'],
      lost: ['“Agonizing Blast” was imported for Eldritch Blast: the file does not say for which cantrip it is.'],
    });
    expect(chose(2, both, 'Agonizing Blast (Chill Touch)').known).toEqual(['agonizing-blast-chill-touch']);
  });

  it('is lost without a cantrip to be for, and beyond as many as are known', () => {
    expect(chose(2, [], 'Agonizing Blast')).toEqual({
      known: undefined,
      lost: ['These choices of the class have no place on the sheet: “Agonizing Blast”.'],
    });
    expect(chose(1, [], 'Eldritch Mind', 'Misty Visions')).toEqual({
      known: ['eldritch-mind'],
      lost: ['These choices of the class have no place on the sheet: “Misty Visions”.'],
    });
  });
});
