export { bringBack } from './bring-back.ts';
export * as branchStore from './branches.store.ts';
export { isOnPlayedBranch, onBranch, onPlayedBranch, removedOnPlayedBranch } from './played-branch.store.ts';
export * as documentStore from './documents.store.ts';
export * as wholeStore from './whole.store.ts';
export { openDocument } from './document-versions.ts';
export type { CampaignDocumentKind } from './campaign-document-kind.ts';
