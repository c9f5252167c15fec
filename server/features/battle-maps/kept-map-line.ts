import { z } from 'zod';
import { KeptMapShape } from '#domain/battle-map/kept-map.ts';
import { migrate, numbered } from '#server/kernel/database/document-kind.ts';
import type { KeptMap } from './battle-maps.store.ts';
import { groundDocument } from './ground-document.ts';

/** A battle map as the file of a campaign holds it, with the version in which its ground is written. */
export const lineOfMap = ({ map, isShown }: KeptMap) => ({ map: numbered(groundDocument, map), isShown });

/** Such a line, of whatever version: brought to the newest and read. */
export const KeptMapLine = z.preprocess(
  (line) => (typeof line === 'object' && line !== null && 'map' in line ? { ...line, map: migrate(groundDocument, line.map) } : line),
  KeptMapShape,
);
