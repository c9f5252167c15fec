/** Some letters that a page sets in one go. */
export interface PdfRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
}

/** One line of a page. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  right: number;
  size: number;
  /** Null where the line mixes fonts. */
  font: string | null;
}

/** Gathers a page's runs into lines, in the order in which the page sets them. */
export class PageLines {
  readonly #lines: PdfLine[] = [];

  add(run: PdfRun): void {
    const last = this.#lines.at(-1);
    if (run.text.trim() === '') {
      if (last && run.text !== '' && Math.abs(last.y - run.y) < last.size * 0.5) last.text += ' ';
      return;
    }
    const gap = last ? run.x - last.right : 0;
    if (!last || Math.abs(last.y - run.y) > Math.max(last.size, run.size) * 0.5 || gap < -run.size * 2) {
      this.#lines.push({ text: run.text, x: run.x, y: run.y, right: run.x + run.width, size: run.size, font: run.font });
      return;
    }
    const joint = gap > run.size * 1.6 ? ' | ' : gap > run.size * 0.15 && !/\s$/.test(last.text) ? ' ' : '';
    last.text += joint + run.text;
    last.right = run.x + run.width;
    last.size = Math.max(last.size, run.size);
    if (last.font !== run.font) last.font = null;
  }

  done(): PdfLine[] {
    return this.#lines;
  }
}
