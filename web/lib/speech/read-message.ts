import { limits } from '#domain/limits/limits.ts';
import { spokenParts } from '#domain/text/spoken-parts.ts';
import { knownPerson } from '#web/lib/session/session.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { sayByBrowser } from './browser-teller.ts';
import type { Manner } from './browser-teller.ts';
import { readAloud } from './read-aloud.ts';
import { ServerTeller } from './server-teller.ts';

/** How the person who is signed in wants to be read to. */
export function ownManner(): Manner {
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

interface Reply {
  id: string;
  campaignId: string;
  content: string;
}

/** Reads a reply aloud with the voice of the server. Where that fails, its refusal is told, and a voice of this browser can be taken instead. */
export function readByServer({ id, campaignId, content }: Reply, hasVoices: boolean): void {
  const parts = spokenParts(content, limits.speechPartLength).length;
  const teller = new ServerTeller({ campaignId, messageId: id }, { parts, speed: () => ownManner().speed });
  readAloud.start({
    id,
    text: content,
    parts,
    say: teller.say,
    failed: (error) => {
      const { title, sentence } = refusalText(error, {
        title: 'Cannot read aloud',
        sentence: 'The voice of the server could not be played.',
      });
      if (!hasVoices) return notify.refusal(error, { title, sentence });
      return void notify.offer(title, sentence, { label: 'Use this browser’s voice', act: () => readByBrowser(id, content) });
    },
  });
}
