import { keepToastPlace } from './toast-places.ts';

const keep = (element: HTMLElement | null) => (element === null ? undefined : keepToastPlace(element));

/** A place for toasts where they cover no controls. */
export function ToastSlot({ className }: { className: string }) {
  return <div ref={keep} className={className} />;
}
