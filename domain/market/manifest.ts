import { z } from 'zod';
import { Id, Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { hasHiddenCharacters, hiddenCharactersIn } from '#domain/text/hidden-characters.ts';
import { Contents } from './contents.ts';
import { licenseIds } from './license-names.ts';
import { packageKinds, provenances } from './terms.ts';
import { VERSION_FORM } from './version.ts';

/** What files of packages call themselves. */
export const packageFormat = 'hearthlore-package';

const seen = (field: string) => (text: string) => !hasHiddenCharacters(text) || hiddenCharactersIn(field);
const line = (field: string, most: number, empty: string) =>
  words(most)
    .min(1, empty)
    .superRefine((text, context) => {
      const verdict = seen(field)(text);
      if (verdict !== true) context.addIssue({ code: 'custom', message: verdict });
    });

/** What a publisher says of a package. Bad input names its field. */
export const PackageAbout = z.object({
  title: line('The title', limits.listingTitleLength, 'Please give it a title.'),
  /** One line, as it stands on the card. */
  summary: line('The summary', limits.listingSummaryLength, 'Please say in one line what it is.'),
  /** Paragraphs are parted by an empty line. */
  description: words(limits.listingDescriptionLength).min(1, 'Please describe it: what is it for, and what is in it?'),
  version: z
    .string()
    .trim()
    .max(limits.packageVersionLength)
    .regex(VERSION_FORM, 'A version is two or three numbers, such as 1.0 or 1.2.1.'),
  license: z.enum(licenseIds),
  provenance: z.enum(provenances),
  /** What its cover is drawn from. */
  cover: words(limits.listingTitleLength).min(1),
});
export type PackageAbout = z.infer<typeof PackageAbout>;

/** Where in a package its parts may lie; so that no part leaves its folder, and the manifest is none of them. */
const PartPath = z.string().regex(/^parts\/[a-z0-9][a-z0-9-]{0,60}\.(?:zip|json|png|jpg|webp)$/, 'A part lies in the folder parts.');

/** One file of a package: an export as the product makes it elsewhere. */
export const PackagePart = z.object({
  path: PartPath,
  /** The archive of a world, a file of homebrew, the file of a hero, a map of the map builder, random tables, stamps, or the picture on its cover. */
  holds: z.enum(['world', 'homebrew', 'hero', 'map', 'tables', 'stamps', 'cover']),
  bytes: z.int().min(1).max(limits.uploadBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type PackagePart = z.infer<typeof PackagePart>;

/** What a package was made of: another package, which its world, homebrew, maps, tables or stamps were installed from. */
export const Origin = z.object({
  title: words(limits.listingTitleLength),
  author: words(limits.packageAuthorLength),
  version: words(limits.packageVersionLength),
  license: z.enum(licenseIds),
});
export type Origin = z.infer<typeof Origin>;

const schema = PackageAbout.extend({
  format: z.literal(packageFormat),
  formatVersion: z.literal(1),
  kind: z.enum(packageKinds),
  author: words(limits.packageAuthorLength),
  /** The listing it came from, on whatever installation. */
  listing: Uuid.nullable(),
  /** The handwritten adventure that its world plays, of those that come with the product; null where the lore makes the story. */
  story: Id.nullable(),
  basedOn: Origin.nullable(),
  /** What else it was made of; left out where that is nothing. */
  alsoBasedOn: z.array(Origin).max(limits.packagesGot).optional(),
  contents: Contents,
  parts: z.array(PackagePart).min(1).max(limits.packageParts),
}).superRefine((manifest, context) => {
  const problem = problemOfParts(manifest.kind, manifest.parts);
  if (problem !== null) context.addIssue({ code: 'custom', path: ['parts'], message: problem });
});

/** What a package is and holds. It stands in the package as `package.json`, beside its parts. */
export interface Manifest extends z.infer<typeof schema> {}
export const Manifest: z.ZodType<Manifest> = schema;

const endings: Readonly<Record<PackagePart['holds'], RegExp>> = {
  world: /\.zip$/,
  homebrew: /\.json$/,
  hero: /\.json$/,
  map: /\.json$/,
  tables: /\.json$/,
  stamps: /\.json$/,
  cover: /\.(?:png|jpg|webp)$/,
};

/** What is wrong with the parts of a package; null where they fit its kind. */
function problemOfParts(kind: Manifest['kind'], parts: readonly PackagePart[]): string | null {
  const many = (holds: PackagePart['holds']) => parts.filter((part) => part.holds === holds).length;
  if (new Set(parts.map(({ path }) => path)).size < parts.length) return 'A part stands in it twice.';
  if (parts.some(({ path, holds }) => !endings[holds].test(path))) return 'A part is not what its name says.';
  if (bytesOf({ parts }) > limits.uploadBytes) return 'Its parts are too large.';
  if (many('cover') > 1 || many('tables') > 1 || many('stamps') > 1 || many('map') > limits.mapsPerPackage)
    return 'It holds too many parts.';
  if (kind === 'adventure') {
    const isOnly = many('world') === 1 && many('homebrew') + many('hero') + many('tables') + many('stamps') === 0;
    return isOnly ? null : 'An adventure holds one world, and beside it nothing but maps and a cover.';
  }
  if (many('world') > 0) return 'A pack of assets holds no world.';
  if (parts.length === many('cover')) return 'It holds nothing.';
  return many('homebrew') <= 1 && many('hero') <= limits.heroesPerPackage ? null : 'It holds too many parts.';
}

/** The picture on the cover of a package; undefined where that is drawn. */
export const coverOf = ({ parts }: Pick<Manifest, 'parts'>): PackagePart | undefined => parts.find(({ holds }) => holds === 'cover');

/** The address of the picture on the cover of a package; null where that is drawn. It changes with the picture. */
export function coverAddress(packageId: string, manifest: Pick<Manifest, 'parts'>): string | null {
  const cover = coverOf(manifest);
  return cover ? `/covers/${packageId}/${cover.sha256.slice(0, 32)}` : null;
}

/** The bytes of a package: of all its parts together. */
export const bytesOf = ({ parts }: { parts: readonly PackagePart[] }): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Writes a manifest as it stands in a package; the same manifest is always the same text. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(Manifest.parse(manifest), null, 1)}\n`;

/** The first part whose content is not what the manifest says; null where all are. `digestOf` answers the SHA-256 of what lies at a path, null where nothing does. */
export function brokenPart(manifest: Manifest, digestOf: (path: string) => { sha256: string; bytes: number } | null): PackagePart | null {
  const isWhole = ({ path, sha256, bytes }: PackagePart) => {
    const found = digestOf(path);
    return found !== null && found.sha256 === sha256 && found.bytes === bytes;
  };
  return manifest.parts.find((part) => !isWhole(part)) ?? null;
}
