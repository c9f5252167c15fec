import { readVtt } from './read-vtt.ts';
import type { VideoCue } from './read-vtt.ts';

/** What is written down of a video beside its file. */
interface VideoAbout {
  title: string;
  summary: string;
  /** Its place in the list. */
  order: number;
  seconds: number;
  width: number;
  height: number;
}

export interface Video extends VideoAbout {
  slug: string;
  /** Where its files are. */
  file: string;
  poster: string;
  captionsFile: string;
  chaptersFile: string;
  captions: VideoCue[];
  chapters: VideoCue[];
}

const abouts = import.meta.glob<VideoAbout>('#content/videos/*/about.json', { import: 'default', eager: true });
const texts = import.meta.glob<string>('#content/videos/*/*.vtt', { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>('#content/videos/*/*.{webm,webp,vtt}', { query: '?url', import: 'default', eager: true });

const slugIn = (path: string) => path.split('/').at(-2) ?? '';

/** Every video of the product, in the order in which somebody new watches them. */
export const videos: readonly Video[] = Object.entries(abouts)
  .map(([path, about]) => {
    const beside = (all: Readonly<Record<string, string>>, name: string) => all[path.replace('about.json', name)] ?? '';
    return {
      ...about,
      slug: slugIn(path),
      file: beside(files, 'video.webm'),
      poster: beside(files, 'poster.webp'),
      captionsFile: beside(files, 'captions.vtt'),
      chaptersFile: beside(files, 'chapters.vtt'),
      captions: readVtt(beside(texts, 'captions.vtt')),
      chapters: readVtt(beside(texts, 'chapters.vtt')),
    };
  })
  .toSorted((one, other) => one.order - other.order);
