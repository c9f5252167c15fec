import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import type { AskedCheck, CheckResult, CheckRoller } from './check.ts';
import { withHelp } from './help-check.ts';
import { passiveResult, rollOfHero, rollOfHeroAgain, withResult } from './roll-check.ts';
import { hidesFromPlayers, seenByPlayers } from './seen-check.ts';
import { contestWinner, groupSucceeds, hasSucceeded, isOver } from './standing.ts';
import { tellAsked, tellEnd, tellResults } from './tell-check.ts';

const now = new Date('2026-01-01T20:00:00Z');
const perception = { kind: 'skill', skill: 'perception' } as const;
const fell = (total: number, outcome?: 'success' | 'failure'): CheckResult => ({
  roll: {
    label: 'Perception check',
    dice: '1d20',
    faces: [total],
    kept: [total],
    modifier: 0,
    total,
    against: outcome ? 13 : null,
    outcome,
  },
  failsBecause: null,
});
const roller = (name: string, over: Partial<CheckRoller> = {}): CheckRoller => ({
  characterId: name,
  userId: `player of ${name}`,
  name,
  side: 'first',
  modifier: null,
  helpedBy: null,
  hasRolled: (over.result ?? null) !== null,
  result: null,
  ...over,
});
const asked = (rollers: CheckRoller[], over: Partial<AskedCheck> = {}): AskedCheck => ({
  kind: 'each',
  what: perception,
  against: null,
  difficulty: 13,
  showsDifficulty: true,
  isSecret: false,
  advantage: 'none',
  rollers,
  isClosed: false,
  ...over,
});
const [won, lost] = [fell(15, 'success'), fell(6, 'failure')];
const unable: CheckResult = { roll: null, failsBecause: 'Unconscious' };

describe('a group check', () => {
  it.each<[string, (CheckResult | null)[], boolean | null]>([
    ['waits until all have rolled', [won, null], null],
    ['succeeds if all do', [won, won], true],
    ['succeeds if half of it does', [won, lost], true],
    ['fails below half', [won, lost, lost], false],
    ['counts who fails without a roll', [won, unable, unable], false],
    ['fails if nobody succeeds', [lost, lost], false],
  ])('%s', (_, results, expected) => {
    const rollers = results.map((result, n) => roller(`Hero ${n}`, { result }));
    expect(groupSucceeds(asked(rollers, { kind: 'group' }))).toBe(expected);
  });

  it('that is closed counts those who have rolled', () => {
    const check = asked([roller('Kara', { result: won }), roller('Tam'), roller('Ysolde')], { kind: 'group', isClosed: true });
    expect(groupSucceeds(check)).toBe(true);
  });
});

describe('a contest', () => {
  it.each<[string, CheckResult | null, CheckResult | null, ReturnType<typeof contestWinner>]>([
    ['waits for the other side', fell(12), null, null],
    ['is won by the higher total', fell(12), fell(11), 'first'],
    ['is won by the second side too', fell(4), fell(11), 'second'],
    ['ends in a tie, which changes nothing', fell(9), fell(9), 'neither'],
    ['is lost by who fails without a roll', unable, fell(2), 'second'],
  ])('%s', (_, first, second, winner) => {
    const rollers = [roller('Kara', { result: first }), roller('Ogre', { side: 'second', result: second })];
    expect(contestWinner(asked(rollers, { kind: 'contest', difficulty: null }))).toBe(winner);
  });

  it('counts the best of each side', () => {
    const rollers = [
      roller('Kara', { result: fell(3) }),
      roller('Tam', { result: fell(17) }),
      roller('Ogre', { side: 'second', result: fell(16) }),
    ];
    const check = asked(rollers, { kind: 'contest', difficulty: null });
    expect(contestWinner(check)).toBe('first');
    expect(tellEnd(check)).toBe('Kara and Tam win.');
  });

  it('has a creature roll when the last hero has, and not before', () => {
    const ogre = roller('Ogre', { characterId: null, userId: null, side: 'second', modifier: 4 });
    const check = asked([roller('Kara'), roller('Tam'), ogre], {
      kind: 'contest',
      difficulty: null,
      against: { kind: 'check', ability: 'strength' },
    });
    const once = withResult(check, 'Kara', fell(12), now, () => 10);
    expect(once.rollers.map(({ hasRolled }) => hasRolled)).toEqual([true, false, false]);
    const twice = withResult(once, 'Tam', fell(8), now, () => 10);
    expect(twice.rollers[2]).toMatchObject({ hasRolled: true, result: { roll: { label: 'Strength check', total: 14, modifier: 4 } } });
    expect(isOver(twice)).toBe(true);
  });
});

describe('Heroic Inspiration on a check', () => {
  const inspired = hero({ name: 'Kara', inspiration: true });
  const failed = roller('Kara', { result: fell(4, 'failure'), rolledAt: now.toISOString() });
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const again = (check: AskedCheck, one: CheckRoller, who = inspired, minutes = 1, hasRolledSince = false) =>
    rollOfHeroAgain(check, one, { hero: who, now: after(minutes), hasRolledSince }, () => 15);

  it('rolls a die of the result again, with its outcome, and is spent', () => {
    const done = again(asked([failed]), failed);
    expect(done).toMatchObject({
      ok: true,
      value: { result: { roll: { total: 15, outcome: 'success' } }, step: { character: { inspiration: false } } },
    });
  });

  it.each<[string, AskedCheck, CheckRoller, typeof inspired, number]>([
    ['without inspiration', asked([failed]), failed, hero({ name: 'Kara', inspiration: false }), 1],
    ['before the roll', asked([]), roller('Kara'), inspired, 1],
    ['for a secret roll', asked([failed], { isSecret: true }), failed, inspired, 1],
    ['long after the roll', asked([failed]), failed, inspired, 60],
    ['for a passive score', asked([]), { ...failed, result: passiveResult(asked([]), inspired, 'perception') }, inspired, 1],
  ])('is refused %s', (_, check, one, who, minutes) => expect(again(check, one, who, minutes).ok).toBe(false));

  it('is refused after another roll', () => expect(again(asked([failed]), failed, inspired, 1, true).ok).toBe(false));
});

describe('what players are told of a check', () => {
  it('is nothing that fell in secret, and who has rolled', () => {
    const check = asked([roller('Kara', { result: won }), roller('Tam', { result: unable }), roller('Ysolde')], { isSecret: true });
    const seen = seenByPlayers(check);
    expect(seen.rollers.map(({ hasRolled, result }) => [hasRolled, result])).toEqual([
      [true, null],
      [true, null],
      [false, null],
    ]);
    expect(hidesFromPlayers(check)).toBe(true);
    expect(tellResults(seen)).toBe('Kara has rolled; Tam has rolled; Ysolde has not rolled.');
  });

  it('is no difficulty class that is not shown, and so not how it went', () => {
    const check = asked([roller('Kara', { result: won })], { showsDifficulty: false, kind: 'group' });
    const seen = seenByPlayers(check);
    expect(JSON.stringify(seen)).not.toMatch(/13|success/);
    expect(seen.rollers[0]?.result?.roll).toMatchObject({ total: 15, against: null });
    expect(groupSucceeds(seen)).toBeNull();
    expect(tellAsked('Oda', seen)).toBe('Oda asks for a group check, Perception check: Kara.');
  });

  it('is not what a creature adds before it rolls', () => {
    const check = asked([roller('Ogre', { characterId: null, modifier: 7 })], { difficulty: null });
    expect(seenByPlayers(check).rollers[0]?.modifier).toBeNull();
    expect(hidesFromPlayers(check)).toBe(true);
  });

  it('is all of a check that hides nothing', () => {
    const check = asked([roller('Kara', { result: lost }), roller('Tam')]);
    expect(seenByPlayers(check)).toEqual(check);
    expect(hidesFromPlayers(check)).toBe(false);
    expect(tellAsked('Oda', check)).toBe('Oda asks for a Perception check (DC 13): Kara and Tam.');
    expect(tellResults(check)).toBe('Kara 6, failure; Tam has not rolled.');
  });
});

describe('a hero who is asked', () => {
  const kara = hero({ level: 1 });

  it('rolls by the sheet, with what was given to the roll', () => {
    const check = asked([roller(kara.id, { helpedBy: 'Tam' })]);
    const faces = [4, 16];
    const result = rollOfHero(check, roller(kara.id, { helpedBy: 'Tam' }), kara, () => faces.shift() ?? 1);
    expect(result).toMatchObject({
      ok: true,
      value: { roll: { dice: '2d20', kept: [16], against: 13, notes: ['Advantage: help of Tam'] } },
    });
  });

  it('has help and a hindrance cancel out', () => {
    const poisoned = hero({ conditions: ['poisoned'] });
    const result = rollOfHero(asked([]), roller(kara.id, { helpedBy: 'Tam' }), poisoned, () => 11);
    expect(result).toMatchObject({ ok: true, value: { roll: { dice: '1d20' } } });
  });

  it('fails a save without a roll where a condition says so', () => {
    const held = hero({ conditions: ['paralyzed'] });
    const result = rollOfHero(asked([], { what: { kind: 'save', ability: 'dexterity' } }), roller(held.id), held, () => 20);
    expect(result).toEqual({ ok: true, value: { roll: null, failsBecause: 'Paralyzed' } });
  });

  it('is judged by the passive score where it is asked so', () => {
    const result = passiveResult(asked([], { difficulty: 10 }), kara, 'perception');
    expect(result.roll).toMatchObject({ label: 'Passive Perception', faces: [], outcome: 'success' });
    expect(hasSucceeded(result)).toBe(true);
  });
});

describe('help', () => {
  const [kara, tam] = [hero({ id: 'kara', name: 'Kara' }), hero({ id: 'tam', name: 'Tam' })];

  it('is given once, by somebody else, before the roll', () => {
    const helped = withHelp(asked([roller('kara')]), tam, 'kara');
    expect(helped).toMatchObject({ rollers: [{ helpedBy: 'Tam' }] });
    expect(typeof helped === 'string' || withHelp(helped, tam, 'kara')).toBe('tooLate');
  });

  it.each<[string, AskedCheck, typeof tam, string]>([
    ['to oneself', asked([roller('kara')]), kara, 'refused'],
    ['to a save', asked([roller('kara')], { what: { kind: 'save', ability: 'wisdom' } }), tam, 'refused'],
    ['to who is not asked', asked([roller('ysolde')]), tam, 'refused'],
    ['by who can do nothing', asked([roller('kara')]), hero({ id: 'tam', conditions: ['stunned'] }), 'refused'],
    ['after the roll', asked([roller('kara', { result: won }), roller('ysolde')]), tam, 'tooLate'],
    ['to a closed check', asked([roller('kara')], { isClosed: true }), tam, 'tooLate'],
  ])('is not given %s', (_, check, helper, answer) => expect(withHelp(check, helper, 'kara')).toBe(answer));
});
