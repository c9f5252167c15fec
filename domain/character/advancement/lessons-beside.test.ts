import { describe, expect, it } from 'vitest';
import { fittingChoices, granted, hero, refusalOf, risen } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { forgetSpell, learnSpell } from '#domain/character/actions/spells.ts';
import { blankLevel } from './ahead/blank-level.ts';
import { levelOffers } from './ahead/level-offers.ts';
import { LevelChoices } from './level-choices.ts';
import { levelUp } from './level-up.ts';
import { spellsInBook } from './spells-in-book.ts';
import { chosenText, spellsToChoose, toChooseText } from './spells-to-choose.ts';

const taught = (of: 'paladin' | 'ranger', ...spells: string[]): Character =>
  hero({
    class: of,
    level: 5,
    feats: [{ feat: of === 'paladin' ? 'blessed-warrior' : 'druidic-warrior', level: 2 }],
    spells: spells.map((spell) => ({ spell, prepared: true, from: 'other' as const, class: of })),
  });
const cantrips = ({ spells }: Character) => spells.map(({ spell, from, class: id }) => [spell, from, id]);

describe('SRD 5.2.1, Fighting Style: Blessed Warrior and Druidic Warrior', () => {
  it.each([
    ['paladin', ['light', 'guidance'], 'sacred-flame'],
    ['ranger', ['druidcraft', 'guidance'], 'starry-wisp'],
  ] as const)('a %s exchanges a cantrip for another of the same list', (of, [kept, gone], next) => {
    const before = taught(of, kept, gone);
    expect(refusalOf(learnSpell(before, next))).not.toBeNull();
    const without = granted(forgetSpell(before, gone));
    expect(spellsToChoose(without).map(({ cantrips: open }) => open)).toEqual([1]);
    expect(spellsToChoose(without).map(toChooseText)[0]).toContain('1 cantrip');
    const after = granted(learnSpell(without, next));
    expect(cantrips(after)).toEqual([
      [kept, 'other', of],
      [next, 'other', of],
    ]);
    expect(spellsToChoose(after).map(({ cantrips: open }) => open)).toEqual([0]);
  });

  it('says how many are chosen beside the spells of the class', () => {
    const paladin = taught('paladin', 'light');
    expect(chosenText(paladin, paladin.classes[0]!)).toContain('1 of 2 cantrips of Blessed Warrior');
  });

  it('gives nothing of another list, and keeps what something else gave', () => {
    const open = taught('paladin', 'light');
    expect(refusalOf(learnSpell(open, 'fire-bolt'))).not.toBeNull();
    const given = {
      ...open,
      spells: [...open.spells, { spell: 'bless', prepared: true, from: 'other' as const, class: 'paladin' as const }],
    };
    expect(refusalOf(forgetSpell(given, 'bless'))).not.toBeNull();
  });
});

describe('SRD 5.2.1, Bard: spells of other lists', () => {
  const bard = (level: number, ...spells: string[]): Character =>
    hero({
      class: 'bard',
      subclass: 'college-of-lore',
      level,
      spells: spells.map((spell) => ({ spell, prepared: true, from: 'other' as const, class: 'bard' as const })),
    });

  it('Magical Discoveries: two of the lists of clerics, druids and wizards, cantrips too, at level 6', () => {
    expect(spellsToChoose(bard(5)).map(({ spells }) => spells)).toEqual([9]);
    const open = bard(6);
    expect(spellsToChoose(open).map(({ spells }) => spells)).toEqual([12]);
    const taught = granted(learnSpell(granted(learnSpell(open, 'fire-bolt')), 'fireball'));
    expect(cantrips(taught)).toEqual([
      ['fire-bolt', 'other', 'bard'],
      ['fireball', 'other', 'bard'],
    ]);
    expect(refusalOf(learnSpell(taught, 'lightning-bolt'))).not.toBeNull();
    expect(refusalOf(learnSpell(bard(5), 'fireball'))).not.toBeNull();
    expect(granted(forgetSpell(taught, 'fire-bolt')).spells).toHaveLength(1);
  });

  it('Magical Secrets: any spell of these lists from level 10 on, and no cantrip', () => {
    const secretive = bard(10, 'fire-bolt', 'fireball');
    const after = granted(learnSpell(secretive, 'lightning-bolt'));
    expect(after.spells.at(-1)).toMatchObject({ spell: 'lightning-bolt', from: 'class', class: 'bard' });
    expect(refusalOf(learnSpell(secretive, 'sacred-flame'))).not.toBeNull();
    expect(refusalOf(learnSpell(bard(9, 'fire-bolt', 'fireball'), 'lightning-bolt'))).not.toBeNull();
  });

  it('Magical Secrets: the level itself offers and takes a spell of these lists', () => {
    const before = risen('bard', 9);
    const { offer } = levelOffers(before, blankLevel);
    expect(offer.spells.from).toContain('lightning-bolt');
    expect(offer.cantrips.from).not.toContain('sacred-flame');
    const choices = LevelChoices.parse({ ...fittingChoices(before), spells: ['lightning-bolt'] });
    expect(granted(levelUp(before, choices, () => 5)).character.spells.at(-1)).toMatchObject({ spell: 'lightning-bolt', class: 'bard' });
    expect(levelOffers(risen('bard', 8), blankLevel).offer.spells.from).not.toContain('lightning-bolt');
  });

  it('the book shows what may be learned, and of other lists no more than that', () => {
    const namesIn = (character: Character) => spellsInBook(character, character.classes[0]!).map(({ spell }) => spell.id);
    expect(namesIn(bard(6))).toContain('lightning-bolt');
    expect(namesIn(bard(6, 'fire-bolt', 'fireball'))).not.toContain('lightning-bolt');
    expect(namesIn(bard(6, 'fire-bolt', 'fireball'))).toEqual(expect.arrayContaining(['fire-bolt', 'fireball']));
    expect(namesIn(bard(10, 'fire-bolt', 'fireball'))).toContain('lightning-bolt');
    expect(namesIn(bard(10, 'fire-bolt', 'fireball'))).not.toContain('sacred-flame');
  });
});
