import { describe, expect, it } from 'vitest';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { asksForTargets, meantFor } from '#domain/rules/activity/targeting.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { fightStageOf, loadFightMeans } from '#server/features/narrator/fight/fight-means.ts';
import { planSteps } from '#server/features/narrator/fight/plan-steps.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import { seeded } from '#domain/combat/combat.fixture.ts';
import { playedClasses } from './heroes/played-classes.fixture.ts';
import { riseTo } from './heroes/played-hero.fixture.ts';
import { Table } from './heroes/table.fixture.ts';
import type { Step } from './heroes/table.fixture.ts';

/** A deed as it is pressed, and as it is said. */
interface Deed {
  step: Step;
  words: string;
}

/** Attacks with everything that the hero strikes with, and one spell for each way in which a spell acts. */
async function deedsOf({ hero }: Table): Promise<Deed[]> {
  const attacks = hero.attacks.map(({ name }): Deed => {
    const step = { name: 'attack', actorId: hero.id, targetId: 'brute', attack: name } as const;
    return { step, words: `I attack the brute with my ${name}` };
  });
  const spells = new Map<string, Deed>();
  for (const id of hero.slotCasting?.spells ?? []) {
    const spell = findSpell(id);
    const details = spell && (await loadSpellDetails(spell.level)).get(spell.name);
    const cast = (details?.activities ?? []).filter((each) => !isLater(each));
    const [activity] = cast;
    const slots = (hero.slotCasting?.slots ?? [])
      .filter(({ level, left }) => left > 0 && level >= (spell?.level ?? 0))
      .map(({ level }) => level);
    const isPlain = cast.length === 1 && (activity?.effects ?? []).every(({ choice }) => choice === undefined);
    const isPaid = hero.features?.freeCasts.some((each) => each.spell === id) === true;
    if (
      !spell ||
      !activity ||
      !isPlain ||
      isPaid ||
      activity.activation?.hit ||
      activity.targets?.area ||
      !/^(action|bonus action)/.test(spell.castingTime)
    )
      continue;
    if (spell.level > 0 && slots.length === 0) continue;
    const whom = !asksForTargets(activity) ? null : meantFor(activity) === 'friends' ? 'tomas' : 'brute';
    const slot = spell.level === 0 ? 0 : Math.min(...slots);
    const step = { name: 'castSpell', actorId: hero.id, spell: id, slot, targetIds: whom === null ? [] : [whom] } as const;
    const kind = `${activity.kind} ${spell.level === 0 ? 'cantrip' : ''} ${spell.concentration}`;
    if (!spells.has(kind)) spells.set(kind, { step, words: `I cast ${spell.name}${whom === null ? '' : ` at ${whom}`}` });
  }
  return [...attacks, ...spells.values()];
}

const facts = (events: readonly CombatEvent[]) =>
  events.map(({ kind, actorId, targetId, name, amount, outcome, rolls }) => [
    kind,
    actorId,
    targetId,
    name,
    amount,
    outcome,
    rolls.map(({ faces, total }) => [faces, total]),
  ]);

describe.each(playedClasses)('a fight of a $id', (played) => {
  it.each([1, 5, 11, 20])('has the same events for the same dice whether its deeds are pressed or said, at level %i', async (level) => {
    const character = await riseTo(played, level);
    const deeds = await deedsOf(Table.of(character));
    expect(deeds.length).toBeGreaterThan(0);
    for (const [n, { step, words }] of deeds.entries()) {
      const [pressed, said] = [Table.of(character, seeded(n + 1)), Table.of(character, seeded(n + 1))];
      const { refused, events } = await pressed.take(step);
      const means = await loadFightMeans(said.combat, said.hero);
      const planned = readFightLine(words, fightStageOf(means, [])).map((action) => planSteps(means, action));
      const steps = planned.flatMap((each) => (each && 'steps' in each ? each.steps : []));
      expect([words, steps.length]).toEqual([words, 1]);
      const [first] = steps;
      const spoken = first && (await said.take(first));
      expect([words, refused, facts(events)]).toEqual([words, spoken?.refused, facts(spoken?.events ?? [])]);
      expect([words, said.character]).toEqual([words, pressed.character]);
    }
  });
});
