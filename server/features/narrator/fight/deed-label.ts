import { offerTo } from '#domain/combat/reactions/open-offers.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import { listText } from '#domain/text/list-text.ts';
import type { FightMeans } from './fight-means.ts';

/** The words of a button that takes a step of a hero or a creature: what it does, with what, and to whom. */
export function deedLabel(means: FightMeans, step: TakenStep): string {
  const { combat, spells, ways, deeds } = means;
  const names = (ids: readonly string[]) => listText(ids.map((id) => combat.combatants.find((one) => one.id === id)?.name ?? 'somebody'));
  const at = (word: string, ids: readonly string[]) => (ids.length > 0 ? ` ${word} ${names([...new Set(ids)])}` : '');
  switch (step.name) {
    case 'attack':
      return `Attack ${names([step.targetId])} with ${step.attack}`;
    case 'castSpell': {
      const spell = spells.find((each) => each.spell.id === step.spell)?.spell;
      const slot = spell && step.slot > spell.level ? ` at level ${step.slot}` : '';
      return `Cast ${spell?.name ?? 'a spell'}${slot}${at('on', step.targetIds)}`;
    }
    case 'useFeature': {
      const used = ways.find(({ way }) => way.id === step.feature && way.index === step.activity)?.used;
      return `Use ${used?.name ?? 'a feature'}${step.choice === null ? '' : ` (${step.choice})`}${at('on', step.targetIds)}`;
    }
    case 'usePower': {
      const used = ways.find(({ way }) => way.id === step.power && way.index === step.activity)?.used;
      return `Use ${used?.name ?? 'a power'}${at('on', step.targetIds)}`;
    }
    case 'use':
      return `Use ${step.effect}${at('on', step.targetIds)}`;
    case 'addToHit': {
      const added = step.riders.flatMap(
        ({ id, activity }) => ways.find(({ way }) => way.id === id && way.index === activity)?.used.name ?? [],
      );
      return `Add ${listText(added)} to the hit on ${names([step.targetId])}`;
    }
    case 'useItem': {
      const way = deeds.find((each) => each.way.item.id === step.item && each.way.key === step.way)?.way;
      return `${way ? `${way.item.name}: ${way.name}` : 'Use an item'}${at('on', step.targetIds)}`;
    }
    case 'act':
      return `${commonActionRules[step.action].name}${step.targetIds.length > 0 ? `: ${names(step.targetIds)}` : ''}`;
    case 'react': {
      const way = offerTo(combat, step.reactorId)?.ways.find(({ key }) => key === step.way);
      return way ? `React with ${way.name}` : 'Let it pass';
    }
    case 'deathSave':
      return 'Roll the death save';
    case 'legendary':
      return `Legendary action: ${step.action}${at('on', step.targetIds)}`;
    case 'legendaryResistance':
      return step.on ? 'Use Legendary Resistance' : 'Keep Legendary Resistance';
    case 'endConcentration':
      return 'End concentration';
    case 'endEffect':
      return 'Return to your own form';
    default:
      return 'End turn';
  }
}
