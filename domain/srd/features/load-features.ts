import { classIds } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import type { FeatureDetails } from './feature-details.ts';

/** A feature of a sheet, as far as it is looked up here. */
interface Named {
  from: 'species' | 'background' | 'class' | 'subclass' | 'feat' | 'homebrew' | 'form';
  /** The class it is of, where it is of one. */
  class: ClassId | null;
  name: string;
}

type File = () => Promise<{ default: readonly FeatureDetails[] }>;

/** The files of what features do. They are large, so that each is fetched when it is asked for. */
const files: Record<ClassId | 'species' | 'feats', File> = {
  barbarian: () => import('#content/srd/features/barbarian.json', { with: { type: 'json' } }),
  bard: () => import('#content/srd/features/bard.json', { with: { type: 'json' } }),
  cleric: () => import('#content/srd/features/cleric.json', { with: { type: 'json' } }),
  druid: () => import('#content/srd/features/druid.json', { with: { type: 'json' } }),
  fighter: () => import('#content/srd/features/fighter.json', { with: { type: 'json' } }),
  monk: () => import('#content/srd/features/monk.json', { with: { type: 'json' } }),
  paladin: () => import('#content/srd/features/paladin.json', { with: { type: 'json' } }),
  ranger: () => import('#content/srd/features/ranger.json', { with: { type: 'json' } }),
  rogue: () => import('#content/srd/features/rogue.json', { with: { type: 'json' } }),
  sorcerer: () => import('#content/srd/features/sorcerer.json', { with: { type: 'json' } }),
  warlock: () => import('#content/srd/features/warlock.json', { with: { type: 'json' } }),
  wizard: () => import('#content/srd/features/wizard.json', { with: { type: 'json' } }),
  species: () => import('#content/srd/features/species.json', { with: { type: 'json' } }),
  feats: () => import('#content/srd/features/feats.json', { with: { type: 'json' } }),
};
export type WrittenSource = keyof typeof files;
/** Where it stands what a feature does: in a file, or in the homebrew that whoever has it brings along. */
export type FeatureSource = WrittenSource | 'homebrew';
/** Every source of features. */
export const featureSources: readonly WrittenSource[] = [...classIds, 'species', 'feats'];

/** Where it stands what a feature of a character does; null for what has no more than its line. */
export function sourceOf({ from, class: of }: Pick<Named, 'from' | 'class'>): FeatureSource | null {
  if (from === 'background' || from === 'form') return null;
  if (from === 'homebrew') return 'homebrew';
  if (from === 'species') return 'species';
  return from === 'feat' ? 'feats' : of;
}

/** What the features of a source do. */
export async function loadFeatureDetails(source: WrittenSource): Promise<readonly FeatureDetails[]> {
  return (await files[source]()).default;
}

/** What this feature does; traits of a species are looked for among those of the species. */
export function detailsOf(
  details: readonly FeatureDetails[],
  { from, name }: Pick<Named, 'from' | 'name'>,
  species: SpeciesId,
): FeatureDetails | undefined {
  return details.find((each) => each.name === name && (from !== 'species' || each.of === species));
}
