import type { OutsideNotice } from '#domain/account/notice.ts';
import { registerWorker } from '#web/lib/service-worker.ts';
import { Store, useStore } from '#web/lib/store/store.ts';
import { subscribeToPush, unsubscribeFromPush } from './push-worker.ts';

/** Whether this browser shows notifications for the person: it cannot, the person has forbidden it, or they chose. */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on';

const keyOf = (personId: string) => `notifications:${personId}`;
/** How often something has changed here: what holds is asked of the browser, which tells of no change. */
const changes = new Store(0);
const tellOfChange = () => changes.set(changes.get() + 1);

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is closed: the choice holds until the page is left.
  }
  tellOfChange();
}

export function notificationState(personId: string): NotificationState {
  if (!('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && kept(keyOf(personId)) === 'on' ? 'on' : 'off';
}

export function useNotificationState(personId: string): NotificationState {
  return useStore(changes, () => notificationState(personId));
}

/** Asks the browser for its permission, because the person pressed a button for it, and subscribes to push messages. */
export async function turnOnNotifications(personId: string): Promise<NotificationState> {
  if ((await Notification.requestPermission()) !== 'granted') {
    tellOfChange();
    return notificationState(personId);
  }
  keep(keyOf(personId), 'on');
  // Without a push service, e.g. without a network, open pages show them all the same.
  await subscribeToPush().catch(() => undefined);
  return notificationState(personId);
}

export async function turnOffNotifications(personId: string): Promise<void> {
  keep(keyOf(personId), 'off');
  await unsubscribeFromPush();
}

/** Whether the offer at the table was put away. */
export function useOfferDismissed(personId: string): [boolean, () => void] {
  const key = `${keyOf(personId)}:offer`;
  const dismissed = useStore(changes, () => kept(key) === 'no');
  return [dismissed, () => keep(key, 'no')];
}

/** Whether the person looks elsewhere: at another tab, window or program. */
export function isAway(): boolean {
  return document.visibilityState === 'hidden' || !document.hasFocus();
}

/** Shows a notification to somebody who asked for them and looks elsewhere. Pressing it leads to its place. */
export async function showNotification(personId: string, { title, body, path, tag }: OutsideNotice): Promise<void> {
  if (!isAway() || notificationState(personId) !== 'on') return;
  const options = { body, tag, icon: '/assets/icon-192.png', data: { path } };
  const registration = await registerWorker();
  if (registration?.active) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    window.dispatchEvent(new CustomEvent('open-notice', { detail: path }));
    shown.close();
  });
}

/** Calls back with the place a pressed notification leads to; returns how to stop. */
export function onNotificationPressed(open: (path: string) => void): () => void {
  const fromPage = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') open(event.detail);
  };
  const fromWorker = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string') open(data.open);
  };
  window.addEventListener('open-notice', fromPage);
  navigator.serviceWorker?.addEventListener('message', fromWorker);
  return () => {
    window.removeEventListener('open-notice', fromPage);
    navigator.serviceWorker?.removeEventListener('message', fromWorker);
  };
}
