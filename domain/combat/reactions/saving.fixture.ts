import { fightOf, scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatOf, openCombatLog, recordCombatStep } from '#domain/combat/log.ts';
import type { CombatLog } from '#domain/combat/log.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { HeroFeatures } from '#domain/combat/use/hero-features.ts';

export const heroes = ['kara', 'tomas'];

/** A fight whose heroes are asked for their saves, and about rolls that fail. */
export class Saving {
  log: CombatLog;
  readonly #savers: readonly string[];
  constructor(combat: Combat, savers: readonly string[] = heroes) {
    this.log = openCombatLog('dm', combat);
    this.#savers = savers;
  }
  refused(input: CombatStepInput, ...faces: number[]): string | null {
    const reactions = { asked: heroes, byThemselves: [], savers: this.#savers, ready: new Map() };
    const recorded = recordCombatStep(this.log, 'dm', step(input), scripted(...faces), reactions);
    if (!recorded.ok) return tellCombatRefusal(recorded.refused);
    this.log = recorded.value.log;
    return null;
  }
  take(input: CombatStepInput, ...faces: number[]): this {
    const refused = this.refused(input, ...faces);
    if (refused !== null) throw new Error(refused);
    return this;
  }
  roll(saverIds: string[], ...faces: number[]): this {
    return this.take({ name: 'rollSaves', saverIds }, ...faces);
  }
  inspired(way: string | null, ...faces: number[]): this {
    return this.take({ name: 'react', reactorId: this.now.reaction?.reactorId ?? '', way, slot: 0 }, ...faces);
  }
  get now(): Combat {
    return combatOf(this.log);
  }
  get told() {
    return this.log
      .at(-1)
      ?.events.filter(({ kind }) => !['turn', 'round'].includes(kind))
      .map(({ kind, targetId, outcome, amount }) => [kind, targetId, outcome, amount].filter((each) => each !== null).join(' '));
  }
}

export const fight = () => fightOf('troll', 'kara', 'tomas');
export const breath: CombatStepInput = { name: 'use', actorId: 'troll', effect: 'Cold Breath', targetIds: ['kara', 'tomas'] };

const inspiredHero = HeroFeatures.parse({
  values: {},
  species: 'human',
  lineage: null,
  features: [],
  uses: [],
  hitDice: { die: 8, left: 1 },
  inspiration: true,
});
/** These have Heroic Inspiration. */
export function inspiring(combat: Combat, ...ids: string[]): Combat {
  return {
    ...combat,
    combatants: combat.combatants.map((each) => (ids.includes(each.id) ? { ...each, features: inspiredHero } : each)),
  };
}
