const SCRIPT = '/service-worker.js';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

let registering: Promise<ServiceWorkerRegistration | null> | undefined;

/** Registers the worker that keeps the files of screens, and shows notices while no page is open; null where the browser knows none. */
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
