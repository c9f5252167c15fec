import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { offersOf } from '#domain/character/actions/offers.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { choicesOf } from '#domain/character/actions/choose-deeds.ts';
import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { isToBeBorne, waysOfItem } from '#domain/character/item-use/item-ways.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { munitionOf } from '#domain/character/sheet/munition.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { seeded } from '#domain/combat/combat.fixture.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isForOneself, asksForTargets } from '#domain/rules/activity/targeting.ts';
import { magicOf } from '#domain/srd/items/catalogue.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { firstChoice } from './first-choice.fixture.ts';
import { Table } from './table.fixture.ts';

/** What came of one thing that an item can do: on the sheet, and in a fight. */
export interface PlayedItem {
  kind: MagicWare['kind'];
  item: string;
  way: string;
  /** `acts`: dice fall, or something about somebody changes. `told`: the table reads it, and it is paid. Else why it is refused. */
  sheet: 'acts' | 'told' | { refused: string };
  fight: 'acts' | 'told' | { refused: string };
}

/** The item in hand or in the pack, as it asks for, and attuned. */
function carried(ware: MagicWare): Item {
  const made = magicItemOf(ware, ware.bases.length > 1 ? (ware.bases[0]?.id ?? null) : null, { quantity: 1, id: 'it' });
  if (!made.ok) throw new Error(tellCharacterRefusal(made.refused));
  const item = { ...made.value, attuned: ware.attunement !== false };
  const place = !isToBeBorne(item, ware) ? 'pack' : item.type === 'Armor' && item.base !== 'shield' ? 'worn' : 'mainHand';
  return { ...item, place };
}

const plain = { strength: 14, dexterity: 14, constitution: 14, intelligence: 18, wisdom: 14, charisma: 14 };
const bearer = (item: Item): Character =>
  hero({
    class: 'wizard',
    level: 9,
    stats: scores(plain),
    inventory: [item, ...carrying(['sickle', 'pack'])],
    damage: 12,
    species: 'elf',
    lineage: 'high-elf',
  });

/** What a way does when it is used: what a spell does that it casts. */
async function doneBy({ activity }: ItemWay): Promise<{ activities: readonly Activity[]; index: number }> {
  const casts = activity.kind === 'utility' ? activity.casts : undefined;
  if (!casts) return { activities: [activity], index: 0 };
  const { spell } = await contentOfSpell({ homebrew: [] }, casts.spell);
  const activities = spell?.activities ?? [];
  return {
    activities,
    index: Math.max(
      0,
      activities.findIndex((each) => !isLater(each)),
    ),
  };
}

async function onSheet(character: Character, way: ItemWay): Promise<PlayedItem['sheet']> {
  const { activities, index } = await doneBy(way);
  const one = activities[index];
  const casts = way.activity.kind === 'utility' && way.activity.casts !== undefined;
  const [choice] = one ? choicesOf(one, {}) : [];
  const [offer] = casts ? offersOf(activities, levelOf(character), 0) : [];
  const act = SheetAct.parse({
    kind: 'useItem',
    itemId: 'it',
    way: way.key,
    ...(choice !== undefined && { choice }),
    ...(offer?.activity !== undefined && { activity: offer.activity }),
  });
  const done = actOnSheet(character, act, seeded(3), await contentOfAct(character, act));
  if (!done.ok) return { refused: tellCharacterRefusal(done.refused) };
  const { character: after, rolls, facts } = done.value;
  const isChanged = after.damage !== character.damage || after.concentration !== null || after.activeEffects.length > 0;
  const isSaved = facts.some((fact) => 'save' in fact && fact.save !== undefined);
  return rolls.length > 0 || isChanged || isSaved || after.temporaryHitPoints > 0 ? 'acts' : 'told';
}

const isMore = ({ kind, rolls }: CombatEvent, place: number) => place > 0 || rolls.length > 0 || (kind !== 'effect' && kind !== 'cast');

async function inFight(character: Character, way: ItemWay): Promise<PlayedItem['fight']> {
  const { activities, index } = await doneBy(way);
  const one = activities[index];
  const targetIds = !one || !asksForTargets(one) || way.ware.kind === 'potion' ? [] : isForOneself(one) ? ['tomas'] : ['brute'];
  const table = Table.of(character);
  if (way.activity.while === 'active') {
    // What goes on is begun first.
    for (const { key, activity } of waysOfItem(way.item, way.ware)) {
      const isFirst = activity.while !== 'active' && !(activity.kind === 'utility' && activity.casts);
      const ids = asksForTargets(activity) ? ['brute'] : [];
      if (isFirst) await table.take({ name: 'useItem', actorId: character.id, item: 'it', way: key, targetIds: ids }, { as: 'dm' });
    }
    table.combat = { ...table.combat, bonusActionUsed: false };
  }
  const { refused, events } = await table.take(
    { name: 'useItem', actorId: character.id, item: 'it', way: way.key, activity: index, targetIds, choice: firstChoice(one) },
    { d20: [15, 3, 3], as: 'dm' },
  );
  if (refused !== null) return { refused };
  return events.some(isMore) || table.hero.activeEffects.length > character.activeEffects.length ? 'acts' : 'told';
}

/** Everything that every magic item of the SRD can do, once on a sheet and once in a fight; ammunition is shot. */
export async function playItems(): Promise<PlayedItem[]> {
  const played: PlayedItem[] = [];
  for (const ware of magicOf(await loadMagicCatalogue())) {
    if (ware.activities.length === 0) continue;
    const item = carried(ware);
    const character = bearer(item);
    for (const way of waysOfItem(item, ware)) {
      const fight = munitionOf(item) === null ? await inFight(character, way) : { refused: 'It is shot as ammunition.' };
      played.push({ kind: ware.kind, item: ware.name, way: way.name, sheet: await onSheet(character, way), fight });
    }
  }
  return played;
}
