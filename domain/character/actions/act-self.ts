import { eachAbility } from '#domain/rules/ability.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { spendUse, usesOf } from '#domain/character/sheet/uses.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { levelUp } from '#domain/character/advancement/level-up.ts';
import type { SheetAct } from './act.ts';
import { yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { toldStep } from '#domain/character/sheet/told.ts';

/** What is done to who one is and what one can do. */
export type SelfAct = Extract<SheetAct, { kind: 'setStats' | 'rename' | 'drawPortrait' | 'inspiration' | 'levelUp' | 'useFeature' }>;

const emptyScore = 10;

function withStats(character: Character, typed: Extract<SelfAct, { kind: 'setStats' }>['stats']): Character {
  const stats = eachAbility((ability) => {
    const score = typed[ability];
    return score === undefined ? character.stats[ability] : (score ?? emptyScore);
  });
  return { ...character, stats };
}

function used(character: Character, id: string, times: number): Answer<CharacterStep> {
  const spent = spendUse(character, id, times);
  if (!spent.ok) return spent;
  const use = usesOf(spent.value).find((each) => each.id === id);
  const left = use ? `${use.left} of ${use.total} left.` : '';
  return yes(step(spent.value, `${character.name} uses ${use?.name ?? id}: ${left}`));
}

/** Scores, name, picture, inspiration, levels and features. */
export function actOnSelf(character: Character, act: SelfAct, dice: Dice): Answer<CharacterStep> {
  switch (act.kind) {
    case 'setStats':
      return toldStep(character, yes(withStats(character, act.stats)));
    case 'rename':
      return toldStep(character, yes({ ...character, name: act.name }));
    case 'drawPortrait':
      return yes(step({ ...character, portrait: { kind: 'drawn', seed: act.seed } }, `${character.name} has a new portrait.`));
    case 'inspiration':
      return yes(
        step({ ...character, inspiration: act.held }, `${character.name} ${act.held ? 'gains inspiration' : 'uses their inspiration'}.`),
      );
    case 'levelUp':
      return levelUp(character, act.choices, dice);
    case 'useFeature':
      return used(character, act.use, act.times);
  }
}
