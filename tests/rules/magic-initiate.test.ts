import { describe, expect, it } from 'vitest';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { takeFeat } from '#domain/character/advancement/level-feat.ts';
import { granted, hero, refusalOf, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';

describe('SRD 5.2.1, Magic Initiate:', () => {
  const taking = (character: Character, list: 'cleric' | 'wizard' | null, spells: string[]) =>
    takeFeat(character, { feat: 'magic-initiate', increases: {}, skills: [], list, spells });
  const fighter = hero({ level: 4, stats: scores({ wisdom: 14 }) });
  const clerical = ['sacred-flame', 'guidance', 'cure-wounds'];

  it.each([
    ['nothing', []],
    ['one cantrip', ['sacred-flame', 'cure-wounds']],
    ['no spell of level 1', ['sacred-flame', 'guidance']],
  ])('is refused with %s chosen', (_, spells) => {
    expect(refusalOf(taking(fighter, 'cleric', spells))).toBe('Magic Initiate: choose two cantrips and a spell of level 1.');
    expect(refusalOf(taking(fighter, null, spells))).toContain('Choose the list');
  });

  it('learns from each list once', () => {
    const once = granted(taking(fighter, 'cleric', clerical));
    expect(refusalOf(taking(once, 'cleric', ['light', 'thaumaturgy', 'bless']))).toContain('cleric’s list is taken already');
    const twice = granted(taking(once, 'wizard', ['fire-bolt', 'mage-hand', 'shield']));
    expect(twice.feats).toEqual([
      { feat: 'magic-initiate', level: 4, list: 'cleric' },
      { feat: 'magic-initiate', level: 4, list: 'wizard' },
    ]);
  });

  it('casts its spell without a slot, also for who casts nothing else; its use is spent by that alone', async () => {
    const initiate = granted(taking(fighter, 'cleric', clerical));
    expect(
      refusalOf(
        actOnSheet(initiate, SheetAct.parse({ kind: 'useFeature', use: 'magic-initiate' }), scripted(), await contentOfFeatures(initiate)),
      ),
    ).toContain('cast it among the spells');
    const cast = SheetAct.parse({ kind: 'cast', spell: 'cure-wounds', with: { kind: 'free' } });
    const done = granted(actOnSheet(initiate, cast, scripted(), await contentOfSpell(initiate, 'cure-wounds')));
    expect(sentencesOf(done)[0]).toBe('Kara casts Cure Wounds.');
    expect(done.character.usesSpent).toEqual({ 'magic-initiate': 1 });
    expect(done.rolls).toHaveLength(1);
  });

  it('taken twice casts the spell of each once', async () => {
    const once = granted(taking(fighter, 'cleric', clerical));
    const twice = granted(taking(once, 'wizard', ['fire-bolt', 'mage-hand', 'mage-armor']));
    const casting = async (character: Character, spell: string) =>
      actOnSheet(
        character,
        SheetAct.parse({ kind: 'cast', spell, with: { kind: 'free' } }),
        scripted(),
        await contentOfSpell(character, spell),
      );
    const { character } = granted(await casting(twice, 'mage-armor'));
    expect(usesOf(character).flatMap(({ name, left, spell }) => (spell ? [[name, left]] : []))).toEqual([
      ['Magic Initiate (Cure Wounds)', 1],
      ['Magic Initiate (Mage Armor)', 0],
    ]);
    expect(refusalOf(await casting(character, 'mage-armor'))).toContain('no uses left');
    expect(granted(await casting(character, 'cure-wounds')).rolls).toHaveLength(1);
  });

  it('is named in the story of an older evening that counted it alone', () => {
    const told = {
      area: 'character',
      kind: 'usesFeature',
      hero: { id: 'k', name: 'Kara' },
      use: 'magic-initiate',
      left: 0,
      total: 1,
    } as const;
    expect(tellCharacterFact(told)).toBe('Kara uses Magic Initiate: 0 of 1 left.');
  });
});
