import { fitsSpell } from '#domain/combat/use/shaping/shaper-fits.ts';
import type { HeroWay } from '#domain/combat/use/feature-in-use.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { Trigger } from '#domain/rules/activity/activation.ts';
import { isOnlyAsked } from '#domain/rules/activity/own-turn.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { firstChoice } from './first-choice.fixture.ts';
import type { Moment } from './moments.fixture.ts';
import type { Step, Table, Taken } from './table.fixture.ts';

/** Ends turns until it is somebody's; everybody is healed and back on their feet meanwhile. */
export async function turnOf(table: Table, id: string): Promise<void> {
  let isNew = false;
  for (let ended = 0; ended < 12 && (!isNew || table.combat.active !== id); ended += 1) {
    table.quietly({ name: 'next' });
    isNew = true;
  }
  for (const { id: each, hitPoints, maxHitPoints, dead } of table.combat.combatants) {
    if (dead) table.quietly({ name: 'revive', targetId: each, amount: maxHitPoints });
    else if (hitPoints < maxHitPoints && each !== 'tomas')
      table.quietly({ name: 'heal', targetId: each, amount: maxHitPoints - hitPoints });
  }
}

/** The lowest level of a slot that is left, from one on. */
export function lowestSlot(table: Table, least = 1): number {
  return table.hero.slotCasting?.slots.find(({ level, left }) => level >= least && left > 0)?.level ?? least;
}

/** What a player presses although it is offered as well: it acts at any time. */
export const isByHand = ({ activity }: HeroWay) => !isOnlyAsked(activity);

/** Frightens whoever fails a save of wisdom. */
const roar = (targetId: string): Step => ({
  name: 'save',
  actorId: 'brute',
  targetIds: [targetId],
  effect: {
    name: 'Roar',
    ability: 'wisdom',
    dc: 20,
    area: '',
    damage: [],
    onSave: 'none',
    inflicts: { condition: 'frightened', save: null, lasts: 'save' },
    recharge: null,
  },
});

/** A blast of fire that hurts whoever fails a save of dexterity. */
const blast = (...targetIds: string[]): Step => ({
  name: 'save',
  actorId: 'brute',
  targetIds,
  effect: {
    name: 'Blast',
    ability: 'dexterity',
    dc: 20,
    area: '',
    damage: [{ dice: '6d6', type: 'fire' }],
    onSave: 'half',
    inflicts: null,
    recharge: null,
  },
});

/** What has somebody be asked, and the d20 that falls. */
function provocation(table: Table, to: Trigger, isRanged: boolean): { step: Step; d20: number[]; as: 'player' | 'dm' } {
  const { id, attacks, saves } = table.hero;
  const twice = (face: number) => [face, face];
  // What fails by a little can be helped.
  const justMissing = Math.max(1, table.of('brute').armorClass - (attacks[0]?.toHit ?? 0) - 1);
  const justFailing = Math.max(2, 16 - saves.wisdom);
  const attack = isRanged ? 'Stone' : 'Club';
  const struck = (targetId: string): Step => ({ name: 'attack', actorId: 'brute', targetId, attack });
  switch (to) {
    case 'anyHit':
      // A roll that just hits can still be lowered to a miss.
      return { step: struck('tomas'), d20: twice(Math.max(2, table.of('tomas').armorClass - 6)), as: 'dm' };
    case 'anyDamage':
      return { step: blast('tomas'), d20: [2], as: 'dm' };
    case 'anyCheck':
      return { step: { name: 'act', actorId: 'brute', action: 'hide', targetIds: [] }, d20: [19, 19], as: 'dm' };
    case 'missed':
      return {
        step: { name: 'attack', actorId: id, targetId: 'brute', attack: attacks[0]?.name ?? '' },
        d20: [...twice(justMissing), ...twice(justMissing)],
        as: 'player',
      };
    case 'failedCheck':
      return {
        step: { name: 'act', actorId: id, action: 'help', skill: 'medicine', targetIds: ['tomas'] },
        d20: [1, 1, 1, 1],
        as: 'player',
      };
    case 'failedSave':
      return { step: roar(id), d20: [justFailing], as: 'dm' };
    case 'landing':
      return { step: { name: 'fall', targetId: id, feet: 30 }, d20: [], as: 'dm' };
    case 'falling':
      return { step: { name: 'damage', actorId: 'brute', targetId: id, amount: table.hero.hitPoints, type: null }, d20: [], as: 'dm' };
    default:
      return { step: struck(id), d20: [19, 19], as: 'dm' };
  }
}

/** Has the hero be asked, and answer with it; refused where it was not offered. */
export async function answerWith(table: Table, { id, name, activity }: UsedActivity, moment: Moment): Promise<Taken> {
  const to = activity.activation?.answers?.to ?? 'hit';
  table.refresh(moment.spent);
  // A turn of the hero's own brings the reaction back.
  await turnOf(table, table.hero.id);
  if (to !== 'missed' && to !== 'failedCheck') await turnOf(table, 'brute');
  if (to === 'failedCheck')
    table.quietly({ name: 'damage', actorId: null, targetId: 'tomas', amount: table.of('tomas').hitPoints, type: null });
  const { step, ...how } = provocation(table, to, activity.activation?.answers?.with === 'ranged');
  const key = ['feature', id, activity.id ?? ''].join(' ').trim();
  const first = to === 'deflected' ? [`feature ${id} deflect`] : [];
  const { refused, events } = await table.take(step, { ...how, ...(moment.d20 && { d20: moment.d20 }), react: [...first, key] });
  if (refused !== null) return { refused, events };
  if (to === 'failedCheck') table.quietly({ name: 'heal', targetId: 'tomas', amount: 200 });
  const isDone = table.asked.some(
    (offer) => offer.to === to && offer.ways.some((way) => way.key === key || way.key.startsWith(`${key} at `)),
  );
  return isDone ? { refused: null, events } : { refused: `${name} is not offered.`, events: [] };
}

/** Spells that can be changed by most that changes spells. */
const shapedSpells = ['fireball', 'charm-person', 'burning-hands', 'fire-bolt', 'hold-person', 'mage-armor', 'sleep'];

/** Casts a spell that fits with what changes it, on whom it is for. */
export async function castWith(table: Table, way: HeroWay, used: UsedActivity): Promise<Taken> {
  const { id, slotCasting } = table.hero;
  const shaping = used.activity.activation?.cast?.shaping;
  const ready = [...shapedSpells.filter((each) => slotCasting?.spells.includes(each)), ...(slotCasting?.spells ?? [])];
  for (const spellId of ready) {
    const spell = findSpell(spellId);
    const details = spell && (await loadSpellDetails(spell.level)).get(spell.name);
    const activity = details?.activities[0];
    if (
      !spell ||
      !details ||
      !activity ||
      activity.activation?.hit ||
      !fitsSpell(used.activity, usedSpell(spell, details.activities, activity), spell)
    )
      continue;
    if (shaping?.does === 'maximize' && spell.level > shaping.upTo) continue;
    const isOnOneself = activity.targets?.who === 'self';
    const meant = shaping?.does === 'spare' ? ['tomas'] : [];
    const targetIds = isOnOneself ? [] : shaping?.does === 'raiseLevel' ? ['brute', 'goblin'] : ['brute', ...meant];
    const shapers = [
      { id: way.id, activity: way.index, targetIds: meant, damageType: shaping?.does === 'changeType' ? ('cold' as const) : null },
    ];
    const slot = spell.level === 0 ? 0 : lowestSlot(table, spell.level);
    const d20 = shaping?.does === 'rollAttackAgain' ? [2, 17] : [3, 3, 3];
    return table.take({ name: 'castSpell', actorId: id, spell: spellId, slot, targetIds, choice: firstChoice(activity), shapers }, { d20 });
  }
  return { refused: 'No spell that it changes.', events: [] };
}
