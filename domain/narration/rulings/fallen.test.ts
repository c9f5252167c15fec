import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroHitPointsOf, heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import { harbour, intents, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';
import type { RulingContext } from './ruling-context.ts';

const down = { damage: 999 };
const base = (heroes: Record<string, { damage: number }>, more: Partial<RulingContext> = {}): RulingContext => {
  const state = { ...opened, heroes };
  return { adventure: harbour, state, party, intents, cause: 'turn', begun: state, rulings: [], dice: (sides) => sides, ...more };
};
const [kara, tomas] = party;
if (!kara || !tomas) throw new Error('the fixture has two heroes');
const codes = (context: RulingContext, call: Parameters<typeof rule>[1]) => rule(context, call).ruling.facts.map(({ code }) => code);
const check = { name: 'check', heroId: kara.id, skill: 'medicine', dc: 10, advantage: 'none' } as const;
const tend = { name: 'tend', heroId: kara.id, target: tomas.id } as const;

describe('a hero who is down', () => {
  it('is stable after a medicine check that came off, and does not wake (SRD 5.2.1, Help)', () => {
    const before = base({ [tomas.id]: down });
    const checked = rule(before, check);
    const after = rule({ ...before, state: checked.state, rulings: [checked.ruling] }, tend);
    expect(after.ruling.allowed).toBe(true);
    expect(after.ruling.facts.map(({ code }) => code)).toEqual(['becomesStable']);
    expect(heroHitPointsOf(after.state, tomas)).toBe(0);
    expect(after.state.heroes[tomas.id]).toMatchObject({ stable: true });
    expect(codes({ ...before, state: after.state, rulings: [checked.ruling] }, tend)).toEqual(['heroIsStable']);
    expect(codes({ ...before, state: opened, rulings: [checked.ruling] }, tend)).toEqual(['heroIsNotDown']);
  });

  it('stays down without the check, after one that failed, and by whoever is down too', () => {
    const before = base({ [tomas.id]: down });
    expect(codes(before, tend)).toEqual(['tendNeedsCheck']);
    const failed = rule({ ...before, dice: () => 1 }, check);
    expect(codes({ ...before, rulings: [failed.ruling] }, tend)).toEqual(['tendNeedsCheck']);
    expect(codes(base({ [kara.id]: down, [tomas.id]: down }), tend)).toEqual(['heroIsDown']);
  });

  it('is not tended by a hero whose player said nothing', () => {
    expect(codes(base({ [tomas.id]: down }, { intents: [] }), tend)).toEqual(['nobodyActs']);
  });
});

describe('a rest', () => {
  const rest = (length: 'short' | 'long') => ({ name: 'rest', length }) as const;
  const stable = { damage: 999, stable: true as const };

  it.each(['short', 'long'] as const)('is refused while somebody is dying, a %s one', (length) => {
    expect(codes(base({ [tomas.id]: down }), rest(length))).toEqual(['somebodyIsDying']);
  });

  it('wakes the stable with one hit point by morning, and not in an hour', () => {
    const short = rule(base({ [tomas.id]: stable }), rest('short'));
    expect(short.ruling.facts.map(({ code }) => code)).toEqual(['restsShort', 'staysDown']);
    expect(heroHitPointsOf(short.state, tomas)).toBe(0);
    const long = rule(base({ [tomas.id]: stable, [kara.id]: { damage: 3 } }), rest('long'));
    expect(long.ruling.facts.map(({ code }) => code)).toEqual(['restsLong', 'wakesWithOne']);
    expect([heroHitPointsOf(long.state, tomas), long.state.heroes[kara.id]]).toEqual([1, { damage: 0 }]);
  });

  it('says of whoever is hurt and spends no Hit Dice that none are spent', () => {
    const hurt = (hitDiceSpent: number): Hero => ({
      ...tomas,
      sheet: heroSheetOf(hero({ damage: 5, hitDiceSpent: hitDiceSpent > 0 ? { d10: hitDiceSpent } : {} })),
    });
    const resting = (spent: number, text = 'We take a short rest.') =>
      codes(base({ [tomas.id]: { damage: 5 } }, { party: [kara, hurt(spent)], intents: [{ heroId: kara.id, text }] }), rest('short'));
    expect(resting(0)).toEqual(['restsShort', 'keepsHitDice']);
    expect(resting(20)).toEqual(['restsShort', 'hasNoHitDice']);
    const own = base(
      { [tomas.id]: { damage: 5 } },
      { party: [kara, hurt(0)], intents: [{ heroId: tomas.id, text: 'I take a short rest.' }] },
    );
    expect(codes(own, rest('short'))).toEqual(['restsShort']);
  });
});

describe('a party of which nobody stands', () => {
  const all = { [kara.id]: down, [tomas.id]: down };

  it('comes round at the last place that was safe', () => {
    const { ruling, state } = rule(base(all), { name: 'come_round' });
    expect(ruling.allowed).toBe(true);
    expect(ruling.facts.map(({ code }) => code)).toEqual(['partyComesRound']);
    expect(state.visited).toContain(state.scene);
    expect(codes(base(state.heroes), { name: 'come_round' })).toEqual(['somebodyStands']);
  });

  it('does not while one of it stands, nor when the tale is over, nor in talk outside of a turn', () => {
    expect(codes(base({ [kara.id]: down }), { name: 'come_round' })).toEqual(['somebodyStands']);
    expect(codes(base(all, { state: { ...opened, heroes: all, ended: 'end' } }), { name: 'come_round' })).toEqual(['somebodyStands']);
    expect(codes(base(all, { cause: 'chat' }), { name: 'come_round' })).toEqual(['takesTurn']);
  });

  it('leaves the dead where they lie: nobody tends them, and a party of the dead comes round no more', () => {
    const dead = (each: Hero): Hero => ({ ...each, sheet: { ...heroSheetOf(hero({ deathSaves: { successes: 0, failures: 3 } })) } });
    const checked = rule(base({ [tomas.id]: down }), check);
    const tending = base({ [tomas.id]: down }, { party: [kara, dead(tomas)], rulings: [checked.ruling] });
    expect(codes(tending, tend)).toEqual(['heroIsDead']);
    const { state } = rule(base(all, { party: [kara, dead(tomas)] }), { name: 'come_round' });
    expect(Object.keys(state.heroes).filter((id) => (state.heroes[id]?.damage ?? 0) < down.damage)).toEqual([kara.id]);
    expect(codes(base(all, { party: party.map(dead) }), { name: 'come_round' })).toEqual(['somebodyStands']);
  });

  it('draws a danger closer', () => {
    const woken = rule(base(all), { name: 'come_round' });
    const [clock] = harbour.clocks;
    if (!clock) throw new Error('the fixture has a clock');
    const ticked = rule({ ...base(all), state: woken.state, rulings: [woken.ruling] }, { name: 'tick_clock', clock: clock.id });
    expect(ticked.ruling.allowed).toBe(true);
  });

  it('is healed by one on every sheet', () => {
    const { ruling } = rule(base(all), { name: 'come_round' });
    const numbers = {
      maxHitPoints: 8,
      damage: 8,
      armorClass: 12,
      attackBonus: 2,
      attackDice: '1d6',
      attacksPerTurn: 1,
      checks: {},
      favours: {},
    };
    const sheets = party.map((hero) => ({ ...hero, sheet: { ...numbers, characterId: `sheet of ${hero.id}` } }));
    expect(sheetEffectsOf({ adventure: harbour, party: sheets }, [ruling])).toEqual(
      party.map(({ id }) => ({ kind: 'comeRound', characterId: `sheet of ${id}` })),
    );
  });
});
