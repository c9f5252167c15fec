import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { featureContentOf } from '#domain/character/effects/content.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import type { Combat, Combatant, CombatantProfile } from '#domain/combat/state.ts';
import type { CombatStep, TakenRider, TakenShaper, TakenStep } from '#domain/combat/step.ts';
import { castsOfWay, featureIdOf, usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import { refuse } from '#domain/character/refusals.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { Character } from '#domain/character/character.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { scrollRead } from '#domain/character/item-use/scrolls.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { itemWaysIn, readyInFight, usedItem, usedItemSpell } from '#domain/combat/use/items/item-in-use.ts';
import { powersOf } from '#domain/combat/use/power-in-use.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { castByCreature, usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { Rider, UsedActivity } from '#domain/combat/use/used-activity.ts';
import { refuseCombat, tellCombatRefusal } from '#domain/combat/refusals.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';

/** Finds a creature of the campaign's own, as its entry is now. */
type FindOwnMonster = (id: string) => Promise<StatBlock | undefined>;

/** A spell with what content says of it; refuses one that is not there. */
async function spellUsedBy(one: Combatant | undefined, id: string, index: number): Promise<UsedActivity> {
  const user = { homebrew: one?.homebrew ?? [] };
  const spell = spellOf(user, id);
  const own = one?.spellcasting?.spells.find(({ name }) => name === spell?.name);
  const { spell: details } = await contentOfSpell(user, id);
  const activity = details?.activities[index];
  if (!spell || !details || !activity) throw new Refusal('combat.refused', 'There is no such spell.');
  return usedSpell(own ? castByCreature(spell, own) : spell, details.activities, activity);
}

/** A feature of a hero with what content says of it; refuses one that they do not have. */
async function featureOf(one: Combatant | undefined, id: string, index: number): Promise<UsedActivity> {
  const missing = () => new Refusal('combat.refused', tellCombatRefusal(refuseCombat('hasNoFeature', { name: one?.name ?? 'Somebody' })));
  const hero = one?.features;
  const source = hero?.features.find((each) => featureIdOf(hero.features, each) === id)?.source;
  if (!hero || source === undefined) throw missing();
  const ways = waysOfHero(hero, await featureContentOf([source], { homebrew: one?.homebrew ?? [] }));
  const way = ways.find((each) => each.id === id && each.index === index);
  if (!way) throw missing();
  // As on the sheet: what only pays for a spell is cast among the spells.
  if (castsOfWay(way, hero).length > 0)
    throw new Refusal('combat.refused', tellCharacterRefusal(refuse('castsItsSpell', { feature: way.feature }).refused));
  return usedFeature(way, hero);
}

/** A power of a creature with what its stat block says of it; refuses one that it does not have. */
async function powerOf(one: Combatant | undefined, id: string, index: number): Promise<UsedActivity> {
  const own = one?.powers?.filter((each) => each.id === id)[index];
  if (own) return own;
  const block = one?.kind === 'npc' && one.source !== null ? monsterOf(one.source) : undefined;
  const details = block && (await loadMonsterDetails(block.type)).get(block.name);
  const used = one && details && powersOf(details, one).filter((each) => each.id === id)[index];
  if (!used) throw new Refusal('combat.refused', tellCombatRefusal(refuseCombat('hasNoFeature', { name: one?.name ?? 'Somebody' })));
  return used;
}

/** A spell that an item casts, with the check that reading it off a scroll takes; refuses a scroll that somebody cannot read. */
function withReading(used: UsedActivity, sheet: Character | undefined, way: ItemWay): UsedActivity {
  const read = sheet && scrollRead(sheet, way);
  if (!read) return used;
  if (!read.ok) throw new Refusal('combat.refused', tellCharacterRefusal(read.refused));
  const check = read.value?.check;
  if (!check || !used.item) return used;
  const { what, difficulty } = check;
  const of = what.kind === 'skill' ? { skill: what.skill } : { ability: what.ability };
  return { ...used, item: { ...used.item, reading: { of, dc: difficulty } } };
}

/** An item that somebody carries with what content says of it; refuses one that they do not carry, or cannot use as they carry it. */
async function itemUsedBy(
  one: Combatant | undefined,
  { itemId, way: key, activity, forOneself }: { itemId: string; way: string; activity: number; forOneself: boolean },
  sheets: ReadonlyMap<string, Character>,
): Promise<UsedActivity> {
  const missing = () => new Refusal('combat.refused', tellCombatRefusal(refuseCombat('doesNotCarry', { name: one?.name ?? 'Somebody' })));
  if (!one) throw missing();
  const { items } = await contentOfItems(waresOf(one.homebrew));
  const way = itemWaysIn(one, items).find((each) => each.item.id === itemId && each.key === key);
  if (!way) throw missing();
  const ready = readyInFight(one, way);
  if (!ready.ok) throw new Refusal('combat.refused', tellCharacterRefusal(ready.refused));
  const sheet = sheets.get(one.source ?? '');
  const casts = way.activity.kind === 'utility' ? way.activity.casts : undefined;
  if (!casts) return withReading(usedItem(one, way, { forOneself }), sheet, way);
  const spell = spellOf(one, casts.spell);
  const { spell: details } = await contentOfSpell(one, casts.spell);
  const used = spell && details ? usedItemSpell(one, way, spell, details.activities, activity) : null;
  if (!used) throw new Refusal('combat.refused', 'There is no such spell.');
  return withReading(used, sheet, way);
}

async function riderOf(one: Combatant | undefined, { kind, id, activity, ...chosen }: TakenRider) {
  return { ...chosen, used: kind === 'spell' ? await spellUsedBy(one, id, activity) : await featureOf(one, id, activity) };
}

/** What goes with every attack of a hero by itself, and was not chosen anyway. */
async function ridersByThemselves(one: Combatant | undefined, chosen: readonly Pick<Rider, 'used'>[]): Promise<Rider[]> {
  const hero = one?.features;
  if (!hero) return [];
  const sources = [...new Set(hero.features.map(({ source }) => source))];
  const ways = waysOfHero(hero, await featureContentOf(sources, { homebrew: one.homebrew }));
  return ways.flatMap((way): Rider[] => {
    const used = usedFeature(way, hero);
    const isChosen = chosen.some((each) => each.used.id === used.id && each.used.name === used.name);
    return way.activity.activation?.hit?.always === true && !isChosen ? [{ used, slot: 0, choice: null, damageType: null }] : [];
  });
}

async function shaperOf(one: Combatant | undefined, { id, activity, ...chosen }: TakenShaper) {
  return { ...chosen, used: await featureOf(one, id, activity) };
}

/** A creature of homebrew as its entry has it now; refuses one that has no entry. */
async function renewed(one: Combatant | undefined, findOwn: FindOwnMonster): Promise<CombatantProfile> {
  const block = one?.kind === 'npc' && entryIdOf(one.source) !== null ? await findOwn(one.source ?? '') : undefined;
  if (one && block) return profileFromStatBlock(block, { ...one, inLair: one.inLair === true });
  throw new Refusal('combat.refused', tellCombatRefusal(refuseCombat('isNoHomebrew', { name: one?.name ?? 'Somebody' })));
}

/** A step as the rules take it: a spell or feature that somebody uses comes with what content says of it. */
export async function resolveStep(
  taken: TakenStep,
  { combatants }: Combat,
  findOwn: FindOwnMonster = async () => undefined,
  sheets: ReadonlyMap<string, Character> = new Map(),
): Promise<CombatStep> {
  switch (taken.name) {
    case 'attack': {
      const one = combatants.find(({ id }) => id === taken.actorId);
      const chosen = await Promise.all(taken.riders.map((each) => riderOf(one, each)));
      return { ...taken, riders: [...chosen, ...(await ridersByThemselves(one, chosen))] };
    }
    case 'addToHit': {
      const one = combatants.find(({ id }) => id === taken.actorId);
      return { ...taken, riders: await Promise.all(taken.riders.map((each) => riderOf(one, each))) };
    }
    case 'standIn': {
      const { areaId, targetId, inside } = taken;
      return { name: 'cross', crossings: [{ areaId, targetId, inside, at: 0, cells: inside ? 1 : 0 }] };
    }
    case 'renew': {
      const one = combatants.find(({ id }) => id === taken.targetId);
      return { ...taken, profile: await renewed(one, findOwn) };
    }
    case 'castSpell': {
      const { name: _, spell, activity, shapers: taking, ...how } = taken;
      const one = combatants.find(({ id }) => id === taken.actorId);
      const shapers = await Promise.all(taking.map((each) => shaperOf(one, each)));
      return { name: 'useActivity', used: await spellUsedBy(one, spell, activity), amount: 1, ...how, shapers };
    }
    case 'legendary': {
      const one = combatants.find(({ id }) => id === taken.actorId);
      const spell = one?.legend?.legendaryActions.find(({ name }) => name === taken.action)?.spell;
      return spell ? { ...taken, used: await spellUsedBy(one, slugOf(spell.name), taken.activity) } : taken;
    }
    case 'useFeature': {
      const { name: _, feature, activity, ...how } = taken;
      const one = combatants.find(({ id }) => id === taken.actorId);
      return { name: 'useActivity', used: await featureOf(one, feature, activity), ...how, shapers: [] };
    }
    case 'useItem': {
      const { name: _, item, way, activity, ...how } = taken;
      const one = combatants.find(({ id }) => id === taken.actorId);
      const used = await itemUsedBy(one, { itemId: item, way, activity, forOneself: taken.targetIds.length === 0 }, sheets);
      return { name: 'useActivity', used, amount: 1, ...how, shapers: [] };
    }
    case 'usePower': {
      const { name: _, power, activity, ...how } = taken;
      const one = combatants.find(({ id }) => id === taken.actorId);
      return { name: 'useActivity', used: await powerOf(one, power, activity), amount: 1, ...how, shapers: [] };
    }
    default:
      return taken;
  }
}
