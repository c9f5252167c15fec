import type { MagicWare } from '#domain/srd/items/catalogue.ts';

/** Who can attune to an item, in a few words; nothing where nobody needs to. */
function attunementText({ attunement }: Pick<MagicWare, 'attunement'>): string {
  if (typeof attunement === 'string') return `requires attunement by ${attunement.replace(/^by /, '')}`;
  return attunement ? 'requires attunement' : '';
}

/** The facts of a magic item in one line: "Wondrous item · rare · requires attunement". */
export function magicFacts({
  kind,
  rarity,
  attunement,
  isMundane,
}: Pick<MagicWare, 'kind' | 'rarity' | 'attunement' | 'isMundane'>): string {
  if (isMundane) return 'Adventuring gear';
  const name = kind === 'wondrous' ? 'Wondrous item' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const rare = rarity === 'varies' ? 'rarity varies' : rarity;
  return [name, rare, attunementText({ attunement })].filter((fact) => fact !== '').join(' · ');
}
