import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isSuccess } from '#domain/dice/degree.ts';
import { withMoved } from '#domain/narration/whereabouts.ts';
import { spentBy } from './economy.ts';
import { allow, findHero, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import type { Ruling, ToolCall } from '#domain/narration/tool-call.ts';

/** Hit points of whoever comes round. */
const onComingRound = 1;

const isLiving = ({ sheet }: Hero) => sheet?.isDead !== true;

/** What is told of the harm of heroes once some of them have come round with one hit point; the dead do not. */
export function woken(state: PlayState, heroes: readonly Hero[]): PlayState['heroes'] {
  return {
    ...state.heroes,
    ...Object.fromEntries(heroes.filter(isLiving).map((hero) => [hero.id, { damage: fullHitPointsOf(hero) - onComingRound }])),
  };
}

/** Whether somebody lives at 0 hit points. */
const isDown = (state: PlayState, hero: Hero) => isLiving(hero) && heroHitPointsOf(state, hero) === 0;

/** Whether somebody is at 0 hit points, and neither stable nor dead. */
export const isDying = (state: PlayState, hero: Hero): boolean => isDown(state, hero) && state.heroes[hero.id]?.stable !== true;

/** Whether somebody is at 0 hit points, and stable. */
export const isStable = (state: PlayState, hero: Hero): boolean => isDown(state, hero) && !isDying(state, hero);

/** Somebody who is dying becomes stable, and does not wake. Refuses who is elsewhere, not down, stable already, or dead. */
export function stabilize(context: RulingContext, call: ToolCall, target: Hero, before: Ruling['facts'] = []): RulingOutcome {
  const { state } = context;
  if (context.here && !context.here.heroIds.includes(target.id)) return refuse(context, call, 'heroIsElsewhere', { hero: target.name });
  if (heroHitPointsOf(state, target) > 0) return refuse(context, call, 'heroIsNotDown', { hero: target.name });
  if (!isLiving(target)) return refuse(context, call, 'heroIsDead', { hero: target.name });
  if (!isDying(state, target)) return refuse(context, call, 'heroIsStable', { hero: target.name });
  const heroes = { ...state.heroes, [target.id]: { damage: fullHitPointsOf(target), stable: true as const } };
  return allow(call, { ...state, heroes }, [...before, outcome('becomesStable', { hero: target.name })]);
}

/**
 * A hero sees to another who is dying: after a Wisdom (Medicine) check of this reply that came off, the other is stable, and does not wake
 * (SRD 5.2.1, Help). Refuses who is not dying, and who was not seen to.
 */
export function ruleTend(context: RulingContext, call: CallOf<'tend'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  if (refused) return refused;
  const [hero, target] = [findHero(context, call.heroId), findHero(context, call.target)];
  if (!hero || !target) return refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, 'heroIsDown', { hero: hero.name });
  const steadied = stabilize(context, call, target);
  if (!steadied.ruling.allowed) return steadied;
  const isSeenTo = context.rulings.some(
    ({ allowed, degree, call: each }) =>
      allowed && degree !== null && isSuccess(degree) && each.name === 'check' && each.heroId === hero.id && each.skill === 'medicine',
  );
  return isSeenTo ? steadied : refuse(context, call, 'tendNeedsCheck', { hero: target.name });
}

/**
 * A hero shakes another awake, which is their action: out of a magic sleep that help ends, or out of plain sleep (SRD 5.2.1, Sleep). The
 * sheets change when the reply is told. Refuses who cannot act, and who does not sleep so, or was woken in this reply.
 */
export function ruleShakeAwake(context: RulingContext, call: CallOf<'shake_awake'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  if (refused) return refused;
  const [hero, target] = [findHero(context, call.heroId), findHero(context, call.target)];
  if (!hero || !target) return refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0 || hero.sheet?.isHeld) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  if (context.here && !context.here.heroIds.includes(target.id)) return refuse(context, call, 'heroIsElsewhere', { hero: target.name });
  const wasWoken = context.rulings.some(({ allowed, call: each }) => allowed && each.name === 'shake_awake' && each.target === target.id);
  const isAsleep = target.sheet?.isAsleep === true && !wasWoken && heroHitPointsOf(context.state, target) > 0;
  if (!isAsleep) return refuse(context, call, 'heroIsNotAsleep', { hero: target.name });
  if (spentBy(context, hero.id).action) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  return allow(call, context.state, [outcome('shakesAwake', { hero: hero.name, target: target.name })]);
}

/** Whether nobody of a party stands any more, and some of it live. */
export function isPartyDown({ party, state }: Pick<RulingContext, 'party' | 'state'>): boolean {
  return party.some(isLiving) && party.every((hero) => heroHitPointsOf(state, hero) === 0);
}

/** The place where a party that fell comes round, or flees to: the last it has been to where nobody hostile stands, else where it is. */
export function refugeOf({ adventure, state }: Pick<RulingContext, 'adventure' | 'state'>): string {
  const isSafe = (scene: string) =>
    !presentNpcs(adventure, { ...state, scene }).some((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  const known = state.visited.filter((id) => adventure.scenes.some((scene) => scene.id === id));
  return known.findLast(isSafe) ?? state.scene;
}

/**
 * A party of which nobody stands any more comes round, each with one hit point, at the last place that was safe. It costs time: a danger
 * may come closer for it. Refused while anybody stands, and after the end of the tale.
 */
export function ruleComeRound(context: RulingContext, call: CallOf<'come_round'>): RulingOutcome {
  const { adventure, party, state } = context;
  if (!isPartyDown(context) || state.ended !== undefined) return refuse(context, call, 'somebodyStands', {});
  const scene = refugeOf(context);
  const name = adventure.scenes.find(({ id }) => id === scene)?.name ?? '';
  const together = withMoved(
    state,
    party,
    party.map(({ id }) => id),
    scene,
  );
  return allow(call, { ...together, heroes: woken(state, party) }, [outcome('partyComesRound', { scene: name })]);
}
