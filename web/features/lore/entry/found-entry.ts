import type { contract } from '#contract/index.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';

/** An entry with where its links lead, what leads to it, and its open conflicts. */
export type FoundEntry = InferContractRouterOutputs<typeof contract>['lore']['get'];
