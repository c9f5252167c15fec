import type { Character } from '#domain/character/character.ts';
import type { Source } from './onward.ts';
import { licenseIds } from './license-names.ts';
import { provenances } from './terms.ts';

/** The work of somebody else that a hero is; null for one who is of no package. */
export function sourceOfHero({ source }: Pick<Character, 'source'>): Source | null {
  if (source?.kind !== 'package') return null;
  const license = licenseIds.find((id) => id === source.license);
  const provenance = provenances.find((id) => id === source.provenance);
  const { title, author, version } = source;
  return license && provenance ? { title, author, version, license, provenance } : null;
}
