import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf } from '#domain/character/character.fixture.ts';
import { actReaching } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { curedBy, curingSpells } from './curing.fixture.ts';

const curse = { ...effect('Rotting', { on: 'cannot', what: 'regainHitPoints' }), ends: [{ by: 'uncursed' as const }] };
const wasted = effect('Rotted', { on: 'hitPointMaximum', add: '-4' });
const blessed = effect('Aid', { on: 'hitPointMaximum', add: '5' });
const effects = [curse, wasted, blessed];
const otherId = '0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44';

/** What a spell of a cleric does to the sheet of another. */
async function cureOn(spell: string, choice: string | undefined, changes: Partial<Character>) {
  const cleric = hero({
    class: 'cleric',
    level: 9,
    spells: curingSpells.map((id) => ({ spell: id, prepared: true, from: 'class', class: 'cleric' })),
  });
  const act = SheetAct.parse({ kind: 'cast', spell, with: { kind: 'slot', level: 5 }, choice, targets: [otherId] });
  const other = { ...hero({ id: otherId, name: 'Tov' }), ...changes };
  return actReaching(cleric, act, () => 4, { ...(await contentOfAct(cleric, act)), others: [other] });
}
const reachedBy = async (...given: Parameters<typeof cureOn>) => granted(await cureOn(...given)).reached[0]?.character;
const namesOf = (of: Pick<Character | Combatant, 'activeEffects'> | undefined) => of?.activeEffects.map(({ name }) => name);

/** What a spell of Kara does to the troll in a fight. */
const cureIn = (id: string, choice: string | null, changes: Partial<Combatant>) => curedBy(id, choice, 'troll', changes);
const condition = (name: 'petrified' | 'poisoned' | 'exhaustion', level = 1) => ({
  name,
  level,
  from: null,
  until: null,
  saveEnds: null,
  held: false,
  effectId: null,
  escapeDc: null,
});

describe('SRD 5.2.1, Spells: Greater Restoration', () => {
  const ill = { conditions: ['petrified' as const, 'blinded' as const], exhaustion: 3, activeEffects: effects };

  it('takes one thing from somebody on a sheet: a condition, a level of exhaustion, a curse, or what lowers the hit point maximum', async () => {
    const freed = await reachedBy('greater-restoration', 'Petrified', ill);
    expect([freed?.conditions, freed?.exhaustion, namesOf(freed)]).toEqual([['blinded'], 3, ['Rotting', 'Rotted', 'Aid']]);
    expect((await reachedBy('greater-restoration', 'Exhaustion', ill))?.exhaustion).toBe(2);
    expect(namesOf(await reachedBy('greater-restoration', 'Curse', ill))).toEqual(['Rotted', 'Aid']);
    expect(namesOf(await reachedBy('greater-restoration', 'Lowered hit point maximum', ill))).toEqual(['Rotting', 'Aid']);
    expect(refusalOf(await cureOn('greater-restoration', 'Charmed', ill))).not.toBe('');
  });

  it('does so in a fight: what is chosen, else the first that there is', async () => {
    const stone = [condition('petrified'), condition('exhaustion', 2)];
    const first = await cureIn('greater-restoration', null, { conditions: stone, activeEffects: effects });
    expect(first.conditions.map(({ name, level }) => [name, level])).toEqual([['exhaustion', 2]]);
    const rested = await cureIn('greater-restoration', 'Exhaustion', { conditions: stone });
    expect(rested.conditions.map(({ name, level }) => [name, level])).toEqual([
      ['petrified', 1],
      ['exhaustion', 1],
    ]);
    expect(namesOf(await cureIn('greater-restoration', 'Curse', { activeEffects: effects }))).toEqual(['Rotted', 'Aid']);
  });
});

describe('SRD 5.2.1, Spells: Remove Curse', () => {
  it('ends every curse on somebody, and nothing else', async () => {
    const twice = [...effects, { ...curse, id: 'awe', name: 'Awe' }];
    expect(namesOf(await reachedBy('remove-curse', undefined, { activeEffects: twice }))).toEqual(['Rotted', 'Aid']);
    expect(namesOf(await cureIn('remove-curse', null, { activeEffects: twice }))).toEqual(['Rotted', 'Aid']);
  });
});

describe('SRD 5.2.1, Spells: Protection from Poison', () => {
  it('ends the Poisoned condition, and guards from then on', async () => {
    const guarded = await reachedBy('protection-from-poison', undefined, { conditions: ['poisoned', 'blinded'] });
    expect([guarded?.conditions, namesOf(guarded)]).toEqual([['blinded'], ['Protection from Poison']]);
    const fighting = await cureIn('protection-from-poison', null, { conditions: [condition('poisoned')] });
    expect([fighting.conditions, namesOf(fighting)]).toEqual([[], ['Protection from Poison']]);
  });
});
