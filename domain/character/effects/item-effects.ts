import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { heldShield, wornArmor } from '#domain/character/sheet/equipment.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { featuresGiven } from '#domain/homebrew/own-features.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { activeEffectsOf } from './start-effects.ts';
import { valuesOf } from './values.ts';

const prefix = 'carried-';

/** Whether an effect is that of an item as long as it is carried, or of a feature that was given, which nobody starts or ends. */
export const isOfCarriedItem = ({ id, source }: ActiveEffect): boolean => source.kind !== 'spell' && id.startsWith(prefix);

/** Conditions of effects that the sheet itself can judge, each by its words in content. */
function judged(change: Change, character: Character): Change[] {
  if (change.on !== 'armorClass' || change.when === undefined || !change.when.startsWith('you wear no armor')) return [change];
  const isBare = !wornArmor(character) && !(change.when.includes('Shield') && heldShield(character));
  return isBare ? [{ ...change, when: undefined }] : [];
}

/** Whether an item is where it works: worn or held, or anywhere on its bearer where its text says so. */
function isBorne({ place }: Item, { kind, text }: MagicWare): boolean {
  if (kind === 'potion' || kind === 'scroll') return false;
  return place !== 'pack' || /\bwhile (?:you carry|it is on your person|you are carrying)\b/i.test(text);
}

/** What an item that nobody is attuned to does not add: the bonus that it is written down with. */
function withheld({ type, place, bonus }: Item): LastingEffect[] {
  if (bonus === 0) return [];
  const add = `-${bonus}`;
  if (type === 'Weapon')
    return [
      {
        changes: [
          { on: 'attackRolls', add, with: 'thisWeapon' },
          { on: 'damageRolls', add, with: 'thisWeapon' },
        ],
      },
    ];
  return type === 'Armor' && place !== 'pack' ? [{ changes: [{ on: 'armorClass', add }] }] : [];
}

function effectsOf(character: Character, item: Item, ware: MagicWare): ActiveEffect[] {
  const isAsleep = ware.attunement !== false && !item.attuned;
  if (!isAsleep && !isBorne(item, ware)) return [];
  const always = ware.effects.map(({ changes = [], text, tick }): LastingEffect => ({
    changes: changes.flatMap((each) => judged(each, character)),
    text,
    tick,
  }));
  const name = isAsleep ? `${item.name}, not attuned` : item.name;
  const source = { kind: 'item', id: item.id } as const;
  const entry = { source, name: name.slice(0, gameLimits.nameLength), duration: { kind: 'permanent' } as const, concentration: false };
  const giving = { from: character.id, values: valuesOf(character), choice: null, dice: () => 1 };
  const found = activeEffectsOf(entry, { kind: 'effect' }, isAsleep ? withheld(item) : always, giving);
  return found.filter(({ changes }) => changes.length > 0);
}

/** What features of the campaign's own always do for whoever was given them. */
function effectsOfGiven(character: Character): ActiveEffect[] {
  return featuresGiven(character).flatMap(({ id, name, effects }) => {
    const always = effects.map(({ changes = [], text, tick }): LastingEffect => ({
      changes: changes.flatMap((each) => judged(each, character)),
      text,
      tick,
    }));
    const source = { kind: 'feature', id: contentIdOf(id) } as const;
    const entry = { source, name, duration: { kind: 'permanent' } as const, concentration: false };
    const giving = { from: character.id, values: valuesOf(character), choice: null, dice: () => 1 };
    return activeEffectsOf(entry, { kind: 'effect' }, always, giving).filter(({ changes }) => changes.length > 0);
  });
}

/** What the magic items and given features of a character always do now: while they are worn, held or carried and, where they ask for it, attuned. */
export function itemEffects(character: Character, catalogue: MagicCatalogue): ActiveEffect[] {
  const effects = character.inventory.flatMap((item) => {
    const ware = catalogue.get(item.catalogId ?? '');
    return ware ? effectsOf(character, item, ware) : [];
  });
  return [...effects, ...effectsOfGiven(character)].map((effect, index) => ({ ...effect, id: `${prefix}${index}` }));
}

/** A character without the effects of items that are carried, as it is stored. */
export function withoutItemEffects(character: Character): Character {
  const activeEffects = character.activeEffects.filter((effect) => !isOfCarriedItem(effect));
  return activeEffects.length === character.activeEffects.length ? character : { ...character, activeEffects };
}

/** A character under the effects of the items that are carried now, as it is read. */
export function withItemEffects(character: Character, catalogue: MagicCatalogue): Character {
  const own = withoutItemEffects(character);
  const carried = itemEffects(own, catalogue);
  return carried.length === 0 ? own : { ...own, activeEffects: [...carried, ...own.activeEffects].slice(-gameLimits.activeEffects) };
}
