import { lazyPart } from '#web/ui/router/lazy-part.tsx';

const dialogs = () => import('./map-dialogs.ts');

export const AccountDialog = lazyPart(dialogs, 'AccountDialog');
export const MakeDialog = lazyPart(dialogs, 'MakeDialog');
export const NewFromPictureDialog = lazyPart(dialogs, 'NewFromPictureDialog');
export const OpenDialog = lazyPart(dialogs, 'OpenDialog');
export const PictureDialog = lazyPart(dialogs, 'PictureDialog');
export const PutDialog = lazyPart(dialogs, 'PutDialog');
export const SaveDialog = lazyPart(dialogs, 'SaveDialog');
export const TakeDialog = lazyPart(dialogs, 'TakeDialog');
export const WorldMapDialog = lazyPart(dialogs, 'WorldMapDialog');

/** Fetches what presses open, before anybody presses. */
export async function preloadDialogs(): Promise<void> {
  const all = [
    AccountDialog,
    MakeDialog,
    NewFromPictureDialog,
    OpenDialog,
    PictureDialog,
    PutDialog,
    SaveDialog,
    TakeDialog,
    WorldMapDialog,
  ];
  await Promise.all(all.map(async (part) => part.preload()));
}
