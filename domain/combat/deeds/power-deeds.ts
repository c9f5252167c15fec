import { mustNow } from '#domain/combat/acts/must.ts';
import { refuseActNow } from '#domain/combat/acts/refuse-act.ts';
import { legendNow } from '#domain/combat/legendary/legend-now.ts';
import type { LegendNow } from '#domain/combat/legendary/legend-now.ts';
import type { Must } from '#domain/rules/activity/tell/must-text.ts';
import { commonActions } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { healthOf } from '#domain/combat/effects/health.ts';
import { sectionsOf } from './stat-block-sections.ts';
import type { StatBlockLine } from './stat-block-sections.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { castsMost } from './casts-most.ts';
import { waresCarried } from '#domain/combat/use/items/wares-carried.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
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

/** What somebody in a fight can do besides attacks, as whoever leads is told it. */
export interface AtHand {
  /** The combatant who does it. */
  id: string;
  /** What everybody can do and they cannot as things are with them, by a code that says why. */
  refused: { action: CommonAction; code: string }[];
  /** What an effect makes them do in each own turn; left out where none does, or it is done. */
  must?: Must;
  /** How it stands with their legendary actions; left out for those who have none. */
  legend?: LegendNow;
  /** Whether spells are what their class does most, so that they stand before weapons, as for their player. */
  spellsFirst?: true;
  bonusActions: StatBlockLine[];
  reactions: StatBlockLine[];
  deeds: PowerDeed[];
  /** What content says of what they carry, as far as it can do something. */
  wares: MagicWare[];
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

/** What content says of somebody. */
interface Known {
  block: StatBlock | undefined;
  details: MonsterDetails | undefined;
  catalogue: MagicCatalogue;
}

/** Bonus actions and reactions as a stat block tells them, and what can be pressed of it. Of those who were called nothing stands in a bestiary. */
function powersAtHand(one: Combatant, { block, details }: Known): Pick<AtHand, 'bonusActions' | 'reactions' | 'deeds'> {
  const actor = actorOfCombatant(one);
  if (one.powers) return { bonusActions: [], reactions: [], deeds: deedsOfCalled(one, one.powers, actor) };
  if (one.kind !== 'npc' || !block) return { bonusActions: [], reactions: [], deeds: [] };
  const { bonusActions, reactions } = sectionsOf(block, details);
  const textOf = ({ used }: ActivityUse) => details?.features.find(({ name }) => slugOf(name) === used.id)?.text.split('\n\n') ?? [];
  return { bonusActions, reactions, deeds: details ? deedsOfUses(powerUses(one, details), actor, one, textOf) : [] };
}

/** What somebody can do besides attacks, by what content says of it; null for the dead. */
export function atHandOf(combat: Combat, one: Combatant, known: Known): AtHand | null {
  if (healthOf(one) === 'dead') return null;
  const [must, legend] = [mustNow(combat, one), legendNow(one, combat)];
  return {
    id: one.id,
    refused: commonActions.flatMap((action) => {
      const refused = refuseActNow(combat, one, action);
      return refused === null ? [] : [{ action, code: refused.code }];
    }),
    ...(must && { must }),
    ...(legend && { legend }),
    ...(castsMost(one) && { spellsFirst: true as const }),
    ...powersAtHand(one, known),
    wares: waresCarried(one, known.catalogue),
  };
}
