import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';

const Sentence = z.string().includes('{me}').includes('{new}');
const Kinship = z.string().includes('{new}');
const links = contentFile('generator/links.json', z.object({ growth: z.array(Sentence).min(1), kinship: z.array(Kinship).min(1) }));

/** How an entry that stands already goes on; `{new}` is an entry that comes with it. */
export const growth: readonly string[] = links.growth;

/** How an entry is bound to another when nothing nearer is known; `{new}` is the other. */
export const kinship: readonly string[] = links.kinship;
