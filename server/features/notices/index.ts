export * as accountListeners from './account-listeners.ts';
export { notifyOfApproach, withdrawApproach } from './seat-notices.ts';
export { pruneNotices } from './notices.store.ts';
export { notifyPeople, withdrawNotices } from './notify.ts';
export { openPush } from './open-push.ts';
export type { PushService } from './push/push-service.ts';
export { startPushWorker } from './push/push-worker.ts';
export * as tableListeners from './table-listeners.ts';
