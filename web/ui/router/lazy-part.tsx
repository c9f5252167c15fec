import { use } from 'react';
import type { ComponentType } from 'react';

/** A part of the product that is fetched when it is shown, or before: `preload`, which answers whether it is there. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<boolean> };

const RELOADED = 'reloaded for ';
const missing = /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/** Loads the page anew, once, where a file of a build is missing, as it is once the server has a newer one. */
function reloadsFor(error: unknown): boolean {
  if (!(error instanceof Error) || !missing.test(error.message)) return false;
  if (sessionStorage.getItem(RELOADED + error.message) !== null) return false;
  sessionStorage.setItem(RELOADED + error.message, '1');
  window.location.reload();
  return true;
}

/**
 * A component of a module that is fetched later; while it is, whatever it stands in waits. Where its file is missing the page is loaded
 * anew, once; then the screen says so.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  let failure: { error: unknown } | undefined;
  let loading: Promise<boolean> | undefined;
  const fetchPart = async () => {
    try {
      const module = await load();
      part = module[name];
    } catch (error) {
      failure = { error };
    }
  };
  const begin = () => {
    const begun = fetchPart().then(() => {
      if (failure) loading = undefined;
      // So React need not wait to find out.
      else void Object.assign(begun, { status: 'fulfilled', value: true });
      return !failure;
    });
    return begun;
  };
  const preload = () => {
    if (loading) return loading;
    failure = undefined;
    loading = begin();
    return loading;
  };
  function Part(props: Props) {
    if (failure && reloadsFor(failure.error)) use(new Promise(() => undefined));
    if (failure) throw failure.error;
    // Also once it is there: React asks whoever waited in one drawing to say so in the next.
    use(preload());
    const Shown = part;
    return Shown && <Shown {...props} />;
  }
  return Object.assign(Part, { preload });
}
