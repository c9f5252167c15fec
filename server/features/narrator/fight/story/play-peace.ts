import type { Combatant } from '#domain/combat/state.ts';
import { hasAction } from '#domain/combat/turn-budget.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import { economyOf } from '#server/features/narrator/fight/answer-fight.ts';
import type { FightMeans } from '#server/features/narrator/fight/fight-means.ts';
import { fleeWords } from '#server/features/narrator/fight/plan-steps.ts';
import type { FightTable, Played } from '#server/features/narrator/fight/play-action.ts';

const mostNamed = 2;

/** Foes who are people or beasts of the story and still stand. */
export const storyFoes = ({ combat: { fromStory = [], combatants } }: Pick<FightMeans, 'combat'>): Combatant[] =>
  combatants.filter((one) => fromStory.includes(one.id) && !one.dead && !one.hidden && !isIncapacitated(one));

/** What a hero who wants no blood can say next on their turn: to talk to foes, to get away, or to wait. */
export function peaceOptions({ story }: FightTable, means: FightMeans, among: readonly Combatant[] = storyFoes(means)): string[] {
  const { combat, hero } = means;
  if (combat.phase !== 'running' || combat.active !== hero.id || combat.reaction !== null) return [];
  const isBeast = (id: string) => {
    const npc = presentNpcs(story.adventure, story.state).find((one) => one.id === id);
    return monsterOf(npc?.statBlock ?? '')?.type === 'beast';
  };
  const talks = hasAction(combat, hero) ? among.slice(0, mostNamed) : [];
  return [
    ...talks.map(({ id, name }) => (isBeast(id) ? `I calm ${name}` : `I offer ${name} a truce`)),
    ...(combat.fromStory === undefined ? [] : [fleeWords]),
    'I end my turn',
  ];
}

/** A hero spares somebody, puts a weapon away or gives up: nothing is done, and it is said what would end the fight. */
export function playPeace(table: FightTable, means: FightMeans, { aimed }: Extract<FightAction, { kind: 'peace' }>): Played {
  const { combat, hero } = means;
  const foes = storyFoes(means);
  const named = foes.filter(({ id }) => aimed.ids.includes(id));
  const way =
    combat.fromStory === undefined
      ? 'Whether the fight ends so, whoever leads the table decides. You can end your turn.'
      : foes.length === 0
        ? 'Nobody is left to talk to. You can flee, or end your turn.'
        : 'Foes fight on until they agree. To talk to one takes your action and a check. You can also flee, or end your turn.';
  const text = [`${hero.name} strikes nobody.`, ...(combat.active === hero.id ? [way] : [economyOf(means)])].join(' ');
  const options = peaceOptions(table, means, named.length > 0 ? named : foes);
  return { text, outcome: 'answered', why: reason('inWords'), options };
}
