/** For whom a guide is written. */
export type GuideReaders = 'new' | 'player' | 'dm';
export type PracticeName = 'roll-to-hit' | 'first-turn';

/** What the list knows of a guide. `web/build/guides` makes it of the file. */
export interface GuideAbout {
  slug: string;
  title: string;
  summary: string;
  readers: GuideReaders;
  order: number;
  practice?: PracticeName;
  /** The video that shows the same, by its name in the address. */
  video?: string;
  minutes: number;
}

export interface GuideBody {
  /** Markdown, as the sections are. */
  lead: string;
  sections: { id: string; title: string; text: string }[];
}

const abouts = import.meta.glob<GuideAbout>('#content/guides/*.md', { query: '?about', import: 'about', eager: true });
const bodies = import.meta.glob<GuideBody>('#content/guides/*.md', { query: '?body', import: 'body' });

/** Who reads, in the order in which somebody comes to it. */
export const readerGroups = [
  { readers: 'new', title: 'New to this', note: 'Nothing to know beforehand. Read them in order, or only the first.' },
  { readers: 'player', title: 'For players', note: 'Your hero, your dice, and what they can do.' },
  { readers: 'dm', title: 'For Dungeon Masters', note: 'Preparing, leading, and looking after the people at your table.' },
] as const satisfies readonly { readers: GuideReaders; title: string; note: string }[];

const rankOf = ({ readers }: GuideAbout) => readerGroups.findIndex((group) => group.readers === readers);

/** All guides, in the order in which they are read. */
export const guides: readonly GuideAbout[] = Object.values(abouts).toSorted(
  (one, other) => rankOf(one) - rankOf(other) || one.order - other.order,
);

export const guidesFor = (readers: GuideReaders): GuideAbout[] => guides.filter((guide) => guide.readers === readers);

const slugIn = (path: string) => /([^/]+)\.md$/.exec(path)?.[1] ?? path;
const loaders = new Map(Object.entries(bodies).map(([path, load]) => [slugIn(path), load] as const));
const loaded = new Map<string, GuideBody>();

/** What a guide says, once it was fetched. */
export const guideNow = (slug: string): GuideBody | null => loaded.get(slug) ?? null;

/** Fetches what a guide says; nothing happens where there is no such guide. */
export async function loadGuide(slug: string): Promise<void> {
  const body = await loaders.get(slug)?.();
  if (body) loaded.set(slug, body);
}
