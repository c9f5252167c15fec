import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { ZipDeflate } from 'fflate';
import type { Zip } from 'fflate';
import type { Message } from '#domain/chat/message.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { listStories } from './stories.store.ts';
import type { Story } from './stories.store.ts';
import { storyFoot, storyHead, storyPart } from './story-page.ts';
import { safeName } from '#server/kernel/files/safe-name.ts';

/** How a story is written in one format; `part` is told whether it is the first. */
interface Format {
  ending: 'json' | 'html';
  head: (story: Story) => string;
  part: (message: Message, isFirst: boolean) => string;
  foot: string;
}

const formats: readonly Format[] = [
  {
    ending: 'json',
    head: ({ createdAt, deletedAt, ...story }) => {
      const about = { ...story, createdAt: createdAt.toISOString(), deletedAt: deletedAt?.toISOString() ?? null };
      return `{"campaign":${JSON.stringify(about)},"messages":[`;
    },
    part: (message, isFirst) => `${isFirst ? '\n' : ',\n'}${JSON.stringify(message)}`,
    foot: '\n]}\n',
  },
  { ending: 'html', head: storyHead, part: storyPart, foot: storyFoot },
];

/**
 * Writes the story of each campaign where somebody has a seat, as they may read it at the table: no whispers of others and no
 * secrets of its Dungeon Masters. Each format reads the story anew, because a zip holds one file after the other.
 */
export async function writeStories(db: Sql, userId: string, zip: Zip, out: Writable): Promise<void> {
  for (const [n, story] of (await listStories(db, userId)).entries()) {
    for (const format of formats) {
      if (out.destroyed) return;
      const mark = story.deletedAt === null ? '' : ' (deleted)';
      const file = new ZipDeflate(`stories/${n + 1} ${safeName(story.name)}${mark}.${format.ending}`);
      zip.add(file);
      file.push(Buffer.from(format.head(story)));
      await writeMessages(db, { userId, campaignId: story.id, format, file, out });
      file.push(Buffer.from(format.foot), true);
    }
  }
}

interface Writing {
  userId: string;
  campaignId: string;
  format: Format;
  file: ZipDeflate;
  out: Writable;
}

async function writeMessages(db: Sql, { userId, campaignId, format, file, out }: Writing): Promise<void> {
  let after = 0;
  for (let isFirst = true; !out.destroyed; isFirst = false) {
    const page = await messageStore.listMessagesFor(db, userId, campaignId, { after }, accountServerLimits.exportMessagesAtOnce);
    const last = page.at(-1);
    if (last === undefined) return;
    file.push(Buffer.from(page.map((message, n) => format.part(message, isFirst && n === 0)).join('')));
    after = last.position;
    if (out.writableNeedDrain) await once(out, 'drain', { signal: AbortSignal.timeout(60_000) });
    if (page.length < accountServerLimits.exportMessagesAtOnce) return;
  }
}
