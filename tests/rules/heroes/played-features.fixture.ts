import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { eachFeature } from '#domain/character/effects/feature-ways.ts';
import { initiativeRolled } from '#domain/combat/follow/happened.ts';
import { firstTurn } from '#domain/combat/uses.ts';
import { castsOfWay, usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { HeroWay } from '#domain/combat/use/feature-in-use.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { answerWith, castWith, isByHand, lowestSlot, turnOf } from './play-ways.fixture.ts';
import { moments } from './moments.fixture.ts';
import type { Moment } from './moments.fixture.ts';
import { Table } from './table.fixture.ts';
import type { Step, Taken } from './table.fixture.ts';
import { firstChoice } from './first-choice.fixture.ts';

/** What became of a feature in the fight. */
export interface Played {
  feature: string;
  way: string;
  outcome: 'acted' | 'told' | 'judged' | 'refused';
  why: string | null;
}

const named = (way: HeroWay) => `${way.id}/${way.name}`;

/** Whom somebody sensible uses something on. */
function targetsOf({ activity }: { activity: Activity }): string[] {
  const { who = 'creature', only = '' } = activity.targets ?? {};
  if (who === 'self' || who === 'point' || who === 'object') return [];
  if (only.startsWith('Undead')) return ['zombie'];
  if (activity.kind === 'heal' || who === 'ally') return ['tomas'];
  if (/another creature|willing|yourself|or another/.test(only) && activity.kind !== 'save') return ['tomas'];
  return ['brute'];
}

/** Whether more came of it than that it was used. */
export function didSomething({ events }: Taken): boolean {
  return events.some(({ kind, rolls }) => (kind !== 'effect' && kind !== 'cast') || rolls.length > 0);
}

async function setUp(table: Table, moment: Moment): Promise<void> {
  const { id } = table.hero;
  for (const step of moment.before?.(id) ?? []) {
    const isPlayers = 'actorId' in step ? step.actorId === id : step.name === 'next';
    await table.take(step, { d20: moment.beforeD20 ?? [15, 15], as: isPlayers ? 'player' : 'dm' });
  }
}

/** Plays one thing that a feature lets the hero do, at a moment where it makes sense. */
async function playWay(table: Table, way: HeroWay, ways: readonly HeroWay[]): Promise<Taken> {
  const { id, features } = table.hero;
  if (!features) throw new Error('A hero without features plays none.');
  const moment = moments[named(way)] ?? {};
  const used = usedFeature(way, features);
  if (used.activity.activation?.follows?.used?.some((each) => each === initiativeRolled || each === firstTurn) === true)
    return atTheStart(table, way, moment);
  const first = ways.find(({ name }) => name === moment.after);
  if (first) await playWay(table, first, ways);
  if (used.activity.activation?.answers?.forCompanion === true) {
    const companion = table.combat.combatants.find(({ summoned }) => summoned?.by === id);
    return table.answer({ name: 'attack', actorId: 'brute', targetId: companion?.id ?? id, attack: 'Club' }, used, [19]);
  }
  const isReaction = used.takes === 'reaction' || moment.onTurnOf !== undefined;
  if (moment.spent) table.refresh(moment.spent);
  if (moment.sameTurn !== true) await turnOf(table, isReaction ? (moment.onTurnOf ?? 'brute') : id);
  const { hurt, ails } = moment;
  if (hurt) table.quietly({ name: 'damage', actorId: null, targetId: hurt.who === 'hero' ? id : hurt.who, amount: hurt.by, type: null });
  if (ails) table.quietly({ name: 'condition', from: null, targetId: 'tomas', condition: ails });
  await setUp(table, moment);
  if (isReaction && used.takes === 'reaction' && moment.before === undefined && isByHand(way)) {
    await table.take({ name: 'attack', actorId: 'brute', targetId: id, attack: 'Club' }, { d20: [16, 16], as: 'dm' });
  }
  if (used.activity.activation?.answers && !isByHand(way)) return answerWith(table, used, moment);
  if (used.activity.activation?.cast) return castWith(table, way, used);
  const slot = used.activity.consumes?.find((cost) => cost.kind === 'slot');
  const shared = {
    activity: way.index,
    slot: slot ? lowestSlot(table, slot.level) : 0,
    choice: moment.choice ?? firstChoice(used.activity),
  };
  if (used.activity.activation?.hit) return rideOn(table, way, moment, shared);
  const step: Step = {
    name: 'useFeature',
    actorId: id,
    feature: way.id,
    targetIds: moment.targets ?? targetsOf(used),
    amount: moment.amount ?? 1,
    ...shared,
  };
  return table.take(step, { d20: moment.d20 ?? [3, 3, 3] });
}

/** What is done right after initiative was rolled, in a fight that begins anew. */
async function atTheStart(table: Table, { id, index, activity }: HeroWay, { spent, hurt }: Moment): Promise<Taken> {
  const anew = Table.of(table.character);
  if (spent) anew.refresh(spent);
  if (hurt) anew.quietly({ name: 'damage', actorId: null, targetId: anew.hero.id, amount: hurt.by, type: null });
  const told = anew.story.length;
  const targetIds = activity.swapsInitiative === true ? ['tomas'] : [];
  const taken = await anew.take({ name: 'useFeature', actorId: anew.hero.id, feature: id, activity: index, targetIds });
  table.story.push(...anew.story.slice(told));
  return taken;
}

/** Attacks with what rides on the hit, by the first weapon that it goes with. */
async function rideOn(table: Table, way: HeroWay, moment: Moment, shared: { activity: number; slot: number; choice: string | null }) {
  const { id, attacks } = table.hero;
  const riders = [...(moment.riders ?? []), { id: way.id, ...shared, ally: true as const }];
  const names = moment.attack === undefined ? attacks.map(({ name }) => name) : [moment.attack];
  let last: Taken = { refused: 'No weapon.', events: [] };
  for (const attack of names) {
    const lines = table.story.length;
    last = await table.take({ name: 'attack', actorId: id, targetId: 'brute', attack, riders }, { d20: [15, 15, 3] });
    if (last.refused === null) return last;
    if (attack !== names.at(-1)) table.story.length = lines;
  }
  return last;
}

/** Plays everything that the features of the hero let them do, in the order of the sheet; answers what became of each. */
export async function playFeatures(table: Table): Promise<Played[]> {
  const { features } = table.hero;
  const content = await contentOfFeatures(table.character);
  const ways = features ? waysOfHero(features, content.features) : [];
  const played: Played[] = [];
  for (const feature of eachFeature(table.character)) {
    // What casts a spell is played with the spell, and what comes about by itself at its moment.
    const isCast = (each: HeroWay) => features !== null && castsOfWay(each, features).length > 0;
    const comesByItself = ({ activity }: HeroWay) => activity.activation?.byItself === true;
    const own = ways.filter((each) => each.id === slugOf(feature.name) && !isCast(each) && !comesByItself(each));
    if (own.length > 0) table.refresh();
    for (const way of own) {
      table.story.push('', `## ${feature.name}${way.name === feature.name ? '' : `: ${way.name}`}`);
      const taken = await playWay(table, way, own);
      const { judged = null } = way.activity;
      const outcome = taken.refused !== null ? 'refused' : judged !== null ? 'judged' : didSomething(taken) ? 'acted' : 'told';
      played.push({ feature: feature.name, way: way.name, outcome, why: taken.refused ?? judged });
    }
  }
  return played;
}

/** Attacks with everything in hand or pack, once with a hit and once with a miss. */
export async function playWeapons(table: Table): Promise<void> {
  for (const { name, weapon, kind } of table.hero.attacks) {
    table.story.push('', `## ${name}${weapon?.mastery ? ` (${weapon.mastery})` : ''}`);
    for (const face of [15, 2]) {
      await turnOf(table, table.hero.id);
      const cleave = weapon?.mastery === 'cleave' && face === 15 ? { cleaveId: 'goblin' } : {};
      const step: Step = { name: 'attack', actorId: table.hero.id, targetId: 'brute', attack: name, close: kind !== 'ranged', ...cleave };
      await table.take(step, { d20: [face, face, 14] });
    }
  }
}

/** Rides on a hit with every spell that goes with one, such as Divine Smite. */
async function playSmites(table: Table): Promise<string[]> {
  const smites: string[] = [];
  for (const id of table.hero.slotCasting?.spells ?? []) {
    const spell = findSpell(id);
    const details = spell && (await loadSpellDetails(spell.level)).get(spell.name);
    if (!spell || !details?.activities[0]?.activation?.hit) continue;
    table.story.push('', `## A spell that goes with a hit: ${spell.name}`);
    await turnOf(table, table.hero.id);
    const riders = [{ kind: 'spell' as const, id, slot: lowestSlot(table, spell.level) }];
    const [attack] = table.hero.attacks;
    const step: Step = { name: 'attack', actorId: table.hero.id, targetId: 'brute', attack: attack?.name ?? '', riders };
    const { refused } = await table.take(step, { d20: [15, 15, 3] });
    if (refused === null) smites.push(id);
  }
  return smites;
}

interface SpellKind {
  title: string;
  fits: (level: number, activity: Activity, concentration: boolean) => boolean;
}
const isSpellAttack = (activity: Activity) => activity.kind === 'attack' && activity.attack.with === 'spell';
const spellKinds: readonly SpellKind[] = [
  { title: 'A cantrip that attacks', fits: (level, activity) => level === 0 && isSpellAttack(activity) },
  { title: 'A cantrip to save against', fits: (level, { kind }) => level === 0 && kind === 'save' },
  { title: 'A spell that attacks', fits: (level, activity) => level > 0 && isSpellAttack(activity) },
  { title: 'A spell to save against', fits: (level, { kind }, held) => level > 0 && kind === 'save' && !held },
  { title: 'A spell that hits by itself', fits: (level, { kind }) => level > 0 && kind === 'damage' },
  { title: 'A spell that heals', fits: (level, { kind, targets }) => level > 0 && kind === 'heal' && !(targets?.who === 'corpse') },
  { title: 'A spell of concentration', fits: (level, _, held) => level > 0 && held },
];

/** Casts one spell of each kind, the highest that is ready, with the best slot. */
export async function playSpells(table: Table): Promise<string[]> {
  table.refresh();
  const cast = await playSmites(table);
  table.refresh();
  for (const { title, fits } of spellKinds) {
    const ready = table.hero.slotCasting?.spells ?? [];
    const found = [];
    for (const id of ready) {
      const spell = findSpell(id);
      const details = spell && (await loadSpellDetails(spell.level)).get(spell.name);
      const [activity] = details?.activities ?? [];
      const isQuick = spell && /^(action|bonus action)/.test(spell.castingTime);
      if (!spell || !activity || !isQuick || activity.activation?.hit || isLater(activity)) continue;
      const slots = (table.hero.slotCasting?.slots ?? []).filter(({ level, left }) => left > 0 && level >= spell.level);
      if (spell.level > 0 && slots.length === 0) continue;
      if (fits(spell.level, activity, spell.concentration) && !cast.includes(id)) found.push({ spell, activity, slots });
    }
    const best = found.toSorted((a, b) => b.spell.level - a.spell.level)[0];
    if (!best) continue;
    const { spell, activity, slots } = best;
    cast.push(spell.id);
    const slot = spell.level === 0 ? 0 : (slots.toSorted((a, b) => a.level - b.level)[Math.min(1, slots.length - 1)]?.level ?? spell.level);
    table.story.push('', `## ${title}: ${spell.name}${slot > 0 ? `, slot of level ${slot}` : ''}`);
    await turnOf(table, table.hero.id);
    table.quietly({ name: 'damage', actorId: null, targetId: 'tomas', amount: 15, type: null });
    const { who = 'creature', count = 1 } = activity.targets ?? {};
    const helps = activity.kind === 'heal' || who === 'ally' || (activity.kind === 'effect' && !/harm/.test(spell.id));
    const harmed = count === 'area' || count === 'any' ? ['brute', 'zombie'] : ['brute'];
    const targetIds = who === 'self' || who === 'point' ? [] : helps ? ['tomas'] : harmed;
    const choice = firstChoice(activity);
    const step: Step = { name: 'castSpell', actorId: table.hero.id, spell: spell.id, slot, targetIds, choice };
    await table.take(step, { d20: isSpellAttack(activity) ? [15, 15, 15, 15] : [3, 16] });
  }
  return cast;
}
