import type { FallenDie } from '#domain/dice/dice-of-roll.ts';
import { limits } from '#domain/limits/limits.ts';
import type { DiceScene } from './dice-scene.ts';
import { giveBack, graphicsOf } from './graphics.ts';

/** Throws dice in a place of the page, one roll after the other. What draws them is fetched with the first. */
export class StageHand {
  readonly #place: HTMLElement;
  readonly #canvas = document.createElement('canvas');
  #scene: DiceScene | null = null;
  #waiting: (readonly FallenDie[])[] = [];
  #isBusy = false;
  /** The place is gone, or nothing here draws in three dimensions. */
  #isOver = false;

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#canvas.className = 'size-full';
    this.#canvas.addEventListener('webglcontextlost', this.end, { once: true });
  }

  /** Throws dice now, or after those that roll. */
  take(dice: readonly FallenDie[]): void {
    if (this.#isOver) return;
    this.#waiting = [...this.#waiting, dice].slice(-limits.throwsWaiting);
    // Dice that cannot be drawn are no reason to trouble anybody: the result stands in words.
    if (!this.#isBusy) this.#work().catch(this.end);
  }

  /** Takes away the dice that lie here and those that wait. */
  drop = (): void => {
    this.#waiting = [];
    this.#scene?.clear();
    this.#canvas.remove();
  };

  /** Ends it, and gives back what it holds of the graphics card. */
  end = (): void => {
    this.drop();
    this.#isOver = true;
    this.#scene?.dispose();
    this.#scene = null;
  };

  async #work(): Promise<void> {
    this.#isBusy = true;
    try {
      this.#scene ??= await this.#open();
      for (let dice = this.#waiting.shift(); dice !== undefined && this.#scene !== null; dice = this.#waiting.shift()) {
        this.#place.append(this.#canvas);
        await this.#scene.throw(dice);
      }
    } finally {
      this.#waiting = [];
      this.#canvas.remove();
      this.#isBusy = false;
    }
  }

  /** Fetches what draws; null where nothing can, and where it could not be fetched: the next roll tries again. */
  async #open(): Promise<DiceScene | null> {
    const context = graphicsOf(this.#canvas);
    if (context === null) {
      this.#isOver = true;
      return null;
    }
    const part = await import('./dice-scene.ts').catch(() => null);
    if (this.#isOver) giveBack(context);
    if (part === null || this.#isOver) return null;
    const { fill, color, fontFamily } = getComputedStyle(this.#place);
    return new part.DiceScene(this.#canvas, context, { body: fill, number: color, font: fontFamily });
  }
}
