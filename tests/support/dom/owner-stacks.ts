import * as React from 'react';

/**
 * Keeps React from noting with each element where in the code it was made: that takes a fifth of the time of these tests. A warning
 * names its component all the same; only the lines of code behind it are missing. React itself stops after ten thousand.
 */
export function forgetOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  const made = { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', made);
}
