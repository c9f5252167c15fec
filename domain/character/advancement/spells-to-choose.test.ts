import { describe, expect, it } from 'vitest';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { granted, hero } from '#domain/character/character.fixture.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { spellsToChoose, toChooseText } from './spells-to-choose.ts';

const home = { id: 'c1', userId: 'u1', campaignId: 't1' };
const known = (...spells: string[]) => spells.map((spell) => ({ spell, prepared: false, from: 'class' as const }));

describe('spells that are still to choose', () => {
  it.each(classIds)('a %s who was made whole has none', (id) => {
    expect(spellsToChoose(granted(createSrdCharacter(home, defaultBuild('Kara', 'elf', id))))).toEqual([]);
  });

  it('a wizard chooses two for each level into the book, whether they are prepared or not', () => {
    const wizard = hero({ class: 'wizard', level: 5, spells: known('fire-bolt', 'light', 'mending', 'shield', 'sleep') });
    expect(spellsToChoose(wizard)).toEqual([{ class: 'wizard', cantrips: 1, spells: 12 }]);
  });

  it('who casts nothing chooses nothing', () => {
    expect(spellsToChoose(hero({ class: 'fighter', level: 5 }))).toEqual([]);
  });

  it.each([
    [{ cantrips: 0, spells: 4 }, '4 spells to choose'],
    [{ cantrips: 1, spells: 0 }, '1 cantrip to choose'],
    [{ cantrips: 2, spells: 1 }, '2 cantrips and 1 spell to choose'],
  ])('%j in words', (open, text) => expect(toChooseText(open)).toBe(text));
});
