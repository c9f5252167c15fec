import { scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatOf, openCombatLog, recordCombatStep } from '#domain/combat/log.ts';
import type { CombatLog } from '#domain/combat/log.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { Reactions } from './ask.ts';

/** A spell of the SRD as it answers what others do. */
export async function spell(id: string): Promise<UsedActivity> {
  const found = findSpell(id);
  const activities = found && (await loadSpellDetails(found.level)).get(found.name)?.activities;
  const [first] = activities ?? [];
  if (!found || !activities || !first) throw new Error(`no ${id}`);
  return usedSpell(found, activities, first);
}

/** A feature of the SRD as it answers what others do. */
export async function feature(
  from: 'rogue' | 'monk' | 'ranger' | 'species',
  name: string,
  values: Record<string, number>,
): Promise<UsedActivity> {
  const activity = (await loadFeatureDetails(from)).find((each) => each.name === name)?.activities?.[0];
  if (!activity) throw new Error(`no ${name}`);
  const takes = activity.activation?.kind === 'reaction' ? 'reaction' : 'free';
  const common = { level: 0, concentration: false, duration: { kind: 'instant' }, goesOn: false } as const;
  return { kind: 'feature', id: name, name, takes, activity, ...common, numbers: { toHit: 0, dc: 10, values } };
}

/** What somebody has who casts these spells. */
export const casting = (...spells: string[]): Partial<Combatant> => ({
  slotCasting: {
    dc: 13,
    toHit: 5,
    modifier: 3,
    level: 5,
    proficiency: 3,
    spells,
    slots: [
      { level: 1, left: 2 },
      { level: 3, left: 1 },
    ],
  },
});

/** A fight in which somebody is otherwise in this. */
export function having(combat: Combat, id: string, changes: Partial<Combatant>): Combat {
  return { ...combat, combatants: combat.combatants.map((each) => (each.id === id ? { ...each, ...changes } : each)) };
}

/** A fight that asks these people, written down step by step. */
export class Asking {
  log: CombatLog;
  readonly #reactions: Reactions;
  constructor(combat: Combat, by: Record<string, UsedActivity[]>, asked = Object.keys(by), byThemselves: string[] = []) {
    this.log = openCombatLog('dm', combat);
    this.#reactions = { asked, byThemselves, ready: new Map(Object.entries(by)) };
  }
  take(input: CombatStepInput, ...faces: number[]): this {
    const recorded = recordCombatStep(this.log, 'dm', step(input), scripted(...faces), this.#reactions);
    if (!recorded.ok) throw new Error(tellCombatRefusal(recorded.refused));
    this.log = recorded.value.log;
    return this;
  }
  answer(way: string | null, slot = 0, ...faces: number[]): this {
    return this.take({ name: 'react', reactorId: this.now.reaction?.reactorId ?? '', way, slot }, ...faces);
  }
  get now(): Combat {
    return combatOf(this.log);
  }
  get last() {
    return this.log.at(-1);
  }
  get told() {
    return this.last?.events.map(({ kind, outcome, amount }) => [kind, outcome, amount].filter((each) => each !== null).join(' '));
  }
}
