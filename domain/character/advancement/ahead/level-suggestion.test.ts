import { hero, risen, scripted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { levelUp } from '#domain/character/advancement/level-up.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { featureChoices } from '#domain/srd/features/feature-choices.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { spellsFor } from '#domain/srd/spells.ts';
import { describe, expect, it } from 'vitest';
import { blankLevel } from './blank-level.ts';
import type { LevelDraft } from './level-draft.ts';
import { levelChoicesOf, levelOffers, levelStepsOf } from './level-offers.ts';
import { levelPresets, presetForms } from './level-presets.ts';
import { levelProblem } from './level-problem.ts';
import { suggestionForLevel } from './level-suggestion.ts';

/** Has each step of a level filled in turn, as whoever presses at each of them. */
function suggested(character: Character, before: LevelDraft = blankLevel): LevelDraft {
  return (['gains', 'feat', 'training', 'spells'] as const).reduce((draft, step) => {
    const suits = suggestionForLevel(character, draft, step);
    return { ...draft, ...suits, picks: { ...draft.picks, ...suits.picks } };
  }, before);
}

describe('what is picked for somebody who rises', () => {
  it.each(classIds)('leaves a %s nothing to choose at any level, and is never refused', (calling) => {
    let character = hero({
      class: calling,
      skills: ['perception', 'stealth', 'arcana', 'insight'],
      order: calling === 'cleric' || calling === 'druid' ? 'scholar' : null,
    });
    while (levelOf(character) < 20) {
      const draft = suggested(character);
      const { offer } = levelOffers(character, draft);
      expect(levelStepsOf(offer).map((step) => levelProblem(step, character, draft))).toEqual(levelStepsOf(offer).map(() => null));
      const choices = levelChoicesOf(character, draft);
      for (const kind of ['cantrips', 'spells', 'forms'] as const)
        expect(choices[kind]).toHaveLength(Math.min(offer[kind].choose, offer[kind].from.length));
      const answer = levelUp(character, choices, scripted());
      expect(answer.ok ? '' : `${levelOf(character)}: ${tellCharacterRefusal(answer.refused)}`).toBe('');
      if (!answer.ok) return;
      character = answer.value.character;
    }
  });

  it.each(classIds)('is for a %s all on its lists', (calling) => {
    const { spells, cantrips, options } = levelPresets[calling];
    const list = calling === 'paladin' || calling === 'ranger' ? [...spellsFor('cleric', 0), ...spellsFor('druid', 0)] : [];
    const known = new Set([...spellsFor(calling, 9), ...list].map(({ id }) => id));
    expect([...spells, ...cantrips].filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(spells).size).toBe(spells.length);
    const open = featureChoices.filter((each) => each.class === calling).flatMap((each) => each.options.map(({ id }) => id));
    expect(options.filter((id) => !open.includes(id))).toEqual([]);
  });

  it('names forms that there are', () => {
    const beasts = new Set(monsters.filter(({ type }) => type === 'beast').map(({ id }) => id));
    expect(presetForms.filter((id) => !beasts.has(id))).toEqual([]);
  });

  it('is what suits the class: the score that it lives by, spells of the new level, the strong of its options', () => {
    const barbarian = hero({ class: 'barbarian', level: 3, stats: { ...hero().stats, strength: 16 } });
    expect(levelChoicesOf(barbarian, suggested(barbarian)).feat).toMatchObject({
      feat: 'ability-score-improvement',
      increases: { strength: 2 },
    });
    const wizard = risen('wizard', 4);
    expect(levelChoicesOf(wizard, suggested(wizard)).spells).toEqual(['fireball', 'counterspell']);
    const sorcerer = risen('sorcerer', 1);
    expect(levelChoicesOf(sorcerer, suggested(sorcerer)).options).toEqual(['quickened-spell', 'empowered-spell']);
  });

  it('raises two scores by one each where both are odd, and what still can grow', () => {
    const odd = hero({ class: 'fighter', level: 3, stats: { ...hero().stats, strength: 17, constitution: 13 } });
    expect(levelChoicesOf(odd, suggested(odd)).feat?.increases).toEqual({ strength: 1, constitution: 1 });
    const full = hero({ class: 'fighter', level: 3, stats: { ...hero().stats, strength: 20, constitution: 14 } });
    expect(levelChoicesOf(full, suggested(full)).feat?.increases).toEqual({ constitution: 2 });
  });

  it('keeps what was picked', () => {
    const wizard = risen('wizard', 4);
    const draft: LevelDraft = { ...blankLevel, picks: { spells: ['tiny-hut'] } };
    expect(levelChoicesOf(wizard, suggested(wizard, draft)).spells).toEqual(['tiny-hut', 'fireball']);
    const fighter = hero({ class: 'fighter', level: 3 });
    const alert: LevelDraft = { ...blankLevel, picks: { feat: ['alert'] } };
    expect(levelChoicesOf(fighter, suggested(fighter, alert)).feat).toMatchObject({ feat: 'alert', increases: {} });
    const wise: LevelDraft = { ...blankLevel, picks: { feat: ['ability-score-improvement'] }, raised: ['wisdom'] };
    expect(levelChoicesOf(fighter, suggested(fighter, wise)).feat?.increases).toEqual({ wisdom: 2 });
  });
});
