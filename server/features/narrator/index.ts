export { isOverModelQuota } from './is-over-model-quota.ts';
export * as narratorListeners from './listeners.ts';
export { lockTableOf } from './lock-table.ts';
export { startNarrator } from './narrator.ts';
export { playOn, rewindTo } from './rewind.ts';
export * as narratorUsage from './usage.store.ts';
export * as wholeReplies from './whole.store.ts';
