import type { TakenStep } from '#domain/combat/step.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
import { refuseLegendaryAction, resistancesLeft } from '#domain/combat/uses.ts';
import { listText } from '#domain/text/list-text.ts';
import { actionId, legendary, resistance } from './legendary-names.ts';
import type { FightMeans } from './fight-means.ts';
import { aimOf, missing, steps } from './planned.ts';
import type { ActionOf, Planned } from './planned.ts';

/** Words by which it is kept for later. */
const keeps = /\b(?:keep|save|spare|withhold|hold)s?\b|\b(?:not|no|never|without|stops?)\b|n't\b/i;

/** The step that words for something legendary come to, with whom it is aimed at; null where they name nothing of the kind. */
export function planLegendary(means: FightMeans, { way: { id }, aimed, text }: ActionOf<'feature'>): Planned | null {
  const { hero } = means;
  if (!id.startsWith(legendary) || !hero.legend) return null;
  if (id === resistance) return steps({ name: 'legendaryResistance', targetId: hero.id, on: !keeps.test(text) });
  const { legendaryActions } = hero.legend;
  const lower = text.toLowerCase();
  const meant =
    legendaryActions.find(({ name }) => actionId(name) === id) ??
    legendaryActions.find(({ name, attack }) =>
      [name, ...(attack === null ? [] : [attack])].some((each) => lower.includes(each.toLowerCase())),
    );
  if (!meant) {
    const names = legendaryActions.map(({ name }) => name);
    return missing(
      `Which legendary action: ${listText(names, 'or')}?`,
      names.map((name) => `I use ${name}`),
    );
  }
  const act = { name: 'legendary' as const, actorId: hero.id, action: meant.name };
  if (meant.attack === null && meant.effect === null && meant.spell === null) return steps(act);
  const aim = aimOf(means, aimed, (target) => `I use ${meant.name} on ${target}`);
  return 'planned' in aim ? aim.planned : steps({ ...act, targetIds: [...new Set(aim.ids)] });
}

/** Why something legendary cannot be done now; null where it can, undefined for any other step. */
export function refuseLegendary({ combat, hero }: FightMeans, step: TakenStep): CombatRefused | null | undefined {
  if (step.name === 'legendaryResistance')
    return resistancesLeft(hero) > 0 ? null : refuseCombat('hasNoLegendaryResistance', { name: hero.name });
  if (step.name !== 'legendary') return undefined;
  const action = hero.legend?.legendaryActions.find(({ name }) => name === step.action);
  return action ? refuseLegendaryAction(hero, action, combat) : refuseCombat('hasNoLegendaryAction', { name: hero.name });
}
