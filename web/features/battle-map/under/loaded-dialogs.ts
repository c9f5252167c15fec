import { lazyPart } from '#web/ui/router/lazy-part.tsx';

const dialogs = () => import('./picture-dialogs.ts');

export const TablePictureDialog = lazyPart(
  async () => ({ TablePictureDialog: (await dialogs()).TablePictureDialog }),
  'TablePictureDialog',
);
export const NewPicturedMap = lazyPart(async () => ({ NewPicturedMap: (await dialogs()).NewPicturedMap }), 'NewPicturedMap');
