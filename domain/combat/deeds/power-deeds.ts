import { healthOf } from '#domain/combat/effects/health.ts';
import { sectionsOf } from '#domain/combat/npc/stat-block-sections.ts';
import type { StatBlockLine } from '#domain/combat/npc/stat-block-sections.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { ActivityUse, Actor } from './activity-use.ts';
import { actorOfCombatant } from './actor.ts';
import { deedsOf } from './deed.ts';
import type { Deed } from './deed.ts';
import { powerUses, usesOfPowers } from './power-uses.ts';
import { withWeapons } from './weapons-for.ts';

/** What a creature does by a power, with all that its dialog asks and says. */
export interface PowerDeed extends Deed {
  use: ActivityUse;
  /** What it does, in paragraphs. */
  text: string[];
}

/** What a creature in a fight does besides attacks. */
export interface AtHand {
  /** The combatant who does it. */
  id: string;
  bonusActions: StatBlockLine[];
  reactions: StatBlockLine[];
  deeds: PowerDeed[];
}

type Body = Pick<Combatant, 'hitPoints' | 'maxHitPoints'>;

function deedsOfUses(uses: readonly ActivityUse[], actor: Actor, body: Body, textOf: (use: ActivityUse) => string[]): PowerDeed[] {
  const laid = new Map(uses.map((use) => [use.key, withWeapons(use, actor)]));
  const health = { now: body.hitPoints, maximum: body.maxHitPoints };
  return deedsOf([...laid.values()], { actor, health }).flatMap((deed) => {
    const use = laid.get(deed.key);
    return use ? [{ ...deed, use, text: textOf(use) }] : [];
  });
}

const noteOf = ({ used: { activity } }: ActivityUse): string[] => (activity.note === undefined ? [] : [activity.note]);

/** What somebody who was called does, by a stat block that stands in no bestiary. */
export const deedsOfCalled = (one: Body & Pick<Combatant, 'powersUsed'>, powers: readonly UsedActivity[], actor: Actor): PowerDeed[] =>
  deedsOfUses(usesOfPowers(one, powers), actor, one, noteOf);

/** What a creature does besides attacks, by what content says of it: bonus actions, reactions, and what comes with a hit. Null where that is nothing, or it is dead. */
export function atHandOf(one: Combatant, block: StatBlock | undefined, details: MonsterDetails | undefined): AtHand | null {
  if (healthOf(one) === 'dead') return null;
  const { id, powers } = one;
  if (powers) return { id, bonusActions: [], reactions: [], deeds: deedsOfCalled(one, powers, actorOfCombatant(one)) };
  if (one.kind !== 'npc' || !block) return null;
  const { bonusActions, reactions } = sectionsOf(block, details);
  const textOf = ({ used }: ActivityUse) => details?.features.find(({ name }) => slugOf(name) === used.id)?.text.split('\n\n') ?? [];
  const deeds = details ? deedsOfUses(powerUses(one, details), actorOfCombatant(one), one, textOf) : [];
  return bonusActions.length + reactions.length + deeds.length === 0 ? null : { id, bonusActions, reactions, deeds };
}
