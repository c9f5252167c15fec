import { applyCondition } from '#domain/combat/effects/apply-condition.ts';
import { layEffect } from '#domain/combat/effects/lay-effect.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { rollDice } from '#domain/dice/dice.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Change, Direction } from '#domain/rules/activity/change.ts';
import type { Drawn, Tick } from '#domain/rules/activity/effect.ts';

const going = (changes: readonly Change[], way: Direction): Change[] =>
  changes.map((each) => (each.on === 'must' ? { ...each, way } : each));

/** What a die brought, with the way that a second one says. */
function withWay(draft: Draft, { name, changes, ways }: Drawn, label: string) {
  if (!ways) return { name, changes, rolls: [] };
  const roll = rollDice(draft.dice, `1d${ways.length}`, `${label}, ${name}`);
  const way = ways[roll.total - 1] ?? 'north';
  return { name: `${name} ${way}`, changes: going(changes, way), rolls: [roll] };
}

/** Lets a die say what comes upon the bearer of an effect: for the turn that goes on, or until the next one starts (SRD 5.2.1, Confusion, Blink). */
export function draw(draft: Draft, bearerId: string, effect: ActiveEffect, { dice, results }: NonNullable<Tick['draws']>): void {
  const label = `${find(draft, bearerId).name}: ${effect.name}`;
  const roll = rollDice(draft.dice, dice, label);
  const drawn = results.find(({ upTo }) => roll.total <= upTo) ?? results.at(-1);
  if (!drawn) return;
  const { name, changes, rolls } = withWay(draft, drawn, label);
  note(draft, 'drawn', { actorId: bearerId, name: `${effect.name}: ${name}`, rolls: [roll, ...rolls] });
  const { conditions, untilNextTurn } = drawn;
  if (changes.length === 0 && conditions.length === 0) return;
  const lasts = untilNextTurn === true ? ({ whose: 'target', when: 'start' } as const) : ({ whose: 'current', when: 'end' } as const);
  const effectId = layEffect(draft, {
    id: effect.source.id,
    name: `${effect.name}: ${name}`,
    bearerId,
    from: effect.from ?? bearerId,
    actorId: bearerId,
    changes,
    duration: { kind: 'turn', ...lasts },
  });
  for (const condition of conditions) {
    applyCondition(draft, { targetId: bearerId, condition, from: effect.from, until: null, saveEnds: null, held: false, effectId });
  }
}
