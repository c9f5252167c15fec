import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { forgetSpell, learnSpell } from '#domain/character/actions/spells.ts';
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
