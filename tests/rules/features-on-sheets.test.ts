import { describe, expect, it } from 'vitest';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { granted, hero, refusalOf, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { waysToUse, wayText } from '#domain/character/effects/feature-ways.ts';

/** Uses a feature from the sheet, outside of a fight. */
async function using(character: Character, use: string, more: Partial<Extract<SheetAct, { kind: 'useFeature' }>> = {}, ...faces: number[]) {
  const act = SheetAct.parse({ kind: 'useFeature', use, ...more });
  return actOnSheet(character, act, scripted(...faces), await contentOfFeatures(character));
}

describe('SRD 5.2.1, Warlock: Magical Cunning on the sheet', () => {
  const warlock = (level: number, pactSlotsSpent: number) => hero({ class: 'warlock', level, pactSlotsSpent });

  it.each([
    [7, 2, 1],
    [7, 1, 0],
    [11, 3, 1],
    [17, 4, 2],
    [20, 4, 0],
  ])('at level %i with %i slots spent leaves %i spent', async (level, spent, after) => {
    const done = granted(await using(warlock(level, spent), 'magical-cunning'));
    expect(done.character).toMatchObject({ pactSlotsSpent: after, usesSpent: { 'magical-cunning': 1 } });
  });

  it('is refused while no slot of the pact is spent, and keeps its use', async () => {
    expect(refusalOf(await using(warlock(7, 0), 'magical-cunning'))).toBe('Kara has nothing spent that Magical Cunning gives back.');
  });
});

describe('SRD 5.2.1, Monk: what Focus Points pay for on the sheet', () => {
  const stats = scores({ dexterity: 16, wisdom: 14 });
  const monk = (level: number, more: HeroChanges = {}) => hero({ name: 'Wen', class: 'monk', level, stats, ...more });

  it('Stunning Strike asks for a Constitution save, by a card and in words', async () => {
    const done = granted(await using(monk(5), 'focus', { way: 'stunning-strike' }));
    expect(done.forces).toEqual({ name: 'Stunning Strike', ability: 'constitution', dc: 13, half: false, damage: [] });
    expect(sentencesOf(done)[0]).toContain('Constitution save DC 13');
    expect(done.character.usesSpent).toEqual({ focus: 1 });
  });

  it.each([
    [5, 2],
    [10, 3],
  ])('Flurry of Blows at level %i rolls %i attacks, whose damage falls from their cards', async (level, count) => {
    const ways = waysToUse(monk(level), 'focus', await contentOfFeatures(monk(level))).filter(({ name }) => name.startsWith('Flurry'));
    expect(ways).toHaveLength(1);
    const done = granted(await using(monk(level), 'focus', { way: ways[0]?.key }, 12, 15, 9));
    expect(done.rolls).toHaveLength(count);
    const bonus = level === 5 ? 6 : 7;
    expect(done.rolls[0]).toMatchObject({
      label: `${ways[0]?.name ?? ''} attack, 1 of ${count}`,
      total: 12 + bonus,
      from: { itemId: null, what: 'attack' },
    });
  });

  it('the button of Flurry of Blows says the damage of the unarmed strike that it makes', async () => {
    const content = await contentOfFeatures(monk(5));
    const told = (character: Character) =>
      waysToUse(character, 'focus', content).flatMap((way) => (way.key === 'monks-focus.flurry' ? [wayText(way, character)] : []));
    expect(told(monk(5))).toEqual(['2 attacks, 1d8+3 damage']);
    expect(told(monk(5, { stats: scores({ strength: 18, dexterity: 12 }) }))).toEqual(['2 attacks, 1d8+4 damage']);
  });

  it.each(['deflect-attacks.redirectmelee', 'deflect-attacks.redirectranged'])(
    'the redirect %s rolls its damage of the chosen type and asks for a Dexterity save',
    async (way) => {
      const done = granted(await using(monk(5), 'focus', { way, damageType: 'slashing' }, 4, 6));
      expect(done.rolls).toMatchObject([{ dice: '2d8', total: 13, type: 'slashing' }]);
      expect(done.forces).toMatchObject({ ability: 'dexterity', dc: 13, half: false, damage: [{ amount: 13, type: 'slashing' }] });
    },
  );
});
