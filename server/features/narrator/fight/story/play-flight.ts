import { hasLeft } from '#domain/combat/acts/move-away.ts';
import { isDown, isWaiting } from '#domain/combat/state.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { refugeOf } from '#domain/narration/rulings/fallen.ts';
import { viewOf, withMoved } from '#domain/narration/whereabouts.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { storyFights } from '#server/features/combat/index.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import type { FightMeans } from '#server/features/narrator/fight/fight-means.ts';
import { standing } from '#server/features/narrator/fight/planned.ts';
import { playSteps } from '#server/features/narrator/fight/play-action.ts';
import type { FightTable, Played } from '#server/features/narrator/fight/play-action.ts';

/** Where a hero who flees gets to: the last safe place that the party knows, else along the first way out. */
function shelterOf({ story: { adventure, state } }: FightTable, now: PlayState): string {
  const refuge = refugeOf({ adventure, state: now });
  return refuge === now.scene ? (knownExits(adventure, now)[0]?.to ?? state.scene) : refuge;
}

/**
 * A hero flees from a fight that began in the story: those whom they leave behind may strike, unless they have disengaged or left them already; whoever still
 * stands then is out of the fight, at the last safe place. Null where a fight did not begin in the story, or it is not the hero's turn.
 */
export async function playFlight(table: FightTable, means: FightMeans, wanted: FightAction, line: string): Promise<Played | null> {
  const { combat, hero } = means;
  const { transaction, story, playerId } = table;
  if (combat.fromStory === undefined || combat.active !== hero.id) return null;
  const targetIds = hero.activeEffects.some(({ source }) => source.id === 'disengage')
    ? []
    : standing(means, true).flatMap(({ id }) => (hasLeft(combat, hero.id, id) ? [] : [id]));
  const away = TakenStep.parse({ name: 'act', actorId: hero.id, action: 'moveAway', targetIds });
  const played = await playSteps(table, means, wanted, [away], line);
  const now = transaction.fight.entry.combat;
  const one = now.combatants.find(({ id }) => id === hero.id);
  if (played.outcome !== 'done' || isWaiting(now) || now.phase !== 'running' || !one || one.dead || isDown(one)) return played;
  const play = await findPlay(transaction.tx.sql, transaction.campaignId);
  if (!play) return played;
  const scene = shelterOf(table, viewOf({ ...play.state, npcs: story.state.npcs }, playerId));
  const gone = withMoved(play.state, story.party, [playerId], scene);
  await savePlay(transaction.tx.sql, transaction.campaignId, gone, transaction.tx.now);
  await storyFights.getAway(transaction, hero.id);
  const place = story.adventure.scenes.find(({ id }) => id === scene)?.name ?? '';
  const fled = table.fragments.insist(['fight.flees'], { hero: hero.name, scene: place }) ?? `${hero.name} gets away, to ${place}.`;
  return { ...played, text: [played.text, fled].filter((part) => part !== '').join(' ') };
}
