import { limits } from '#domain/limits/limits.ts';
import { mebibyte, kibibyte } from '#domain/limits/units.ts';

/** What an import may weigh and hold. Everything here is checked before anything of the file is kept. */
export const importLimits = {
  /** Bytes of the file as it is uploaded. */
  packedBytes: limits.uploadBytes,
  /** Bytes of everything in it, unpacked. */
  unpackedBytes: 100 * mebibyte,
  /** Files in an archive, folders counted too. */
  files: 25_000,
  /** How many times its packed size a file may grow to; small files may grow further. */
  ratio: 200,
  ratioFloorBytes: 256 * kibibyte,
  pathLength: 1000,
  folderDepth: 32,
  jsonDepth: 64,
  /** Values and keys in one JSON document. */
  jsonValues: 2_000_000,
  frontmatterBytes: mebibyte,
  /** Uses of YAML anchors in the frontmatter of one note. */
  yamlAliases: 20,
  entries: limits.loreEntries,
  tomes: limits.tomes,
  /** Files that the world keeps, its entries' pictures among them. */
  keptFiles: limits.filesPerWorld,
};
