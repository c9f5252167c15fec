import { describe, expect, it } from 'vitest';
import { carrying, granted, hero, refusalOf, scores, scripted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { endingBetween } from './ending.ts';
import { heroHitPointsOf, heroSheetOf } from './hero-sheet.ts';
import { openingState } from './play-state.ts';
import type { PlayState } from './play-state.ts';
import { tellRuling } from './rulings/tell-ruling.ts';
import type { ToolCall, Ruling } from './tool-call.ts';
import { harbour } from './rulings/rule-on-call.fixture.ts';
import { rule } from './rulings/rule-on-call.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { applyEffect, sheetEffectsOf } from './sheet-effect.ts';

const kara: Character = hero({
  stats: scores({ strength: 16, wisdom: 8 }),
  inventory: carrying(['longsword', 'mainHand']),
  skills: ['athletics'],
});
const seated = { id: 'mira', name: 'Kara', sheet: heroSheetOf(kara) };
const plain = { id: 'tov', name: 'Tov' };
const party = [seated, plain];
const start = { ...openingState(harbour), time: { turns: 20, clocks: {} } };
const intents = party.map(({ id }) => ({ heroId: id, text: 'I look about, strike, and take what lies there.' }));

/** Plays calls one after the other. */
function play(
  calls: ToolCall[],
  { state = start, faces = [], fighting = false }: { state?: PlayState; faces?: number[]; fighting?: boolean } = {},
) {
  const dice = scripted(...faces);
  const rulings: Ruling[] = [];
  let now = state;
  for (const call of calls) {
    const verdict = rule({ adventure: harbour, begun: state, state: now, party, intents, cause: 'turn', rulings, dice, fighting }, call);
    rulings.push(verdict.ruling);
    now = verdict.state;
  }
  return { rulings, state: now };
}

const check = (heroId: string): ToolCall => ({ name: 'check', heroId, skill: 'athletics', dc: 15, advantage: 'none' });
const cellar = { ...start, scene: 'cellar' };

describe('a hero with a sheet', () => {
  it('checks, strikes and is struck by its numbers; one without by those of a plain adventurer', () => {
    const { rulings } = play([check('mira'), check('tov'), { name: 'attack', heroId: 'mira', target: 'hound' }], {
      faces: [10, 10, 15, 4],
    });
    expect(rulings.map(({ rolls }) => rolls.map(({ modifier }) => modifier))).toEqual([[5], [2], [5, 3]]);
    expect(heroHitPointsOf({ heroes: {} }, seated)).toBe(hitPointsLeft(kara));
  });

  it('takes on the sheet what a reply did, and nothing that was refused', () => {
    const { rulings } = play(
      [
        { name: 'npc_attack', npc: 'rat', target: 'mira' },
        { name: 'loot', heroId: 'mira', loot: 'rope' },
        { name: 'loot', heroId: 'mira', loot: 'idol' },
        { name: 'npc_attack', npc: 'rat', target: 'tov' },
      ],
      { state: cellar, faces: [20, 4, 4, 20, 4, 4] },
    );
    const effects = sheetEffectsOf({ adventure: harbour, party }, rulings);
    expect(effects.map(({ kind }) => kind)).toEqual(['damage', 'loot']);
    let after = kara;
    for (const effect of effects) after = granted(applyEffect(after, effect, { dice: scripted(), newId: () => 'new' })).character;
    expect([kara.damage, after.damage]).toEqual([0, 6]);
    expect(after.inventory.at(-1)).toMatchObject({ name: 'Rope', type: 'Gear', quantity: 1 });
  });

  it('has small things among the items from the taking to the laying down', () => {
    const call = (state: 'carried' | 'laid'): ToolCall => ({ name: 'scene_tag', heroId: 'mira', state, thing: 'the pebble' });
    const ruled = (each: ToolCall): Ruling => ({ call: each, allowed: true, degree: null, rolls: [], facts: [] });
    const effects = sheetEffectsOf({ adventure: harbour, party }, [ruled(call('carried')), ruled(call('laid'))]);
    const chance = { dice: scripted(), newId: () => 'new' };
    const sheets = effects.reduce<Character[]>(
      (all, effect) => [...all, granted(applyEffect(all.at(-1) ?? kara, effect, chance)).character],
      [],
    );
    expect(sheets[0]?.inventory.at(-1)).toMatchObject({ name: 'Pebble', type: 'Gear', quantity: 1 });
    expect(sheets[1]?.inventory).toEqual(kara.inventory);
  });

  it('has what another hero hands to them, who has it no more', () => {
    const other = { id: 'tov', name: 'Tov', sheet: heroSheetOf({ ...kara, id: 'other' }) };
    const call: ToolCall = { name: 'give', heroId: 'mira', npc: 'tov', loot: 'the pebble' };
    const effects = sheetEffectsOf({ adventure: harbour, party: [seated, other] }, [
      { call, allowed: true, degree: null, rolls: [], facts: [] },
    ]);
    expect(effects).toMatchObject([
      { characterId: kara.id, kind: 'given', loot: { name: 'the pebble' } },
      { characterId: 'other', kind: 'loot', loot: { name: 'the pebble', quantity: 1 } },
    ]);
  });

  it.each([
    ['a long rest gives back all', 'long', { damage: 9 }, 0],
    ['a short one as hit dice give', 'short', { damage: 9 }, 3],
    ['who is stable wakes with one hit point by morning', 'long', { damage: 10, deathSaves: { successes: 3, failures: 0 } }, 9],
    ['by the quick rules a short one gives back half', 'short', { ruleSet: 'quick', damage: 5 }, 2],
  ] as const)('rests: %s', (_name, length, changes, damage) => {
    const tired = { ...kara, ...changes };
    const effect = { characterId: kara.id, kind: 'rest', length } as const;
    expect(granted(applyEffect(tired, effect, { dice: () => 6, newId: () => 'x' })).character.damage).toBe(damage);
  });

  it.each([
    ['dying', 'long', {}],
    ['dying', 'short', {}],
    ['dying by the quick rules', 'short', { ruleSet: 'quick' }],
    ['stable', 'short', { deathSaves: { successes: 3, failures: 0 } }],
  ] as const)('gets nothing from a rest that does not help who is %s: a %s one', (_name, length, changes) => {
    const down = { ...kara, damage: 10, ...changes };
    const effect = { characterId: kara.id, kind: 'rest', length } as const;
    expect(refusalOf(applyEffect(down, effect, { dice: () => 6, newId: () => 'x' }))).toBe('Kara cannot rest at 0 hit points.');
  });
});

it('a short rest spends the hit dice that are said, of the hero whose player says them', () => {
  const other = { ...seated, id: 'petra', sheet: { ...seated.sheet, characterId: 'other' } };
  const said = [{ heroId: 'mira', text: 'We take a short rest and I spend two hit dice' }];
  const ruling = play([{ name: 'rest', length: 'short' }]).rulings;
  const effects = sheetEffectsOf({ adventure: harbour, party: [seated, other], intents: said }, ruling);
  expect(effects).toMatchObject([{ hitDice: 2 }, { characterId: 'other', hitDice: 0 }]);
  const tired = { ...kara, level: 3, damage: 9, hitDiceSpent: { d10: 0 } };
  const after = effects.map((effect) => granted(applyEffect(tired, effect, { dice: () => 1, newId: () => 'x' })));
  expect(after.map(({ rolls }) => rolls.length)).toEqual([1, 0]);
});

describe('a rest', () => {
  const hurt = { ...start, heroes: { tov: { damage: 7 }, mira: { damage: 30, stable: true as const } } };
  it.each([
    ['short', 3, 0],
    ['long', 0, 1],
  ] as const)('that is %s mends those without a sheet, once a reply', (length, damage, left) => {
    const { rulings, state } = play(
      [
        { name: 'rest', length },
        { name: 'rest', length: 'long' },
      ],
      { state: hurt },
    );
    expect(rulings.map(({ allowed }) => allowed)).toEqual([true, false]);
    expect(state.heroes['tov']).toEqual({ damage });
    expect(heroHitPointsOf(state, seated)).toBe(left);
  });

  it('is refused beside somebody hostile', () => {
    expect(play([{ name: 'rest', length: 'short' }], { state: cellar }).rulings.map(tellRuling)).toEqual([
      'Nobody rests while the rat is near.',
    ]);
  });
});

describe('while a fight goes on at the Combat tab', () => {
  it.each<ToolCall>([
    { name: 'attack', heroId: 'mira', target: 'hound' },
    { name: 'npc_attack', npc: 'rat', target: 'mira' },
    { name: 'set_location', exit: 'stair' },
    { name: 'rest', length: 'long' },
  ])('the narrator rules no $name', (call) => {
    const { rulings, state } = play([call], { fighting: true });
    expect(rulings[0]).toMatchObject({ allowed: false, rolls: [] });
    expect(state).toEqual(start);
  });

  it('a word may still be weighed', () => {
    expect(play([check('mira')], { fighting: true }).rulings[0]?.allowed).toBe(true);
  });
});

describe('an ending', () => {
  const adventure = { ...harbour, endings: [{ id: 'flood', clock: 'tide', text: 'The quay is gone.' }] };
  const tick: ToolCall = { name: 'tick_clock', clock: 'tide' };
  const bench = (state: PlayState) => ({
    adventure,
    begun: state,
    state,
    party,
    intents,
    cause: 'turn' as const,
    rulings: [],
    dice: scripted(),
  });
  const afterTurns = (state: PlayState): PlayState => ({ ...state, time: { turns: 40, clocks: state.time?.clocks ?? {} } });

  it('is reached with its mark, told with the ruling, and told once', () => {
    const once = rule(bench(start), tick);
    expect(once.state.ended).toBeUndefined();
    const twice = rule(bench(afterTurns(once.state)), tick);
    expect(tellRuling(twice.ruling)).toContain('The quay is gone.');
    expect(endingBetween(adventure, once.state, twice.state)?.id).toBe('flood');
    const later = rule(bench(twice.state), check('mira'));
    expect(tellRuling(later.ruling)).not.toContain('The quay is gone.');
    expect(endingBetween(adventure, twice.state, later.state)).toBeNull();
  });
});
