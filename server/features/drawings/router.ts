import type { RunningEndpoints } from '#server/features/endpoints/index.ts';
import { draw } from './draw.ts';
import { subjects } from './subjects.ts';
import { suggest } from './suggest.ts';

/** What answers the operations on pictures that a service draws. */
export const router = (endpoints: RunningEndpoints) => ({ subjects: subjects(endpoints), suggest, draw: draw(endpoints) });
