export { openModel, storytellerLabel } from './model.ts';
export type { FallbackReason, NarratorModel } from './model.ts';
export type { End } from './narrator-model.ts';
export { campaignDelimiters } from './campaign-delimiters.ts';
export { plainText } from './prompt-parts/plain-text.ts';
export { runningModel } from './running-model.ts';
export type { ModelChoice } from './running-model.ts';
