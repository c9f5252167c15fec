import { judgeDealt, standardArray } from '#domain/rules/ability-roll.ts';
import type { CharacterBuild } from './build.ts';
import { freshClass } from '#domain/character/classes/class-levels.ts';
import { blankCharacter } from '#domain/character/blank.ts';
import type { CharacterHome } from '#domain/character/blank.ts';
import type { Character } from '#domain/character/character.ts';
import { noCoins } from '#domain/rules/coins.ts';
import { addItem, itemOf } from '#domain/character/inventory/inventory.ts';
import { raiseScores, takeFeat } from '#domain/character/advancement/level-feat.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import { takeChoices } from '#domain/character/advancement/level-up.ts';
import { prepareOpenSpells } from './prepare-open-spells.ts';
import { judgePointBuy } from '#domain/rules/point-buy.ts';
import { yes } from '#domain/result.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import type { Kit } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { withSpecies } from '#domain/character/advancement/with-species.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const backgroundHighest = 20;

/** `rolled` are the totals that the server rolled, where scores are rolled. */
function judgeScores({ method, scores }: CharacterBuild, rolled: readonly number[]): CharacterResult<Character['stats']> {
  if (method === 'pointBuy') return judgePointBuy(scores);
  return judgeDealt(scores, method === 'rolled' ? rolled : standardArray);
}

function withBackground(character: Character, build: CharacterBuild): CharacterResult<Character> {
  const rules = backgrounds[build.background];
  const stats = raiseScores(character.stats, build.increases, { from: rules.abilities, points: 3, to: backgroundHighest });
  if (!stats.ok) return stats;
  const raised: Character = { ...character, background: build.background, stats: stats.value, skills: [...rules.skills] };
  return takeFeat(raised, { ...build.backgroundFeat, feat: rules.feat, increases: {}, list: rules.featList });
}

function equipped(character: Character, kits: readonly (Kit | undefined)[]): CharacterResult<Character> {
  let after: CharacterResult<Character> = yes(character);
  let gold = 0;
  for (const [index, kit] of kits.entries()) {
    if (!kit) return refuse('noSuchKit', {});
    gold += kit.gold;
    for (const [catalogId, quantity] of kit.items)
      after = after.ok ? addItem(after.value, itemOf(catalogId, quantity, `start-${index}-${after.value.inventory.length}`)) : after;
  }
  const coins = { ...noCoins, gold };
  return after.ok ? yes({ ...after.value, coins }) : after;
}

/**
 * A character of level 1 by SRD 5.2, everything checked; refuses the first thing that does not fit, in one sentence. A wizard
 * has the first spells of the book prepared, to be changed on the sheet.
 */
export function createSrdCharacter(home: CharacterHome, build: CharacterBuild, rolled: readonly number[] = []): CharacterResult<Character> {
  const scores = judgeScores(build, rolled);
  if (!scores.ok) return scores;
  const { order } = classes[build.class];
  if ((order === null) !== (build.order === null))
    return order ? refuse('chooseOrder', { order: order.name }) : refuse('noOrderToChoose', {});
  const blank = {
    ...blankCharacter(home, 'srd', build),
    classes: [{ ...freshClass(build.class), order: build.order }] satisfies Character['classes'],
    stats: scores.value,
  };
  const raised = withBackground(blank, build);
  if (!raised.ok) return raised;
  const born = withSpecies(raised.value, build);
  if (!born.ok) return born;
  const chosen = takeChoices(born.value, gainsAt(build, 1), build.choices);
  if (!chosen.ok) return chosen;
  return equipped(prepareOpenSpells(chosen.value), [
    classes[build.class].kits[build.kit],
    backgrounds[build.background].kits[build.backgroundKit],
  ]);
}
