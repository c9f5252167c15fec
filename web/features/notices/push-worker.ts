import { plainCall } from '#web/lib/calls/plain-call.ts';

const SCRIPT = '/service-worker.js';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

let registering: Promise<ServiceWorkerRegistration | null> | undefined;

/** Registers the worker that shows notices while no page is open; null where the browser knows none. */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  registering ??= register().catch(() => null);
  return registering;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  // The page's policy lets no script address through but this one.
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (isPolicyFactory(factory)) factory.createPolicy('default', { createScriptURL: (url) => (url === SCRIPT ? url : null) });
  return navigator.serviceWorker.register(SCRIPT);
}

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
