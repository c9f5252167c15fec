import { synthesis, voiceNamed } from './voices.ts';

/** What somebody hears of one part of a text. */
export interface Heard {
  /** The part was said to its end. */
  ended: () => void;
  /** It cannot be said. */
  failed: (error: unknown) => void;
}

/** One part that is being said. */
export interface Saying {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** How a voice speaks, as the person has chosen. */
export interface Manner {
  /** The name of a voice of this browser; null for its usual one. */
  voice: string | null;
  speed: number;
}

/**
 * Says a text with a voice of this browser. A pause ends the speech and going on begins the same part again: on phones the
 * browser's own pause cannot be continued.
 */
export function sayByBrowser(text: string, { voice, speed }: Manner, heard: Heard): Saying {
  const speech = synthesis();
  /** The utterance whose end counts. It is held here, because browsers lose one that nobody holds, and its end with it. */
  let current: SpeechSynthesisUtterance | null = null;
  const say = () => {
    if (speech === null) return heard.failed(new Error('This browser has no voices.'));
    const utterance = new SpeechSynthesisUtterance(text);
    const chosen = voiceNamed(voice);
    if (chosen !== null) utterance.voice = chosen;
    utterance.lang = chosen?.lang ?? 'en';
    utterance.rate = speed;
    utterance.addEventListener('end', () => {
      if (current === utterance) heard.ended();
    });
    utterance.addEventListener('error', ({ error }) => {
      if (current === utterance) heard.failed(new Error(error));
    });
    current = utterance;
    speech.speak(utterance);
  };
  const hush = () => {
    current = null;
    speech?.cancel();
  };
  say();
  return { pause: hush, resume: say, stop: hush };
}
