import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { eachAbility } from '#domain/rules/ability.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { saltLance } from '#domain/homebrew/homebrew.fixture.ts';
import { describe, expect, it } from 'vitest';
import { blankCreation } from './blank-creation.ts';
import { CreationDraft } from './creation-draft.ts';
import type { Creating } from './creation-draft.ts';
import { creationOffers } from './creation-offers.ts';
import { planCreation } from './creation-plan.ts';
import { dealFor, raiseRulesOf } from './creation-raises.ts';
import { dealt, raisedBy, raisesOf, scoresOf } from './creation-scores.ts';
import type { RaiseRules } from './creation-scores.ts';
import { problemOf, stepsOf } from './creation-steps.ts';
import { suggestionFor } from './creation-suggestion.ts';
import type { CreatorStep } from './creator-steps.ts';

const home = { id: '6f1f3f0a-4d5b-4f0e-9b57-2f1f3b6a7c11', userId: 'mira', campaignId: 'harrowmere' };
const totals = [16, 9, 12, 13, 11, 15];
const blank: Creating = { ...blankCreation, homebrew: [] };
const draft = (changes: Partial<Creating>): Creating => ({ ...blank, ...changes });
const picked = (from: Creating, picks: Creating['picks']): Creating => ({
  ...from,
  picks: { ...from.picks, ...picks },
});

/** Takes every suggestion there is, step by step. */
function filledIn(start: Creating): Creating {
  const steps: CreatorStep[] = ['species', 'abilities', 'feat', 'skills', 'fighting', 'spells'];
  return steps.reduce((now, step) => {
    const suits = suggestionFor(now, step, totals);
    return { ...now, ...suits, picks: { ...now.picks, ...suits.picks } };
  }, start);
}

describe('a creation by steps', () => {
  it('suggests no cantrip that the species gives', () => {
    const gnome = draft({ species: 'gnome', class: 'wizard', background: 'sage', method: 'standardArray' });
    const whole = filledIn(picked(gnome, { lineage: ['Rock Gnome'] }));
    const { backgroundCantrips, cantrips } = creationOffers(whole).picked;
    const chosen = [...backgroundCantrips, ...cantrips];
    expect([new Set(chosen).size, chosen.includes('prestidigitation'), chosen.includes('mending')]).toEqual([5, false, false]);
  });

  it.each(classIds)('of a %s of any species and background, with every suggestion taken, is one the rules grant', (calling) => {
    for (const [index, species] of speciesIds.entries()) {
      const background = backgroundIds[index % backgroundIds.length] ?? 'sage';
      const method = (['standardArray', 'pointBuy', 'rolled'] as const)[index % 3] ?? 'rolled';
      const whole = filledIn(draft({ species, class: calling, background, method, order: 'scholar' }));
      const { problems, build } = planCreation(whole, totals);
      expect(problems).toEqual({});
      const answer = build && createSrdCharacter(home, { ...build, name: 'Kara' }, totals);
      expect(answer?.ok === false ? tellCharacterRefusal(answer.refused) : answer?.ok).toBe(true);
    }
  });

  it('asks for the first thing that is missing', () => {
    expect(Object.keys(planCreation(blank, []).problems)[0]).toBe('species');
    const elf = draft({ species: 'elf' });
    expect(problemOf('species', elf, [], creationOffers(elf))?.sentence).toBe('Choose a lineage.');
    const cleric = draft({ class: 'cleric' });
    expect(problemOf('class', cleric, [], creationOffers(cleric))?.sentence).toBe('Choose your Divine Order.');
    const rolls = draft({ method: 'rolled' });
    expect(problemOf('abilities', rolls, [], creationOffers(rolls))?.sentence).toBe('Roll your scores.');
    expect(problemOf('abilities', rolls, totals, creationOffers(rolls))?.sentence).toBe('Give every ability a score.');
    const dear = draft({ method: 'pointBuy', bought: eachAbility(() => 15) });
    expect(problemOf('abilities', dear, [], creationOffers(dear))?.sentence).toMatch(/^These scores cost 54 points/);
  });

  it('asks a warlock for an invocation that level 1 allows', () => {
    const warlock = draft({ class: 'warlock' });
    const { choose, from } = creationOffers(warlock).offer.options;
    expect([choose, from]).toEqual([
      1,
      ['armor-of-shadows', 'eldritch-mind', 'pact-of-the-blade', 'pact-of-the-chain', 'pact-of-the-tome'],
    ]);
    expect(problemOf('spells', warlock, [], creationOffers(warlock))?.sentence).toBe('Choose your Eldritch Invocation.');
    const chosen = picked(warlock, { options: ['eldritch-mind'] });
    expect(problemOf('spells', chosen, [], creationOffers(chosen))).toBeNull();
    expect(creationOffers({ ...chosen, class: 'wizard' }).picked.options).toEqual([]);
  });

  it('has no step where there is nothing to decide', () => {
    const of = (changes: Partial<CreationDraft>) => stepsOf(creationOffers(draft(changes)));
    expect(of({ species: 'dwarf', class: 'fighter', background: 'soldier' })).not.toContain('spells');
    expect(of({ species: 'dwarf', class: 'fighter', background: 'sage' })).toContain('spells');
    expect(of({ species: 'dwarf', class: 'wizard', background: 'soldier' })).not.toContain('fighting');
    expect(of({ species: 'human', class: 'wizard', background: 'soldier' })).toContain('feat');
  });

  it('keeps what another class could not use until it can be used again', () => {
    const fighter = picked(draft({ class: 'fighter' }), { skills: ['athletics', 'survival'], masteries: ['longbow', 'maul', 'dagger'] });
    expect(creationOffers(fighter).skills).toEqual(['athletics', 'survival']);
    const wizard: Creating = { ...fighter, class: 'wizard' };
    expect(creationOffers(wizard).skills).toEqual([]);
    expect(creationOffers(wizard).picked.masteries).toEqual([]);
    expect(creationOffers({ ...wizard, class: 'fighter' }).picked.masteries).toEqual(['longbow', 'maul', 'dagger']);
  });

  it('offers no skill and no spell twice', () => {
    const rogue = picked(draft({ species: 'elf', class: 'rogue', background: 'criminal' }), { speciesSkill: ['perception'] });
    const { from } = creationOffers(rogue).offer.skills;
    expect(['stealth', 'sleight of hand', 'perception'].filter((skill) => from.includes(skill))).toEqual([]);
    const wizard = picked(draft({ class: 'wizard', background: 'sage' }), { backgroundCantrips: ['light'] });
    expect(creationOffers(wizard).offer.cantrips.from).not.toContain('light');
    expect(creationOffers({ ...wizard, background: 'soldier' }).offer.cantrips.from).toContain('light');
  });
});

const none: RaiseRules = { from: [], needed: [] };
const rules = (of: Creating) => raiseRulesOf(of) ?? none;

describe('dealing scores', () => {
  it('hands what one had to whoever had the other', () => {
    const deal = { ...blankCreation.array, strength: 0, wisdom: 3 };
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
    expect(raisesOf(wizard, rules(wizard))).toMatchObject({ intelligence: 2 });
    expect(raisedBy({ raises: { plan: 'two', most: 'wisdom', more: 'wisdom' } }, rules(wizard))).toEqual({
      most: 'wisdom',
      more: 'intelligence',
    });
    expect(raisesOf({ raises: { plan: 'each', most: null, more: null } }, rules(wizard))).toEqual({
      constitution: 1,
      intelligence: 1,
      wisdom: 1,
    });
    expect(
      raisesOf({ raises: { plan: 'two', most: 'wisdom', more: null } }, rules({ ...wizard, background: 'soldier' })),
    ).not.toHaveProperty('wisdom');
  });
});

describe('a plan of a creation', () => {
  it('shows the sheet with its gear put on once nothing is missing without which nobody begins', () => {
    const whole = filledIn(draft({ species: 'dwarf', class: 'fighter', background: 'soldier' }));
    const { look } = planCreation(whole, totals);
    expect(look !== null && 'sheet' in look && look.sheet.armorClass.value).toBe(17);
    expect(planCreation({ ...whole, background: null }, totals).look).toBeNull();
  });

  it('says why scores that cannot be are refused', () => {
    const dear = filledIn(draft({ species: 'dwarf', class: 'fighter', background: 'soldier', method: 'pointBuy' }));
    expect(planCreation({ ...dear, bought: eachAbility(() => 15) }, totals).look).toEqual({
      refused: 'These scores cost 54 points, but you have only 27. Lower a score.',
    });
  });

  it('offers spells of the campaign’s own, with their facts', () => {
    const { offers } = planCreation({ ...draft({ class: 'wizard' }), homebrew: [saltLance] }, []);
    expect(offers.spells.options.find(({ label }) => label === saltLance.name)?.spell?.level).toBe(1);
  });

  it('is of nothing where nothing was said', () => {
    expect(CreationDraft.parse({})).toEqual(blankCreation);
  });
});
