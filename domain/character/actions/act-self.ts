import { eachAbility } from '#domain/rules/ability.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { useFeature } from './use-feature.ts';
import type { Character } from '#domain/character/character.ts';
import { inspire, spendByHand } from '#domain/character/inspiration.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { giveExperience, grantLevel } from '#domain/character/advancement/earn-levels.ts';
import { levelUp } from '#domain/character/advancement/level-up.ts';
import { chooseOptionsWithBook } from '#domain/character/advancement/book-of-shadows.ts';
import type { SheetAct } from './act.ts';
import { forgetForm, learnForm } from '#domain/character/shape/known-forms.ts';
import { beReborn } from '#domain/character/rebirth/reborn.ts';
import { yes } from '#domain/result.ts';
import { stepByDifference } from '#domain/character/sheet/step-by-difference.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What is done to who one is and what one can do. */
export type SelfAct = Extract<
  SheetAct,
  {
    kind:
      | 'setStats'
      | 'rename'
      | 'setPronouns'
      | 'setProficiencies'
      | 'drawPortrait'
      | 'inspiration'
      | 'chooseOptions'
      | 'levelUp'
      | 'giveExperience'
      | 'grantLevel'
      | 'useFeature'
      | 'learnForm'
      | 'forgetForm'
      | 'beReborn';
  }
>;

const emptyScore = 10;

function withStats(character: Character, typed: Extract<SelfAct, { kind: 'setStats' }>['stats']): Character {
  const stats = eachAbility((ability) => {
    const score = typed[ability];
    return score === undefined ? character.stats[ability] : (score ?? emptyScore);
  });
  return { ...character, stats };
}

/** Gives a character another picture. */
export function withPortrait(character: Character, portrait: Character['portrait']): CharacterStep {
  return step({ ...character, portrait }, characterFact({ kind: 'newPortrait', hero: partyOf(character) }));
}

/** Names, each as it was written first. */
const eachOnce = (names: readonly string[]): string[] =>
  names.filter((name, place) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) === place);

/** Scores, name, pronouns, picture, inspiration, levels and features. */
export function actOnSelf(character: Character, act: SelfAct, dice: Dice, content: ActContent): CharacterResult<CharacterStep> {
  switch (act.kind) {
    case 'setStats':
      return stepByDifference(character, yes(withStats(character, act.stats)));
    case 'rename':
      return stepByDifference(character, yes({ ...character, name: act.name }));
    case 'setPronouns':
      return stepByDifference(character, yes({ ...character, pronouns: act.pronouns }));
    case 'setProficiencies': {
      const { languages = character.languages, tools = character.tools } = act;
      return stepByDifference(character, yes({ ...character, languages: eachOnce(languages), tools: eachOnce(tools) }));
    }
    case 'drawPortrait':
      return yes(withPortrait(character, { kind: 'drawn', seed: act.seed }));
    case 'inspiration':
      return act.held ? yes(inspire(character)) : spendByHand(character);
    case 'chooseOptions':
      return stepByDifference(character, chooseOptionsWithBook(character, act.feature, act.options));
    case 'levelUp':
      return levelUp(character, { ...act.choices, class: act.class }, dice);
    case 'giveExperience':
      return giveExperience(character, act.amount);
    case 'grantLevel':
      return grantLevel(character, act.level);
    case 'learnForm':
      return stepByDifference(character, learnForm(character, content.creature ?? null));
    case 'forgetForm':
      return stepByDifference(character, forgetForm(character, act.shape));
    case 'beReborn':
      return beReborn(character, act);
    case 'useFeature':
      return useFeature(character, act, content, dice);
  }
}
