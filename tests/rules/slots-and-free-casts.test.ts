import { describe, expect, it } from 'vitest';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { longRest } from '#domain/character/actions/rest.ts';
import { Character } from '#domain/character/character.ts';
import { granted, hero, refusalOf, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { allWays } from '#domain/character/effects/feature-ways.ts';
import { slotsLeft, spendSlot } from '#domain/character/sheet/class-casting.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { shownUse } from '#domain/character/shown/shown-uses.ts';
import { cast, tableOf } from './heroes/at-table.fixture.ts';
import { invocationSpells } from '#domain/srd/invocation-spells.ts';

describe('SRD 5.2.1, Warlock: spells without a slot', () => {
  const invoker = hero({
    class: 'warlock',
    level: 9,
    options: { 'eldritch-invocations': ['armor-of-shadows', 'ascendant-step', 'gift-of-the-depths'] },
  });
  const casting = async (character: Character, spell: string) =>
    actOnSheet(
      character,
      SheetAct.parse({ kind: 'cast', spell, with: { kind: 'free' } }),
      scripted(),
      await contentOfSpell(character, spell),
    );

  it.each(['mage-armor', 'levitate'])('an invocation casts %s as often as one likes', async (spell) => {
    const once = granted(await casting(invoker, spell)).character;
    const { slotsSpent, pactSlotsSpent, usesSpent } = granted(await casting(once, spell)).character;
    expect({ slotsSpent, pactSlotsSpent, usesSpent }).toEqual({ slotsSpent: invoker.slotsSpent, pactSlotsSpent: 0, usesSpent: {} });
    expect(await casting(hero({ class: 'warlock', level: 9 }), spell)).toMatchObject({ ok: false });
  });

  it('an invocation that casts only on oneself takes no other target', async () => {
    const on = async (spell: string, target: string) => {
      const act = SheetAct.parse({ kind: 'cast', spell, with: { kind: 'free' }, targets: [target] });
      const content = { ...(await contentOfSpell(invoker, spell)), others: [hero({ id: 'tov' })] };
      return actOnSheet(invoker, act, scripted(), content);
    };
    expect(refusalOf(await on('mage-armor', 'tov'))).toBe('Armor of Shadows is only for whoever uses it.');
    expect(granted(await on('mage-armor', invoker.id)).character.activeEffects).toHaveLength(1);
    const table = await tableOf('warlock', 9, { options: { 'eldritch-invocations': ['armor-of-shadows'] } });
    const step = (target: string) => cast(table, 'mage-armor', 0, [target], { paidBy: 'armor-of-shadows' });
    expect((await table.take(step('tomas'))).refused).toBe('Without a slot Mage Armor is cast only on oneself.');
    expect((await table.take(step(table.hero.id))).refused).toBeNull();
  });

  it.each(['water-breathing', 'contact-other-plane'])('casts %s once between long rests', async (spell) => {
    const spells = [{ spell: 'contact-other-plane', prepared: true, from: 'other' as const, class: 'warlock' as const }];
    const once = granted(await casting({ ...invoker, spells }, spell)).character;
    expect(refusalOf(await casting(once, spell))).toContain('no uses left');
  });

  it('Contact Patron makes the save of Contact Other Plane by itself, and a slot does not', async () => {
    const spells = [{ spell: 'contact-other-plane', prepared: true, from: 'other' as const, class: 'warlock' as const }];
    const warlock = { ...invoker, spells };
    const free = granted(await casting(warlock, 'contact-other-plane'));
    expect([sentencesOf(free).join(' '), free.forces, free.rolls]).toEqual([
      expect.stringContaining('The save succeeds by itself (Contact Patron).'),
      undefined,
      [],
    ]);
    const act = SheetAct.parse({ kind: 'cast', spell: 'contact-other-plane', with: { kind: 'slot', level: 5 } });
    const paid = granted(actOnSheet(warlock, act, () => 3, await contentOfSpell(warlock, 'contact-other-plane')));
    expect(paid.forces).toMatchObject({ ability: 'intelligence', dc: 15 });
  });

  it('is as the invocations themselves say', async () => {
    const { features } = await contentOfFeatures(invoker);
    const all = [...features.values()].flat().filter((each) => each.name === 'Eldritch Invocations');
    const told = all.flatMap(({ options = [] }) => options);
    const given = told.flatMap(({ name, effects = [] }) =>
      effects.flatMap(({ changes = [] }) =>
        changes.flatMap((each) => (each.on === 'spell' && each.free ? [[name, each.spell, each.free.times]] : [])),
      ),
    );
    const rows = invocationSpells.map(({ name, spell, free }) => [name, spell, free === 'once' ? 1 : null]);
    // Its familiar is called as a Magic action, which is a way of its own.
    expect(rows).toEqual(given.filter(([name]) => name !== 'Pact of the Chain'));
  });
});

describe('SRD 5.2.1, Sorcerer: Font of Magic on the sheet', () => {
  const sorcerer = (more: HeroChanges = {}) => hero({ class: 'sorcerer', level: 5, ...more });
  const font = async (character: Character, way: string, choice?: string) => {
    const more = { way: `font-of-magic.${way}`, ...(choice !== undefined && { choice }) };
    const act = SheetAct.parse({ kind: 'useFeature', use: 'sorcery-points', ...more });
    return actOnSheet(character, act, scripted(), await contentOfFeatures(character));
  };

  it('makes a slot beside those that are not spent, which is gone after a long rest', async () => {
    const { character } = granted(await font(sorcerer(), 'slot1'));
    expect([slotsLeft(character)[0], character.usesSpent]).toEqual([5, { 'sorcery-points': 2 }]);
    expect(slotsLeft(granted(spendSlot(character, 1)))[0]).toBe(4);
    expect(slotsLeft(granted(longRest(character, scripted())).character)[0]).toBe(4);
    expect(Character.parse(character)).toEqual(character);
  });

  it('makes points of a slot: the chosen one, or the lowest, and points that are there are not too many', async () => {
    const spent = sorcerer({ usesSpent: { 'sorcery-points': 5 } });
    const third = granted(await font(spent, 'topoints', '3')).character;
    expect([slotsLeft(third).slice(0, 3), third.usesSpent]).toEqual([[4, 3, 1], { 'sorcery-points': 2 }]);
    const first = granted(await font(spent, 'topoints')).character;
    expect([slotsLeft(first).slice(0, 3), first.usesSpent]).toEqual([[3, 3, 2], { 'sorcery-points': 4 }]);
    expect(refusalOf(await font(spent, 'topoints', '4'))).toBe('Slot into points needs a slot of level 1 or higher.');
    expect(refusalOf(await font(sorcerer(), 'topoints'))).toContain('nothing spent');
  });

  it('is there with no point left, and what its points pay for is not', async () => {
    const spent = sorcerer({ usesSpent: { 'sorcery-points': 5 } });
    const [points] = usesOf(spent).filter(({ id }) => id === 'sorcery-points');
    const shown = points && shownUse(spent, points, allWays(spent, await contentOfFeatures(spent)));
    const open = shown?.ways.filter(({ refused }) => refused === null).map(({ key }) => key);
    expect([shown?.isOpen, open]).toEqual([true, ['font-of-magic.topoints']]);
  });
});
