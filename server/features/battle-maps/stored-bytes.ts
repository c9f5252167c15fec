import { countPictureBytes } from './drawn/map-pictures.store.ts';
import { countTablePictureBytes } from './pictures/table-pictures.store.ts';
import { countTableSoundBytes } from './sounds/table-sounds.store.ts';

/** What somebody has stored with maps: pictures of their account, pictures under maps of campaigns, and sound files. */
export const bytesWithMaps = [countPictureBytes, countTablePictureBytes, countTableSoundBytes] as const;
