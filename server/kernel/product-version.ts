import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inProject } from './in-project.ts';

/** The version of this Hearthlore, as its package says it. */
export const productVersion = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(inProject('package.json'), 'utf8'))).version;
