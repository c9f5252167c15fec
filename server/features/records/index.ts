export { bringBack } from './bring-back.ts';
export * as lines from './lines.store.ts';
export { isOnPlayedLine, onLine, onPlayedLine, removedOnPlayedLine } from './played-line.store.ts';
export * as recordStore from './records.store.ts';
export { openRecord } from './record-documents.ts';
export type { RecordKind } from './record-kind.ts';
