import type { ScriptedTurn } from '#tests/evenings/model-evening.ts';
import { home } from './home.ts';
import { quay } from './quay.ts';
import { slakes } from './slakes.ts';
import { tower } from './tower.ts';
import { town } from './town.ts';
import { wreck } from './wreck.ts';

/** All turns of the evening with a scripted model, in their order. */
export const script: readonly ScriptedTurn[] = [...quay, ...tower, ...town, ...slakes, ...wreck, ...home];
