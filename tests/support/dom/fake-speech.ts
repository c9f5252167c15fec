import { vi } from 'vitest';

/** What jsdom lacks of the Web Speech API: one text that is to be said. */
class FakeUtterance extends EventTarget {
  readonly text: string;
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

const voiceOf = (name: string, lang: string): SpeechSynthesisVoice => ({
  name,
  lang,
  default: false,
  localService: true,
  voiceURI: `urn:${name}`,
});

/** A browser that speaks: what it says is written down, and ends when the test says so. It queues and cancels as browsers do. */
export class FakeSpeech extends EventTarget {
  #voices: SpeechSynthesisVoice[] = [];
  #queue: FakeUtterance[] = [];
  readonly #begun = new WeakSet<FakeUtterance>();
  /** All that was begun, oldest first. */
  readonly said: { text: string; voice: string | null; rate: number }[] = [];

  getVoices = () => this.#voices;

  /** The voices are found, as browsers find them: after the page has asked. */
  find(...names: [name: string, lang: string][]): void {
    this.#voices = names.map(([name, lang]) => voiceOf(name, lang));
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak = (utterance: FakeUtterance) => {
    this.#queue.push(utterance);
    this.#begin();
  };

  /** Every utterance that is begun or waits ends with an error, later, as the standard has it. */
  cancel = () => {
    const cancelled = this.#queue.splice(0);
    queueMicrotask(() => cancelled.forEach((each) => each.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }))));
  };

  /** What is being said, or null for silence. */
  get speaking(): string | null {
    return this.#queue[0]?.text ?? null;
  }

  /** The text that is being said comes to its end. */
  finish(): void {
    this.#queue.shift()?.dispatchEvent(new Event('end'));
    this.#begin();
  }

  /** The voice breaks. */
  fail(): void {
    this.#queue.shift()?.dispatchEvent(Object.assign(new Event('error'), { error: 'synthesis-failed' }));
  }

  #begin(): void {
    const [utterance] = this.#queue;
    if (utterance === undefined || this.#begun.has(utterance)) return;
    this.#begun.add(utterance);
    this.said.push({ text: utterance.text, voice: utterance.voice?.name ?? null, rate: utterance.rate });
  }
}

/** Gives the browser of one test a speech of its own. */
export function giveSpeech(): FakeSpeech {
  const speech = new FakeSpeech();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return speech;
}
