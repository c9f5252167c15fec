import { describe, expect, it } from 'vitest';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { granted, hero, risen } from '#domain/character/character.fixture.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { blankLevel } from './ahead/blank-level.ts';
import { levelOffers } from './ahead/level-offers.ts';
import { chosenText, preparedIn, roomIn, spellsToChoose, toChooseText } from './spells-to-choose.ts';

const home = { id: 'c1', userId: 'u1', campaignId: 't1' };
const known = (...spells: string[]) => spells.map((spell) => ({ spell, prepared: false, from: 'class' as const }));

describe('spells that are still to choose', () => {
  it.each(classIds)('a %s who was made whole has none', (id) => {
    expect(spellsToChoose(granted(createSrdCharacter(home, defaultBuild('Kara', 'elf', id))))).toEqual([]);
  });

  it('a wizard chooses two for each level into the book, whether they are prepared or not', () => {
    const wizard = hero({ class: 'wizard', level: 5, spells: known('fire-bolt', 'light', 'mending', 'shield', 'sleep') });
    expect(spellsToChoose(wizard)).toEqual([{ class: 'wizard', cantrips: 1, spells: 12, savant: 3 }]);
  });

  it.each([
    [2, 0],
    [3, 2],
    [4, 2],
    [5, 3],
    [11, 6],
    [20, 9],
  ])('an evoker of level %i has %i of the school besides (SRD 5.2.1, Evocation Savant)', (level, savant) => {
    const open = spellsToChoose(hero({ class: 'wizard', level }));
    expect(open).toMatchObject([{ savant }]);
  });

  it('the free ones are asked for at their levels, and of their school', () => {
    const { offer } = levelOffers(risen('wizard', 2), blankLevel);
    expect(offer.savant.choose).toBe(2);
    expect(offer.savant.from).toContain('scorching-ray');
    expect(offer.savant.from).not.toContain('misty-step');
    expect([4, 5].map((level) => levelOffers(risen('wizard', level - 1), blankLevel).offer.savant.choose)).toEqual([0, 1]);
  });

  it('says how much is chosen, for how much there is room, and how much is prepared', () => {
    const wizard = hero({ class: 'wizard', level: 3, spells: known('fire-bolt', 'light', 'mending', 'shield', 'sleep') });
    const [taken] = wizard.classes;
    expect(chosenText(wizard, taken)).toBe('3 of 3 cantrips and 2 of 12 spells chosen; 2 of those left must be of evocation.');
    expect(roomIn(wizard, taken)).toEqual({ cantrips: 0, spells: 1 });
    expect(preparedIn(wizard)).toEqual({ prepared: 0, most: 6, open: 2 });
    const bard = hero({ class: 'bard', spells: [{ spell: 'heroism', prepared: true, from: 'class' }] });
    expect(roomIn(bard, bard.classes[0])).toEqual({ cantrips: 2, spells: 3 });
    expect(preparedIn(bard)).toBeNull();
  });

  it('who casts nothing chooses nothing', () => {
    expect(spellsToChoose(hero({ class: 'fighter', level: 5 }))).toEqual([]);
  });

  it.each([
    [{ cantrips: 0, spells: 4, savant: 0 }, '4 spells to choose'],
    [{ cantrips: 1, spells: 0, savant: 0 }, '1 cantrip to choose'],
    [{ cantrips: 2, spells: 1, savant: 0 }, '2 cantrips and 1 spell to choose'],
    [{ cantrips: 0, spells: 1, savant: 2 }, '1 spell and 2 Evocation spells to choose'],
  ])('%j in words', (open, text) => expect(toChooseText(open)).toBe(text));
});
