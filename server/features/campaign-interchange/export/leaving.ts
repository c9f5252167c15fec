import type { CampaignManifest, LeftBehind, LinedPart } from '#domain/campaign-file/campaign-file.ts';
import { linedParts } from '#domain/campaign-file/campaign-file.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { NumberedPeople } from './number-people.ts';
import type { PartWriter } from './part-writer.ts';

/** A campaign on its way out. */
export interface Leaving {
  kernel: Kernel;
  campaignId: string;
  /** With whose eyes it is read. */
  ownerId: string;
  /** The last position that is in it. */
  upTo: number;
  people: NumberedPeople;
  parts: PartWriter;
  /** What stays behind, counted as it is met. */
  left: CampaignManifest['left'];
}

/** Counts what stays behind. */
export function leave({ left }: Leaving, what: LeftBehind, many = 1): void {
  if (many > 0) left[what] = (left[what] ?? 0) + many;
}

/** Writes a part line by line, each a value of JSON. */
export async function writeLines(
  { parts, people }: Leaving,
  part: LinedPart,
  values: AsyncIterable<object> | Iterable<object>,
): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const value of values) yield `${people.number(JSON.stringify(value))}\n`;
  }
  await parts.write(linedParts[part], lines());
}

/** Everything that is listed by positions, a page at a time. */
export async function* pagesOf<Row extends { position: number }>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const page = await read(after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}
