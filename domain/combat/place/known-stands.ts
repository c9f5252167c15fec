import type { Stand } from './stand.ts';

/** Somebody of whom no more is told than that they are out of sight. */
export const unseenStand = ({ id }: Stand): Stand => ({ id, feet: 0, cover: 'none', sees: false, seen: false, beside: [] });

/** Where others stand as far as whoever acts sees them: of the others neither distance nor cover is told, nor beside whom they stand. */
export function knownStands(stands: readonly Stand[], isHidden: (id: string) => boolean): Stand[] {
  const known = new Set(stands.flatMap(({ id, sees }) => (sees && !isHidden(id) ? [id] : [])));
  return stands.map(({ near: _, ...each }) =>
    known.has(each.id) ? { ...each, beside: each.beside.filter((id) => known.has(id)) } : unseenStand(each),
  );
}
