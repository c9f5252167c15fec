import { describe, expect, it } from 'vitest';
import { granted, hero, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import { actOnSheet } from './act-on-sheet.ts';
import { contentOfAct } from './act-content.ts';
import { SheetAct } from './act.ts';
import type { Character } from '#domain/character/character.ts';
import { noContent } from '#domain/character/effects/content.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { changeCompanion } from './companion-hit-points.ts';
import { longRest, shortRest } from './rest.ts';

const content = { ...noContent, findCreature: calledCreature };
const companionsOf = ({ activeEffects }: Character) => activeEffects.flatMap(({ companions = [] }) => companions);

/** A paladin with a steed of 25 hit points and two Hit Dice of d10 who has lost some. */
async function withSteed(lost: number): Promise<Character> {
  const paladin = hero({ class: 'paladin', level: 5, spells: [{ spell: 'find-steed', prepared: true, from: 'class' }] });
  const act = SheetAct.parse({ kind: 'cast', spell: 'find-steed', with: { kind: 'slot', level: 2 }, choice: 'Fey Steed' });
  const called = granted(actOnSheet(paladin, act, scripted(), { ...(await contentOfAct(paladin, act)), findCreature: calledCreature }));
  const [steed] = companionsOf(called.character);
  return granted(changeCompanion(called.character, { companionId: steed?.id ?? '', way: 'damage', amount: lost })).character;
}

describe('SRD 5.2.1, Short Rest: whoever was called', () => {
  it('spends Hit Dice while it is hurt, each with Constitution, and no more than it has', async () => {
    const rested = granted(shortRest(await withSteed(20), 0, scripted(3, 4), content));
    expect(companionsOf(rested.character)).toMatchObject([{ hitPoints: 5 + 5 + 6, hitDiceSpent: 2 }]);
    expect(rested.rolls.map(({ label, total }) => [label, total])).toEqual([
      ['Fey Steed: hit die 1', 5],
      ['Fey Steed: hit die 2', 6],
    ]);
    expect(sentencesOf(rested).at(-1)).toBe('Fey Steed of Kara regains 11 hit points and has 16 of 25.');
    const again = granted(shortRest(rested.character, 0, scripted(9), content));
    expect([companionsOf(again.character), again.rolls]).toEqual([companionsOf(rested.character), []]);
  });

  it('keeps the dice that it does not need, and has all back after a long rest', async () => {
    const rested = granted(shortRest(await withSteed(4), 0, scripted(3, 4), content));
    expect(companionsOf(rested.character)).toMatchObject([{ hitPoints: 25, hitDiceSpent: 1 }]);
    const [steed] = companionsOf(granted(longRest(rested.character, scripted(), content)).character);
    expect(steed).toMatchObject({ hitPoints: 25 });
    expect(steed).not.toHaveProperty('hitDiceSpent');
  });
});

describe('SRD 5.2.1, Find Steed: Life Bond outside of fights', () => {
  const cure = { spell: 'cure-wounds', prepared: true, from: 'class' } as const;
  const cast = async (character: Character, act: Parameters<typeof SheetAct.parse>[0], ...faces: number[]) => {
    const parsed = SheetAct.parse(act);
    const read = { ...(await contentOfAct(character, parsed)), findCreature: calledCreature };
    return granted(actOnSheet(character, parsed, scripted(...faces), read));
  };
  const hurtRider = async (damage: number, lost: number) => {
    const rider = await withSteed(lost);
    return { ...rider, damage, spells: [...rider.spells, { ...cure, class: 'paladin' as const }] };
  };
  const curing = { kind: 'cast', spell: 'cure-wounds', with: { kind: 'slot', level: 1 } };

  it('the steed regains what its rider regains by a spell of level 1 or higher', async () => {
    const done = await cast(await hurtRider(20, 20), curing, 4, 3);
    const regained = 20 - done.character.damage;
    expect(regained).toBeGreaterThan(0);
    expect(companionsOf(done.character)).toMatchObject([{ hitPoints: 5 + regained }]);
    expect(sentencesOf(done).at(-1)).toContain('Fey Steed of Kara regains');
  });

  it('and no more than that, nor by anything else', async () => {
    const little = await cast(await hurtRider(2, 20), curing, 4, 3);
    expect(companionsOf(little.character)).toMatchObject([{ hitPoints: 7 }]);
    const healed = await cast(await hurtRider(20, 20), { kind: 'heal', amount: 9 });
    expect(companionsOf(healed.character)).toMatchObject([{ hitPoints: 5 }]);
  });
});
