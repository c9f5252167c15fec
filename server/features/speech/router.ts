import type { RunningEndpoints } from '#server/features/endpoints/index.ts';
import { say } from './say.ts';
import { voice } from './voice.ts';

/** What answers the operations on reading aloud. */
export const router = (endpoints: RunningEndpoints) => ({ say: say(endpoints), voice: voice(endpoints) });
