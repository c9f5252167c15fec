// What presses open over the map builder comes in one file, which the first picture does not wait for.
export { AccountDialog } from './account-dialog.tsx';
export { MakeDialog } from './make-dialog.tsx';
export { NewFromPictureDialog } from './picture/new-from-picture-dialog.tsx';
export { OpenDialog } from './open-dialog.tsx';
export { DevicePictureDialog } from './picture/device-picture-dialog.tsx';
export { PutDialog } from './put-dialog.tsx';
export { SaveDialog } from './save-dialog.tsx';
export { TakeDialog } from './take-dialog.tsx';
export { WorldMapDialog } from './world-map-dialog.tsx';
