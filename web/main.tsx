import './styles/index.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSessionEvent } from './lib/session/session-events.ts';
import { router } from './routes.tsx';

// Nobody who is not signed in needs it.
onSessionEvent((event) => {
  if (event === 'SIGNED_IN') void import('./lib/session/session-watch.ts').then(({ watchSession }) => watchSession());
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
