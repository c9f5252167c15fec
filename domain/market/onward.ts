import type { marketRefusals } from '#domain/refusals/market-refusals.ts';
import type { Manifest, Origin } from './manifest.ts';
import { licenseIds } from './license-names.ts';
import { provenances } from './terms.ts';
import type { LicenseId } from './license-names.ts';
import type { Provenance } from './terms.ts';

/** A work of somebody else that a package is made of, with the terms that it hands on. */
export interface Source extends Origin {
  provenance: Provenance;
}

/** The licenses under which something made of a work may go on: the terms of Creative Commons hold for what is made of it as well. */
const handedOn: Readonly<Record<LicenseId, readonly LicenseId[]>> = {
  'CC0-1.0': licenseIds,
  'CC-BY-4.0': ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0'],
  'CC-BY-SA-4.0': ['CC-BY-SA-4.0'],
  'CC-BY-NC-4.0': ['CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0'],
  'CC-BY-NC-SA-4.0': ['CC-BY-NC-SA-4.0'],
};

type Terms = Pick<Source, 'license' | 'provenance'>;

/** The licenses that keep the terms of all sources, the freest first; none where the sources cannot go together. */
export const licensesOf = (sources: readonly Terms[]): LicenseId[] =>
  licenseIds.filter((license) => sources.every((source) => handedOn[source.license].includes(license)));

/** How something made of these sources can have been made: what AI had a part in is not made by people alone. */
export const provenancesOf = (sources: readonly Terms[]): Provenance[] =>
  provenances.filter((provenance) => provenance !== 'human' || sources.every((source) => source.provenance === 'human'));

/** What is said of something at first that is made of these sources: what is said of them. */
export function termsOf(sources: readonly Terms[]): Partial<Terms> {
  if (sources.length === 0) return {};
  const said = new Set(sources.map(({ provenance }) => provenance));
  const [license] = licensesOf(sources);
  return { ...(license && { license }), provenance: provenances.findLast((provenance) => said.has(provenance)) ?? 'human' };
}

/** Why something cannot be offered on these terms; null where they keep those of its sources. */
export function problemOfTerms({ license, provenance }: Terms, sources: readonly Terms[]): keyof typeof marketRefusals | null {
  const allowed = licensesOf(sources);
  if (allowed.length === 0) return 'listing.sourcesApart';
  if (!allowed.includes(license)) return 'listing.licenseOfSource';
  return provenancesOf(sources).includes(provenance) ? null : 'listing.madeWithAi';
}

/** The works of others that a package was made of. */
export const originsOf = ({ basedOn, alsoBasedOn = [] }: Pick<Manifest, 'basedOn' | 'alsoBasedOn'>): Origin[] =>
  basedOn === null ? [] : [basedOn, ...alsoBasedOn];

type Made = Pick<Manifest, 'title' | 'author' | 'version' | 'license' | 'provenance' | 'basedOn' | 'alsoBasedOn'>;

/** The works of others in what is made of a package: the package itself, or where that is one’s own, what it was made of. */
export function sourcesIn(made: Made, isOwn: boolean): Source[] {
  const { title, author, version, license, provenance } = made;
  return isOwn ? originsOf(made).map((origin) => ({ ...origin, provenance })) : [{ title, author, version, license, provenance }];
}

/** Sources as a manifest names them, each once. */
export function originsIn(sources: readonly Source[]): Pick<Manifest, 'basedOn' | 'alsoBasedOn'> {
  const named = new Map(
    sources.map(({ title, author, version, license }) => [JSON.stringify([title, author, version]), { title, author, version, license }]),
  );
  const [basedOn = null, ...alsoBasedOn] = named.values();
  return { basedOn, ...(alsoBasedOn.length > 0 && { alsoBasedOn }) };
}
