import { queryClient } from '#web/lib/api.ts';
import { forgetPage } from '#web/lib/store/page-store.ts';
import { Toasts, notify } from '#web/lib/toasts/notify.tsx';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '#web/lib/queries/use-query.ts';
import { memoryHistory } from '#web/ui/router/history.ts';
import { Router } from '#web/ui/router/router.ts';
import { RouterProvider } from '#web/ui/router/router-view.tsx';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetDialogs } from './dialogs.ts';
import { FakeServer } from './fake-server.ts';
import type { Answers } from './fake-server.ts';
import { forgetPopovers } from './popovers.ts';

let server = new FakeServer();

/** Gives each test of this file a network of its own, and leaves nothing of one test to the next. */
export function renderAfresh(): void {
  beforeEach(() => {
    server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(() => {
    cleanup();
    notify.dismiss();
    queryClient.clear();
    forgetPage();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    forgetDialogs();
    forgetPopovers();
    if (server.unanswered.length > 0) throw new Error(`Called without an answer: ${server.unanswered.join(', ')}`);
  });
}

/**
 * Shows a component as a screen at `address` does: strictly, with the product's own query client, its router and its notices.
 * Gives a person to drive it, the server that answers it, and how to show it with other properties.
 */
export function renderAt(address: string, component: ReactNode, answers: Answers = {}) {
  server.answer(answers);
  const history = memoryHistory(address);
  const router = new Router([], () => [], history);
  const around = (inside: ReactNode) => (
    <StrictMode>
      <RouterProvider router={router}>
        <QueryClientProvider value={queryClient}>
          {inside}
          <Toasts />
        </QueryClientProvider>
      </RouterProvider>
    </StrictMode>
  );
  const person = userEvent.setup();
  const shown = render(around(component));
  return { person, server, history, router, show: (next: ReactNode) => shown.rerender(around(next)), close: shown.unmount };
}
