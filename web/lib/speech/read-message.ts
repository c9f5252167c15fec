import { limits } from '#domain/limits/limits.ts';
import { spokenParts } from '#domain/text/spoken-text.ts';
import { knownPerson } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { sayByBrowser } from './browser-teller.ts';
import type { Manner } from './browser-teller.ts';
import { readAloud } from './read-aloud.ts';

/** How the person who is signed in wants to be read to. */
function ownManner(): Manner {
  const { readAloudVoice: voice = null, readAloudSpeed: speed = 1 } = knownPerson()?.preferences ?? {};
  return { voice, speed };
}

/** Reads words aloud with a voice of this browser, and says so where it cannot. What is being read ends. */
export function readByBrowser(id: string, text: string, manner: () => Manner = ownManner): void {
  const parts = spokenParts(text, limits.browserSpeechLength);
  readAloud.start({
    id,
    text,
    parts: parts.length,
    // Chosen anew for each part, so that another speed is heard with the next one.
    say: (part, heard) => sayByBrowser(parts[part] ?? '', manner(), heard),
    failed: () =>
      notify.refusal(null, {
        title: 'Cannot read aloud',
        sentence: 'The voice of this browser did not answer. Choose another in Settings.',
      }),
  });
}
