import { levelOf } from './classes/class-line.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachAbility } from '#domain/rules/ability.ts';
import { castSpell } from './actions/cast.ts';
import { addCondition, removeCondition, setExhaustion } from './actions/conditions.ts';
import { learnSpell, prepareSpell } from './actions/spells.ts';
import { spendUse, usesOf } from './sheet/uses.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { endEffects } from './effects/end-effects.ts';
import { startEffects } from './effects/start-effects.ts';
import { everyClass, fittingChoices, hero } from './character.fixture.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { Character, Place } from './character.ts';
import { payCoins } from '#domain/rules/coins.ts';
import { rollDeathSave, stabilize } from './actions/death-saves.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { gainTemporary, heal, takeDamage } from './actions/current-hit-points.ts';
import { placeItem } from './inventory/equip.ts';
import { addItem, itemOf, removeItem } from './inventory/inventory.ts';
import { levelUp } from './advancement/level-up.ts';
import { longRest, shortRest } from './actions/rest.ts';
import { changeBetween, changeSheet, inverseOf } from './change.ts';
import type { Figure } from './sheet/figure.ts';
import { deriveSheet } from './sheet/sheet.ts';
import { recoverSlot, slotsLeft, slotsOf, spendSlot } from './sheet/class-casting.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { spells } from '#domain/srd/spells.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Something done to a character; undefined when it was refused. */
type SheetAction = (character: Character) => Character | undefined;
type ChangeResult = CharacterResult<Character> | CharacterResult<{ character: Character }>;

const done = (answer: ChangeResult): Character | undefined => {
  if (!answer.ok) return undefined;
  return 'character' in answer.value ? answer.value.character : answer.value;
};
const small = fc.integer({ min: 0, max: 30 });
const level = fc.integer({ min: 0, max: 10 });
const face = fc.integer({ min: 1, max: 20 });
const dice =
  (shown: number): Dice =>
  (sides) =>
    1 + (shown % sides);
const catalogId = fc.constantFrom('longsword', 'shield', 'plate-armor', 'leather-armor', 'dagger', 'greataxe', 'torch');
const spell = fc.constantFrom(...spells.map(({ id }) => id));

const anyAction: fc.Arbitrary<SheetAction> = fc.oneof(
  fc.tuple(small, fc.boolean()).map(
    ([amount, critical]): SheetAction =>
      (each) =>
        done(takeDamage(each, amount, { critical })),
  ),
  small.map(
    (amount): SheetAction =>
      (each) =>
        done(heal(each, amount)),
  ),
  small.map(
    (amount): SheetAction =>
      (each) =>
        done(gainTemporary(each, amount)),
  ),
  face.map(
    (shown): SheetAction =>
      (each) =>
        done(rollDeathSave(each, dice(shown))),
  ),
  fc.constant<SheetAction>((each) => done(stabilize(each))),
  fc.tuple(level, face).map(
    ([count, shown]): SheetAction =>
      (each) =>
        done(shortRest(each, count, dice(shown))),
  ),
  face.map(
    (shown): SheetAction =>
      (each) =>
        done(longRest(each, dice(shown))),
  ),
  level.map(
    (at): SheetAction =>
      (each) =>
        done(spendSlot(each, at)),
  ),
  level.map(
    (at): SheetAction =>
      (each) =>
        done(recoverSlot(each, at)),
  ),
  fc.tuple(spell, level).map(
    ([id, at]): SheetAction =>
      (each) =>
        done(castSpell(each, id, { kind: 'slot', level: at })),
  ),
  spell.map(
    (id): SheetAction =>
      (each) =>
        done(learnSpell(each, id)),
  ),
  fc.tuple(spell, fc.boolean()).map(
    ([id, on]): SheetAction =>
      (each) =>
        done(prepareSpell(each, id, on)),
  ),
  fc.constantFrom('stunned' as const, 'prone' as const, 'grappled' as const).map(
    (id): SheetAction =>
      (each) =>
        done(addCondition(each, id)),
  ),
  fc.constantFrom('stunned' as const, 'prone' as const, 'grappled' as const).map(
    (id): SheetAction =>
      (each) =>
        done(removeCondition(each, id)),
  ),
  fc.integer({ min: -1, max: 4 }).map(
    (at): SheetAction =>
      (each) =>
        done(setExhaustion(each, at)),
  ),
  fc.tuple(catalogId, fc.integer({ min: 1, max: 3 })).map(
    ([id, many]): SheetAction =>
      (each) =>
        done(addItem(each, itemOf(id, many, `of-${id}`))),
  ),
  fc.tuple(catalogId, fc.integer({ min: 1, max: 3 })).map(
    ([id, many]): SheetAction =>
      (each) =>
        done(removeItem(each, `of-${id}`, many)),
  ),
  fc.tuple(catalogId, fc.constantFrom(...Place.options)).map(
    ([id, place]): SheetAction =>
      (each) =>
        done(placeItem(each, `of-${id}`, place)),
  ),
  fc.integer({ min: 0, max: 3000 }).map((price): SheetAction => (each) => {
    const paid = payCoins(each.coins, price);
    return paid.ok ? { ...each, coins: paid.value } : undefined;
  }),
  fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 })).map(
    ([index, times]): SheetAction =>
      (each) =>
        done(spendUse(each, usesOf(each)[index]?.id ?? '', times)),
  ),
  face.map(
    (shown): SheetAction =>
      (each) =>
        done(levelUp(each, { ...fittingChoices(each), hitPoints: 'roll' }, dice(shown))),
  ),
);

const score = fc.integer({ min: 1, max: 20 });
const anyHero: fc.Arbitrary<Character> = fc
  .record({
    class: fc.constantFrom(...everyClass),
    species: fc.constantFrom(...speciesIds),
    ruleSet: fc.constantFrom('quick' as const, 'srd' as const),
    stats: fc.record(eachAbility(() => score)),
    coins: fc.record({ copper: small, silver: small, electrum: small, gold: small, platinum: small }),
  })
  .map((chosen) => hero({ ...chosen, skills: ['stealth', 'arcana', 'insight'], level: 1 }));

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/** Runs actions on frozen characters, so that an action that changes its input throws. */
function live(start: Character, actions: SheetAction[]): [before: Character, after: Character][] {
  const steps: [Character, Character][] = [];
  let character = frozen(start);
  for (const action of actions) {
    const after = action(character);
    if (after) steps.push([character, frozen(after)]);
    character = after ?? character;
  }
  return steps;
}

const always = (holds: (before: Character, after: Character) => void, seed?: number) =>
  fc.assert(
    fc.property(anyHero, fc.array(anyAction, { minLength: 20, maxLength: 60 }), (start, actions) => {
      for (const [before, after] of live(start, actions)) holds(before, after);
    }),
    { numRuns: 150, seed },
  );

it('keeps every character well-formed, whatever happens', () => {
  always((_, after) => expect(Character.parse(after)).toEqual(after));
});

it('keeps hit points, hit dice and slots between nothing and all', () => {
  always((_, after) => {
    const { hitPoints, hitDice, uses } = deriveSheet(after);
    expect(hitPoints.maximum.value).toBeGreaterThanOrEqual(1);
    expect(hitPoints.left).toBeGreaterThanOrEqual(0);
    expect(hitPoints.left).toBeLessThanOrEqual(hitPoints.maximum.value);
    for (const { id, left, total } of hitDice) expect(left).toBe(total - (after.hitDiceSpent[id] ?? 0));
    if (after.ruleSet === 'srd') expect(hitDice.reduce((sum, { total }) => sum + total, 0)).toBe(levelOf(after));
    slotsOf(after).forEach((total, index) => expect(after.slotsSpent[index]).toBeLessThanOrEqual(total));
    expect(slotsLeft(after).every((left) => left >= 0)).toBe(true);
    for (const { left, total } of uses) expect(left >= 0 && left <= total).toBe(true);
  });
});

it('explains every number of a sheet by parts that add up to it', () => {
  const adds = ({ value, parts }: Figure) => expect(parts.reduce((sum, each) => sum + each.value, 0)).toBe(value);
  always((_, after) => {
    const sheet = deriveSheet(after);
    [sheet.armorClass, sheet.hitPoints.maximum, sheet.speed, sheet.initiative, sheet.passivePerception].forEach(adds);
    for (const { save } of Object.values(sheet.abilities)) adds(save);
    for (const { check } of sheet.skills) adds(check);
    for (const { toHit, damage } of sheet.attacks) [toHit, damage].forEach(adds);
    expect(sheet.speed.value).toBeGreaterThanOrEqual(0);
  });
});

it('undoes every change to the character it was, and does it again', () => {
  always((before, after) => {
    const change = changeBetween(before, after, {
      actorId: 'mira',
      createdAt: '2026-01-01T00:00:00Z',
      summary: [{ area: 'record', kind: 'unreadable' }],
    });
    if (!change) return expect(after).toEqual(before);
    const undo = inverseOf(change, { actorId: 'tomas', createdAt: '2026-01-02T00:00:00Z' });
    expect(changeSheet(before, change)).toEqual({ ok: true, value: after });
    expect(changeSheet(after, undo)).toEqual({ ok: true, value: before });
    expect(changeSheet(before, JSON.parse(JSON.stringify(change)))).toEqual({ ok: true, value: after });
  });
});

it('holds one suit of armor, one shield and no more than two hands', () => {
  always((_, { inventory }) => {
    const at = (place: Place) => inventory.filter((item) => item.place === place);
    expect(at('worn').filter(({ type }) => type === 'Armor').length).toBeLessThanOrEqual(1);
    expect(at('mainHand').length + at('bothHands').length).toBeLessThanOrEqual(1);
    expect(at('offHand').length + at('bothHands').length).toBeLessThanOrEqual(1);
  });
});

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.integer({ min: -5, max: 10 }).map((add): Change => ({ on: 'armorClass', add: `${add}` })),
  fc.integer({ min: 10, max: 18 }).map((base): Change => ({ on: 'armorClass', base, abilities: ['dexterity'] })),
  fc.integer({ min: 10, max: 20 }).map((least): Change => ({ on: 'armorClass', least })),
  fc.constantFrom('1d4', '-1d4', '2', '1d6+1').map((add): Change => ({ on: 'savingThrows', abilities: 'all', add })),
  fc.constantFrom('1d4', '10').map((add): Change => ({ on: 'abilityChecks', add })),
  fc.constantFrom('2', '1d6').map((add): Change => ({ on: 'damageRolls', with: 'strength', add })),
  fc.integer({ min: -30, max: 30 }).map((add): Change => ({ on: 'speed', of: 'all', add })),
  fc.constantFrom(0, 0.5, 2).map((times): Change => ({ on: 'speed', of: 'walk', times })),
  fc.integer({ min: 1, max: 20 }).map((add): Change => ({ on: 'hitPointMaximum', add: `${add}` })),
  fc.constantFrom('constitution' as const, 'strength' as const).map((ability): Change => ({ on: 'abilityScore', ability, least: 19 })),
  fc.constant<Change>({ on: 'resistance', types: 'all' }),
);
const anyEffects = fc.array(
  fc
    .tuple(fc.constantFrom('Mage Armor', 'Bless', 'Rage'), fc.array(anyChange, { maxLength: 4 }))
    .map(([name, changes]) => effect(name, ...changes)),
  { maxLength: 4 },
);

it('is the same sheet again after effects have started and ended, and every number explains itself meanwhile', () => {
  fc.assert(
    fc.property(anyHero, anyEffects, small, (start, effects, damage) => {
      const character = frozen({ ...start, damage: Math.min(damage, deriveSheet(start).hitPoints.maximum.value) });
      const during = frozen(startEffects(character, effects).character);
      expect(Character.parse(during)).toEqual(during);
      expect(new Set(during.activeEffects.map(({ id }) => id)).size).toBe(during.activeEffects.length);
      const { armorClass, speed, hitPoints } = deriveSheet(during);
      for (const { value, parts } of [armorClass, speed, hitPoints.maximum])
        expect(parts.reduce((sum, each) => sum + each.value, 0)).toBe(value);
      expect(speed.value).toBeGreaterThanOrEqual(0);
      expect(hitPoints.left).toBe(deriveSheet(character).hitPoints.left);
      const after = endEffects(during, () => true).character;
      expect(after).toEqual(character);
      expect(deriveSheet(after)).toEqual(deriveSheet(character));
    }),
    { numRuns: 300 },
  );
});

it('does all of this, so that these properties are about something', () => {
  let [down, dead, cast, armed, high] = [0, 0, 0, 0, 0];
  always((before, after) => {
    const { life, attacks } = deriveSheet(after);
    if (life === 'dying') down += 1;
    if (life === 'dead') dead += 1;
    if (before.slotsSpent !== after.slotsSpent && slotsLeft(after).some((left, index) => left < (slotsLeft(before)[index] ?? 0))) cast += 1;
    if (attacks.some(({ place, itemId }) => itemId !== null && place !== 'pack')) armed += 1;
    if (levelOf(after) >= 3) high += 1;
  }, 1);
  for (const seen of [down, dead, cast, armed, high]) expect(seen).toBeGreaterThan(0);
});
