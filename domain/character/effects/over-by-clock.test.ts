import { expect, describe, it } from 'vitest';
import { SheetAct } from '#domain/character/actions/act.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { granted, hero, refusalOf, scores, scripted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { contentOfFeatures } from './content.ts';
import { contentOfSpell } from './content-of-spell.ts';
import { settled, withoutShortEffects } from './over-by-clock.ts';
import { nextOver, withClock } from './play-clock.ts';

type Given = Parameters<typeof SheetAct.parse>[0];

const spellKnown = (spell: string) => ({ spell, prepared: true, from: 'class' as const });
const stats = scores({ dexterity: 14, constitution: 14, intelligence: 16 });
const caster = (...spells: string[]) => hero({ name: 'Ysolde', class: 'wizard', level: 9, stats, spells: spells.map(spellKnown) });

async function doing(character: Character, act: Given, ...faces: number[]) {
  const parsed = SheetAct.parse(act);
  const content = parsed.kind === 'cast' ? await contentOfSpell({ homebrew: [] }, parsed.spell) : await contentOfFeatures(character);
  return actOnSheet(character, parsed, scripted(...faces), content);
}

const done = async (...given: Parameters<typeof doing>) => granted(await doing(...given)).character;

describe('what lasts less than an hour outside of a fight', () => {
  const begun = new Date('2026-01-01T20:00:00.000Z');
  const later = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);
  const armorClass = (character: Character) => deriveSheet(character).armorClass.value;
  const under = async (spell: string, level: number, ...more: string[]) =>
    withClock(await done(caster(spell, ...more), { kind: 'cast', spell, with: { kind: 'slot', level } }), begun);

  it('a Shield is over with the next action, and not with what takes none', async () => {
    const shielded = await under('shield', 1, 'fire-bolt');
    expect(armorClass(shielded)).toBe(17);
    const again = await done(shielded, { kind: 'inspiration', held: true });
    expect(armorClass(again)).toBe(17);
    const after = granted(await doing(again, { kind: 'cast', spell: 'fire-bolt', with: { kind: 'free' }, targets: [] }, 10, 5, 5));
    expect([armorClass(after.character), after.facts.map(tellCharacterFact).at(-1)]).toEqual([12, 'Shield ends for Ysolde.']);
  });

  it('a Shield is over after a minute of the people who play, and stands aside until the table speaks', async () => {
    const shielded = await under('shield', 1);
    expect(nextOver(shielded)).toEqual(later(1));
    expect(armorClass(withoutShortEffects(shielded))).toBe(12);
    expect([armorClass(settled(shielded, later(0.9))), armorClass(settled(shielded, later(1)))]).toEqual([17, 12]);
    const over = settled(shielded, later(1));
    expect([over.activeEffects, over.pastEffects?.map(({ name }) => name)]).toEqual([[], ['Shield']]);
    const id = over.pastEffects?.[0]?.id ?? '';
    const goesOn = await done(over, { kind: 'judgePastEffect', effectId: id, goesOn: true });
    expect([armorClass(goesOn), goesOn.pastEffects]).toEqual([17, []]);
    expect(nextOver(withClock(goesOn, later(5)))).toEqual(later(6));
    const gone = await done(over, { kind: 'judgePastEffect', effectId: id, goesOn: false });
    expect([gone.activeEffects, gone.pastEffects]).toEqual([[], []]);
  });

  it('a minute of Haste lasts ten of them, frees its concentration then, and comes back with it', async () => {
    const hasty = await under('haste', 3);
    expect(hasty).toMatchObject({ concentration: 'haste', activeEffects: [{ name: 'Haste' }] });
    const over = settled(hasty, later(10));
    expect([settled(hasty, later(9)), over.concentration, armorClass(over)]).toEqual([hasty, null, 12]);
    const id = over.pastEffects?.[0]?.id ?? '';
    expect(await done(over, { kind: 'judgePastEffect', effectId: id, goesOn: true })).toMatchObject({ concentration: 'haste' });
  });

  it.each(['slow', 'wind-wall'])('a minute of %s, of which nothing lies on its caster, frees its concentration too', async (spell) => {
    const slowing = withClock(await done(caster(spell), { kind: 'cast', spell, with: { kind: 'slot', level: 3 }, targets: [] }), begun);
    expect(slowing.concentration).toBe(spell);
    expect([settled(slowing, later(9)), settled(slowing, later(10)).concentration]).toEqual([slowing, null]);
    expect(await done(slowing, { kind: 'passTime' })).toMatchObject({ concentration: null, activeEffects: [] });
  });

  it('what a fight counts, and what lasts an hour, no clock ends', async () => {
    const armored = await under('mage-armor', 1);
    expect([nextOver(armored), settled(armored, later(10_000))]).toEqual([null, armored]);
    const hasty = await under('haste', 3);
    const until = { combatantId: hasty.id, when: 'start' as const, turns: 10 };
    const fighting = { ...hasty, activeEffects: hasty.activeEffects.map((each) => ({ ...each, until })) };
    expect(settled(fighting, later(10_000))).toBe(fighting);
  });

  it('minutes that pass end it at once; where nothing ends by them they are refused', async () => {
    const passed = await done(await under('haste', 3), { kind: 'passTime' });
    expect(passed).toMatchObject({ concentration: null, activeEffects: [] });
    expect(refusalOf(await doing(passed, { kind: 'passTime' }))).toBe('Nothing on Ysolde ends within an hour.');
  });
});
