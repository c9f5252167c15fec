import { hasLeft } from '#domain/combat/acts/move-away.ts';
import { isDown, isWaiting } from '#domain/combat/state.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { refugeOf } from '#domain/narration/rulings/fallen.ts';
import { viewOf, withMoved } from '#domain/narration/whereabouts.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { listText } from '#domain/text/list-text.ts';
import { fightSteps, storyFights } from '#server/features/combat/index.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import { fightStageOf } from '#server/features/narrator/fight/fight-means.ts';
import type { FightMeans } from '#server/features/narrator/fight/fight-means.ts';
import { fleeWords } from '#server/features/narrator/fight/plan-steps.ts';
import { standing } from '#server/features/narrator/fight/planned.ts';
import { playSteps } from '#server/features/narrator/fight/play-action.ts';
import type { FightTable, Played } from '#server/features/narrator/fight/play-action.ts';

/** Where a hero who flees gets to: the last safe place that the party knows, else along the first way out. */
function shelterOf({ story: { adventure, state } }: FightTable, now: PlayState): string {
  const refuge = refugeOf({ adventure, state: now });
  return refuge === now.scene ? (knownExits(adventure, now)[0]?.to ?? state.scene) : refuge;
}

/** Whether a hero wants to get away from a fight. */
export const isFlight = (wanted: FightAction) =>
  wanted.kind === 'leave' || (wanted.kind === 'act' && wanted.action === 'moveAway' && wanted.text === 'flees');
const isOfAll = (wanted: FightAction) => wanted.kind === 'act' && wanted.isTogether === true;

/** Whether the player of somebody says in this reply what is asked for. */
function says({ story }: FightTable, means: FightMeans, userId: string | undefined, what: (wanted: FightAction) => boolean): boolean {
  const lines = story.intents.flatMap(({ heroId, text }) => (heroId === userId ? text.split('\n') : []));
  return lines.some((line) => readFightLine(line, fightStageOf(means, [])).some(what));
}

/** Whether somebody else whose turn it is, or was as the reply began, says that all flee: whoever says the same goes with them. */
function isLedOut(table: FightTable, means: FightMeans): boolean {
  const { characters, before, fight } = table.transaction;
  const isTurnOf = (userId: string) =>
    [before, fight].some((each) => fightSteps.heroOfPlayer({ characters, fight: each }, userId)?.id === each.entry.combat.active);
  return table.story.intents.some(({ heroId }) => heroId !== table.playerId && isTurnOf(heroId) && says(table, means, heroId, isOfAll));
}

/** Of a party that is said to flee those who stay, because nobody moves them but their own players. */
function stayText(table: FightTable, means: FightMeans): string {
  const { characters, fight } = table.transaction;
  const silent = [...characters.values()].flatMap(({ id, userId }) => {
    const one = heroOf(fight.entry.combat, id);
    if (!one || one.id === means.hero.id || one.side !== means.hero.side || one.dead || isDown(one)) return [];
    return userId !== null && says(table, means, userId, isFlight) ? [] : [one.name];
  });
  if (silent.length === 0) return '';
  const stays = silent.length === 1 ? 'stays' : 'stay';
  return `${listText(silent)} ${stays} in the fight, until their own words are “${fleeWords}”.`;
}

/**
 * A hero flees from a fight that began in the story: those whom they leave behind may strike, unless they have disengaged or left them already; whoever still
 * stands then is out of the fight, at the last safe place. Out of turn they do so with somebody who says that all flee. Null where a fight
 * did not begin in the story.
 */
export async function playFlight(given: FightTable, means: FightMeans, wanted: FightAction, line: string): Promise<Played | null> {
  const { combat, hero } = means;
  const { transaction, story, playerId } = given;
  if (combat.fromStory === undefined) return null;
  const table: FightTable = combat.active !== hero.id && isLedOut(given, means) ? { ...given, isAnyTurn: true } : given;
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
  const stay = isOfAll(wanted) && transaction.fight.entry.combat.phase === 'running' ? stayText(table, means) : '';
  return { ...played, text: [played.text, fled, stay].filter((part) => part !== '').join(' ') };
}
