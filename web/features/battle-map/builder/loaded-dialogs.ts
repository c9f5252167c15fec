import { lazyPart } from '#web/ui/router/lazy-part.tsx';

const dialogs = () => import('./map-dialogs.ts');

export const AccountDialog = lazyPart(async () => ({ AccountDialog: (await dialogs()).AccountDialog }), 'AccountDialog');
export const MakeDialog = lazyPart(async () => ({ MakeDialog: (await dialogs()).MakeDialog }), 'MakeDialog');
export const NewFromPictureDialog = lazyPart(
  async () => ({ NewFromPictureDialog: (await dialogs()).NewFromPictureDialog }),
  'NewFromPictureDialog',
);
export const OpenDialog = lazyPart(async () => ({ OpenDialog: (await dialogs()).OpenDialog }), 'OpenDialog');
export const DevicePictureDialog = lazyPart(
  async () => ({ DevicePictureDialog: (await dialogs()).DevicePictureDialog }),
  'DevicePictureDialog',
);
export const PutDialog = lazyPart(async () => ({ PutDialog: (await dialogs()).PutDialog }), 'PutDialog');
export const SaveDialog = lazyPart(async () => ({ SaveDialog: (await dialogs()).SaveDialog }), 'SaveDialog');
export const TakeDialog = lazyPart(async () => ({ TakeDialog: (await dialogs()).TakeDialog }), 'TakeDialog');
export const WorldMapDialog = lazyPart(async () => ({ WorldMapDialog: (await dialogs()).WorldMapDialog }), 'WorldMapDialog');

/** Fetches what presses open, before anybody presses. */
export async function preloadDialogs(): Promise<void> {
  const all = [
    AccountDialog,
    MakeDialog,
    NewFromPictureDialog,
    OpenDialog,
    DevicePictureDialog,
    PutDialog,
    SaveDialog,
    TakeDialog,
    WorldMapDialog,
  ];
  await Promise.all(all.map(async (part) => part.preload()));
}
