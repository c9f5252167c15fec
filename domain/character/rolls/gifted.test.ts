import { describe, expect, it } from 'vitest';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { spellDamageRolls } from '#domain/character/actions/cast.ts';
import { granted, hero, refusalOf, scores, scripted } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { listedSpells } from '#domain/character/shown/listed-spells.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { judgeOnce, withoutSpent } from './once-extras.ts';

/** Casts with +3, the spells ready. */
function caster(spells: readonly string[], changes: HeroChanges): Character {
  const known = spells.map((spell) => ({ spell, prepared: true, from: 'class' as const }));
  return hero({ level: 1, stats: scores({ wisdom: 16, charisma: 16 }), spells: known, ...changes });
}

async function cast(character: Character, spell: string, level: number, more: object, ...faces: number[]) {
  const act = SheetAct.parse({ kind: 'cast', spell, with: level === 0 ? { kind: 'free' } : { kind: 'slot', level }, ...more });
  return actOnSheet(character, act, scripted(...faces), await contentOfSpell({ homebrew: [] }, spell));
}
const cards = async (...given: Parameters<typeof cast>) => granted(await cast(...given)).rolls;

describe('SRD 5.2.1, what features add to spells that are cast outside a fight:', () => {
  const damageOf = async (one: Character, spell: string, extras: string[] = []) => {
    const what = { kind: 'spellDamage', spell, level: 2, critical: false, extras } as const;
    return granted(spellDamageRolls(one, what, await contentOfSpell(one, spell), () => 1)).map(({ modifier }) => modifier);
  };
  const cleric = caster(['cure-wounds', 'mass-healing-word'], { class: 'cleric', level: 5, damage: 1 });

  it('Disciple of Life heals 2 and the level of the slot more, whoever is healed', async () => {
    expect(await cards(cleric, 'cure-wounds', 2, { targets: [] }, 4, 4, 4, 4)).toMatchObject([{ total: 16 + 3 + 4 }]);
    const healed = granted(await cast({ ...cleric, damage: 20 }, 'cure-wounds', 1, { targets: [cleric.id] }, 4, 4));
    expect(healed.character.damage).toBe(20 - (8 + 3 + 3));
  });

  it('Elemental Affinity adds to one roll of its type; of several attacks whoever rolls says to which', async () => {
    const sorcerer = caster(['fire-bolt', 'scorching-ray'], { class: 'sorcerer', level: 6, options: { 'elemental-affinity': ['fire'] } });
    expect(await damageOf(sorcerer, 'fire-bolt')).toEqual([3]);
    expect(await damageOf(sorcerer, 'scorching-ray')).toEqual([0]);
    expect(await damageOf(sorcerer, 'scorching-ray', ['gift Elemental Affinity'])).toEqual([3]);
    const [first] = await cards(sorcerer, 'scorching-ray', 2, {}, 9, 9, 9);
    expect(first?.extras).toMatchObject([{ key: 'gift Elemental Affinity', dice: '3' }]);
  });

  it('what one roll of a cast has goes with one of its attacks, by the card of that attack', async () => {
    const sorcerer = caster(['scorching-ray'], { class: 'sorcerer', level: 6, options: { 'elemental-affinity': ['fire'] } });
    const rays = await cards(sorcerer, 'scorching-ray', 2, {}, 9, 9, 9);
    const [key, spell] = ['gift Elemental Affinity', 'scorching-ray'];
    const what = { kind: 'spellDamage' as const, spell, level: 2, critical: false, extras: [key] };
    const judged = (attack: Roll | undefined) => judgeOnce(sorcerer, what, attack ?? null);
    expect(judged(rays[1]).ok).toBe(true);
    expect(refusalOf(judged(undefined))).toContain('choose it on the card of that attack');
    const left = withoutSpent(rays, what);
    expect(left.map(({ extras }) => extras)).toEqual([undefined, undefined, undefined]);
    expect(refusalOf(judged(left[2]))).toBe('Elemental Affinity goes with one damage roll of a casting, and has gone with one.');
    expect(judgeOnce(sorcerer, { ...what, extras: [] }, null).ok).toBe(true);
    expect(withoutSpent(rays, { ...what, extras: [] })).toEqual(rays);
  });

  it('Agonizing Blast adds to its cantrip', async () => {
    const chosen = { 'eldritch-invocations': ['agonizing-blast-eldritch-blast'] };
    const warlock = caster(['eldritch-blast', 'chill-touch'], { class: 'warlock', level: 5, options: chosen });
    expect(await damageOf(warlock, 'eldritch-blast')).toEqual([3]);
    expect(await damageOf(warlock, 'chill-touch')).toEqual([0]);
  });

  it.each([
    ['cleric', 'Blessed Strikes', 'sacred-flame'],
    ['druid', 'Elemental Fury', 'poison-spray'],
  ] as const)('Potent Spellcasting adds to the cantrips of a %s who chose it for %s', async (id, feature, cantrip) => {
    const chose = (option: string, more: HeroChanges = {}) =>
      caster([cantrip, 'guiding-bolt'], { class: id, level: 7, options: { [slugOf(feature)]: [option] }, ...more });
    expect(await damageOf(chose('potent-spellcasting'), cantrip)).toEqual([3]);
    expect(await damageOf(chose('potent-spellcasting'), 'guiding-bolt')).toEqual([0]);
    expect(await damageOf(chose('divine-strike'), cantrip)).toEqual([0]);
    const given = [{ spell: cantrip, prepared: true, from: 'other' as const, class: null }];
    expect(await damageOf(chose('potent-spellcasting', { spells: given }), cantrip)).toEqual([0]);
  });

  it('Eldritch Spear and Improved Elemental Fury let their cantrips reach farther', () => {
    const rangeOf = (one: Character, id: string) => listedSpells(one).find(({ spell }) => spell.id === id)?.spell.range;
    const chosen = { 'eldritch-invocations': ['eldritch-spear-eldritch-blast'] };
    const warlock = caster(['eldritch-blast', 'poison-spray'], { class: 'warlock', level: 5, options: chosen });
    expect([rangeOf(warlock, 'eldritch-blast'), rangeOf(warlock, 'poison-spray')]).toEqual(['270 feet', '30 feet']);
    const fury = { 'elemental-fury': ['potent-spellcasting'] };
    const druid = (level: number) => caster(['poison-spray', 'shillelagh'], { class: 'druid', level, options: fury });
    expect([rangeOf(druid(14), 'poison-spray'), rangeOf(druid(15), 'poison-spray')]).toEqual(['30 feet', '330 feet']);
    expect(rangeOf(druid(15), 'shillelagh')).toBe(rangeOf(druid(14), 'shillelagh'));
  });

  it('Innate Sorcery gives advantage to attack rolls of sorcerer spells alone', async () => {
    const activeEffects = [effect('Innate Sorcery', { on: 'attackRolls', mode: 'advantage', with: 'spell', castIn: 'sorcerer' })];
    const dice = async (id: 'sorcerer' | 'wizard') =>
      (await cards(caster(['fire-bolt'], { class: id, subclass: null, activeEffects }), 'fire-bolt', 0, {}, 3, 9))[0]?.dice;
    expect([await dice('sorcerer'), await dice('wizard')]).toEqual(['2d20', '1d20']);
  });
});
