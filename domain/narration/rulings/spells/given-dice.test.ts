import { describe, expect, it } from 'vitest';
import { granted, hero } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { harbour, opened, party } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import type { RulingContext } from '#domain/narration/rulings/ruling-context.ts';
import { applyEffect, sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import { heroSpellOf } from '#domain/narration/spells/hero-spells.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';

const [kara, tomas] = party;
if (!kara || !tomas) throw new Error('the fixture has two heroes');

const seated = (character: Character, more: Partial<NonNullable<Hero['sheet']>> = {}): Hero => ({
  ...kara,
  sheet: { ...heroSheetOf(character), ...more },
});
const context = (one: Hero, ...faces: number[]): RulingContext => ({
  adventure: harbour,
  state: opened,
  begun: opened,
  party: [one, tomas],
  intents: [{ heroId: one.id, text: 'I cast it on myself, and then I look about and try to sneak by.' }],
  cause: 'turn',
  rulings: [],
  dice: (sides) => faces.shift() ?? (sides === 20 ? 10 : 1),
});
const check = (skill: 'stealth' | 'survival', dc = 10) => ({
  name: 'check' as const,
  heroId: kara.id,
  skill,
  dc,
  advantage: 'none' as const,
});

const guided = effect('Guidance: Stealth', { on: 'abilityChecks', skills: ['stealth'], add: '1d4' });
const inspired = effect('Bardic Inspiration', { on: 'failedTest', add: '1d6' });

describe('a check of the narrator', () => {
  it('has the die of Guidance with the skill that it was given for, and with no other', () => {
    const one = seated(hero({ activeEffects: [guided] }));
    const [roll] = rule(context(one, 8, 3), check('stealth')).ruling.rolls;
    expect(roll).toMatchObject({ faces: [8], notes: ['Guidance: Stealth 1d4: +3'] });
    expect(roll?.total).toBe((one.sheet?.checks.stealth ?? 0) + 11);
    expect(rule(context(one, 8, 3), check('survival')).ruling.rolls[0]?.notes).toBeUndefined();
  });

  it('has it where the spell was cast in the same breath, and once where it lay there before', async () => {
    const caster = hero({ class: 'cleric', level: 1, spells: [{ spell: 'guidance', prepared: true, from: 'class', class: 'cleric' }] });
    const guidance = heroSpellOf(caster, 'guidance', await contentOfSpell(caster, 'guidance'));
    const ready = guidance === null ? {} : { spells: [guidance] };
    const cast = { name: 'cast_spell' as const, heroId: kara.id, spell: 'Guidance', choice: 'Stealth', targets: [kara.id] };
    const noted = (before: Character, skill: 'stealth' | 'survival') => {
      const begun = context(seated(before, ready), 8, 2);
      const { ruling } = rule(begun, cast);
      expect(ruling.allowed).toBe(true);
      return rule({ ...begun, rulings: [ruling] }, check(skill)).ruling.rolls[0]?.notes;
    };
    expect(noted(caster, 'stealth')).toEqual(['Guidance: Stealth 1d4: +2']);
    expect(noted(caster, 'survival')).toBeUndefined();
    expect(noted({ ...caster, activeEffects: [guided] }, 'stealth')).toEqual(['Guidance: Stealth 1d4: +2']);
  });

  it.each([
    ['turns a failure that it can turn', 15, [12, 5], 'success', ['addsGivenDie', 'checkSuccess'], ['spendsDie']],
    ['is spent where it could have turned one', 18, [12, 1], 'failure', ['addsGivenDie', 'checkFailure'], ['spendsDie']],
    ['is kept where nothing can turn it', 25, [5], 'failure', ['checkFailure'], []],
    ['is kept where the check succeeds', 10, [15], 'success', ['checkSuccess'], []],
    ['is kept with a natural 1', 10, [1], 'disaster', ['checkDisaster'], []],
  ] as const)('%s: the die of Bardic Inspiration', (_, dc, faces, degree, codes, effects) => {
    const bearer = hero({ activeEffects: [inspired] });
    const one = seated(bearer, { checks: { survival: 0 } });
    const begun = context(one, ...faces);
    const { ruling } = rule(begun, check('survival', dc));
    expect([ruling.degree, ruling.facts.map(({ code }) => code)]).toEqual([degree, codes]);
    const come = sheetEffectsOf({ adventure: harbour, party: [one] }, [ruling]);
    expect(come.map(({ kind }) => kind)).toEqual(effects);
    const [first] = come;
    if (!first) return;
    expect(granted(applyEffect(bearer, first, { dice: () => 1, newId: () => 'new' })).character.activeEffects).toEqual([]);
    const again = rule({ ...begun, rulings: [ruling] }, check('stealth', 25)).ruling;
    expect(again.facts.map(({ code }) => code)).not.toContain('addsGivenDie');
  });
});

it('an attack of the story has the die of Bless', () => {
  const one = seated(hero({ activeEffects: [effect('Bless', { on: 'attackRolls', add: '1d4' })] }));
  const { ruling } = rule(context(one, 12, 4), { name: 'attack', heroId: kara.id, target: 'hound' });
  expect(ruling.rolls[0]?.notes).toEqual(['Bless 1d4: +4']);
});
