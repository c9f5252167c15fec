import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';

const NAME = 'hearthlore.guides';

/** How far somebody has come with the guides on this device. */
interface ReadMarks {
  read: readonly string[];
  /** The guide that was opened last. */
  last: string | null;
}

const blank: ReadMarks = { read: [], last: null };

function marksIn(value: unknown): ReadMarks | null {
  if (typeof value !== 'object' || value === null) return null;
  const [read, last]: unknown[] = [Reflect.get(value, 'read'), Reflect.get(value, 'last')];
  const slugs: unknown[] = Array.isArray(read) ? read : [];
  return { read: slugs.filter((slug) => typeof slug === 'string'), last: typeof last === 'string' ? last : null };
}

const readMarks = () => readStored(localStorage, NAME, marksIn) ?? blank;

/** Notes which guide is open. */
export const noteOpened = (slug: string): void => writeStored(localStorage, NAME, { ...readMarks(), last: slug });

/** The read marks of this device, and how to set one. */
export function useReadMarks() {
  const [marks, setMarks] = useState(readMarks);
  const mark = (slug: string, isRead: boolean) => {
    const before = readMarks();
    const others = before.read.filter((each) => each !== slug);
    const after = { ...before, read: isRead ? [...others, slug] : others };
    writeStored(localStorage, NAME, after);
    setMarks(after);
  };
  return { ...marks, mark };
}
