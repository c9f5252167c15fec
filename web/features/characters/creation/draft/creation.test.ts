import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { eachAbility } from '#domain/rules/ability.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species.ts';
import { describe, expect, it } from 'vitest';
import { blankDraft, openDraft } from './creation-draft.ts';
import type { CreationDraft, StepId } from './creation-draft.ts';
import { offersOf } from './creation-offers.ts';
import { dealFor, dealt, raisedBy, raisesOf, scoresOf } from './creation-scores.ts';
import { buildOf, firstOpenStep, problemOf, stepsOf } from './creation-steps.ts';
import { suggested } from './creation-suggestion.ts';

const home = { id: '6f1f3f0a-4d5b-4f0e-9b57-2f1f3b6a7c11', userId: 'mira', campaignId: 'harrowmere' };
const totals = [16, 9, 12, 13, 11, 15];
const draft = (changes: Partial<CreationDraft>): CreationDraft => ({ ...blankDraft, ...changes });
const picked = (from: CreationDraft, picks: Partial<CreationDraft['picks']>): CreationDraft => ({
  ...from,
  picks: { ...from.picks, ...picks },
});

/** Takes every suggestion there is, step by step. */
function filledIn(start: CreationDraft): CreationDraft {
  const steps: StepId[] = ['species', 'abilities', 'feat', 'skills', 'fighting', 'spells'];
  return steps.reduce((now, step) => suggested(now, step, totals), start);
}

describe('a creation by steps', () => {
  it.each(classIds)('of a %s of any species and background, with every suggestion taken, is one the rules grant', (calling) => {
    for (const [index, species] of speciesIds.entries()) {
      const background = backgroundIds[index % backgroundIds.length] ?? 'sage';
      const method = (['standardArray', 'pointBuy', 'rolled'] as const)[index % 3] ?? 'rolled';
      const whole = filledIn(draft({ name: 'Kara', species, class: calling, background, method, order: 'scholar' }));
      expect(firstOpenStep(whole, totals)).toBeNull();
      const build = buildOf(whole, totals);
      const answer = build && createSrdCharacter(home, build, totals);
      expect(answer?.ok === false ? tellCharacterRefusal(answer.refused) : answer?.ok).toBe(true);
    }
  });

  it('asks for the first thing that is missing', () => {
    expect(firstOpenStep(blankDraft, [])).toBe('species');
    const elf = draft({ species: 'elf' });
    expect(problemOf('species', elf, [], offersOf(elf))?.sentence).toBe('Choose a lineage.');
    const cleric = draft({ class: 'cleric' });
    expect(problemOf('class', cleric, [], offersOf(cleric))?.sentence).toBe('Choose your Divine Order.');
    const rolls = draft({ method: 'rolled' });
    expect(problemOf('abilities', rolls, [], offersOf(rolls))?.sentence).toBe('Roll your scores.');
    expect(problemOf('abilities', rolls, totals, offersOf(rolls))?.sentence).toBe('Give every ability a score.');
    const dear = draft({ method: 'pointBuy', bought: eachAbility(() => 15) });
    expect(problemOf('abilities', dear, [], offersOf(dear))?.sentence).toMatch(/^These scores cost 54 points/);
    expect(problemOf('name', draft({ name: '  ' }), [], offersOf(blankDraft))?.sentence).toBe('Please enter a name.');
  });

  it('asks a warlock for an invocation that level 1 allows', () => {
    const warlock = draft({ class: 'warlock' });
    const { choose, from } = offersOf(warlock).offer.options;
    expect([choose, from]).toEqual([
      1,
      ['armor-of-shadows', 'eldritch-mind', 'pact-of-the-blade', 'pact-of-the-chain', 'pact-of-the-tome'],
    ]);
    expect(problemOf('spells', warlock, [], offersOf(warlock))?.sentence).toBe('Choose your Eldritch Invocation.');
    const chosen = picked(warlock, { options: ['eldritch-mind'] });
    expect(problemOf('spells', chosen, [], offersOf(chosen))).toBeNull();
    expect(offersOf({ ...chosen, class: 'wizard' }).picked.options).toEqual([]);
  });

  it('has no step where there is nothing to decide', () => {
    const of = (changes: Partial<CreationDraft>) => stepsOf(offersOf(draft(changes)));
    expect(of({ species: 'dwarf', class: 'fighter', background: 'soldier' })).not.toContain('spells');
    expect(of({ species: 'dwarf', class: 'fighter', background: 'sage' })).toContain('spells');
    expect(of({ species: 'dwarf', class: 'wizard', background: 'soldier' })).not.toContain('fighting');
    expect(of({ species: 'human', class: 'wizard', background: 'soldier' })).toContain('feat');
  });

  it('keeps what another class could not use until it can be used again', () => {
    const fighter = picked(draft({ class: 'fighter' }), { skills: ['athletics', 'survival'], masteries: ['longbow', 'maul', 'dagger'] });
    expect(offersOf(fighter).skills).toEqual(['athletics', 'survival']);
    const wizard: CreationDraft = { ...fighter, class: 'wizard' };
    expect(offersOf(wizard).skills).toEqual([]);
    expect(offersOf(wizard).picked.masteries).toEqual([]);
    expect(offersOf({ ...wizard, class: 'fighter' }).picked.masteries).toEqual(['longbow', 'maul', 'dagger']);
  });

  it('offers no skill and no spell twice', () => {
    const rogue = picked(draft({ species: 'elf', class: 'rogue', background: 'criminal' }), { speciesSkill: ['perception'] });
    const { from } = offersOf(rogue).offer.skills;
    expect(['stealth', 'sleight of hand', 'perception'].filter((skill) => from.includes(skill))).toEqual([]);
    const wizard = picked(draft({ class: 'wizard', background: 'sage' }), { backgroundCantrips: ['light'] });
    expect(offersOf(wizard).offer.cantrips.from).not.toContain('light');
    expect(offersOf({ ...wizard, background: 'soldier' }).offer.cantrips.from).toContain('light');
  });
});

describe('dealing scores', () => {
  it('hands what one had to whoever had the other', () => {
    const deal = { ...blankDraft.array, strength: 0, wisdom: 3 };
    expect(dealt(deal, 'strength', 3)).toMatchObject({ strength: 3, wisdom: 0 });
    expect(dealt(deal, 'charisma', 0)).toMatchObject({ strength: null, charisma: 0 });
    expect(dealt(deal, 'strength', null)).toMatchObject({ strength: null, wisdom: 3 });
  });

  it('gives a class the best where it needs it', () => {
    const scores = scoresOf(draft({ method: 'rolled', rolled: dealFor('wizard', totals) }), totals);
    expect(scores?.intelligence).toBe(16);
    expect(Object.values(scores ?? {}).toSorted((a, b) => a - b)).toEqual(totals.toSorted((a, b) => a - b));
  });

  it('raises what the background can and the class needs, until something else is said', () => {
    const wizard = draft({ class: 'wizard', background: 'sage' });
    expect(raisesOf(wizard)).toMatchObject({ intelligence: 2 });
    expect(raisedBy({ ...wizard, raises: { plan: 'two', most: 'wisdom', more: 'wisdom' } })).toEqual({
      most: 'wisdom',
      more: 'intelligence',
    });
    expect(raisesOf({ ...wizard, raises: { plan: 'each', most: null, more: null } })).toEqual({
      constitution: 1,
      intelligence: 1,
      wisdom: 1,
    });
    expect(raisesOf({ ...wizard, background: 'soldier', raises: { plan: 'two', most: 'wisdom', more: null } })).not.toHaveProperty(
      'wisdom',
    );
  });
});

it('reads only drafts of its own kind', () => {
  expect([blankDraft, { ...blankDraft, version: 0 }, null, 'text'].map(openDraft)).toEqual([blankDraft, null, null, null]);
});

it('reads the method of a draft that an earlier build kept', () => {
  const methods = ['standard array', 'point buy', 'rolled', 'pointBuy'].map((method) => openDraft({ ...blankDraft, method })?.method);
  expect(methods).toEqual(['standardArray', 'pointBuy', 'rolled', 'pointBuy']);
});

it('reads a draft that lacks lists of later builds', () => {
  const { options: _, ...picks } = blankDraft.picks;
  expect(openDraft({ ...blankDraft, picks })).toEqual(blankDraft);
});
