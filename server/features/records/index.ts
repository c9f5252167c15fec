export { bringBack } from './bring-back.ts';
export * as branchStore from './branches.store.ts';
export { isOnPlayedBranch, onBranch, onPlayedBranch, removedOnPlayedBranch } from './played-branch.store.ts';
export * as recordStore from './records.store.ts';
export { openRecord } from './record-documents.ts';
export type { RecordKind } from './record-kind.ts';
