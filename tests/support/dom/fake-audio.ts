import { vi } from 'vitest';

/** The player of one test, which says what it plays and ends when the test says so. */
export class FakeAudio extends EventTarget {
  src = '';
  playbackRate = 1;
  isPlaying = false;
  readonly error = null;

  play = async () => void (this.isPlaying = true);
  pause = () => void (this.isPlaying = false);

  /** The recording comes to its end. */
  finish(): void {
    this.isPlaying = false;
    this.dispatchEvent(new Event('ended'));
  }

  /** The recording cannot be played. */
  break(): void {
    this.isPlaying = false;
    this.dispatchEvent(new Event('error'));
  }
}

/** Gives the browser of one test players that make no sound; answers those that were made, oldest first. */
export function givePlayers(): FakeAudio[] {
  const players: FakeAudio[] = [];
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super();
        players.push(this);
      }
    },
  );
  return players;
}
