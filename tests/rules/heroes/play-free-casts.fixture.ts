import type { FreeCast } from '#domain/rules/spell-data.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { didSomething } from './played-features.fixture.ts';
import { turnOf } from './play-ways.fixture.ts';
import type { Played } from './played-features.fixture.ts';
import type { Step, Table, Taken } from './table.fixture.ts';
import { firstChoice } from './first-choice.fixture.ts';

/** Casts a spell with what takes the place of a slot, as its kind asks. */
async function castFree(table: Table, { spell, by }: FreeCast): Promise<Taken> {
  const { id: actorId, attacks } = table.hero;
  const facts = findSpell(spell);
  const [activity] = (facts && (await loadSpellDetails(facts.level)).get(facts.name)?.activities) ?? [];
  if (activity?.activation?.hit) {
    const riders = [{ kind: 'spell' as const, id: spell, paidBy: by }];
    const step: Step = { name: 'attack', actorId, targetId: 'brute', attack: attacks[0]?.name ?? '', riders };
    return table.take(step, { d20: [15, 15, 3] });
  }
  const { who = 'creature' } = activity?.targets ?? {};
  const helps = activity?.kind === 'heal' || who === 'ally';
  const targetIds = who === 'self' || who === 'point' || activity?.kind === 'summon' ? [] : helps ? ['tomas'] : ['brute'];
  const choice = firstChoice(activity);
  return table.take({ name: 'castSpell', actorId, spell, paidBy: by, targetIds, choice }, { d20: [15, 15, 3] });
}

/** Casts one spell with everything that takes the place of a slot; answers what became of each. */
export async function playFreeCasts(table: Table): Promise<Played[]> {
  table.refresh();
  const played: Played[] = [];
  const { freeCasts = [], anyCasts = [] } = table.hero.features ?? {};
  const any = anyCasts.map(({ by, name }) => ({ spell: 'flame-strike', by, name, atWill: false }));
  const all = [...freeCasts, ...any];
  const isOwnTurn = ({ spell }: FreeCast) => /^(action|bonus action)/.test(findSpell(spell)?.castingTime ?? '');
  for (const [name, casts] of Map.groupBy(all, (each) => each.name)) {
    const cast = casts.find(isOwnTurn) ?? casts[0];
    if (!cast) continue;
    const spell = findSpell(cast.spell)?.name ?? cast.spell;
    const title = name.startsWith(spell) ? name : `${name}: ${spell} without a slot`;
    table.story.push('', `## ${title}`);
    await turnOf(table, table.hero.id);
    const taken = await castFree(table, cast);
    const outcome = taken.refused !== null ? 'refused' : didSomething(taken) ? 'acted' : 'told';
    played.push({ feature: title, way: title, outcome, why: taken.refused });
  }
  return played;
}
