import { plainCall } from '#web/lib/calls/plain-call.ts';
import { registerWorker } from '#web/lib/service-worker.ts';

/** Subscribes this browser to push messages, again if it has done so before: the session may be another one. */
export async function subscribeToPush(): Promise<void> {
  const registration = await registerWorker();
  if (registration === null || !('pushManager' in registration)) return;
  const { key } = await plainCall('notices', 'pushKey', {});
  const subscription = (await usableSubscription(registration, key)) ?? (await subscribe(registration, key));
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return;
  await plainCall('notices', 'subscribe', { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } });
}

function subscribe(registration: ServiceWorkerRegistration, key: string) {
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The subscription this browser has, unless it was made for other keys than the server has now. */
async function usableSubscription(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
  const subscription = await registration.pushManager.getSubscription();
  const used = subscription?.options.applicationServerKey;
  if (!subscription || !used || base64Url(used) === key) return subscription;
  await subscription.unsubscribe();
  return null;
}

function base64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Ends the subscription here and on the server. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await registerWorker();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await plainCall('notices', 'unsubscribe', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
