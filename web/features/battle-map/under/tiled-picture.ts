import type { Grid } from '#domain/battle-map/grid.ts';
import type { LaidPicture } from '#domain/battle-map/map-picture.ts';
import { shownInTile, tilesOf } from '#domain/battle-map/picture-tiles.ts';
import { battleBoard, battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { UnderPicture } from '#web/features/battle-map/data/scene.ts';

/** A part of a picture, as somebody may see it. */
export interface PicturePart {
  tile: number;
  type: string;
  base64: string;
}

interface TiledPictureInput {
  laid: LaidPicture;
  ask: (tiles: number[]) => Promise<readonly PicturePart[]>;
  /** More of it is there. */
  onMore: (under: UnderPicture) => void;
  onFail: () => void;
}

/** The picture under a map of which somebody knows a part: what they come to know is asked for and drawn where it belongs. */
export class TiledPicture {
  readonly #input: TiledPictureInput;
  readonly #canvas: HTMLCanvasElement;
  /** What showed of each part when it was drawn, and what shows of it now. */
  readonly #drawn = new Map<number, string>();
  #wanted = new Map<number, string>();
  #isBusy = false;
  #isOver = false;

  constructor(input: TiledPictureInput) {
    this.#input = input;
    const { across: width, down: height } = input.laid;
    this.#canvas = Object.assign(document.createElement('canvas'), { width, height });
  }

  get version(): string {
    return this.#input.laid.version;
  }

  /** Shows what somebody knows now: a sign for each cell. */
  show(grid: Grid, terrain: string): void {
    const { laid } = this.#input;
    const shown = tilesOf(laid).map((tile) => [tile.tile, shownInTile(grid, laid, tile, terrain)] as const);
    this.#wanted = new Map(shown.filter(([tile, signs]) => signs.includes('1') || this.#drawn.has(tile)));
    void this.#catchUp();
  }

  end(): void {
    this.#isOver = true;
  }

  async #catchUp(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let missing = this.#missing(); missing.length > 0 && !this.#isOver; missing = this.#missing()) await this.#draw(missing);
    } catch {
      if (this.#isOver) return;
      this.#input.onFail();
      setTimeout(() => void this.#catchUp(), battleBoard.pictureAgainMilliseconds);
    } finally {
      this.#isBusy = false;
    }
  }

  #missing(): [number, string][] {
    return [...this.#wanted].filter(([tile, shown]) => this.#drawn.get(tile) !== shown).slice(0, battleMapLimits.pictureTilesAtOnce);
  }

  async #draw(missing: readonly [number, string][]): Promise<void> {
    const { laid, ask, onMore } = this.#input;
    const parts = await ask(missing.map(([tile]) => tile));
    const images = new Map(await Promise.all(parts.map(async (part) => [part.tile, await imageOf(part)] as const)));
    const brush = this.#canvas.getContext('2d');
    for (const { tile, left, top, width, height } of tilesOf(laid)) {
      const shown = missing.find(([each]) => each === tile)?.[1];
      if (shown === undefined) continue;
      const image = images.get(tile);
      brush?.clearRect(left, top, width, height);
      if (image) brush?.drawImage(image, left, top);
      this.#drawn.set(tile, shown);
    }
    const { x, y, width, height } = laid;
    if (!this.#isOver) onMore({ image: this.#canvas, x, y, width, height });
  }
}

async function imageOf({ type, base64 }: PicturePart): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:${type};base64,${base64}`;
  await image.decode();
  return image;
}
