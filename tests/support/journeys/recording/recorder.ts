import type { Locator, Page } from '@playwright/test';

/** A moment of a recording: what the screen showed, and where the pointer was. */
export interface Frame {
  /** Seconds from the beginning. */
  at: number;
  /** Its picture, by its place among the pictures. */
  shot: number;
  pointer: { x: number; y: number; isDown: boolean };
}

/** Something said or a part, from one second to another. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

export interface Recording {
  shots: readonly Buffer[];
  frames: readonly Frame[];
  captions: readonly Cue[];
  chapters: readonly Cue[];
  seconds: number;
  /** The picture that stands for it. */
  poster: Buffer;
}

const FRAME_SECONDS = 1 / 12;
const MOVE_SECONDS = 0.6;
/** Seconds for reading a caption: so many for each word, and some to find it. */
const [WORD_SECONDS, FIND_SECONDS] = [0.34, 0.9];
/** Letters that are typed between two pictures. */
const LETTERS = 6;

/**
 * Records what somebody does on a page. Its time is its own: a busy machine makes no video longer. A picture is taken where something
 * has changed, and the pointer is drawn between them.
 */
export class Recorder {
  #page: Page;
  readonly #shots: Buffer[] = [];
  readonly #frames: Frame[] = [];
  readonly #captions: Cue[] = [];
  readonly #chapters: { from: number; text: string }[] = [];
  #pointer = { x: 640, y: 380, isDown: false };
  #seconds = 0;
  #poster = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Looks over somebody else's shoulder from now on. */
  look(page: Page): void {
    this.#page = page;
  }

  /** Begins a part. */
  async chapter(text: string): Promise<void> {
    this.#chapters.push({ from: this.#seconds, text });
    await this.shoot();
  }

  /** Says a sentence, for as long as it takes to read it. */
  async say(text: string): Promise<void> {
    const from = this.#seconds;
    await this.shoot();
    this.hold(FIND_SECONDS + text.split(' ').length * WORD_SECONDS);
    this.#captions.push({ from, to: this.#seconds, text });
  }

  /** Moves the pointer to something and presses it; answers once `then` is in sight. */
  async press(what: Locator, then?: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    const box = await what.boundingBox();
    if (box === null) throw new Error('What is to be pressed is not in sight.');
    await this.shoot();
    this.#moveTo(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
    this.#pointer = { ...this.#pointer, isDown: true };
    this.hold(0.25);
    await what.click();
    await then?.waitFor();
    this.#pointer = { ...this.#pointer, isDown: false };
    await this.settle();
  }

  /** Types into a field, some letters at a time. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    for (let at = LETTERS; at < text.length + LETTERS; at += LETTERS) {
      await field.fill(text.slice(0, at));
      await this.shoot();
      this.hold(0.28);
    }
  }

  /** Takes pictures while something comes, until it is there. */
  async watch(what: Locator): Promise<void> {
    for (let shots = 0; shots < 40 && !(await what.isVisible()); shots += 1) {
      await this.#page.waitForTimeout(350);
      await this.shoot();
      this.hold(0.4);
    }
    await what.waitFor();
    await this.settle();
  }

  /** Waits until nothing moves any more, and shows that for a moment. */
  async settle(): Promise<void> {
    await this.#page.waitForTimeout(450);
    await this.shoot();
    this.hold(0.7);
  }

  /** What shows now stands for the whole. */
  markPoster(): void {
    this.#poster = this.#shots.length - 1;
  }

  /** Takes a picture, unless it is the same as the one before. */
  async shoot(): Promise<void> {
    const shot = await this.#page.screenshot({ animations: 'disabled', caret: 'initial' });
    if (this.#shots.at(-1)?.equals(shot) !== true) this.#shots.push(shot);
    this.#frame();
  }

  /** Lets time pass. */
  hold(seconds: number): void {
    const end = this.#seconds + seconds;
    // A frame now and then lets the picture become sharp.
    for (; this.#seconds < end; this.#seconds = Math.min(end, this.#seconds + 0.5)) this.#frame();
  }

  /** What was recorded. */
  end(): Recording {
    const poster = this.#shots[this.#poster];
    if (poster === undefined) throw new Error('Nothing was recorded.');
    const seconds = this.#seconds;
    const chapters = this.#chapters.map((each, n) => ({ ...each, to: this.#chapters[n + 1]?.from ?? seconds }));
    return { shots: this.#shots, frames: this.#frames, captions: this.#captions, chapters, seconds, poster };
  }

  #moveTo(x: number, y: number): void {
    const from = this.#pointer;
    const steps = Math.round(MOVE_SECONDS / FRAME_SECONDS);
    for (let step = 1; step <= steps; step += 1) {
      const share = 0.5 - Math.cos((Math.PI * step) / steps) / 2;
      this.#pointer = { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share, isDown: false };
      this.#seconds += FRAME_SECONDS;
      this.#frame();
    }
  }

  #frame(): void {
    const at = Math.round(this.#seconds * 1000) / 1000;
    if (this.#frames.at(-1)?.at === at) this.#frames.pop();
    this.#frames.push({ at, shot: this.#shots.length - 1, pointer: this.#pointer });
  }
}
