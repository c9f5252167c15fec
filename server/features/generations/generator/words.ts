import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';

const Words = z.array(z.string().min(1));
const words = contentFile('generator/words.json', z.object({ frame: Words, telling: Words, soft: Words, genre: Words }));

/** Words that hold a prompt together and are no thing in the world. */
export const frameWords: ReadonlySet<string> = new Set(words.frame);

/** Verbs that a prompt tells its story with; what stands beside them is the thing. */
export const tellingWords: ReadonlySet<string> = new Set(words.telling);

/** Words that say how a thing is: they belong to a thing that follows, and are none alone. */
export const softWords: ReadonlySet<string> = new Set(words.soft);

/** Words that name a manner of telling rather than something in the world. */
export const genreWords: ReadonlySet<string> = new Set(words.genre);
