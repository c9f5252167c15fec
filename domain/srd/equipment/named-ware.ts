import { armors } from './armor.ts';
import { gear } from './gear.ts';
import { weapons } from './weapons.ts';

/**
 * What the catalogue of mundane equipment has under a name, in any case; of something that is sold in several forms the first, and of a
 * form alone the first that has it: a wand is an arcane focus.
 */
export function wareNamed(name: string): { id: string; name: string } | undefined {
  const wanted = name.trim().toLowerCase();
  const wares = [...weapons, ...armors, ...gear];
  return (
    wares.find((ware) => ware.name.toLowerCase() === wanted) ??
    wares.find((ware) => ware.name.toLowerCase().startsWith(`${wanted}, `)) ??
    wares.find((ware) => ware.name.toLowerCase().endsWith(`, ${wanted}`))
  );
}
