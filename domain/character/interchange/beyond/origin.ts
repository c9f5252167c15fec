import type { Character } from '#domain/character/character.ts';
import { listed, quoted } from '#domain/character/interchange/quoted.ts';
import { withArticle } from '#domain/text/noun-text.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { species } from '#domain/srd/species.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import type { BeyondDocument } from './document.ts';

/** A value that was read, and what of it was lost, a sentence each. */
export interface Found<Value> {
  value: Value;
  report: string[];
}

/** The name of the species with its line, as the document writes it. */
const speciesNameOf = ({ race }: BeyondDocument): string => race.fullName || race.baseName || race.baseRaceName;

/** Everything that may name a line of ancestors: the name of the species, what was chosen for it, and its traits. */
function ancestryWords({ race, options }: BeyondDocument): string[] {
  const chosen = options.race.map(({ definition }) => definition.name);
  const traits = race.racialTraits.map(({ definition }) => definition.name);
  return [race.fullName, race.subRaceShortName, ...chosen, ...traits].map(slugOf);
}

function lineageIn(document: BeyondDocument, id: SpeciesId): string | null {
  const words = ancestryWords(document).map((text) => `-${text}-`);
  const names = (lineage: string) => words.some((text) => text.includes(`-${slugOf(lineage)}-`));
  return species[id].lineages.find(names) ?? null;
}

/** The species and its line of ancestors; a human where none is known. */
export function speciesIn(document: BeyondDocument): Found<Pick<Character, 'species' | 'lineage'>> {
  const written = speciesNameOf(document);
  const words = slugOf(`${written} ${document.race.baseName} ${document.race.baseRaceName}`).split('-');
  const found = speciesIds.find((id) => words.includes(id));
  if (!found) {
    const why = written === '' ? 'The file names no species' : `The species ${quoted(written)} is not known here`;
    return { value: { species: 'human', lineage: null }, report: [`${why}, so this character was imported as a human.`] };
  }
  const { name, lineages } = species[found];
  const lineage = lineageIn(document, found);
  const whole = slugOf(written);
  const isWhole = whole === found || (lineage !== null && [slugOf(lineage), slugOf(`${lineage} ${name}`)].includes(whole));
  const report = isWhole
    ? []
    : [`The species ${quoted(written)} was imported as ${withArticle(name.toLowerCase())}: that is what SRD 5.2 knows of it.`];
  if (lineage === null && lineages.length > 0)
    report.push(`The file names no lineage of the ${name.toLowerCase()} that is known here: ${listed(lineages)}.`);
  return { value: { species: found, lineage }, report };
}

/** The background, where it is one of SRD 5.2. */
export function backgroundIn({ background: { definition, customBackground } }: BeyondDocument): Found<Character['background']> {
  const written = definition?.name || customBackground?.name || '';
  const value = backgroundIds.find((id) => id === slugOf(written)) ?? null;
  const why = 'it is none of SRD 5.2. Its skills are kept.';
  return { value, report: value !== null || written === '' ? [] : [`The background ${quoted(written)} cannot be imported: ${why}`] };
}
