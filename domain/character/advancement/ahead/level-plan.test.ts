import { characterFact } from '#domain/character/character-fact.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { abilities } from '#domain/rules/ability.ts';
import { granted, hero, risen, scripted } from '#domain/character/character.fixture.ts';
import { levelUp } from '#domain/character/advancement/level-up.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { describe, expect, it } from 'vitest';
import { blankLevel } from './blank-level.ts';
import { levelChoicesOf, levelOffers, levelStepsOf } from './level-offers.ts';
import type { LevelDraft } from './level-draft.ts';
import { planLevel } from './level-plan.ts';
import { levelProblem } from './level-problem.ts';

/** Takes the first of everything that is offered. */
function first(character: ReturnType<typeof hero>): LevelDraft {
  let draft: LevelDraft = { ...blankLevel, raised: abilities.filter((ability) => character.stats[ability] <= 18).slice(0, 1) };
  for (const kind of [
    'feat',
    'featSkills',
    'style',
    'skills',
    'expertise',
    'masteries',
    'cantrips',
    'spells',
    'arcanum',
    'options',
    'forms',
  ] as const) {
    const { choose, from } = levelOffers(character, draft).offer[kind];
    draft = { ...draft, picks: { ...draft.picks, [kind]: from.slice(0, choose) } };
  }
  return draft;
}

describe('a level gained step by step', () => {
  it.each(classIds)('is granted to a %s at every level, whatever is offered first', (calling) => {
    let character = hero({
      class: calling,
      skills: ['perception', 'stealth', 'arcana', 'insight'],
      order: calling === 'cleric' || calling === 'druid' ? 'scholar' : null,
    });
    while (levelOf(character) < 20) {
      const answer = levelUp(character, levelChoicesOf(character, first(character)), scripted());
      expect(answer.ok ? '' : `${levelOf(character)}: ${tellCharacterRefusal(answer.refused)}`).toBe('');
      if (!answer.ok) return;
      character = answer.value.character;
    }
  });

  it('asks only what this level gives to choose', () => {
    const steps = (character: ReturnType<typeof hero>) => levelStepsOf(levelOffers(character, blankLevel).offer);
    expect(steps(hero({ level: 1 }))).toEqual(['class', 'gains', 'look']);
    expect(steps(hero({ level: 3 }))).toEqual(['class', 'gains', 'feat', 'training', 'look']);
    expect(steps(risen('wizard', 2))).toEqual(['class', 'gains', 'spells', 'look']);
  });

  it('leaves out spells that the species gives by then, and those that a feat of the same level teaches', () => {
    const offered = (kind: 'cantrips' | 'spells' | 'savant', draft: LevelDraft, more: Parameters<typeof risen>[2] = {}) =>
      levelOffers(risen('wizard', kind === 'cantrips' ? 3 : 2, more), draft).offer[kind].from;
    const elf = { species: 'elf', lineage: 'High Elf' } as const;
    expect(offered('spells', blankLevel)).toContain('detect-magic');
    expect(offered('spells', blankLevel, elf)).not.toContain('detect-magic');
    expect(offered('spells', blankLevel, elf)).toContain('misty-step');
    const initiate: LevelDraft = { ...blankLevel, list: 'druid', picks: { feat: ['magic-initiate'], featCantrips: ['mending'] } };
    expect(offered('cantrips', blankLevel)).toContain('mending');
    expect(offered('cantrips', initiate)).not.toContain('mending');
  });

  it('has nothing opened by a pick that does not fit', () => {
    const warlock = hero({
      class: 'warlock',
      level: 4,
      options: { 'eldritch-invocations': ['eldritch-mind', 'misty-visions', 'armor-of-shadows'] },
    });
    const options = ['devils-sight', 'gaze-of-two-minds', 'pact-of-the-blade'];
    const { offer } = levelOffers(warlock, { ...blankLevel, picks: { options, cantrips: ['eldritch-blast'] } });
    expect(offer.options.from).toEqual(expect.not.arrayContaining(['eldritch-smite']));
    expect(offer.options.from).toEqual(expect.not.arrayContaining(['agonizing-blast-eldritch-blast']));
  });

  it.each(classIds)('offers a %s no option, style or feat that is refused', (calling) => {
    let character = hero({ class: calling, skills: ['perception', 'stealth', 'arcana', 'insight'] });
    while (levelOf(character) < 20) {
      const whole = first(character);
      for (const kind of ['feat', 'style', 'options'] as const) {
        const { choose, from } = levelOffers(character, whole).offer[kind];
        for (const id of choose === 0 ? [] : from) {
          const picks = { ...whole.picks, [kind]: [id, ...(whole.picks[kind] ?? []).filter((each) => each !== id)].slice(0, choose) };
          const draft = { ...whole, picks };
          const isWhole = levelStepsOf(levelOffers(character, draft).offer).every((step) => levelProblem(step, character, draft) === null);
          const answer = levelUp(character, levelChoicesOf(character, draft), scripted());
          expect(answer.ok || !isWhole ? '' : `${kind} ${id}: ${tellCharacterRefusal(answer.refused)}`).toBe('');
        }
      }
      const answer = levelUp(character, levelChoicesOf(character, whole), scripted());
      if (!answer.ok) return;
      character = answer.value.character;
    }
  });

  it('offers options of a feature as they open, and asks for all of them', () => {
    const warlock = hero({
      class: 'warlock',
      level: 4,
      options: { 'eldritch-invocations': ['eldritch-mind', 'misty-visions', 'armor-of-shadows'] },
    });
    const offered = (draft: LevelDraft) => levelOffers(warlock, draft).offer.options;
    const none: LevelDraft = { ...blankLevel, picks: {} };
    expect(offered(none)).toMatchObject({ choose: 2 });
    expect(offered(none).from).toEqual(
      expect.not.arrayContaining(['eldritch-mind', 'eldritch-smite', 'agonizing-blast-eldritch-blast', 'witch-sight']),
    );
    expect(levelProblem('training', warlock, none)).toBe('Eldritch Invocations: choose 2 more.');
    const blade: LevelDraft = { ...none, picks: { options: ['pact-of-the-blade'] } };
    expect(offered(blade).from).toContain('eldritch-smite');
    const blasting = {
      ...warlock,
      spells: [{ spell: 'eldritch-blast', prepared: true, from: 'class' as const, class: 'warlock' as const }],
    };
    expect(levelOffers(blasting, none).offer.options.from).toContain('agonizing-blast-eldritch-blast');
    const both: LevelDraft = { ...none, picks: { options: ['pact-of-the-blade', 'eldritch-smite'] } };
    expect(levelChoicesOf(warlock, both).options).toEqual(['pact-of-the-blade', 'eldritch-smite']);
    expect(levelProblem('training', warlock, both)).toBeNull();
  });

  it('offers a paladin Blessed Warrior with its two cantrips, and a fighter none of it', () => {
    const paladin = hero({ class: 'paladin', level: 1 });
    const draft: LevelDraft = { ...blankLevel, picks: { style: ['blessed-warrior'], cantrips: ['light'] } };
    expect(levelOffers(paladin, draft).offer.cantrips).toMatchObject({ choose: 2 });
    expect(levelProblem('spells', paladin, draft)).toBe('Cantrips: choose 1 more.');
    expect(levelOffers(paladin, { ...draft, picks: { style: ['defense'] } }).offer.cantrips.choose).toBe(0);
    expect(levelOffers(hero({ class: 'fighter', level: 6 }), draft).offer.style.from).not.toContain('blessed-warrior');
  });

  it('gives one score all points or two one each', () => {
    const at3 = hero({ level: 3 });
    const improve: LevelDraft = { ...blankLevel, picks: { feat: ['ability-score-improvement'] } };
    expect(levelChoicesOf(at3, { ...improve, raised: ['wisdom'] }).feat?.increases).toEqual({ wisdom: 2 });
    expect(levelChoicesOf(at3, { ...improve, raised: ['wisdom', 'charisma'] }).feat?.increases).toEqual({ wisdom: 1, charisma: 1 });
  });

  it('offers no feat that is taken, and grappler only to the strong or quick', () => {
    const feats = (changes: Parameters<typeof hero>[0]) => levelOffers(hero({ level: 3, ...changes }), blankLevel).offer.feat.from;
    expect(feats({})).not.toContain('grappler');
    expect(feats({ stats: { ...hero().stats, strength: 13 } })).toContain('grappler');
    expect(feats({ feats: [{ feat: 'alert', level: 1 }] })).not.toContain('alert');
    expect(feats({})).not.toContain('boon-of-fate');
  });

  it('leaves out what no longer fits', () => {
    const draft: LevelDraft = { ...blankLevel, picks: { feat: ['alert'], skills: ['stealth'], arcanum: ['wish'] } };
    expect(levelChoicesOf(hero({ level: 1 }), draft)).toMatchObject({ feat: null, skills: [], arcanum: null });
  });

  it.each(classIds)('a %s is told at each step what is missing, and never refused after the last step', (calling) => {
    let character = hero({ class: calling, skills: ['perception', 'stealth', 'arcana', 'insight'] });
    while (levelOf(character) < 20) {
      const blank = levelUp(character, levelChoicesOf(character, blankLevel), scripted());
      const missing = levelStepsOf(levelOffers(character, blankLevel).offer).map((step) => levelProblem(step, character, blankLevel));
      expect(missing.some((each) => each !== null)).toBe(!blank.ok);
      const draft = first(character);
      const steps = levelStepsOf(levelOffers(character, draft).offer);
      expect(steps.map((step) => levelProblem(step, character, draft))).toEqual(steps.map(() => null));
      const answer = levelUp(character, levelChoicesOf(character, draft), scripted());
      if (!answer.ok) return;
      character = answer.value.character;
    }
  });

  it('names the list and how many are missing', () => {
    const half: LevelDraft = { ...blankLevel, picks: { feat: ['skilled'], featSkills: ['nature'] } };
    expect(levelProblem('feat', hero({ level: 3 }), half)).toBe('Feat skills: choose 2 more.');
    expect(levelProblem('feat', hero({ level: 3 }), { ...blankLevel, picks: { feat: ['ability-score-improvement'] } })).toBe(
      'Ability scores: choose what to increase.',
    );
    expect(levelProblem('training', hero({ level: 3 }), blankLevel)).toBe('Weapon mastery: choose 1 more.');
  });

  it.each([
    [1, [], 4, 'wolf', 'brown-bear'],
    [3, ['rat', 'spider', 'cat', 'wolf'], 2, 'ape', 'eagle'],
    [7, ['rat'], 7, 'eagle', 'elephant'],
  ])(
    'asks a druid of level %i who knows %j for %i forms of Wild Shape, as SRD 5.2.1 allows them',
    (level, forms, count, allowed, barred) => {
      const druid = hero({ class: 'druid', level, forms });
      const { offer } = levelOffers(druid, blankLevel);
      expect(offer.forms.choose).toBe(count);
      expect(offer.forms.from).toContain(allowed);
      for (const known of [...forms, barred]) expect(offer.forms.from).not.toContain(known);
      const later = planLevel(druid, { ...blankLevel, picks: { feat: ['alert'] } });
      expect(later.ok && later.value.outcome).toMatchObject({ open: expect.arrayContaining([expect.stringContaining(`${count} of`)]) });
      const draft = { ...blankLevel, picks: { feat: ['alert'], forms: [...offer.forms.from] } };
      const { character, facts } = granted(levelUp(druid, levelChoicesOf(druid, draft), scripted()));
      expect(character.forms).toEqual([...forms, ...offer.forms.from.slice(0, count)]);
      expect(facts).toContainEqual(characterFact({ kind: 'forms', forms: character.forms }));
      expect(levelUp(druid, { ...levelChoicesOf(druid, draft), forms: [barred] }, scripted()).ok).toBe(false);
      expect(levelUp(druid, { ...levelChoicesOf(druid, draft), forms: [allowed, allowed] }, scripted()).ok).toBe(false);
    },
  );

  it('asks no forms of other classes', () => expect(levelOffers(hero({ level: 1 }), blankLevel).offer.forms.choose).toBe(0));
});

describe('the plan of a level', () => {
  const planned = (character: ReturnType<typeof hero>, draft: LevelDraft) => {
    const plan = planLevel(character, draft);
    if (!plan.ok) throw new Error(tellCharacterRefusal(plan.refused));
    return plan.value;
  };

  it.each(classIds)('of a %s is plain data at every level, and its choices are granted', (calling) => {
    let character = hero({ class: calling, skills: ['perception', 'stealth', 'arcana', 'insight'] });
    while (levelOf(character) < 20) {
      const plan = planned(character, first(character));
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      if (!('changes' in plan.outcome)) expect(Object.keys(plan.problems)).not.toEqual([]);
      const answer = levelUp(character, { ...plan.choices, class: plan.class }, scripted());
      expect(answer.ok).toBe('changes' in plan.outcome);
      if (!answer.ok) return;
      character = answer.value.character;
    }
    expect(planLevel(character, blankLevel)).toMatchObject({ ok: false });
  });

  it('has the facts of what is offered, and nothing of what is not', () => {
    const { offers } = planned(risen('wizard', 2), blankLevel);
    expect(offers.spells.choose).toBe(2);
    expect(offers.spells.options.find(({ id }) => id === 'misty-step')).toMatchObject({ label: 'Misty Step', spell: { level: 2 } });
    expect(offers.feat).toEqual({ label: 'Feat', choose: 0, options: [] });
  });

  it('says what a rolled die leaves open', () => {
    const told = ({ outcome }: ReturnType<typeof planned>) => ('changes' in outcome ? outcome.changes : [outcome.refused]);
    const rolled = told(planned(risen('rogue', 1), { ...blankLevel, hitPoints: 'roll' }));
    expect(rolled).toContain('Hit points: the die is rolled when you press Level Up.');
    expect(rolled.join()).not.toMatch(/maximum/i);
    expect(told(planned(risen('rogue', 1), blankLevel)).join()).toMatch(/maximum/i);
  });
});
