import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { minutesOf, readGuide, wordsOf } from './guide-file.ts';
import type { GuideFile } from './guide-file.ts';

const guideId = /\/content\/guides\/[^/?]+\.md\?(about|body|words)$/;

/** What the list knows of a guide, what its page shows, and what the search looks through. */
const exported: Record<string, (guide: GuideFile) => unknown> = {
  about: (guide) => ({
    slug: guide.slug,
    title: guide.head.title,
    summary: guide.head.summary,
    readers: guide.head.for,
    order: guide.head.order,
    practice: guide.head.practice,
    video: guide.head.video,
    minutes: minutesOf(guide),
  }),
  body: ({ lead, sections }) => ({ lead, sections }),
  words: wordsOf,
};

/** Makes modules of the guides: `x.md?about`, `x.md?body` and `x.md?words`. A guide that is not well formed ends the build. */
export function guideModules(): Plugin {
  return {
    name: 'guide-modules',
    enforce: 'pre',
    async load(id) {
      const part = guideId.exec(id)?.[1];
      if (part === undefined) return null;
      const path = id.replace(/\?.*$/, '');
      this.addWatchFile(path);
      const guide = readGuide(basename(path, '.md'), await readFile(path, 'utf8'));
      return { code: `export const ${part} = ${JSON.stringify(exported[part]?.(guide))};`, moduleType: 'js', map: null };
    },
  };
}
