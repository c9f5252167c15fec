import './styles/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Crash } from './app/crash.tsx';
import { Frame } from './app/frame.tsx';
import { loadPerson, watchSession } from './app/person.ts';
import { beginFirstPicture, FirstPicture } from './lib/first-picture.tsx';
import { onSessionEvent } from './lib/session/session-events.ts';
import { knownPerson, readFirstSession } from './lib/session/session.ts';
import { lostAt, screens } from './routes.tsx';
import { browserHistory } from './ui/router/history.ts';
import { RouterView } from './ui/router/router-view.tsx';
import { Router } from './ui/router/router.ts';

// Schemas, where a part brings them, are read without making functions of texts, which the page's policy forbids and the console would tell.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Nobody who is not signed in needs it.
onSessionEvent((event) => {
  if (event === 'SIGNED_IN') void watchSession();
});

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);
const router = new Router(screens, lostAt, browserHistory());

/** The page shows the shape of the screen until all of it is here: then React draws it once, and nothing moves. */
async function show() {
  beginFirstPicture();
  readFirstSession();
  await Promise.allSettled([router.load(), knownPerson() === null ? null : loadPerson()]);
  // As a transition it is drawn in short steps, and keys and presses come through in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <FirstPicture>
          <RouterView router={router} Crash={Crash}>
            <Frame />
          </RouterView>
        </FirstPicture>
      </StrictMode>,
    ),
  );
}

// No `await` here: other files of the build need this one, and would wait for each other. In a step of its own, as a place in the code
// that the browser looks up is then no place in this whole file.
queueMicrotask(() => void show());
