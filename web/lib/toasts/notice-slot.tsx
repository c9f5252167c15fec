import { keepNoticePlace } from './notice-places.ts';

const keep = (element: HTMLElement | null) => (element === null ? undefined : keepNoticePlace(element));

/** A place for notices where they cover no controls. */
export function NoticeSlot({ className }: { className: string }) {
  return <div ref={keep} className={className} />;
}
