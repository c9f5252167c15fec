import type { RefusalCode } from '#domain/refusals/refusals.ts';
import type { ImportRefusal } from '#server/features/world-formats/index.ts';

/** What a refused archive or JSON inside a document is called to a person. */
export function refusalOf(code: ImportRefusal['refused']['code']): RefusalCode {
  const known: Partial<Record<ImportRefusal['refused']['code'], RefusalCode>> = {
    lockedArchive: 'document.encrypted',
    suspiciousRatio: 'document.bomb',
    suspiciousArchive: 'document.bomb',
    tooMuchUnpacked: 'document.bomb',
    tooManyFiles: 'document.unsafe',
    unsafePath: 'document.unsafe',
    link: 'document.unsafe',
    duplicatePath: 'document.unsafe',
    prototypeKey: 'document.unsafe',
    deepJson: 'document.tooDeep',
    hugeJson: 'document.tooLong',
  };
  return known[code] ?? 'document.broken';
}
