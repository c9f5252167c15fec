import { describe, expect, it } from 'vitest';
import { granted, refusalOf, scores } from '#domain/character/character.fixture.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import type { Character } from '#domain/character/character.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { scripted, seeded } from '#domain/combat/combat.fixture.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { tableOf } from './heroes/at-table.fixture.ts';

const options = ['careful', 'empowered', 'extended', 'heightened', 'quickened', 'transmuted', 'twinned'];
const known = (spell: string, of: 'sorcerer' | 'wizard') => ({ spell, prepared: true, from: 'class' as const, class: of });

async function sorcerer(...spells: string[]): Promise<Character> {
  const table = await tableOf('sorcerer', 5, {
    options: { metamagic: options.map((name) => `${name}-spell`) },
    spells: spells.map((spell) => known(spell, 'sorcerer')),
    stats: scores({ charisma: 18, constitution: 14 }),
  });
  return table.character;
}

async function casts(character: Character, spell: string, level: number, shapers: object[], more: object = {}, dice: Dice = seeded(7)) {
  const act = SheetAct.parse({ kind: 'cast', spell, with: { kind: 'slot', level }, shapers, ...more });
  return actOnSheet(character, act, dice, await contentOfAct(character, act));
}
const metamagic = (name: string, more: object = {}) => ({ way: `metamagic.${name}-spell`, ...more });

describe('SRD 5.2.1, Metamagic and the like, on a sheet', () => {
  it('is paid with the cast, and told with it', async () => {
    const { character, facts } = granted(await casts(await sorcerer('fireball'), 'fireball', 3, [metamagic('heightened')]));
    expect(character.usesSpent).toEqual({ 'sorcery-points': 2 });
    expect(character.slotsSpent[2]).toBe(1);
    expect(facts.map(tellCharacterFact).join(' ')).toContain('casts Fireball with Heightened Spell.');
  });

  it('is refused, and nothing is spent, where it does not go with the spell, is too much, or cannot be paid', async () => {
    const one = await sorcerer('fireball', 'charm-person');
    for (const shapers of [
      [metamagic('twinned')],
      [metamagic('careful'), metamagic('heightened')],
      [metamagic('transmuted')],
      [{ way: 'no-way' }],
    ])
      expect(refusalOf(await casts(one, 'fireball', 3, shapers))).toBeDefined();
    expect(refusalOf(await casts({ ...one, usesSpent: { 'sorcery-points': 5 } }, 'fireball', 3, [metamagic('careful')]))).toBeDefined();
    expect(granted(await casts(one, 'fireball', 3, [metamagic('careful'), metamagic('empowered')])).character.usesSpent).toEqual({
      'sorcery-points': 2,
    });
  });

  it('changes what is rolled: another type, and low dice again', async () => {
    const typed = granted(await casts(await sorcerer('fireball'), 'fireball', 3, [metamagic('transmuted', { damageType: 'cold' })]));
    expect(typed.rolls.map(({ type }) => type)).toEqual(['cold']);
    const dice = scripted(1, 6, 6, 1, 6, 6, 6, 6, 5, 5);
    const { rolls } = granted(await casts(await sorcerer('fireball'), 'fireball', 3, [metamagic('empowered')], {}, dice));
    expect(rolls[0]?.faces).toEqual([5, 6, 6, 5, 6, 6, 6, 6]);
  });

  it('lasts longer, and keeps concentration with advantage', async () => {
    const { character } = granted(await casts(await sorcerer('blur'), 'blur', 2, [metamagic('extended')]));
    expect(character.activeEffects.find(({ name }) => name === 'Blur')?.duration).toEqual({ kind: 'time', amount: 2, unit: 'minute' });
    expect(character.activeEffects.flatMap(({ changes }) => changes)).toContainEqual({ on: 'concentration', mode: 'advantage' });
  });

  it('Twinned Spell reaches one more', async () => {
    const one = await sorcerer('fly');
    const two = { targets: [one.id, 'tomas'] };
    expect(refusalOf(await casts(one, 'fly', 3, [], two))).toBeDefined();
    expect(granted(await casts(one, 'fly', 3, [metamagic('twinned')], two)).character.slotsSpent[2]).toBe(1);
  });

  it('Overchannel deals the most, and from the second time on rolls what it costs', async () => {
    const { character: wizard } = await tableOf('wizard', 14, {
      spells: [known('fireball', 'wizard')],
      stats: scores({ intelligence: 10 }),
    });
    const first = granted(await casts(wizard, 'fireball', 3, [{ way: 'overchannel.overchannel' }]));
    expect(first.rolls.map(({ dice, total }) => [dice, total])).toEqual([['8d6', 48]]);
    const second = granted(await casts(first.character, 'fireball', 3, [{ way: 'overchannel.overchannel' }]));
    expect(second.rolls.map(({ dice }) => dice)).toEqual(['8d6', '6d12']);
  });
});
