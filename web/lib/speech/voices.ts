import { Store, useStore } from '#web/lib/store/store.ts';

/** The voices of this browser, those of the page's language first; none where it has no speech at all. */
const voices = new Store<readonly SpeechSynthesisVoice[]>([]);

/** What speaks in this browser; null where nothing does. */
export function synthesis(): SpeechSynthesis | null {
  return typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
}

let watched: SpeechSynthesis | null = null;

/** Looks which voices there are, now and whenever the browser finds others. */
function watchVoices(): void {
  const speech = synthesis();
  const look = () => voices.set((speech?.getVoices() ?? []).toSorted((one, other) => ranked(one) - ranked(other)));
  if (speech === watched) return;
  watched = speech;
  look();
  // Browsers find their voices after the page has loaded, and only if they are asked.
  speech?.addEventListener('voiceschanged', look);
}

const ranked = ({ lang }: SpeechSynthesisVoice) => (/^en\b/i.test(lang) ? 0 : 1);

/** The voices of this browser, as it finds them. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  return useStore(voicesWatched);
}

const voicesWatched = {
  get: voices.get,
  subscribe: (tell: () => void) => {
    const stop = voices.subscribe(tell);
    watchVoices();
    return stop;
  },
};

/** The voice of that name; the browser's own choice, null, where there is none. */
export function voiceNamed(name: string | null): SpeechSynthesisVoice | null {
  return voices.get().find((voice) => voice.name === name) ?? null;
}
