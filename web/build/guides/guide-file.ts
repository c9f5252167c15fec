import { limits } from '#domain/limits/limits.ts';
import { parse } from 'yaml';
import { z } from 'zod';

/** For whom a guide is written, in the order in which the list shows them. */
export const guideReaders = ['new', 'player', 'dm'] as const;

const Head = z.strictObject({
  title: z.string().min(3).max(60),
  /** One sentence under the title, and in the list. */
  summary: z.string().min(20).max(160),
  for: z.enum(guideReaders),
  /** Its place among the guides for the same readers. */
  order: z.int().min(1),
  /** What can be tried out at its end. */
  practice: z.enum(['roll-to-hit', 'first-turn']).optional(),
  /** The video that shows the same, by the name of its folder in `content/videos`. */
  video: z.string().optional(),
});

interface Section {
  id: string;
  title: string;
  /** Markdown without headings. */
  text: string;
}

/** A guide as it is written in its file. */
export interface GuideFile {
  slug: string;
  head: z.infer<typeof Head>;
  /** What stands before the first heading. */
  lead: string;
  sections: Section[];
}

const readableName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const fileForm = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads a guide: properties between two lines of dashes, then Markdown with headings of the second level. Refuses what is not one, by name and place. */
export function readGuide(slug: string, file: string): GuideFile {
  const [, properties, body] = fileForm.exec(file) ?? [];
  if (properties === undefined || body === undefined) throw wrong(slug, 'it must begin with its properties between two lines of ---.');
  if (!readableName.test(slug)) throw wrong(slug, 'the name of the file may hold small letters, figures and single dashes.');
  const head = Head.safeParse(parse(properties));
  if (!head.success) throw wrong(slug, z.prettifyError(head.error));
  const [lead = '', ...parts] = body.split(/^## /m);
  if (/^#/m.test(lead) || parts.some((part) => /^#/m.test(part.slice(1))))
    throw wrong(slug, 'its headings must be of the second level (##).');
  const sections = parts.map((part) => {
    const end = part.indexOf('\n');
    const title = part.slice(0, end).trim();
    return { id: idOf(title), title, text: part.slice(end).trim() };
  });
  if (sections.length === 0) throw wrong(slug, 'it has no heading.');
  if (new Set(sections.map(({ id }) => id)).size < sections.length) throw wrong(slug, 'two of its headings are the same.');
  return { slug, head: head.data, lead: lead.trim(), sections };
}

const wrong = (slug: string, why: string) => new Error(`content/guides/${slug}.md: ${why}`);

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The words that are read of a guide, without marks, addresses and pictures. */
export function wordsOf({ lead, sections }: GuideFile): string {
  return [lead, ...sections.flatMap(({ title, text }) => [title, text])]
    .join('\n')
    .replaceAll(String.raw`\|`, '|')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
    .replaceAll(/[[\]*_`>|#]|^- /gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export const minutesOf = (guide: GuideFile): number =>
  Math.max(1, Math.round(wordsOf(guide).split(' ').length / limits.readWordsPerMinute));
