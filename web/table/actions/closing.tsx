import { Bookmark, Flag } from 'lucide-react';

/** What closes an evening: buttons where there is room, else in the menu. */
export const closing = [
  { id: 'save', label: 'Save', note: 'Keep a point to come back to', by: 'looksAfter', icon: <Bookmark aria-hidden /> },
  { id: 'end', label: 'End Session', note: 'Close the evening with a recap', by: 'shares', icon: <Flag aria-hidden /> },
] as const;
