import { api } from '#web/lib/api.ts';
import type { Heard, Saying } from './browser-teller.ts';

/** A reply whose parts the server has said. */
interface Reply {
  campaignId: string;
  messageId: string;
}

/**
 * Says a reply with the voice of the server, part by part. One player is kept for all parts, because some browsers let only
 * those play that a press has begun. The next part is asked for while one is heard.
 */
export class ServerTeller {
  readonly #player = new Audio();
  readonly #asked = new Map<number, Promise<string>>();
  readonly #reply: Reply;
  readonly #speed: () => number;
  readonly #parts: number;

  constructor(reply: Reply, { parts, speed }: { parts: number; speed: () => number }) {
    this.#reply = reply;
    this.#parts = parts;
    this.#speed = speed;
  }

  say = (part: number, heard: Heard): Saying => {
    const player = this.#player;
    let state: 'waiting' | 'loaded' | 'stopped' = 'waiting';
    let isPaused = false;
    const play = () => void player.play().catch(heard.failed);
    const onEnd = () => {
      quit();
      heard.ended();
    };
    const onError = () => {
      quit();
      heard.failed(player.error);
    };
    const quit = () => {
      player.removeEventListener('ended', onEnd);
      player.removeEventListener('error', onError);
    };
    this.#ask(part).then((url) => {
      if (state === 'stopped') return;
      state = 'loaded';
      player.addEventListener('ended', onEnd);
      player.addEventListener('error', onError);
      player.src = url;
      player.playbackRate = this.#speed();
      if (!isPaused) play();
      // What it is refused for is told when its turn comes.
      if (part + 1 < this.#parts) this.#ask(part + 1).catch(() => undefined);
    }, heard.failed);
    return {
      pause: () => {
        isPaused = true;
        player.pause();
      },
      resume: () => {
        isPaused = false;
        player.playbackRate = this.#speed();
        if (state === 'loaded') play();
      },
      stop: () => {
        state = 'stopped';
        quit();
        player.pause();
      },
    };
  };

  #ask(part: number): Promise<string> {
    const asked = this.#asked.get(part) ?? api.speech.say({ ...this.#reply, part }).then(({ url }) => url);
    this.#asked.set(part, asked);
    return asked;
  }
}
