import type { Item } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import type { Base } from '#domain/srd/items/bases.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';

/** What a magic item is called once it is known what it is made of: "Weapon +1 (Longsword)". */
function nameWith({ name, bases }: MagicWare, base: Base | undefined): string {
  return base === undefined || bases.length === 1 ? name : `${name} (${base.name})`;
}

/** A magic item, packed: it has weight and numbers of the weapon or armor it is. Refuses what there is not, and asks which where it can be several. */
export function magicItemOf(
  ware: MagicWare | undefined,
  chosen: string | null,
  { quantity, id }: Pick<Item, 'quantity' | 'id'>,
): CharacterResult<Item> {
  if (!ware) return refuse('noSuchItem', {});
  const base = ware.bases.length === 1 ? ware.bases[0] : ware.bases.find((each) => each.id === chosen);
  const isWrong = chosen !== null && chosen !== base?.id;
  if (isWrong || (ware.bases.length > 0 && !base))
    return refuse('chooseBase', { item: ware.name, bases: ware.bases.map(({ name }) => name).join(', ') || 'nothing else' });
  return yes({
    id,
    catalogId: ware.id,
    base: base?.id ?? null,
    name: nameWith(ware, base),
    type: base?.type ?? ware.type,
    quantity,
    weight: base?.weight ?? 0,
    place: 'pack',
    bonus: base ? ware.bonus : 0,
    damage: null,
    armorClass: null,
    attuned: false,
  });
}
