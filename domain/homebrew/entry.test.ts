import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { parseDice } from '#domain/dice/expression/expression.ts';
import { limits } from '#domain/limits/limits.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { tier } from '#tests/support/tier.ts';
import { waresOf } from './own-wares.ts';
import { problemOfFormula } from './formula-problem.ts';
import { copyEntry, findCopySources } from './copy-entry.ts';
import { HomebrewEntry } from './entry.ts';
import { cinderDrake, tideRing } from './homebrew.fixture.ts';
import { contentIdOf, entryIdOf } from '#domain/homebrew-id.ts';
import { homebrewKinds } from './kinds.ts';
import { tellEntry } from './tell-entry.ts';
import { statBlockOfHomebrew } from './stat-block.ts';

const id = cinderDrake.id;
const placesOf = (entry: unknown) => HomebrewEntry.safeParse(entry).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('an entry of homebrew', () => {
  it('of a creature tells its hit points with the dice', () => {
    const told = (hitDice: string) => tellEntry({ ...cinderDrake, facts: { ...cinderDrake.facts, hitDice } }).facts.join('|');
    expect(told('4d8+4')).toContain('HP 22 (4d8 + 4) ·');
    expect(told('3d6-2')).toContain('HP 8 (3d6 - 2) ·');
    expect(told('5d10')).toContain('HP 27 (5d10) ·');
  });

  it('is taken as it was written', () => expect(HomebrewEntry.parse(cinderDrake)).toEqual(cinderDrake));

  it.each([
    ['name', { name: '  ' }],
    ['activities.0.damage.0.formula', { activities: [{ kind: 'damage', damage: [{ formula: '500d6', types: ['fire'] }] }] }],
    ['activities.0.damage.0.formula', { activities: [{ kind: 'damage', damage: [{ formula: '1d6+@luck', types: ['fire'] }] }] }],
    ['activities.0.note', { activities: [{ kind: 'utility', note: 'a\0b' }] }],
    ['effects.0.changes.0.on', { effects: [{ changes: [{ on: 'luck' }] }] }],
    ['facts.hitDice', { facts: { ...cinderDrake.facts, hitDice: '999d999' } }],
    ['facts.armorClass', { facts: { ...cinderDrake.facts, armorClass: 900 } }],
    [
      'text',
      {
        activities: Array.from({ length: 12 }, () => ({
          kind: 'utility',
          effects: Array.from({ length: 9 }, () => ({ text: 'x'.repeat(400) })),
        })),
      },
    ],
  ])('that is wrong at %s says so', (place, wrong) => expect(placesOf({ ...cinderDrake, ...wrong })).toContain(place));

  it('has an id that no entry of the SRD has', () => {
    expect(entryIdOf(contentIdOf(id))).toBe(id);
    expect(monsters.filter((each) => entryIdOf(each.id) !== null)).toEqual([]);
  });
});

describe('a formula that is accepted', () => {
  const term = fc.oneof(
    fc.tuple(fc.nat(40), fc.nat(120)).map(([count, sides]) => `${count}d${sides}`),
    fc.nat(2000).map(String),
    fc.tuple(fc.nat(30), fc.constantFrom('level', 'ability', 'strength', 'luck')).map(([times, name]) => `${times}*@${name}`),
  );
  const formula = fc.array(fc.tuple(fc.constantFrom('+', '-'), term), { minLength: 1, maxLength: 8 });
  const values = { level: 20, ability: -5, strength: 10 };

  it('can always be rolled, nine times over', () => {
    fc.assert(
      fc.property(formula, (terms) => {
        const text = terms.map(([sign, each], at) => (at === 0 ? each : `${sign}${each}`)).join('');
        if (problemOfFormula(text) !== null) return;
        const grown = reckonFormula(Array.from({ length: 10 }, () => text).join('+'), values);
        expect(grown !== null && parseDice(grown).ok).toBe(true);
      }),
      { numRuns: tier.bound(300, 5000) },
    );
  });
});

describe('a creature of homebrew', () => {
  const block = statBlockOfHomebrew(cinderDrake);

  it('fights with what its activities say', () => {
    expect(block).toMatchObject({ name: 'Cinder Drake', hitPoints: 68, proficiency: 3, xp: 1800, attacksPerTurn: 2 });
    expect(block.saves.constitution).toBe(6);
    expect(block.attacks).toMatchObject([
      {
        name: 'Burning Sword +1',
        toHit: 7,
        reach: 5,
        damage: [
          { dice: '1d8+5', type: 'slashing' },
          { dice: '1d6', type: 'fire' },
        ],
      },
    ]);
    expect(block.effects).toMatchObject([
      { name: 'Fire Breath', ability: 'dexterity', dc: 14, area: '30-foot cone', recharge: 5, onSave: 'half' },
    ]);
  });

  it('tells in words what a fight does not roll', () =>
    expect(block.traits).toEqual([
      { name: 'Cinder Drake', text: 'It smells of wet ash.' },
      { name: 'Ember Heart', text: 'Bonus action; regains 2d8 hit points.' },
      { name: 'Hot Hide', text: 'resistance: cold' },
    ]));
});

it('an item of homebrew stands in the catalogue of magic items under an id of its own', () => {
  const [ware] = [...waresOf([tideRing, cinderDrake]).values()];
  expect(ware).toMatchObject({
    id: contentIdOf(tideRing.id),
    name: 'Ring of Slack Water',
    type: 'Gear',
    rarity: 'rare',
    effects: tideRing.effects,
  });
});

describe.each(homebrewKinds)('a %s of the SRD', (kind) => {
  it('is found by its name', async () => {
    const found = await findCopySources(kind, 'sp');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(limits.homebrewSources);
    expect(found.every(({ name }) => /sp/i.test(name))).toBe(true);
    expect(await copyEntry(kind, 'no-such-thing')).toBeNull();
  });

  it('can be the beginning of an entry, whichever it is', async () => {
    const letters = ['a', 'e', 'i', 'o', 'u', 'r', 's', 'dragon', 'sphere', 'of '];
    const found = new Map((await Promise.all(letters.map((each) => findCopySources(kind, each)))).flat().map((each) => [each.id, each]));
    for (const source of found.values()) {
      const draft = await copyEntry(kind, source.id);
      const read = HomebrewEntry.safeParse({ ...draft, id });
      expect(read.success ? [] : [source.name, read.error.issues]).toEqual([]);
      if (read.success && read.data.kind === 'monster') profileFromStatBlock(statBlockOfHomebrew(read.data), { id });
    }
  });
});
