import type { z } from 'zod';
import { refusalOf } from '#domain/character/character.fixture.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { describe, expect, it } from 'vitest';
import { tableOf, use } from './heroes/at-table.fixture.ts';
import { acted } from './heroes/played-hero.fixture.ts';

/** Why a sheet refuses an act. */
async function refused(character: Character, given: z.input<typeof SheetAct>): Promise<string | undefined> {
  const act = SheetAct.parse(given);
  return refusalOf(actOnSheet(character, act, () => 4, await contentOfAct(character, act)));
}

const spent = (...slotsSpent: number[]) => ({ slotsSpent: [...slotsSpent, 0, 0, 0, 0, 0, 0, 0, 0, 0].slice(0, 9) });

describe('SRD 5.2.1, Classes: slots that come back', () => {
  it('Arcane Recovery: levels that add up to half the level, rounded up, and none of level 6; chosen, else the highest', async () => {
    const { character } = await tableOf('wizard', 11, spent(2, 1, 1, 0, 0, 1));
    const highest = await acted(character, { kind: 'useFeature', use: 'arcane-recovery' });
    expect([highest.slotsSpent.slice(0, 6), highest.usesSpent]).toEqual([[1, 0, 0, 0, 0, 1], { 'arcane-recovery': 1 }]);
    const chosen = await acted(character, { kind: 'useFeature', use: 'arcane-recovery', choice: '2 + 1 + 1' });
    expect(chosen.slotsSpent.slice(0, 6)).toEqual([0, 0, 1, 0, 0, 1]);
    expect(await refused(character, { kind: 'useFeature', use: 'arcane-recovery', choice: '6' })).toBeDefined();
    expect(await refused(character, { kind: 'useFeature', use: 'arcane-recovery', choice: '3 + 2 + 1 + 1' })).toBeDefined();
    expect(await refused(character, { kind: 'useFeature', use: 'arcane-recovery', choice: '4' })).toBeDefined();
  });

  it('Arcane Recovery: nothing is spent where no slot of it is, and once a day', async () => {
    const { character } = await tableOf('wizard', 11, spent(0, 0, 0, 0, 0, 1));
    expect(await refused(character, { kind: 'useFeature', use: 'arcane-recovery' })).toBeDefined();
    const used = await tableOf('wizard', 11, { ...spent(2), usesSpent: { 'arcane-recovery': 1 } });
    expect(await refused(used.character, { kind: 'useFeature', use: 'arcane-recovery' })).toBeDefined();
  });

  it('Natural Recovery: a druid regains slots as a wizard does', async () => {
    const { character } = await tableOf('druid', 7, spent(2, 1, 1));
    const after = await acted(character, { kind: 'useFeature', use: 'natural-recovery-slots', way: 'natural-recovery.slots' });
    expect([after.slotsSpent.slice(0, 3), after.usesSpent]).toEqual([[1, 1, 0], { 'natural-recovery-slots': 1 }]);
  });

  it('what comes with a rest is refused in a fight', async () => {
    const table = await tableOf('wizard', 11, spent(2));
    expect((await table.take(use(table, 'arcane-recovery'))).refused).toContain('comes with a rest');
    expect((await table.take(use(table, 'memorize-spell'))).refused).toContain('comes with a rest');
  });

  it('Nature Magician: uses of Wild Shape become one slot of two levels each, once a day, on the sheet and in a fight', async () => {
    const table = await tableOf('druid', 20, spent(0, 0, 0, 1, 0, 1));
    const { refused } = await table.take(use(table, 'archdruid', { activity: 3 }));
    expect(refused).toBeNull();
    expect([table.character.slotsSpent[5], table.character.usesSpent]).toEqual([0, { 'wild-shape': 3, 'archdruid-magician': 1 }]);
    expect((await table.take(use(table, 'archdruid', { activity: 2 }))).refused).not.toBeNull();
    const { character } = await tableOf('druid', 20, spent(0, 0, 0, 1));
    const way = 'archdruid.magician2';
    const after = await acted(character, { kind: 'useFeature', use: 'archdruid-magician', way });
    expect([after.slotsSpent[3], after.usesSpent]).toEqual([0, { 'wild-shape': 2, 'archdruid-magician': 1 }]);
  });
});
