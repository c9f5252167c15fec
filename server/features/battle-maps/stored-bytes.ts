import { countPictureBytes } from './drawn/map-pictures.store.ts';
import { countTableBytes } from './sounds/table-sounds.store.ts';

/** What somebody has stored with maps: pictures of their account, and what they laid on maps of campaigns. */
export const bytesWithMaps = [countPictureBytes, countTableBytes] as const;
