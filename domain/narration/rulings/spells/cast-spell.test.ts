import { describe, expect, it } from 'vitest';
import { granted, hero, scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { harbour, opened, party } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import { applyEffect, sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import { heroSpellOf } from '#domain/narration/spells/hero-spells.ts';

/** A hero of the fixture. */
function heroAt(place: number): Hero {
  const found = party[place];
  if (!found) throw new Error('the fixture has two heroes');
  return found;
}
const [kara, tomas] = [heroAt(0), heroAt(1)];

/** What comes of a spell that Kara casts on Tomas, as he is. */
async function castOn(changes: HeroChanges, id: string, choice?: string) {
  const stats = scores({ wisdom: 16 });
  const cleric = hero({ class: 'cleric', level: 9, stats, spells: [{ spell: id, prepared: true, from: 'class', class: 'cleric' }] });
  const content = await contentOfSpell(cleric, id);
  const spell = heroSpellOf(cleric, id, content);
  if (!spell) throw new Error(`nobody knows ${id}`);
  const target = hero({ id: 'tomas-sheet', name: 'Tomas', ...changes });
  const caster: Hero = { ...kara, sheet: { ...heroSheetOf(cleric), spells: [spell] } };
  const other: Hero = { ...tomas, name: 'Tomas', sheet: heroSheetOf(target), card: heroCardOf(target) };
  const { damage, isStable } = heroSheetOf(target);
  const state = { ...opened, heroes: { [tomas.id]: { damage, ...(isStable && { stable: isStable }) } } };
  const table = [caster, other];
  const intents = [{ heroId: kara.id, text: `I cast ${spell.name} on Tomas.` }];
  const context = { adventure: harbour, state, begun: state, party: table, intents, cause: 'turn' as const, rulings: [], dice: () => 4 };
  const call = { name: 'cast_spell' as const, heroId: kara.id, spell: spell.name, targets: [tomas.id], ...(choice && { choice }) };
  const { ruling, state: after } = rule(context, call);
  const [effect] = sheetEffectsOf({ adventure: harbour, party: table }, [ruling]);
  const chance = { dice: () => 4, newId: () => 'new', content: { ...content, others: [target] } };
  const done = effect && granted(applyEffect(cleric, effect, chance));
  const reached = done && 'reached' in done ? done.reached[0]?.character : undefined;
  return { ruling, codes: ruling.facts.map(({ code }) => code), state: after, reached };
}

describe('Spare the Dying in the story', () => {
  it('makes somebody who is dying stable, in the story and on the sheet', async () => {
    const { codes, state, reached } = await castOn({ damage: 999 }, 'spare-the-dying');
    expect(codes).toEqual(['castsSpellOn', 'becomesStable']);
    expect(state.heroes[tomas.id]).toMatchObject({ stable: true });
    expect(reached && lifeOf(reached)).toBe('stable');
  });

  it.each([
    ['stands', { damage: 1 }, 'heroIsNotDown'],
    ['is stable', { damage: 999, deathSaves: { successes: 3, failures: 0 } }, 'heroIsStable'],
    ['is dead', { damage: 999, deathSaves: { successes: 0, failures: 3 } }, 'heroIsDead'],
  ] as const)('is refused on somebody who %s', async (_, changes, code) => {
    expect((await castOn(changes, 'spare-the-dying')).codes).toEqual([code]);
  });
});

describe('Lesser Restoration in the story', () => {
  it('ends the condition that is chosen, and is refused where there is none', async () => {
    const cured = await castOn({ conditions: ['blinded', 'poisoned'] }, 'lesser-restoration', 'Poisoned');
    expect([cured.codes, cured.reached?.conditions]).toEqual([['castsSpellOn'], ['blinded']]);
    expect((await castOn({ conditions: ['blinded'] }, 'lesser-restoration', 'Poisoned')).codes).toEqual(['hasNothingToCure']);
  });
});

it('healing is refused on the dead', async () => {
  const dead = { damage: 999, deathSaves: { successes: 0, failures: 3 } };
  expect((await castOn(dead, 'cure-wounds')).codes).toEqual(['heroIsDead']);
});

describe('spells that bring back the dead, in the story', () => {
  const dead = { damage: 999, deathSaves: { successes: 0, failures: 3 } };

  it.each([
    ['revivify', 0],
    ['raise-dead', 1],
  ] as const)('%s gives somebody who is dead one hit point, on their sheet', async (id, ordeals) => {
    const { codes, reached } = await castOn(dead, id);
    expect(codes).toEqual(['castsSpellOn']);
    expect(reached && [lifeOf(reached), hitPointsLeft(reached), reached.activeEffects.length]).toEqual(['up', 1, ordeals]);
  });

  it('are refused on who lives, dying or not', async () => {
    expect((await castOn({ damage: 999 }, 'revivify')).codes).toEqual(['heroIsNotDead']);
    expect((await castOn({}, 'raise-dead')).codes).toEqual(['heroIsNotDead']);
  });
});
