import { describe, expect, it } from 'vitest';
import type { Dice } from '#domain/dice/dice.ts';
import { limits } from '#domain/limits/limits.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { harbour, intents, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';
import type { RulingContext } from './rule-on-call.ts';
import { tellRuling } from './tell-ruling.ts';

function scripted(...faces: number[]): Dice {
  const left = [...faces];
  return (sides) => left.shift() ?? (sides === 20 ? 10 : 1);
}

/** Plays calls as one reply and gives what came of each. */
function reply(calls: object[], { state = opened, dice = scripted() }: { state?: PlayState; dice?: Dice } = {}) {
  const context: RulingContext = { adventure: harbour, begun: state, state, party, intents, cause: 'turn', rulings: [], dice };
  for (const call of calls) {
    const verdict = rule(context, ToolCall.parse(call));
    context.rulings = [...context.rulings, verdict.ruling];
    context.state = verdict.state;
  }
  const last = context.rulings.at(-1);
  if (!last) throw new Error('nothing was asked');
  const rulings = context.rulings.map((ruling) => ({ ...ruling, outcome: tellRuling(ruling) }));
  return {
    state: context.state,
    rulings,
    last: { ...last, outcome: tellRuling(last) },
    allowed: context.rulings.map((ruling) => ruling.allowed),
  };
}

const check = (skill: string, dc = 10, heroId = 'kara') => ({ name: 'check', heroId, skill, dc });
const attack = { name: 'attack', heroId: 'kara', target: 'hound' };
const bite = (target = 'kara', npc = 'hound') => ({ name: 'npc_attack', npc, target });
const go = (exit: string) => ({ name: 'set_location', exit });
const reveal = (clue: string) => ({ name: 'reveal_clue', clue });
const tick = { name: 'tick_clock', clock: 'tide' };
const take = (loot: string, heroId = 'kara') => ({ name: 'loot', heroId, loot });
const sway = (npc: string, attitude: string) => ({ name: 'update_npc', npc, attitude });

const knows = (...clues: string[]): PlayState => ({ ...opened, clues });
const hound = (damage: number, attitude: 'friendly' | 'wary' | 'hostile' = 'hostile'): PlayState => ({
  ...opened,
  npcs: { hound: { damage, attitude } },
});
const damagedKara = (damage: number): PlayState => ({ ...hound(0), heroes: { kara: { damage } } });
const inCellar: PlayState = { ...opened, scene: 'cellar' };

describe('refusals', () => {
  it.each([
    ['a check by a stranger', [check('stealth', 10, 'nobody')], opened, 'That hero is not in the party.'],
    ['an attack by a stranger', [{ ...attack, heroId: 'rat' }], opened, 'That hero is not in the party.'],
    ['an attack by a hero who is down', [attack], damagedKara(10), 'Kara is down and cannot strike.'],
    ['an attack on someone elsewhere', [{ ...attack, target: 'rat' }], opened, 'There is nobody like that here to strike at.'],
    ['an attack on the beaten', [attack], hound(20), 'There is nobody like that here to strike at.'],
    ['an attack on a bystander', [{ ...attack, target: 'ferrywoman' }], opened, 'Oda is not someone to fight.'],
    ['an attack by an NPC elsewhere', [bite('kara', 'rat')], opened, 'There is nobody like that here to strike.'],
    ['an attack by a beaten NPC', [bite()], hound(20), 'There is nobody like that here to strike.'],
    ['an attack by one who does not fight', [bite('kara', 'ferrywoman')], opened, 'Oda does not fight.'],
    ['an attack by one who is not hostile', [bite()], opened, 'The silt hound is not hostile.'],
    ['an NPC attack on a stranger', [bite('nobody')], hound(0), 'That hero is not in the party.'],
    ['an NPC attack on a hero who is down', [bite()], damagedKara(12), 'Kara is already down.'],
    ['a third attack by one NPC', [bite(), bite('tomas'), bite()], hound(0), 'The silt hound has struck often enough for now.'],
    ['an exit of another scene', [go('up')], opened, 'There is no such exit here.'],
    ['an exit nobody knows of', [go('hatch')], opened, 'There is no such exit here.'],
    ['an exit without a scene behind it', [go('broken')], opened, 'That way leads nowhere.'],
    ['an exit that a foe bars', [go('stair')], hound(0), 'The silt hound bars the way.'],
    ['an exit after a failed sneak', [check('stealth', 13), go('up')], inCellar, 'The rat bars the way.'],
    ['an exit after a check of another kind', [check('history'), go('up')], inCellar, 'The rat bars the way.'],
    ['an exit after a sneak in the scene before', [check('stealth'), go('stair'), go('up')], opened, 'The rat bars the way.'],
    ['an unknown clue', [reveal('gossip')], opened, 'There is no such clue.'],
    ['a clue that hangs nowhere', [reveal('buried')], opened, 'Nothing in this scene gives that away.'],
    ['a clue of another scene', [reveal('hoard')], opened, 'Nothing in this scene gives that away.'],
    ['a clue from someone elsewhere', [reveal('warning')], inCellar, 'Nothing in this scene gives that away.'],
    ['a clue twice', [reveal('crack'), reveal('crack')], opened, 'The party knows that already.'],
    ['a clue without its check', [reveal('tracks')], opened, 'It takes a successful check to learn that.'],
    ['a clue by another skill', [check('nature', 5), reveal('tracks')], opened, 'It takes a successful check to learn that.'],
    ['a hard clue by an easy check', [check('survival', 5), reveal('tracks')], opened, 'It takes a successful check to learn that.'],
    ['a clue by a failed check', [check('survival', 25), reveal('nest')], inCellar, 'It takes a successful check to learn that.'],
    ['an answer without a check', [reveal('warning')], opened, 'It takes a successful check to learn that.'],
    ['an answer that needs another clue', [reveal('debt')], opened, 'The party does not yet know enough to be told that.'],
    ['an unknown clock', [{ ...tick, clock: 'moon' }], opened, 'There is no such danger.'],
    ['a clock twice', [tick, tick], opened, 'That danger has come closer already.'],
    ['a clock past its end', [tick], { ...opened, clocks: { tide: 2 } }, 'That danger has already come to pass.'],
    ['a clock past its end, asked again', [tick, tick], { ...opened, clocks: { tide: 2 } }, 'That danger has already come to pass.'],
    ['loot for a stranger', [take('lantern', 'hound')], opened, 'That hero is not in the party.'],
    ['loot of another scene', [take('rope')], opened, 'There is nothing like that here to take.'],
    ['loot twice', [take('lantern'), take('lantern', 'tomas')], opened, 'That has been taken already.'],
    ['guarded loot', [take('whistle')], opened, 'It is guarded.'],
    ['loot of a guard who never was', [take('idol')], opened, 'It is guarded.'],
    ['a change of mind elsewhere', [sway('rat', 'wary')], opened, 'There is nobody like that here.'],
    ['a change of mind of the beaten', [sway('hound', 'wary')], hound(20), 'There is nobody like that here.'],
    ['a change of mind to the same', [sway('hound', 'wary')], opened, 'The silt hound is wary already.'],
    ['two steps at once', [check('persuasion'), sway('hound', 'friendly')], opened, 'The silt hound does not change so fast.'],
    [
      'two steps in one reply',
      [sway('ferrywoman', 'wary'), check('insight'), sway('ferrywoman', 'neutral')],
      opened,
      'Oda does not change so fast.',
    ],
    ['a step up that nothing won', [sway('hound', 'neutral')], opened, 'Nothing has won the silt hound over.'],
  ] as const)('meet %s', (_, calls, state, outcome) => {
    const before = reply([...calls.slice(0, -1), { ...tick, clock: 'none' }], { state }).state;
    const { last, state: after } = reply([...calls], { state });
    expect(last).toMatchObject({ allowed: false, outcome, rolls: [], degree: null });
    expect(after).toEqual(before);
  });

  it('meet everything after the last ruling a reply has', () => {
    const { allowed, state } = reply([...Array.from({ length: limits.toolCallsPerReply }, () => go('up')), take('lantern')]);
    expect(allowed).not.toContain(true);
    expect(state).toEqual(opened);
    expect(reply([...Array.from({ length: limits.toolCallsPerReply - 1 }, () => go('up')), take('lantern')]).last.allowed).toBe(true);
  });
});

it.each([
  ['another clock', [tick, { ...tick, clock: 'fog' }], opened],
  ['a move that was refused', [check('stealth'), go('stair'), go('up')], inCellar],
  ['NPC attacks that were refused', [bite('nobody'), bite('nobody'), bite()], hound(0)],
  ['a change of mind that was refused', [sway('hound', 'neutral'), check('insight'), sway('hound', 'neutral')], opened],
  ['the mind of another', [sway('ferrywoman', 'wary'), check('insight'), sway('hound', 'neutral')], opened],
  ['the anger of one who does not fight', [sway('ferrywoman', 'hostile'), go('stair')], opened],
] as const)('%s does not stand in the way', (_, calls, state) => {
  expect(reply([...calls], { state, dice: scripted(18) }).last.allowed).toBe(true);
});

describe('checks', () => {
  it.each([
    [20, 'triumph', 'Kara succeeds brilliantly at the stealth check.'],
    [11, 'success', 'Kara succeeds at the stealth check.'],
    [10, 'nearMiss', 'Kara fails the stealth check by a hair.'],
    [5, 'failure', 'Kara fails the stealth check.'],
    [1, 'disaster', 'Kara fails the stealth check, and it goes badly wrong.'],
  ])('showing %i are a %s', (face, degree, outcome) => {
    const { last, state } = reply([check('stealth', 13)], { dice: scripted(face) });
    expect(last).toMatchObject({ allowed: true, degree, outcome, rolls: [{ faces: [face], modifier: 2, against: 13 }] });
    expect(state).toEqual(opened);
  });

  it.each([
    [-1000, 10],
    [5, 10],
    [25, 25],
    [9999, 25],
  ])('asked against %i are rolled against %i', (dc, against) => {
    expect(reply([check('arcana', dc)]).last.rolls).toMatchObject([{ against }]);
  });

  it('keep the better of two dice with the help of another hero', () => {
    const { last } = reply([{ ...check('stealth'), helperId: 'tomas' }], { dice: scripted(3, 17) });
    expect(last.rolls).toMatchObject([{ faces: [3, 17], kept: [17], total: 19 }]);
  });
});

describe('fights', () => {
  it.each([
    [
      '20, doubling the dice',
      'criticalHit',
      [20, 8, 8],
      18,
      'triumph',
      "Kara's blow lands with full force, and the silt hound is near death.",
    ],
    ['8, just enough', 'hit', [8, 1], 3, 'success', "Kara's blow lands, and the silt hound is scratched."],
    ['7, one short', 'miss', [7], 0, 'nearMiss', "Kara's blow misses the silt hound by a hair."],
    ['4, well short', 'miss', [4], 0, 'failure', "Kara's blow misses the silt hound."],
    ['1', 'miss', [1], 0, 'disaster', "Kara's blow goes badly astray and misses the silt hound."],
  ] as const)('with a %s: %s', (_, went, faces, damage, degree, outcome) => {
    const { last, state } = reply([attack], { dice: scripted(...faces) });
    expect(last).toMatchObject({ allowed: true, degree, outcome });
    expect(last.rolls[0]?.outcome).toBe(went);
    expect(last.rolls.flatMap((roll) => roll.faces)).toEqual(faces);
    expect(state).toEqual(hound(damage));
  });

  it('end when the foe has no hit points left', () => {
    const { allowed, rulings } = reply([attack, attack], { state: hound(17), dice: scripted(12, 1) });
    expect(allowed).toEqual([true, false]);
    expect(rulings[0]?.outcome).toBe("Kara's blow lands, and the silt hound is down.");
  });

  it('let a hostile NPC strike back by its own numbers', () => {
    const { last, state } = reply([bite()], { state: hound(0), dice: scripted(9, 5) });
    expect(last).toMatchObject({
      outcome: "The silt hound's blow lands, and Kara is bloodied.",
      rolls: [{ modifier: 3, against: 12 }, { dice: '1d6' }],
    });
    expect(state).toEqual(damagedKara(6));
    expect(reply([bite()], { state: damagedKara(6), dice: scripted(9, 5) }).state.heroes).toEqual({ kara: { damage: 12 } });
  });

  it('never heal by a blow too weak to hurt', () => {
    const { last, state } = reply([bite('kara', 'rat')], { state: inCellar, dice: scripted(15, 1) });
    expect(last.outcome).toBe("The rat's blow lands but does Kara no harm.");
    expect(state.heroes).toEqual({ kara: { damage: 0 } });
  });
});

describe('the world', () => {
  it('opens a known exit and remembers the visit once', () => {
    const { last, state } = reply([go('stair')]);
    expect(last.outcome).toBe('The party takes the wet stair and reaches the Cellar.');
    expect(state).toEqual({ ...inCellar, visited: ['quay', 'cellar'] });
    expect(reply([check('stealth'), go('up')], { state }).state.visited).toEqual(['quay', 'cellar']);
    expect(reply([go('hatch')], { state: knows('crack') }).state.scene).toBe('vault');
  });

  it.each(['stealth', 'acrobatics', 'athletics'])('lets the party past a foe by %s', (skill) => {
    expect(reply([check(skill, 12), go('up')], { state: inCellar }).state.scene).toBe('quay');
  });

  it.each([
    ['what anyone can see', [], 'crack', opened],
    ['what a check of its skill finds', [check('survival', 15)], 'tracks', opened],
    ['what a look finds where no skill is named', [check('perception')], 'mark', opened],
    ['what a talk wins', [check('insight', 12)], 'warning', opened],
    ['what someone tells who is asked rightly', [], 'debt', knows('crack')],
  ] as const)('reveals %s', (_, checks, clue, state) => {
    const after = reply([...checks, reveal(clue)], { state, dice: scripted(13) });
    expect(after.last).toMatchObject({ allowed: true, outcome: `The ${clue} is plain now.`, rolls: [] });
    expect(after.state.clues).toEqual([...state.clues, clue]);
  });

  it('brings a danger closer sign by sign', () => {
    const first = reply([tick]);
    const second = reply([tick], { state: { ...first.state, time: { turns: 30, clocks: { tide: 20 } } } });
    expect([first.last.outcome, second.last.outcome]).toEqual(['The water rises.', 'The quay floods.']);
    expect(second.state.clocks).toEqual({ tide: 2 });
  });

  it.each([
    ['is free', 'lantern', opened],
    ['was guarded by the beaten', 'whistle', hound(20)],
    ['is guarded by a friend', 'whistle', hound(0, 'friendly')],
  ])('gives loot that %s', (_, loot, state) => {
    const after = reply([take(loot)], { state });
    expect(after.last.outcome).toBe(`Kara takes the ${loot}.`);
    expect(after.state.taken).toEqual({ [loot]: 'kara' });
  });

  it.each([
    ['up, won by a check', [check('performance'), sway('hound', 'neutral')], 'neutral', opened],
    ['down', [sway('ferrywoman', 'wary')], 'wary', opened],
    ['to hostile by one step', [sway('hound', 'hostile')], 'hostile', opened],
    ['and keeps the harm done', [check('deception'), sway('hound', 'wary')], 'wary', hound(5)],
  ] as const)('moves a mind %s', (_, calls, attitude, state) => {
    const after = reply([...calls], { state, dice: scripted(18) });
    expect(after.last.outcome).toMatch(new RegExp(` is now ${attitude}\\.$`));
    expect(Object.values(after.state.npcs)).toEqual([{ damage: state.npcs['hound']?.damage ?? 0, attitude }]);
  });
});
