import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';

/** Where a character came from who was not made here: a package of the marketplace with its terms, or a file of another program. */
export const CharacterSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('package'),
    title: words(limits.listingTitleLength),
    author: words(limits.packageAuthorLength),
    version: words(limits.packageVersionLength),
    /** As the marketplace calls them. */
    license: words(limits.packageAuthorLength),
    provenance: words(limits.packageAuthorLength),
  }),
  z.object({ kind: z.literal('file'), program: z.enum(['foundry', 'beyond']) }),
]);
export type CharacterSource = z.infer<typeof CharacterSource>;
