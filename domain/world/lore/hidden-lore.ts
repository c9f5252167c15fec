import { passagesOf } from '#domain/permissions/audience.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';

/** Lore by who reads it. */
export interface LoreByReader {
  /** What not everybody at the table may read. */
  hidden: readonly string[];
  /** What everybody may read. */
  open: readonly string[];
}

/** Takes entries apart by who may read them. A text whose fences are not in order is hidden as a whole. */
export function loreByReader(entries: readonly { text: string; audience: LoreAudience }[]): LoreByReader {
  const passages = entries.flatMap(
    ({ text, audience }) =>
      passagesOf(text)?.map((each) => ({ ...each, isOpen: audience === 'everyone' && each.audience === 'everyone' })) ?? [
        { text, isOpen: false },
      ],
  );
  const texts = (isOpen: boolean) => passages.filter((each) => each.isOpen === isOpen).map(({ text }) => text);
  return { hidden: texts(false), open: texts(true) };
}
