import { packageFormat } from './manifest.ts';
import type { Manifest, PackageAbout } from './manifest.ts';

/** What is said of a package that is published. */
export const aboutWeir: PackageAbout = {
  title: 'The Weir',
  summary: 'One evening at a weir.',
  description: 'A town, a weir, and a debt.',
  version: '1.0',
  license: 'CC-BY-4.0',
  provenance: 'human',
  cover: 'weir',
};

/** The manifest of a package that holds one world. */
export const adventureManifest: Manifest = {
  format: packageFormat,
  formatVersion: 1,
  ...aboutWeir,
  kind: 'adventure',
  author: 'Oda',
  listing: '5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0b01',
  story: null,
  basedOn: null,
  contents: { lore: { geography: 1 }, tomes: 0, scenes: ['The Gate'], people: [], entries: [], heroes: [] },
  parts: [{ path: 'parts/world.zip', holds: 'world', bytes: 12, sha256: 'a'.repeat(64) }],
};
