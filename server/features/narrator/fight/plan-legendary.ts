import type { Combatant } from '#domain/combat/state.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
import { refuseLegendaryAction, resistancesLeft } from '#domain/combat/uses.ts';
import { listText } from '#domain/text/list-text.ts';
import type { FightStage } from '#server/features/storyteller/index.ts';
import type { FightMeans } from './fight-means.ts';
import { aimOf, missing, steps } from './planned.ts';
import type { ActionOf, Planned } from './planned.ts';

type Named = FightStage['features'][number];

const legendary = 'legendary';
const actionId = (name: string) => `${legendary} action ${name}`;
const anyAction = actionId('');
const resistance = `${legendary} resistance`;
/** Words by which it is kept for later. */
const keeps = /\b(?:keep|save|spare|withhold|hold)s?\b|\b(?:not|no|never|without|stops?)\b|n't\b/i;

const named = (id: string, name: string): Named => ({ id, name, index: 0, names: [name], takes: [], rides: false, ends: false });

/** What makes a creature legendary, as things that can be named: its actions after the turns of others, and its resistance. */
export function namedLegend({ legend }: Combatant): Named[] {
  if (!legend) return [];
  const actions = legend.legendaryActions.map(({ name }) => named(actionId(name), name));
  const any = actions.length > 0 ? [named(anyAction, 'Legendary Action')] : [];
  return [...actions, ...any, ...(legend.resistances > 0 ? [named(resistance, 'Legendary Resistance')] : [])];
}

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
