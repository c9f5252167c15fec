export { current } from './current.ts';
export { answerCycles, answerTalk, welcomeTables } from './listeners.ts';
export { openModel } from './model/model.ts';
export type { NarratorModel } from './model/model.ts';
export { Narrator } from './narrator.ts';
export { stop } from './stop.ts';
