export { repeat } from './repeat.ts';
export type { RepeatedJob } from './repeat.ts';
export { TaskQueue } from './task-queue.ts';
export { systemTimers } from './timers.ts';
export type { Timers } from './timers.ts';
