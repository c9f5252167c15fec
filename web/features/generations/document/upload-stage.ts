import { sizeOf } from '#web/ui/format/figures.ts';

/** What is going on with the document: it is made room for, sent, or about to be read. */
export type UploadStage = { is: 'waiting' } | { is: 'making' } | { is: 'sending'; share: number } | { is: 'opening' };

/** How far a document of so many bytes is. */
export function stageText(stage: UploadStage, size: number): string {
  if (stage.is === 'making') return 'Creating the world';
  if (stage.is === 'sending' && stage.share < 1) return `${sizeOf(stage.share * size)} of ${sizeOf(size)} sent`;
  return stage.is === 'opening' ? 'Opening the document' : 'Sent; the server is checking it';
}
