import type { CharacterSource } from '#domain/character/source.ts';
import { licenseIds, licenseNames } from '#domain/market/license-names.ts';

const programs = { foundry: 'Foundry VTT', beyond: 'D&D Beyond' } as const;

/** Where somebody came from: "From “The Weir” by Oda, version 1.0, CC BY 4.0". */
export function sourceText(source: CharacterSource): string {
  if (source.kind === 'file') return `From a file of ${programs[source.program]}`;
  const license = licenseIds.find((id) => id === source.license);
  const parts = [
    `“${source.title}”${source.author === '' ? '' : ` by ${source.author}`}`,
    `version ${source.version}`,
    license ? licenseNames[license] : source.license,
  ];
  return `From ${parts.join(', ')}`;
}
