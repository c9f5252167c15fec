import { isForCreaturesAlone, isForDead, meantFor, raisesWall } from '#domain/rules/activity/targeting.ts';
import type { MeantFor } from '#domain/rules/activity/targeting.ts';
import { healsNothing, healsNothingText } from '#domain/rules/magic/heals-nothing.ts';
import { isForAnyTurn } from '#domain/combat/use/spell-in-use.ts';
import { kindsOf } from './aim.ts';
import { asksFirst, choicesOf, damageTypesOf, figuresOfUse, needsNoTarget, usualPayment, whyNot } from './activity-use.ts';
import type { ActivityUse, Actor } from './activity-use.ts';
import { grouped, rowsOf } from './groups.ts';
import type { Group } from './groups.ts';
import { mayHasten } from './hasten.ts';
import { noShapers } from './shapers.ts';
import type { Shapers } from './shapers.ts';
import { stepOfUse } from './step-of-use.ts';
import type { UseStep } from './step-of-use.ts';

/** Something that can be done in a fight, as a list shows it and a press does it. */
export interface Deed {
  key: string;
  name: string;
  /** What of a turn it takes. */
  group: Group;
  /** The row in which it stands with others; left out where it stands by itself. */
  row?: string;
  /** What it rolls and does. */
  figures: string;
  /** Why it cannot be done now, in a few words; left out where it can. */
  notNow?: string;
  /** Whether it can be done all the same, as a bonus action. */
  isHastened?: true;
  /** Whether it can be done out of one’s own turn. */
  isAnswer?: true;
  /** On whom a press does it: whoever is aimed at, where it is for their side. */
  meant: MeantFor | null;
  /** Whether it reaches creatures alone, and no things. */
  isForCreatures?: true;
  /** The kinds of creatures that it affects; left out where it affects any. */
  kinds?: NonNullable<ReturnType<typeof kindsOf>>;
  /** Whether it is for the dead. */
  isForDead?: true;
  /** Whether it is done on oneself, or on nobody in particular. */
  isForNobody?: true;
  /** When something is said before it is done: each time, or where it fits several. */
  asks?: 'always' | 'several';
  /** Whether it leads to another place, which a battle map asks for. */
  teleports?: true;
  /** Whether it raises a wall that stands in the way, for which a battle map asks where. */
  raisesWall?: true;
  /** What is said before it is done on oneself in vain. */
  warns?: string;
  /** What is sent; whom it is done on is added. */
  step: UseStep;
}

/** What is known of whoever does things. */
interface Doer {
  actor: Actor;
  /** Their hit points; null where they are not known. */
  health: { now: number; maximum: number } | null;
  /** What can be chosen with a spell to change it. */
  shapersFor?: (use: ActivityUse) => Shapers;
}

/** What is said of something where there is nothing to choose, or a single thing. */
const onlyChoice = (use: ActivityUse, actor: Actor) => ({
  choice: choicesOf(use, actor)[0] ?? null,
  damageType: damageTypesOf(use)[0] ?? null,
  cover: 'none' as const,
  amount: 1,
  shapers: [],
});

/** Whether something can be done out of one’s own turn. */
const isAnswer = ({ used }: ActivityUse): boolean => used.takes === 'reaction' || (used.kind !== 'power' && isForAnyTurn(used));

function deedOf(use: ActivityUse, group: Group, { actor, health, shapersFor = () => noShapers }: Doer): Deed {
  const { activity } = use.used;
  const notNow = whyNot(use, actor);
  const kinds = kindsOf(activity);
  const asks = asksFirst(use, actor, 1) ? 'always' : asksFirst(use, actor, 2) ? 'several' : null;
  const isVain = health !== null && healsNothing(activity, { hitPoints: health.now, maxHitPoints: health.maximum });
  return {
    key: use.key,
    name: use.name,
    group,
    figures: figuresOfUse(use, actor),
    ...(notNow !== undefined && { notNow }),
    ...(notNow !== undefined && mayHasten(use, actor, shapersFor(use)) && { isHastened: true }),
    ...(isAnswer(use) && { isAnswer: true }),
    meant: meantFor(activity),
    ...(isForCreaturesAlone(activity) && { isForCreatures: true }),
    ...(kinds && { kinds }),
    ...(isForDead(activity) && { isForDead: true }),
    ...(needsNoTarget(use) && { isForNobody: true }),
    ...(asks !== null && { asks }),
    ...(activity.teleports !== undefined && { teleports: true }),
    ...(raisesWall(activity) && { raisesWall: true }),
    ...(isVain && { warns: healsNothingText }),
    step: stepOfUse(actor, use, { ...usualPayment(use), ...onlyChoice(use, actor), targetIds: [] }),
  };
}

/** What somebody can do, in the order in which it is listed. */
export function deedsOf(uses: readonly ActivityUse[], doer: Doer): Deed[] {
  return grouped(uses).flatMap(([group, each]) =>
    rowsOf(each).flatMap((row) =>
      'one' in row ? [deedOf(row.one, group, doer)] : row.ways.map((use) => ({ ...deedOf(use, group, doer), row: row.name })),
    ),
  );
}
